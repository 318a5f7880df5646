package toy_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"islas/game"
	"islas/game/ai"
	"islas/game/internal/conform"
	"islas/game/match"
	"islas/game/record"
	"islas/game/toy"
)

func TestContract(t *testing.T) {
	conform.Game(t, toy.Game{}, toy.Lines{}, 30)
}

// TestPoints: a card counts twice behind one of the same number.
func TestPoints(t *testing.T) {
	for seed := range uint64(40) {
		m := play(t, seed, "random", "random")
		s := m.State()
		for seat := range game.Seat(2) {
			row, want := s.Row(seat), 0
			for i, c := range row {
				want += int(c)
				if i > 0 && row[i-1] == c {
					want += int(c)
				}
			}
			if len(row) != 5 || m.Points(seat) != want {
				t.Errorf("the row %v counts %d, want %d", row, m.Points(seat), want)
			}
		}
	}
}

// TestEasyBeatsRandom: the search of package search is worth something in a game that it was not written for.
func TestEasyBeatsRandom(t *testing.T) {
	wins := 0
	for seed := range uint64(200) {
		m := play(t, seed, "easy", "random")
		if m.Winners().Has(0) {
			wins++
		}
	}
	if wins < 140 {
		t.Errorf("easy wins %d of 200 games against random", wins)
	}
}

// TestOptions: an option out of its range, too many seats and an unknown level are refused in a sentence.
func TestOptions(t *testing.T) {
	g := toy.Game{}
	for want, change := range map[string]func(*match.Setup){
		"2 to 9 rounds, not 10": func(s *match.Setup) { s.Values = game.Values{toy.Rounds: 10} },
		"seats 0 to 1, not 2":   func(s *match.Setup) { s.Start = 2 },
		"2 to 4 seats, not 1":   func(s *match.Setup) { s.Seats = s.Seats[:1] },
		"there are human":       func(s *match.Setup) { s.Seats[0].Control = "wizard" },
	} {
		s := conform.Setup(g.Info(), 2, 0)
		change(&s)
		if _, _, err := match.New(g, s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want one with %q", err, want)
		}
	}
}

// TestRecordNamesWhatIsWrong damages a record of the toy.
func TestRecordNamesWhatIsWrong(t *testing.T) {
	m := play(t, 3, "random", "random")
	var b bytes.Buffer
	if err := record.Write(&b, toy.Lines{}, m.Setup(), m.Steps()); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(b.String(), "\n")
	for _, c := range []struct {
		line     int
		old, new string
		want     string
	}{
		{1, `"game":"toy"`, `"game":"chess"`, `the record is of the game "chess", not "toy"`},
		{1, `"rounds":5`, `"rounds":99`, "2 to 9 rounds"},
		{2, `"cards":[`, `"cards":[7,`, "not left in the deck"},
		{5, `"e":"lay"`, `"e":"end"`, "has to lay a card"},
		{5, `"e":"lay"`, `"e":"dance"`, "is not known"},
	} {
		text := append([]string(nil), lines...)
		text[c.line-1] = strings.Replace(text[c.line-1], c.old, c.new, 1)
		_, err := record.Read(strings.NewReader(strings.Join(text, "")), toy.Game{}, toy.Lines{})
		var wrong *record.Error
		if !errors.As(err, &wrong) || wrong.Line != c.line || !strings.Contains(wrong.Problem, c.want) {
			t.Errorf("line %d with %s: %v, want %q", c.line, c.new, err, c.want)
		}
	}
}

// play plays a game of computers to its end.
func play(t *testing.T, seed uint64, levels ...string) *match.Match[toy.Position, toy.Action, toy.Event] {
	t.Helper()
	g := toy.Game{}
	setup := conform.Setup(g.Info(), len(levels), seed)
	var players []ai.Player[toy.View, toy.Action]
	for i, level := range levels {
		setup.Seats[i].Control = level
		p, err := g.Player(level, seed)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	m, _, err := match.New(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		s := m.State()
		if _, err := m.Do(players[m.Decider()].Choose(g.View(&s, m.Decider()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
