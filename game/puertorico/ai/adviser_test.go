package ai

import (
	"testing"

	"islas/game/puertorico"
)

// TestAdviserTakesPoints has somebody build at the end of a game who will hardly build again: the adviser takes points that cost
// only doubloons, which are worth nothing any more, and does not leave them as search does where no choice makes a difference.
func TestAdviserTakesPoints(t *testing.T) {
	s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: 1203}, nil)
	if err != nil {
		t.Fatal(err)
	}
	n := uint64(0)
	for d := s.Decision(); d.Phase != puertorico.PhaseBuild || s.Round() < 14 || d.Seat != 1; d = s.Decision() {
		if s.Over() {
			t.Fatal("nobody builds in round 14")
		}
		if err := s.Apply(choose(t, "shipper", 1203<<10+n, &s), nil); err != nil {
			t.Fatal(err)
		}
		n++
	}
	if a := choose(t, "hard:100", n, &s); a != puertorico.PassAction() {
		t.Fatalf("hard does %v", a)
	}
	a := choose(t, Adviser+":100", n, &s)
	before := s.Points(1)
	if err := s.Apply(a, nil); err != nil || s.Points(1) <= before {
		t.Errorf("%v is suggested, for %d points, %v", a, s.Points(1)-before, err)
	}
}

// choose returns the action of a player of a level.
func choose(t *testing.T, level string, seed uint64, s *puertorico.State) puertorico.Action {
	t.Helper()
	p, err := New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p.Choose(s.View(s.Decision().Seat))
}
