package puertorico

import (
	"testing"

	"islas/game"
)

// TestMayorPrivilege: one colonist from the supply, optional, never from the ship (section 6.1).
func TestMayorPrivilege(t *testing.T) {
	for act, want := range map[string]int{"colonist": 2, "pass": 1} {
		l := lay(t, 3)
		for seat := range game.Seat(3) {
			l.island(seat, "corn")
		}
		l.hiring(20, 3)
		l.acts("role mayor")
		l.decides(0, "colonist")
		l.legal("colonist", "pass")
		l.acts(act)
		l.has("colonists", (*Player).Colonists, want, 1, 1)
		if supply, ship := l.State.Colonists(); ship != 3 || supply != 20-(want-1)-3 {
			t.Errorf("%d colonists are left, %d aboard", supply, ship)
		}
	}
	l := lay(t, 3)
	l.island(0, "corn")
	l.island(1, "corn")
	l.island(2, "corn")
	l.hiring(0, 3)
	l.acts("role mayor")
	l.has("colonists", (*Player).Colonists, 1, 1, 1)
	l.decides(1, "role")
	if _, ship := l.State.Colonists(); ship != 0 || l.Ending() != EndColonists {
		t.Errorf("%d aboard, ending %v", ship, l.Ending())
	}
}

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

// TestShipRefill: as many as there are empty circles on buildings, tiles and the colonists in San Juan do not count, at least one
// for each player; exactly the last colonist ends nothing, one too few does (section 6.4).
func TestShipRefill(t *testing.T) {
	for _, at := range []struct {
		city         string
		supply, ship int
		end          bool
	}{{"", 30, 3, false}, {"", 3, 3, false}, {"", 2, 2, true}, {"", 0, 0, true},
		{"0 sugar-mill, 0 coffee-roaster", 30, 5, false}, {"0 sugar-mill, 0 coffee-roaster", 5, 5, false}, {"0 sugar-mill, 0 coffee-roaster", 4, 4, true}} {
		l := lay(t, 3)
		l.island(0, "9 corn")
		l.island(1, "coffee")
		l.island(2, "coffee")
		if at.city != "" {
			l.city(1, at.city)
		}
		l.waiting(2, 9)
		l.hiring(at.supply, 0)
		l.acts("role mayor")
		if at.supply > 0 {
			l.acts("pass")
		}
		l.decides(1, "role")
		if supply, ship := l.State.Colonists(); ship != at.ship || supply != at.supply-ship || l.Ending() == EndColonists != at.end {
			t.Errorf("%q, supply %d: %d aboard, %d left, ending %v", at.city, at.supply, ship, supply, l.Ending())
		}
	}
}

// TestLift: everybody lifts all colonists, old and new, and all circles are filled as far as they go (section 6.3).
func TestLift(t *testing.T) {
	l := lay(t, 3)
	l.island(0, "4/4 corn")
	l.city(0, "office, 0 wharf")
	l.island(1, "corn")
	l.island(2, "corn")
	l.hiring(30, 0)
	l.acts("role mayor", "pass")
	l.decides(0, "placing")
	l.legal("man wharf 0", "man wharf 1")
	l.acts("man wharf 0")
	l.wasForced("man office 1", "man corn 4", "man corn 0", "man corn 0")
	if p := l.Player(0); p.Occupied(Wharf) || !p.Occupied(Office) || p.SanJuan() != 0 {
		t.Errorf("%d in the wharf, %d in the office, %d wait", p.Workers(Wharf), p.Workers(Office), p.SanJuan())
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
