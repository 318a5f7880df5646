package ai

import (
	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// random takes a kind of action, all equally likely, then an action of that kind. It never makes an offer. It is the baseline for
// the others, and what opponents.md counts in its last section.
type random struct{ seed uint64 }

func (r random) choose(v colonies.View) colonies.Action {
	chance := search.NewChance(source(r.seed, v.State()))
	return policy.New().AnyByKind(v.State(), &chance)
}

// source returns the seed of one decision. It depends on the player's seed and on what the player sees, so that equal views
// give equal answers.
func source(seed uint64, s *colonies.State) uint64 {
	d := s.Decision()
	left, _ := s.OffersLeft()
	h := search.Mix(seed, uint64(s.Round())<<32|uint64(uint8(d.Seat))<<24|uint64(d.Kind)<<16|uint64(d.Node)<<8|uint64(left))
	for seat := range game.Seat(s.Seats()) {
		a, b, c, d, e, f := s.Stock(seat)
		h = search.Mix(h, uint64(s.HandSize(seat))<<48|uint64(s.CardCount(seat))<<40|uint64(a)<<32|uint64(b)<<24|uint64(c)<<16|uint64(d)<<12|uint64(e)<<8|uint64(f))
	}
	for r, n := range s.Hand(d.Seat) {
		h = search.Mix(h, uint64(r)<<8|uint64(n))
	}
	for n := range colonies.Node(colonies.Nodes) { // ships that have moved
		if owner, cargo := s.ShipOn(n); owner != game.NoSeat {
			h = search.Mix(h, uint64(n)<<8|uint64(cargo.Total()))
		}
	}
	return search.Mix(h, uint64(s.TilesLeft())<<8|uint64(s.Pirate()))
}
