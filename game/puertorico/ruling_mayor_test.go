package puertorico

import (
	"testing"

	"islas/game"
)

// TestDeal: the ship's colonists go round one at a time from the mayor on, until none is left; an empty ship deals none.
func TestDeal(t *testing.T) {
	for ship, want := range map[int][MaxSeats]Barrels{0: {}, 1: {1: {1}}, 5: {{1}, {2}, {1}, {1}}, 11: {{2}, {3}, {3}, {3}}} {
		l := lay(t, 4)
		for seat := range game.Seat(4) {
			l.island(seat, "corn")
		}
		l.hiring(30, ship)
		l.acts("role prospector1", "role mayor", "pass")
		if got := l.find(EvDealt).By; got != want {
			t.Errorf("of %d are dealt %v, want %v", ship, got, want)
		}
	}
}

// TestPlacingIsComplete: every way to place colonists with all circles filled as far as they go is reached by exactly one
// sequence, and nothing else is (section 15).
func TestPlacingIsComplete(t *testing.T) {
	for colonists := range 14 {
		l := lay(t, 2)
		l.island(0, "2 coffee, 3 corn, quarry")
		l.city(0, "0 sugar-mill, 0 wharf, 0 coffee-roaster")
		l.island(1, "corn")
		if colonists > 0 {
			l.waiting(0, colonists)
		}
		l.hiring(0, 0)
		l.start()
		rooms := []int{1, 2, 3, 2, 3, 1} // wharf, roaster, mill, coffee, corn, quarry
		seen := map[[6]int]int{}
		var follow func(s State)
		follow = func(s State) {
			if s.Decision().Phase == PhasePlacing {
				for _, a := range s.Legal(nil) {
					after := s
					if err := after.Apply(a, nil); err != nil {
						t.Fatal(err)
					}
					follow(after)
				}
				return
			}
			p := s.Player(0)
			seen[[6]int{p.Workers(Wharf), p.Workers(CoffeeRoaster), p.Workers(SugarMill),
				int(p.working[Coffee]), int(p.working[Corn]), int(p.working[Quarry])}]++
			if p.Colonists() != colonists {
				t.Fatalf("%d colonists became %d", colonists, p.Colonists())
			}
		}
		s := l.State
		if err := s.Apply(RoleAction(Mayor), nil); err != nil {
			t.Fatal(err)
		}
		follow(s)
		want := 0
		var count func(i, left int)
		count = func(i, left int) {
			if i == len(rooms) {
				if left == max(0, colonists-12) {
					want++
				}
				return
			}
			for n := 0; n <= min(rooms[i], left); n++ {
				count(i+1, left-n)
			}
		}
		count(0, colonists)
		if len(seen) != want {
			t.Errorf("%d colonists: %d ways to place them, want %d", colonists, len(seen), want)
		}
		for way, n := range seen {
			if n != 1 {
				t.Errorf("%d colonists: %v is reached by %d sequences", colonists, way, n)
			}
		}
	}
}
