package puertorico

import "islas/game"

// Price returns the building's price for somebody with that many occupied quarries: the cost less the quarries, at most the
// building's column, and less 1 for the builder, not below 0 (section 7).
func (b Building) Price(quarries int, builder bool) int {
	n := b.Cost() - min(quarries, b.Column())
	if builder {
		n--
	}
	return max(n, 0)
}

// Price returns a building's price for a seat while builder is the builder, which may be the same seat.
func (s *table) Price(seat, builder game.Seat, b Building) int {
	return b.Price(int(s.players[seat].working[Quarry]), seat == builder)
}

// build gives the decider a building and returns its price.
func (s *State) build(b Building) (price int) {
	p := &s.players[s.decider]
	price = s.Price(s.decider, s.chooser, b)
	p.doubloons -= uint16(price)
	s.left[b]--
	p.owned |= 1 << b
	p.built[p.builtN] = b
	p.builtN++
	p.spaces += uint8(b.Spaces())
	return price
}
