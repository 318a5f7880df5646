package puertorico

import "islas/game"

// carrier returns the cargo ship that carries a kind, -1 if none does.
func (s *table) carrier(g Good) int {
	for i := range s.cargo[:s.ships] {
		if s.cargo[i].Kind == g {
			return i
		}
	}
	return -1
}

// ShipFor returns the cargo ship that carries a kind, or the largest if none does.
func (s *table) ShipFor(g Good) Cargo {
	if i := s.carrier(g); i >= 0 {
		return s.cargo[i]
	}
	return s.cargo[s.ships-1]
}

// LoadOn returns how many barrels of a kind a seat would load on cargo ship number i now: 0 if it may not, or has none. A kind
// that is on a ship goes there or nowhere; one on no ship goes on an empty ship that takes the most of it (section 10).
func (s *table) LoadOn(seat game.Seat, g Good, i int) int {
	n := int(s.players[seat].goods[g])
	if n == 0 {
		return 0
	}
	if at := s.carrier(g); at >= 0 {
		if at != i {
			return 0
		}
		return min(n, s.cargo[i].Room())
	}
	if s.cargo[i].Kind != NoGood {
		return 0
	}
	most := 0
	for k := range s.cargo[:s.ships] {
		if s.cargo[k].Kind == NoGood {
			most = max(most, min(n, int(s.cargo[k].Size)))
		}
	}
	if min(n, int(s.cargo[i].Size)) < most {
		return 0
	}
	return most
}

// shippable returns the kinds that a seat can load on some ship.
func (s *table) shippable(seat game.Seat) (set GoodSet) {
	empty := s.carrier(NoGood) >= 0
	for g := range Good(Goods) {
		if s.players[seat].goods[g] == 0 {
			continue
		}
		if at := s.carrier(g); at >= 0 && !s.cargo[at].Full() || at < 0 && empty {
			set |= 1 << g
		}
	}
	return set
}

// Wharf reports whether a seat can still load by the wharf in this phase, if it has barrels.
func (s *State) Wharf(seat game.Seat) bool {
	return s.players[seat].Occupied(Wharf) && !s.wharfed.Has(seat) && !s.done.Has(seat)
}

// Loadable returns the kinds that a seat can still load in this phase, by ship or wharf.
func (s *State) Loadable(seat game.Seat) GoodSet {
	switch {
	case s.done.Has(seat):
		return 0
	case s.Wharf(seat):
		return s.players[seat].goods.Kinds()
	}
	return s.shippable(seat)
}

// Loaders returns who can still load in this phase, in turn order from the decider on; nobody in other phases.
func (s *State) Loaders() (all []game.Seat) {
	if s.phase != PhaseLoad {
		return nil
	}
	for seat := range s.From(s.decider) {
		if s.Loadable(seat) != 0 {
			all = append(all, seat)
		}
	}
	return all
}

// LoadPoints returns the points that a seat wins for loading n barrels now: one each, one more for the captain's first load of
// the phase, one more with a harbour (section 10). It is 0 for no barrels.
func (s *State) LoadPoints(seat game.Seat, n int) int {
	if n == 0 {
		return 0
	}
	if seat == s.chooser && !s.loaded {
		n++
	}
	if s.players[seat].Occupied(Harbour) {
		n++
	}
	return n
}

// ShipOf returns the number of the cargo ship of a size, counted from 0; -1 if there is none.
func (s *table) ShipOf(size int) int {
	for i := range s.cargo[:s.ships] {
		if int(s.cargo[i].Size) == size {
			return i
		}
	}
	return -1
}

// load loads barrels of the decider, by the ship of a size or, with 0, by the wharf, and returns how many.
func (s *State) load(g Good, size int) (n int) {
	seat := s.decider
	p := &s.players[seat]
	if size == 0 {
		n = int(p.goods[g])
		s.goods[g] += uint8(n)
		s.wharfed = s.wharfed.Add(seat)
	} else {
		i := s.ShipOf(size)
		n = s.LoadOn(seat, g, i)
		s.cargo[i].Kind = g
		s.cargo[i].N += uint8(n)
	}
	p.goods[g] -= uint8(n)
	return n
}

// score gives the decider the points for n barrels loaded.
func (ch *change) score(n int) {
	seat := ch.decider
	points := ch.LoadPoints(seat, n)
	if seat == ch.chooser {
		ch.loaded = true
	}
	ch.players[seat].chips += uint16(points)
	last := ch.points > 0 && points >= int(ch.points)
	ch.points -= uint8(min(points, int(ch.points)))
	ch.tell(EvPoints, func(e *Event) {
		e.Seat = seat
		e.By[seat][0] = uint8(points)
	})
	if last {
		ch.trigger(EndChips, seat)
	}
}

// WarehouseKinds returns the number of kinds of which the player's warehouses keep all barrels: 0 to 3 (section 10).
func (p *Player) WarehouseKinds() (n int) {
	if p.Occupied(SmallWarehouse) {
		n++
	}
	if p.Occupied(LargeWarehouse) {
		n += 2
	}
	return n
}

// Loses reports whether the player loses barrels when storing, whatever is kept.
func (p *Player) Loses() bool {
	kinds := p.goods.Kinds().Len()
	beyond := kinds - p.WarehouseKinds()
	if beyond <= 0 {
		return false
	}
	for _, n := range p.goods {
		if beyond == 1 && n == 1 {
			return false // the single barrel is all of its kind
		}
	}
	return true
}

// keep removes the decider's barrels that are not kept.
func (s *State) keep(a Action) {
	p := &s.players[s.decider]
	for g, n := range a.Loses(p.goods) {
		p.goods[g] -= n
		p.lost[g] += n
		s.goods[g] += n
	}
}

// unload emits what was lost, and empties the full ships into the supply.
func (ch *change) unload() {
	var lost [MaxSeats]Barrels
	for seat := range ch.seats {
		lost[seat] = ch.players[seat].lost
		ch.players[seat].lost = Barrels{}
	}
	ch.tell(EvLost, func(e *Event) { e.By = lost })
	var sailed Barrels // 1 for each that has
	for i := range ch.cargo[:ch.ships] {
		if c := &ch.cargo[i]; c.Full() {
			ch.goods[c.Kind] += c.N
			c.Kind, c.N = NoGood, 0
			sailed[i] = 1
		}
	}
	if sailed != (Barrels{}) {
		ch.tell(EvSailed, func(e *Event) { e.By[0] = sailed })
	}
}
