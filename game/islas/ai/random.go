package ai

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/islas"
)

// random takes any legal action, all equally likely. It is the baseline for the others.
type random struct{ seed uint64 }

func (r random) choose(v islas.View) islas.Action {
	s := v.State()
	actions := s.Legal(nil)
	return actions[source(r.seed, &s).IntN(len(actions))]
}

// source returns a generator for one decision. It depends on the player's seed and on what the player sees, so that equal views
// give equal answers.
func source(seed uint64, s *islas.State) *rand.Rand {
	d := s.Decision()
	h := search.Mix(seed, uint64(s.Round())<<24|uint64(d.Phase)<<16|uint64(d.Seat)<<8|uint64(s.DeckSize()))
	for _, n := range s.Hand(d.Seat) {
		h = search.Mix(h, uint64(n))
	}
	for seat := range game.Seat(s.Seats()) {
		for c := range islas.Colour(islas.Colours) {
			h = search.Mix(h, uint64(s.Houses(seat, c))<<32|uint64(s.Palaces(seat, c))<<16|uint64(s.Towns(seat, c)))
		}
	}
	return rand.New(rand.NewPCG(h, uint64(s.DiscardSize())<<8|uint64(s.ShipSize())))
}
