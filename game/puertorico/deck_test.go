package puertorico

import (
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
