package ai

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// random takes any legal action, all equally likely. It is the baseline for the others.
type random struct{ seed uint64 }

func (r random) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	actions := s.Legal(nil)
	return actions[game.Below(source(r.seed, s), uint64(len(actions)))]
}

// source returns a generator for one decision. It depends on the player's seed and on what the player sees, so that equal views
// give equal answers.
func source(seed uint64, s *puertorico.State) *rand.PCG {
	d := s.Decision()
	taken, _ := s.Picks()
	h := search.Mix(seed, uint64(s.Round())<<40|uint64(taken)<<32|uint64(d.Phase)<<24|uint64(d.Seat)<<16|uint64(d.Role)<<8|uint64(d.Group))
	for seat := range game.Seat(s.Seats()) {
		p := s.Player(seat)
		h = search.Mix(h, uint64(p.Doubloons())<<24|uint64(p.Chips())<<8|uint64(p.Colonists()))
		for _, n := range p.Barrels() {
			h = search.Mix(h, uint64(n))
		}
	}
	return rand.NewPCG(h, uint64(s.Stack()))
}
