package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// ground is what is built on the board, by whomever. It is kept until something is built or falls.
type ground struct {
	known bool
	key   [colonies.MaxSeats]uint64
	towns [colonies.MaxSeats * (colonies.MaxSettlements + colonies.MaxCities)]town
	townN int
	near  [colonies.Nodes]bool // where nobody may settle any more
	roads [colonies.Edges]game.Seat
}

// town is a settlement or a city.
type town struct {
	at    colonies.Node
	owner game.Seat
	city  bool
}

// ground returns what is built.
func (p *Policy) ground() *ground {
	g, s := &p.built, p.s
	var key [colonies.MaxSeats]uint64
	for seat := range game.Seat(s.Seats()) {
		a, b, c, _, _, _ := s.Stock(seat)
		key[seat] = uint64(a)<<16 | uint64(b)<<8 | uint64(c)
	}
	if g.known && g.key == key {
		return g
	}
	*g = ground{known: true, key: key}
	for n := range colonies.Node(colonies.Nodes) {
		owner, city := s.At(n)
		if owner == game.NoSeat {
			continue
		}
		g.towns[g.townN] = town{n, owner, city}
		g.townN++
		g.near[n] = true
		for _, m := range n.Neighbours() {
			if m != colonies.NoNode {
				g.near[m] = true
			}
		}
	}
	for e := range colonies.Edge(colonies.Edges) {
		g.roads[e] = s.RoadOn(e)
	}
	return g
}

// yields keeps what settlements would earn, for as long as the same lies on the board.
type yields struct {
	key   uint64
	known [colonies.Nodes]bool
	of    [colonies.Nodes]colonies.Yield
}

// yield returns what a settlement on a node would earn.
func (p *Policy) yield(n colonies.Node) *colonies.Yield {
	y := &p.yields
	if !y.known[n] {
		y.known[n], y.of[n] = true, p.s.Yield(n)
	}
	return &y.of[n]
}

// refresh drops what is kept of yields if something else lies on the board.
func (y *yields) refresh(s *colonies.State) {
	key := uint64(1)
	for h := range colonies.Hex(colonies.Hexes) {
		key = key*0x9e3779b97f4a7c15 + uint64(s.Terrain(h))<<8 + uint64(s.Number(h))
	}
	for i := range colonies.Harbours {
		key = key*0x9e3779b97f4a7c15 + uint64(s.Harbour(i))
	}
	if key != y.key {
		y.key, y.known = key, [colonies.Nodes]bool{}
	}
}
