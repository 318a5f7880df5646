package colonies

import (
	"slices"
	"testing"
)

// TestReach: a ship reaches exactly where it can sail, on a way along water that touches no unknown place and not the pirate before
// its end, as long as the steps that it costs (section 10).
func TestReach(t *testing.T) {
	sails, pirates := 0, 0
	for seed := range uint64(4) {
		for _, s := range positions(t, MinSeats+int(seed%2), seed, 600) {
			if s.Decision().Kind != DecideMain {
				continue
			}
			legal := s.Legal(nil)
			for from := range s.ShipSet(s.Turn()).All {
				var to []Node
				for _, a := range legal {
					if a.Kind == Sail && a.Node == from {
						to = append(to, a.To)
					}
				}
				reach := s.Reach(from)
				if len(reach) != len(to) {
					t.Fatalf("from %d a ship reaches %v and can sail to %v", from, reach, to)
				}
				for i, l := range reach {
					way := s.Route(from, l.At)
					if l.At != to[i] || len(way) != l.Steps+1 || way[0] != from || way[l.Steps] != l.At || l.Steps > s.RangeLeft(from) {
						t.Fatalf("from %d to %d a ship takes %d steps: %v", from, to[i], l.Steps, way)
					}
					for k, n := range way[1:] {
						e := EdgeBetween(way[k], n)
						sides := e.Hexes()
						wet := sides[1] == NoHex || s.OpenSea(sides[0]) || s.OpenSea(sides[1])
						if e == NoEdge || !wet || n == s.Pirate() || k+1 < l.Steps && s.cache.unknown.Has(n) {
							t.Fatalf("the way %v goes where it cannot", way)
						}
					}
					if (l.Places[0] != NoHex) != s.cache.unknown.Has(l.At) {
						t.Fatalf("at %d the places %v are unknown", l.At, l.Places)
					}
					after := s
					if err := after.Apply(SailAction(from, l.At), nil); err != nil {
						t.Fatal(err)
					}
					if after.docked.Has(l.At) && !after.Over() && after.RangeLeft(l.At) != s.RangeLeft(from)-l.Steps {
						t.Fatalf("after %d of %d steps %d are left", l.Steps, s.RangeLeft(from), after.RangeLeft(l.At))
					}
					if home := s.StepsHome(from, l.At); l.Places[0] == NoHex && !after.Over() && home != after.StepsHome(l.At, l.At) {
						t.Fatalf("from %d by %d it is %d steps home, said were %d", from, l.At, after.StepsHome(l.At, l.At), home)
					}
					sails++
				}
				if home := s.StepsHome(from, from); home > 0 {
					at := slices.IndexFunc(reach, func(l Landing) bool { return s.players[s.turn].sites.Has(l.At) && HomeCoast().Has(l.At) })
					if home <= s.RangeLeft(from) && at < 0 {
						t.Fatalf("home is %d steps away, but cannot be reached: %v", home, reach)
					}
				}
			}
			if s.Pirate() != NoNode {
				pirates++
			}
		}
	}
	if sails < 1000 || pirates == 0 {
		t.Errorf("%d sails, the pirate is there %d times", sails, pirates)
	}
}

// TestLake: water that neither the frame nor the home sea joins is a lake: no ship, no coast, no fleet (sections 1 and 16).
func TestLake(t *testing.T) {
	s, err := New(Options{Seats: 3, Board: Beginner}, nil)
	if err != nil {
		t.Fatal(err)
	}
	middle := Hex(13)
	for around := land.hexNear[middle]; around != 0; {
		s.terrain[around.Pop()] = Mountain
	}
	s.terrain[middle] = Sea
	s.survey()
	if s.OpenSea(middle) || s.fleetBar(&s.players[0], middle) != BarLake {
		t.Error("a lake is open sea")
	}
	n := SiteOf(middle).Corners[3]
	if s.Coasts().Has(n) || s.cache.pirates.Has(n) {
		t.Errorf("node %d at the lake is on the coast", n)
	}
	// A strait to the open sea.
	s.terrain[12] = Sea
	s.survey()
	if !s.OpenSea(middle) || !s.Coasts().Has(n) || !s.cache.pirates.Has(n) {
		t.Error("the lake has no way to the sea")
	}
}
