package colonies

import (
	"slices"

	"islas/game"
)

// found puts a settlement of a seat on a node.
func (s *table) found(seat game.Seat, n Node) {
	p := &s.players[seat]
	i := int(p.townN)
	for ; i > 0 && p.towns[i-1].at > n; i-- {
		p.towns[i] = p.towns[i-1]
	}
	p.towns[i] = town{at: n}
	p.townN++
	p.sites.Add(n)
	s.built.Add(n)
	p.weave(n)
	if i := land.pierAt[n]; i != noPier {
		p.piers |= 1 << min(s.harbours[i], Resources)
	}
}

// raze takes a seat's settlement off the board; a city in its place is built by raise.
func (s *table) raze(seat game.Seat, n Node) {
	p := &s.players[seat]
	i := slices.IndexFunc(p.towns[:], func(t town) bool { return t.at == n })
	_ = slices.Delete(p.towns[:p.townN], i, i+1)
	p.townN--
	p.sites.Remove(n)
	s.built.Remove(n)
}

// raise makes a seat's settlement a city.
func (s *table) raise(seat game.Seat, n Node) {
	s.raze(seat, n)
	p := &s.players[seat]
	i := int(p.cityN)
	for ; i > 0 && p.cities[i-1] > n; i-- {
		p.cities[i] = p.cities[i-1]
	}
	p.cities[i] = n
	p.cityN++
	p.sites.Add(n)
	s.built.Add(n)
}

// pave puts a road of a seat on an edge.
func (s *table) pave(seat game.Seat, e Edge) {
	p := &s.players[seat]
	p.roads.Add(e)
	p.roadN++
	for _, n := range land.edges[e] {
		p.onRoads.Add(n)
	}
	p.weave(land.edges[e][0])
}

// weave finds which settlements are joined by own roads with a node.
func (p *player) weave(from Node) {
	web, front := NodeSet{}, NodeSetOf(from)
	for n := front.Pop(); n != NoNode; n = front.Pop() {
		web.Add(n)
		for k, e := range land.nodeEdges[n] {
			if p.roads.Has(e) && !web.Has(land.next[n][k]) {
				front.Add(land.next[n][k])
			}
		}
	}
	first := web
	lowest := uint8(first.Pop())
	for i := range p.towns[:p.townN] {
		if web.Has(p.towns[i].at) {
			p.towns[i].web = lowest
		}
	}
}

// dock puts a ship of a seat on its node.
func (s *table) dock(seat game.Seat, x ship) {
	p := &s.players[seat]
	i := int(p.shipN)
	for ; i > 0 && p.ships[i-1].at > x.at; i-- {
		p.ships[i] = p.ships[i-1]
	}
	p.ships[i] = x
	p.shipN++
	s.docked.Add(x.at)
}

// undock takes the ship of a seat off a node and returns it.
func (s *table) undock(seat game.Seat, n Node) ship {
	p := &s.players[seat]
	i := slices.IndexFunc(p.ships[:], func(x ship) bool { return x.at == n })
	x := p.ships[i]
	_ = slices.Delete(p.ships[:p.shipN], i, i+1)
	p.shipN--
	s.docked.Remove(n)
	return x
}

// lose returns tokens of a seat to the supply, and tells them as lost.
func (ch *change) lose(seat game.Seat, n Node, p Purse) {
	if p == (Purse{}) {
		return
	}
	ch.supply = ch.supply.plus(p)
	ch.tell(EvLost, func(e *Event) {
		e.Seat, e.Node = seat, n
		e.By[seat] = p.hand()
	})
}

// settleBase puts a base of a seat on a hex.
func (s *table) settleBase(seat game.Seat, h Hex) {
	s.players[seat].bases.Add(h)
	s.players[seat].baseN++
}

// basesFor returns the own bases that a settlement of a seat by base on a node would take: those on all the land that it touches.
// ok is false if one is missing.
func (s *table) basesFor(seat game.Seat, n Node) (set HexSet, ok bool) {
	for _, h := range land.nodeHexes[n] {
		if h != NoHex && s.terrain[h].Land() {
			set.Add(h)
		}
	}
	return set, set&^s.players[seat].bases == 0 && set != 0
}

// purseOf returns a purse with one token.
func purseOf(k Token) (p Purse) {
	p[k] = 1
	return p
}

// plus returns the purse with the tokens of another.
func (p Purse) plus(q Purse) Purse {
	for t, n := range q {
		p[t] += n
	}
	return p
}

// hand returns the purse as events hold it.
func (p Purse) hand() (h Hand) {
	copy(h[:], p[:])
	return h
}

// gain gives a seat cards of the bank; everybody sees them.
func (s *State) gain(seat game.Seat, h Hand) {
	s.bank = s.bank.Minus(h)
	s.receive(seat, h)
}

// pay takes cards of a seat to the bank; everybody sees them.
func (s *State) pay(seat game.Seat, h Hand) {
	s.bank = s.bank.Plus(h)
	s.give(seat, h)
}

// one returns a hand of n cards of a kind.
func one(r Resource, n uint8) (h Hand) {
	h[r] = n
	return h
}

// wins ends the game if the seat at turn has reached the goal (sections 17 and 22.2).
func (ch *change) wins() bool {
	if ch.turn == game.NoSeat || ch.over || ch.Points(ch.turn) < int(ch.goal) {
		return ch.over
	}
	ch.over = true
	for ch.taskN > 0 {
		ch.pop()
	}
	ch.tellState()
	ch.tell(EvOver, func(e *Event) { e.Seat = ch.turn })
	return true
}
