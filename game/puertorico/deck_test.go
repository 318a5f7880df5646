package puertorico

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
)

// deckFunc is a Deck that is a function.
type deckFunc func(tiles []Tile)

func (f deckFunc) Shuffle(tiles []Tile) { f(tiles) }

// TestDeck: the order of a deck decides which tiles are drawn, at the start and when the discards are shuffled.
func TestDeck(t *testing.T) {
	sorted := deckFunc(func(tiles []Tile) { slices.Sort(tiles) })
	s, err := NewWith(Options{Seats: 3}, sorted, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(s.Row()); got != "[coffee coffee coffee coffee]" {
		t.Errorf("the row is %s", got)
	}
	l := lay(t, 3)
	l.open("corn, 2 indigo, tobacco")
	l.stacked(0)
	s = l.State
	for _, a := range []Action{RoleAction(Settler), PassAction(), PassAction(), PassAction()} {
		if err := s.ApplyWith(a, sorted, nil); err != nil {
			t.Fatal(err)
		}
	}
	if got := fmt.Sprint(s.Row()); got != "[coffee coffee coffee coffee]" || s.Stack() != 46 {
		t.Errorf("the row is %s, %d in the stack", got, s.Stack())
	}
}

// TestBadDeck: a deck that exchanges tiles is an error, and then nothing has happened.
func TestBadDeck(t *testing.T) {
	for _, bad := range []deckFunc{
		func(tiles []Tile) { tiles[0], tiles[1] = Tile(Corn), Tile(Corn); tiles[2] = Tile(Corn) },
		func(tiles []Tile) { tiles[0] = Quarry },
		func(tiles []Tile) { tiles[0] = NoTile },
	} {
		var steps []Step
		if _, err := NewWith(Options{Seats: 3}, deckFunc(func(tiles []Tile) { slices.Sort(tiles); slices.Reverse(tiles); bad(tiles) }), &steps); !errors.Is(err, ErrDeck) {
			t.Errorf("a game begins with %v", err)
		}
		l := lay(t, 3)
		l.open("4 indigo")
		l.stacked(0)
		l.acts("role settler", "pass", "pass")
		before, told := l.State, len(l.steps)
		if err := l.ApplyWith(PassAction(), deckFunc(func(tiles []Tile) { slices.Sort(tiles); slices.Reverse(tiles); bad(tiles) }), &l.steps); !errors.Is(err, ErrDeck) || l.State != before || len(l.steps) != told {
			t.Errorf("the error is %v; %d steps were told", err, len(l.steps)-told)
		}
	}
}

// TestBadOptions: the error of impossible options is one sentence with the possible ones.
func TestBadOptions(t *testing.T) {
	for want, o := range map[string]Options{
		"2 to 5 players, not 6":  {Seats: 6},
		"2 to 5 players, not 1":  {Seats: 1},
		"seats 0 to 2, not 3":    {Seats: 3, Start: 3},
		"seats 0 to 2, not -1":   {Seats: 3, Start: game.NoSeat},
		"122 or 126 points":      {Seats: 5, Points: 100},
		"starts with 100 points": {Seats: 4, Points: 122},
	} {
		if _, err := New(o, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %q", o, err, want)
		}
	}
}

// TestReasonNames: every reason has a name of its own.
func TestReasonNames(t *testing.T) {
	seen := map[string]bool{"": true, "unknown": true}
	for r := range Reason(Reasons) {
		if seen[r.String()] {
			t.Errorf("reason %d is called %q", r, r)
		}
		seen[r.String()] = true
	}
	if Reason(Reasons).String() != "unknown" {
		t.Errorf("what is no reason is called %q", Reason(Reasons))
	}
}
