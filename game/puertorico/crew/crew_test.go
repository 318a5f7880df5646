package crew_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/puertorico/crew"
	"islas/game/puertorico/engine"
)

// TestCrewsArePlacements plays a game and checks at every decision of a placement that nobody is lost: whoever does not stand waits, all
// have places once they are filled, and that can be played.
func TestCrewsArePlacements(t *testing.T) {
	s, _, err := engine.Engine{}.New(game.Options{Seats: 4, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	src, seen := rand.NewPCG(1, 2), 0
	for !s.Over() {
		if s.Hand() > 0 {
			seen++
			c := crew.Lifted(&s).Filled(&s, s.Lifted(), s.Hand())
			if min(c.Waiting(), c.Empty(&s)) > 0 {
				t.Fatalf("%d wait although %d places are empty", c.Waiting(), c.Empty(&s))
			}
			if _, err := s.Place(c.Placement()); err != nil {
				t.Fatalf("%v can't be played: %v", c.Placement(), err)
			}
			for g := range s.Unplaced {
				at, all := crew.Circle{Group: g}, crew.Cleared(&s)
				if up := all.Clicked(at); up.Waiting() != s.Hand()-1 || !up.Stands(at) || up.Clicked(at) != all {
					t.Fatalf("two clicks on %v lead from %v by %v to %v", at, all, up, up.Clicked(at))
				}
			}
		}
		legal := s.Legal(nil)
		if err := s.Apply(legal[game.Below(src, uint64(len(legal)))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if seen < 20 {
		t.Errorf("only %d placements", seen)
	}
}
