package lines_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/game/puertorico/lines"
	"islas/game/record"
)

// Seeds of short games, for tests that read a record many times.
const (
	shortOfTwo  = 45
	shortOfFive = 159
)

// setup returns the setup of n players, whose chance and first governor depend on the seed.
func setup(n int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	s.Values = engine.Engine{}.Info().At(n).Complete(nil)
	for i := range n {
		s.Seats = append(s.Seats, match.Seat{Name: fmt.Sprintf("<%d> & Ñ", i), Control: "random"})
	}
	return s
}

// play plays a random game, and returns its steps.
func play(t testing.TB, setup match.Setup) []puertorico.Step {
	t.Helper()
	m, steps, err := match.New(engine.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	src := rand.New(rand.NewPCG(setup.Seed, 1))
	for !m.Over() {
		s := m.State()
		legal := s.Legal(nil)
		more, err := m.Do(legal[src.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	return steps
}

func write(t testing.TB, setup match.Setup, steps []puertorico.Step) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, setup, steps); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// recorded returns the record of a random game, line by line.
func recorded(t testing.TB, n int, seed uint64) []string {
	t.Helper()
	s := setup(n, seed)
	return split(string(write(t, s, play(t, s))))
}

// split returns the lines of a record, each with its line end.
func split(text string) []string {
	all := strings.SplitAfter(text, "\n")
	return all[:len(all)-1]
}

func tryRead(text string) (*record.Record[puertorico.State, puertorico.Action, puertorico.Event], error) {
	return record.Read(strings.NewReader(text), engine.Engine{}, lines.Lines{})
}

func read(t testing.TB, text string) *record.Record[puertorico.State, puertorico.Action, puertorico.Event] {
	t.Helper()
	r, err := tryRead(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// wrongLine returns the line in error, counted from 1; 0 if there is none.
func wrongLine(t testing.TB, text string) (line int, problem string) {
	t.Helper()
	_, err := tryRead(text)
	if err == nil {
		return 0, ""
	}
	var wrong *record.Error
	if !errors.As(err, &wrong) {
		t.Fatalf("the error names no line: %v", err)
	}
	return wrong.Line, wrong.Problem
}
