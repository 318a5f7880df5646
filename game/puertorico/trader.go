package puertorico

import "islas/game"

// SalePrice returns the doubloons that a seat gets for a barrel if it sells one while trader is the trader, which may be the same
// seat (section 9). It does not check whether the house takes it.
func (s *table) SalePrice(seat, trader game.Seat, g Good) int {
	p := &s.players[seat]
	n := g.Price()
	if p.Occupied(SmallMarket) {
		n++
	}
	if p.Occupied(LargeMarket) {
		n += 2
	}
	if seat == trader {
		n++
	}
	return n
}

// HouseTakes returns which kinds the trading house takes from a seat: none when it is full, otherwise those that it does not
// hold, with an occupied office all (section 9).
func (s *table) HouseTakes(seat game.Seat) GoodSet {
	const all = 1<<Goods - 1
	switch {
	case s.housed == HouseMax:
		return 0
	case s.players[seat].Occupied(Office):
		return all
	}
	var held GoodSet
	for _, g := range s.house[:s.housed] {
		held |= 1 << g
	}
	return all &^ held
}

// sell sells a barrel of the decider.
func (s *State) sell(g Good) {
	p := &s.players[s.decider]
	p.goods[g]--
	p.doubloons += uint16(s.SalePrice(s.decider, s.chooser, g))
	s.house[s.housed] = g
	s.housed++
}

// closeHouse empties the trading house at the end of the phase if it is full.
func (ch *change) closeHouse() {
	if ch.housed < HouseMax {
		return
	}
	for i, g := range ch.house {
		ch.goods[g]++
		ch.house[i] = NoGood
	}
	ch.housed = 0
	ch.tell(EvHouse, func(*Event) {})
}
