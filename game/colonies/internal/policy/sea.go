package policy

import "islas/game/colonies"

// field is how many steps ships sail from each node to one of some targets; far where they cannot.
type field struct {
	mark    uint64
	pirate  colonies.Node
	targets colonies.NodeSet
	steps   [colonies.Nodes]uint8
}

// far is a distance that no ship sails.
const far = colonies.Far

// fields is the number of fields that are kept, a power of 2.
const fields = 64

// field returns the distances to some targets. It is valid until another is asked for.
func (p *Policy) field(targets *colonies.NodeSet) *[colonies.Nodes]uint8 {
	mark, pirate := p.board.mark, p.s.Pirate()
	h := ((mark+uint64(pirate))*prime ^ targets[0]) * prime
	h = ((h^targets[1])*prime ^ targets[2]) * prime
	f := &p.fields[h>>58]
	if f.mark != mark || f.pirate != pirate || f.targets != *targets {
		f.mark, f.pirate, f.targets = mark, pirate, *targets
		p.s.Distances(*targets, &f.steps)
	}
	return &f.steps
}

// unknown returns the distances to nodes that touch unknown places.
func (p *Policy) unknown() *[colonies.Nodes]uint8 {
	set := p.s.Uncharted()
	return p.field(&set)
}

// voyage is what a ship is up to.
type voyage struct {
	purpose Purpose
	to      colonies.NodeSet
	gain    int
}

// lands are what a ship could become a base for.
type lands struct {
	known  bool
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
func (p *Policy) voyage(ship colonies.Node) (v voyage) {
	me := p.me
	_, cargo := p.s.ShipOn(ship)
	if n := cargo.Total(); n > 0 {
		stored := 0
		if p.s.Sites(p.seat).Has(ship) {
			stored = p.s.Stored(ship).Total()
		}
		if n == colonies.Hold || stored == 0 {
			v.purpose, v.to = Homes, p.landings()
			v.gain = 250 + 30*n
		}
		return v
	}
	try := func(purpose Purpose, to *colonies.NodeSet, worth, times int) {
		steps := times * int(p.field(to)[ship])
		if gain := worth * 2 * p.w.Near / (steps + p.w.Near); gain > v.gain {
			v.purpose, v.to, v.gain = purpose, *to, gain
		}
	}
	if me.left.bases > 0 {
		worth := p.w.Found + p.w.FoundSite - p.w.Ship
		switch {
		case me.left.settlements == 0:
			worth = p.w.Found - p.w.Ship
		case me.baseSite:
			worth = p.w.Found + p.w.FoundMore - p.w.Ship
		}
		dark := p.s.Uncharted()
		try(Explore, &dark, worth, 1)
	}
	if me.colonies > 0 {
		stored := 0
		others := p.s.Docked()
		others.Remove(ship)
		var posts colonies.NodeSet
		for set := p.s.Sites(p.seat).Without(colonies.HomeNodes()).Without(others); !set.Empty(); {
			n := set.Pop()
			posts.Add(n)
			stored = max(stored, p.s.Stored(n).Total())
		}
		try(Fetch, &posts, p.w.Post+p.w.Stored*stored, 2)
	}
	if me.left.bases > 0 && me.left.settlements > 0 && !me.baseSite {
		if l := p.lands(); l.worth > 0 {
			try(Lands, &l.nodes, l.worth, 1)
		}
	}
	return v
}

// lands returns what a ship of the seat that decides could become a base for.
func (p *Policy) lands() *lands {
	l, spaced := &p.me.lands, p.s.Spaced()
	if l.known && l.spaced == spaced {
		return l
	}
	*l = lands{known: true, spaced: spaced}
	_, barred := p.barred(p.s.BaseSet(p.seat))
	nodes := spaced.And(p.s.Coasts()).Without(barred)
	for set := p.s.Colonies() &^ p.s.BaseSet(p.seat); set != 0; {
		h := set.Pop()
		if gain := p.baseAt(h, nodes) - p.w.Ship; gain > 0 {
			l.worth = max(l.worth, gain)
			l.nodes = l.nodes.Or(h.CornerSet())
		}
	}
	l.nodes = l.nodes.Without(p.s.Uncharted())
	return l
}

// landings returns the landings of the seat at home to which its ships sail: those that are free, if there are any.
func (p *Policy) landings() colonies.NodeSet {
	if free := p.me.coast.Without(p.s.Docked()); !free.Empty() {
		return free
	}
	return p.me.coast
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
		p.node(&sails, ship, worth)
		p.list[len(p.list)-1].Action.To = n
	}
}

// sails is a sail.
var sails = colonies.SailAction(colonies.NoNode, colonies.NoNode)

// nearness returns how much better a ship is built on a node than elsewhere.
func (p *Policy) nearness(n colonies.Node) int { return max(0, 12-int(p.unknown()[n])) }

// Unknown returns how many steps a ship sails from a node to one that touches an unknown place; ok is false where it cannot.
func (p *Policy) Unknown(s *colonies.State, n colonies.Node) (steps int, ok bool) {
	p.at(s)
	d := p.unknown()[n]
	return int(d), d != far
}
