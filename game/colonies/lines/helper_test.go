package lines_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/game/colonies/lines"
	"islas/game/match"
	"islas/game/record"
)

// short returns the short record of the page that describes records (its section 7).
func short(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/short.islas.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(data), "\r\n", "\n") // git may check it out either way
}

// setup returns the setup of n players to a goal, whose board, chance and first player depend on the seed.
func setup(n, goal int, seed uint64) match.Setup {
	s := match.Setup{Seed: seed, Start: game.Seat(seed % uint64(n))}
	s.Values = engine.Engine{}.Info().At(n).Complete(game.Values{engine.Board: 1 + int(seed%3), engine.Goal: goal})
	for i := range n {
		s.Seats = append(s.Seats, match.Seat{Name: fmt.Sprintf("<%d> & Ñ", i), Control: "random"})
	}
	return s
}

// play plays a random game, by kind first, for at most most actions, and returns its steps.
func play(t testing.TB, setup match.Setup, most int) []colonies.Step {
	t.Helper()
	m, steps, err := match.New(engine.Engine{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	src := rand.New(rand.NewPCG(setup.Seed, 1))
	for range most {
		s := m.State()
		if s.Over() {
			break
		}
		legal := s.Legal(nil)
		kind := legal[src.IntN(len(legal))].Kind
		legal = slices.DeleteFunc(legal, func(a colonies.Action) bool { return a.Kind != kind })
		more, err := m.Do(legal[src.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, more...)
	}
	return steps
}

func write(t testing.TB, setup match.Setup, steps []colonies.Step) string {
	t.Helper()
	var b bytes.Buffer
	if err := record.Write(&b, lines.Lines{}, setup, steps); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// recorded returns the record of a random game to a low goal, line by line.
func recorded(t testing.TB, n, goal int, seed uint64) []string {
	t.Helper()
	s := setup(n, goal, seed)
	return split(write(t, s, play(t, s, 10_000)))
}

// split returns the lines of a record, each with its line end.
func split(text string) []string {
	all := strings.SplitAfter(text, "\n")
	return all[:len(all)-1]
}

func tryRead(text string) (*record.Record[colonies.State, colonies.Action, colonies.Event], error) {
	return record.Read(strings.NewReader(text), engine.Engine{}, lines.Lines{})
}

func read(t testing.TB, text string) *record.Record[colonies.State, colonies.Action, colonies.Event] {
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
