package islas

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestRedraw: another chance comes to the same position. Nothing that anybody has or has put aboard changes; the deck and, once
// the ship arrives, its cards are the same in another order.
func TestRedraw(t *testing.T) {
	decks, ships := 0, 0
	eachPosition(t, func(s *State, r *rand.Rand) {
		other := *s
		other.Redraw(rand.NewPCG(r.Uint64(), 0))
		arriving := s.phase == PhaseSettle || s.phase == PhaseLose || s.phase == PhaseName
		if !sameCards(s.deck[:s.deckN], other.deck[:other.deckN]) || !sameCards(s.ship[:s.shipN], other.ship[:other.shipN]) {
			t.Fatal("other cards are still to come")
		}
		if s.deck != other.deck {
			decks++
		}
		if s.ship != other.ship {
			ships++
			if !arriving {
				t.Fatal("the cards aboard have changed places before the ship arrives")
			}
		}
		if other.rng == s.rng {
			t.Fatal("the generator is the same")
		}
		other.deck, other.ship, other.rng = s.deck, s.ship, s.rng
		if other != *s {
			t.Fatal("more has changed than what is still to come")
		}
	})
	if decks == 0 || ships == 0 {
		t.Errorf("%d decks and %d ships came to be in another order", decks, ships)
	}
}

// sameCards reports whether a and b hold the same cards, in whatever order.
func sameCards(a, b []Card) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
