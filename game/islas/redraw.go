package islas

import (
	"math/rand/v2"

	"islas/game"
)

// Redraw draws all chance to come anew: the order of the deck, that of the cards on a ship that is arriving, and the generator.
// Cards that have been dealt, drawn or put aboard stay, whoever knows of them.
func (s *State) Redraw(src rand.Source) {
	s.rng = *rand.NewPCG(src.Uint64(), src.Uint64())
	game.Shuffle(&s.rng, s.deck[:s.deckN])
	if s.phase == PhaseSettle || s.phase == PhaseLose || s.phase == PhaseName { // nobody knows any more which card is whose
		game.Shuffle(&s.rng, s.ship[:s.shipN])
	}
}
