package policy

import (
	"islas/game/colonies"
)

// board is what lies on the board, with what settlements would earn.
type board struct {
	tiles colonies.Tiles
	mark  uint64 // differs, almost surely, if anything else lies there; 0 before the first position
	known colonies.NodeSet
	of    [colonies.Nodes]yield
}

// yield is what a settlement on a node would earn.
type yield struct {
	colonies.Yield
	total int  // cards in 36 rolls
	home  bool // it is on the home island
}

// at begins to look at a position.
func (p *Policy) at(s *colonies.State) {
	p.s = s
	b := &p.board
	if b.mark != 0 && s.Lies(&b.tiles) {
		return
	}
	now := s.Tiles()
	for h := range now.Terrain {
		if now.Terrain[h] != b.tiles.Terrain[h] || now.Numbers[h] != b.tiles.Numbers[h] {
			b.known = b.known.Without(colonies.Hex(h).CornerSet())
		}
	}
	if now.Harbours != b.tiles.Harbours {
		b.known = colonies.NodeSet{}
	}
	b.tiles, b.mark = now, 1
	for h, t := range now.Terrain {
		b.mark = b.mark*prime + uint64(t)<<8 + uint64(now.Numbers[h])
	}
	for _, r := range now.Harbours {
		b.mark = b.mark*prime + uint64(r)
	}
	b.mark |= 1
}

// prime spreads the bits of marks.
const prime = 0x9e3779b97f4a7c15

// yield returns what a settlement on a node would earn.
func (p *Policy) yield(n colonies.Node) *yield {
	b := &p.board
	y := &b.of[n]
	if !b.known.Has(n) {
		b.known.Add(n)
		homes := colonies.HomeNodes()
		*y = yield{Yield: p.s.Yield(n), home: homes.Has(n)}
		y.total = y.Pips.Total()
	}
	return y
}
