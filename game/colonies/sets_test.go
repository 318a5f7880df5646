package colonies

import (
	"slices"
	"testing"
)

// TestLegalOf: what is legal of a kind is found in the same order as among all that is legal, and sails also as sets.
func TestLegalOf(t *testing.T) {
	var seen [Kinds]int
	for seed := range uint64(4) {
		for i, s := range positions(t, MinSeats+int(seed%2), seed, 1200) {
			d := s.Decision()
			if i%3 != 0 || d.Kind != DecideMain {
				continue
			}
			legal := s.Legal(nil)
			for k := range ActionKind(Kinds) {
				want := slices.DeleteFunc(slices.Clone(legal), func(a Action) bool { return a.Kind != k })
				if got := s.LegalOf(KindsOf(k), nil); !slices.Equal(got, want) {
					t.Fatalf("of %q %v is legal, not %v", forms[k].word, got, want)
				}
				seen[k] += len(want)
			}
			var sails []Action
			for set := s.ShipSet(d.Seat); !set.Empty(); {
				n := set.Pop()
				sails = s.Sails(n).targetsOf(onNode(Sail, n), sails)
			}
			if want := s.LegalOf(KindsOf(Sail), nil); !slices.Equal(sails, want) {
				t.Fatalf("the sails are %v, not %v", sails, want)
			}
		}
	}
	for _, k := range []ActionKind{End, Settle, BuildRoad, BuildShip, Buy, MoveFleet, PlayKnight, BankTrade, MakeOffer, Sail, MakeBase} {
		if seen[k] == 0 {
			t.Errorf("%q was never legal", forms[k].word)
		}
	}
}

// TestDistances: a ship needs as many steps to the nearest of some nodes as a search from it finds where no pirate is.
func TestDistances(t *testing.T) {
	near, never := 0, 0
	for seed := range uint64(4) {
		for i, s := range positions(t, MinSeats+int(seed%2), seed, 1200) {
			if i%97 != 0 {
				continue
			}
			s.pirate = NoNode
			var all [Nodes]uint8
			s.Distances(s.Uncharted(), &all)
			for n := range Node(Nodes) {
				want := uint8(Far)
				if s.docked.Has(n) && s.cache.unknown.Has(n) {
					continue // a ship never lies where nothing is known
				}
				if _, steps := s.steps(n, s.Uncharted()); steps >= 0 {
					want = uint8(steps)
					near++
				} else {
					never++
				}
				if all[n] != want {
					t.Fatalf("from %d it takes %d steps, not %d", n, all[n], want)
				}
			}
		}
	}
	if near == 0 || never == 0 {
		t.Errorf("%d nodes reach the unknown, %d do not", near, never)
	}
}
