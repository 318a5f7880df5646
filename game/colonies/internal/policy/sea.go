package policy

import "islas/game/colonies"

// voyage is what a ship is up to.
type voyage struct {
	purpose Purpose
	to      colonies.NodeSet
	gain    int
}

// lands are what a ship could become a base for.
type lands struct {
	known  bool
	mark   uint64
	spaced colonies.NodeSet
	nodes  colonies.NodeSet // where it would lie
	worth  int
}

// Purpose is what a ship sails for.
type Purpose uint8

// The purposes.
const (
	Idle    Purpose = iota
	Homes           // home, with tokens
	Explore         // to the unknown
	Fetch           // to tokens of a settlement in the colonies
	Lands           // to land, to become a base there
)

// Voyage returns what the ship of a useful sail is up to, and how many steps it is from there before and after it.
func (p *Policy) Voyage(s *colonies.State, a colonies.Action) (purpose Purpose, before, after int) {
	p.at(s)
	p.seat = s.Decision().Seat
	p.look()
	v := p.voyage(a.Node)
	if v.purpose == Idle {
		return Idle, 0, 0
	}
	steps := p.field(&v.to)
	return v.purpose, int(steps[a.Node]), int(steps[a.To])
}

// voyage returns what a ship is up to.
func (x *surveyor) voyage(ship colonies.Node) (v voyage) {
	me := x.me
	_, cargo := x.s.ShipOn(ship)
	if n := cargo.Total(); n > 0 {
		stored := 0
		if x.s.Sites(x.seat).Has(ship) {
			stored = x.s.Stored(ship).Total()
		}
		if n == colonies.Hold || stored == 0 {
			v.purpose, v.to = Homes, x.landings()
			v.gain = 250 + 30*n
		}
		return v
	}
	try := func(purpose Purpose, to *colonies.NodeSet, worth, times int) {
		steps := times * int(x.field(to)[ship])
		if gain := worth * 2 * wNear / (steps + wNear); gain > v.gain {
			v.purpose, v.to, v.gain = purpose, *to, gain
		}
	}
	if me.left.bases > 0 {
		worth := wFound + wFoundSite - wShip
		switch {
		case me.left.settlements == 0:
			worth = wFound - wShip
		case me.baseSite:
			worth = wFound + wFoundMore - wShip
		}
		dark := x.s.Uncharted()
		try(Explore, &dark, worth, 1)
	}
	if me.colonies > 0 {
		stored := 0
		others := x.s.Docked()
		others.Remove(ship)
		var posts colonies.NodeSet
		for set := x.s.Sites(x.seat).Without(colonies.HomeNodes()).Without(others); !set.Empty(); {
			n := set.Pop()
			posts.Add(n)
			stored = max(stored, x.s.Stored(n).Total())
		}
		try(Fetch, &posts, wPost+wStored*stored, 2)
	}
	if me.left.bases > 0 && me.left.settlements > 0 && !me.baseSite {
		if l := x.lands(); l.worth > 0 {
			try(Lands, &l.nodes, l.worth, 1)
		}
	}
	return v
}

// lands returns what a ship of the seat that decides could become a base for.
func (x *surveyor) lands() *lands {
	l, spaced := &x.me.lands, x.s.Spaced()
	if l.known && l.mark == x.board.mark && l.spaced == spaced {
		return l
	}
	*l = lands{known: true, mark: x.board.mark, spaced: spaced}
	nodes := spaced.And(x.s.Coasts()).Without(x.barred(x.seat, x.s.BaseSet(x.seat)).two)
	for set := x.s.Colonies() &^ x.s.BaseSet(x.seat); set != 0; {
		h := set.Pop()
		if gain := x.baseAt(h, nodes) - wShip; gain > 0 {
			l.worth = max(l.worth, gain)
			l.nodes = l.nodes.Or(h.CornerSet())
		}
	}
	l.nodes = l.nodes.Without(x.s.Uncharted())
	return l
}

// landings returns the landings of the seat at home to which its ships sail: those that are free, if there are any.
func (x *surveyor) landings() colonies.NodeSet {
	if free := x.me.coast.Without(x.s.Docked()); !free.Empty() {
		return free
	}
	return x.me.coast
}

// sails lists the useful sails of a ship to some nodes.
func (p *Policy) sails(ship colonies.Node, to colonies.NodeSet) {
	v := p.voyage(ship)
	if v.purpose == Idle {
		return
	}
	steps := p.field(&v.to)
	before := steps[ship]
	if before == far {
		return
	}
	for !to.Empty() {
		n := to.Pop()
		if steps[n] >= before {
			continue
		}
		worth := 100 + v.gain + 8*int(before-steps[n])
		if steps[n] == 0 {
			worth += 40
		}
		a := p.option(&sails, worth)
		a.Node, a.To = ship, n
	}
}

// Unknown returns how many steps a ship sails from a node to one that touches an unknown place; ok is false where it cannot.
func (p *Policy) Unknown(s *colonies.State, n colonies.Node) (steps int, ok bool) {
	p.at(s)
	d := p.unknown()[n]
	return int(d), d != far
}
