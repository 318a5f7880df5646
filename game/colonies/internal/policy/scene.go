package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// scene is a position that is looked at, with what is remembered of its board.
type scene struct {
	s      *colonies.State
	seat   game.Seat // who decides
	board  board
	fields [fields]field
	bars   [colonies.MaxSeats]bars
}

// board is what lies on the board, with what settlements would earn.
type board struct {
	tiles  colonies.Tiles
	left   int    // tiles in the stack, -1 for not known: while they are as many, the board is the same
	mark   uint64 // differs, almost surely, if anything else lies there; 0 before the first position
	home   uint64 // the same for the home island alone
	known  colonies.NodeSet
	of     [colonies.Nodes]yield
	shores colonies.NodeSet // corners of known land of the colonies
}

// yield is what a settlement on a node would earn.
type yield struct {
	colonies.Yield
	total int  // cards in 36 rolls
	home  bool // it is on the home island
}

// at begins to look at a position.
func (x *scene) at(s *colonies.State) {
	x.s = s
	b := &x.board
	if b.mark != 0 && b.left == s.TilesLeft() {
		return
	}
	b.left = s.TilesLeft()
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
	b.tiles, b.home = now, 0
	for _, h := range colonies.HomeHexes() {
		b.home = b.home*prime + uint64(now.Terrain[h])<<8 + uint64(now.Numbers[h])
	}
	for _, r := range now.Harbours {
		b.home = b.home*prime + uint64(r)
	}
	b.mark = b.home
	for _, h := range colonies.Places() {
		b.mark = b.mark*prime + uint64(now.Terrain[h])<<8 + uint64(now.Numbers[h])
	}
	b.mark |= 1
	b.shores = colonies.NodeSet{}
	for set := s.Colonies(); set != 0; {
		b.shores = b.shores.Or(set.Pop().CornerSet())
	}
}

// part returns a mark of what lies on some hexes.
func (b *board) part(hexes colonies.HexSet) (mark uint64) {
	for hexes != 0 {
		h := hexes.Pop()
		mark = mark*prime + uint64(b.tiles.Terrain[h])<<8 + uint64(b.tiles.Numbers[h])
	}
	return mark
}

// prime spreads the bits of marks.
const prime = 0x9e3779b97f4a7c15

// yield returns what a settlement on a node would earn.
func (x *scene) yield(n colonies.Node) *yield {
	b := &x.board
	y := &b.of[n]
	if !b.known.Has(n) {
		b.known.Add(n)
		homes := colonies.HomeNodes()
		*y = yield{Yield: x.s.Yield(n), home: homes.Has(n)}
		y.total = y.Pips.Total()
	}
	return y
}

// field is how many steps ships sail from each node to one of some targets, if the pirate is not in the way; far where they cannot.
type field struct {
	mark    uint64
	targets colonies.NodeSet
	steps   [colonies.Nodes]uint8
}

// far is a distance that no ship sails.
const far = colonies.Far

// fields is the number of fields that are kept, a power of 2.
const fields = 64

// field returns the distances to some targets. It is valid until another is asked for.
func (x *scene) field(targets *colonies.NodeSet) *[colonies.Nodes]uint8 {
	mark := x.board.mark
	f := &x.fields[targets.Hash(mark)>>58]
	if f.mark != mark || f.targets != *targets {
		f.mark, f.targets = mark, *targets
		x.s.Distances(*targets, &f.steps)
	}
	return &f.steps
}

// unknown returns the distances to nodes that touch unknown places.
func (x *scene) unknown() *[colonies.Nodes]uint8 {
	set := x.s.Uncharted()
	return x.field(&set)
}

// nearness returns how much better a ship is built some steps from the unknown than elsewhere.
func nearness(steps uint8) int { return max(0, 12-int(steps)) }

// bars are the nodes of the colonies on which some bases are not enough for a settlement, and those on which they are not with one more.
type bars struct {
	mark     uint64
	bases    colonies.HexSet
	one, two colonies.NodeSet
}

// barred returns what bars some bases of the seat.
func (x *scene) barred(seat game.Seat, bases colonies.HexSet) *bars {
	b := &x.bars[seat]
	if b.mark == x.board.mark && b.bases == bases {
		return b
	}
	one := x.s.Uncharted().Or(colonies.HomeNodes())
	two := one
	for set := x.s.Colonies() &^ bases; set != 0; {
		corners := set.Pop().CornerSet()
		two, one = two.Or(one.And(corners)), one.Or(corners)
	}
	*b = bars{x.board.mark, bases, one, two}
	return b
}

// threat returns how much a seat is to be hindered, in hundredths: by its open points alone, whoever sits there.
func (x *scene) threat(seat game.Seat) int {
	left := max(1, x.s.Goal()-x.s.OpenPoints(seat))
	return 100 + 300/left
}

// wary is the number of points short of the goal from which nobody trades with a seat.
const wary = 3

// leads reports whether a seat is so close to the goal that nobody should help it.
func (x *scene) leads(seat game.Seat) bool {
	return x.s.OpenPoints(seat)+wary >= x.s.Goal()
}

// held returns about how many cards of a kind a seat holds, in hundredths, by their number and by what it earns.
func (x *scene) held(seat game.Seat, r colonies.Resource) int {
	income := x.s.Income(seat)
	all := income.Total() + colonies.Resources
	return 100 * x.s.HandSize(seat) * (int(income[r]) + 1) / all
}
