package colonies

import "islas/game"

// cache holds what follows from the tiles; it is worked out when one is laid.
type cache struct {
	open    HexSet  // open sea
	colony  HexSet  // known land of the colonies
	sail    spans   // edges that ships may use
	coast   NodeSet // nodes that touch land and open sea or the frame
	unknown NodeSet // nodes that touch unknown places
	pirates NodeSet // nodes that touch an open-sea hex and not the frame
	ground  EdgeSet // edges with land on a side
}

// survey works out the cache.
func (s *chart) survey() {
	c := cache{sail: land.frame}
	wet := HexSet(0)
	land := &land
	var dry, shore NodeSet
	for h := range Hex(Hexes) {
		switch t := s.terrain[h]; {
		case t == Unknown:
			c.unknown = c.unknown.Or(land.corners[h])
		case t == Sea:
			wet.Add(h)
		default:
			dry = dry.Or(land.corners[h])
			c.ground = c.ground.Or(land.hexSides[h])
			if t.Colony() {
				c.colony.Add(h)
			}
		}
	}
	c.open = wet & land.mainSea
	for front := c.open; front != 0; {
		more := land.hexNear[front.Pop()] & wet &^ c.open
		c.open |= more
		front |= more
	}
	for set := c.open; set != 0; {
		h := set.Pop()
		shore = shore.Or(land.corners[h])
		for i, w := range &land.hexJoins[h] {
			c.sail[i] = c.sail[i].Or(w)
		}
	}
	c.coast = dry.And(shore.Or(land.onFrame))
	c.pirates = shore.Without(land.onFrame)
	s.cache = c
}

// foreign returns the nodes with settlements and cities of others.
func (s *table) foreign(seat game.Seat) NodeSet { return s.built.Without(s.players[seat].sites) }

// swim returns the nodes that a ship can come to within a number of steps (section 10), whether it may stop there or not.
func (s *table) swim(from Node, steps int) NodeSet {
	front := NodeSetOf(from)
	// Open to be reached: all nodes but the start and the pirate's.
	start := allNodes.Without(front.Or(NodeSetOf(s.pirate)))
	open := start
	for range steps {
		front = s.cache.sail.Grow(front.Without(s.cache.unknown)).And(open)
		if front.Empty() {
			break
		}
		open = open.Without(front)
	}
	return start.Without(open)
}

// steps returns how many steps a ship needs from one node to a node of a set, and which of them it comes to with so few: none and -1
// if it comes to none.
func (s *table) steps(from Node, to NodeSet) (nearest NodeSet, n int) {
	front := NodeSetOf(from)
	reached := front
	for {
		if nearest = front.And(to); !nearest.Empty() {
			return nearest, n
		}
		front = s.cache.sail.Grow(front.Without(s.cache.unknown)).Without(reached)
		front.Remove(s.pirate)
		if front.Empty() {
			return NodeSet{}, -1
		}
		reached = reached.Or(front)
		n++
	}
}

// stops returns where ships of a seat may stop: no ship, nobody else's settlement or city, no unknown place unless it has a base.
func (s *table) stops(seat game.Seat) NodeSet {
	barred := s.docked.Or(s.foreign(seat))
	if s.players[seat].baseN == MaxBases {
		barred = barred.Or(s.cache.unknown)
	}
	return allNodes.Without(barred)
}

var allNodes = NodeSet{^uint64(0), ^uint64(0), 1<<(Nodes-128) - 1}

// berths returns the nodes nearest to a ship of a seat that must make way (section 12).
func (s *table) berths(seat game.Seat, from Node) NodeSet {
	free := allNodes.Without(s.docked.Or(s.foreign(seat)).Or(s.cache.unknown))
	near, _ := s.steps(from, free)
	return near
}

// Guards returns the corners of the hexes with war fleets.
func (s *table) Guards() (set NodeSet) {
	for seat := range s.seats {
		if h := s.players[seat].fleet; h != NoHex {
			set = set.Or(land.corners[h])
		}
	}
	return set
}

// Havens returns where the pirate can go (section 15).
func (s *table) Havens() NodeSet {
	set := s.cache.pirates.Without(s.docked.Or(s.built).Or(s.Guards()))
	set.Remove(s.pirate)
	return set
}

// OpenSea reports whether a hex is open sea; other sea is a lake.
func (s *chart) OpenSea(h Hex) bool { return s.cache.open.Has(h) }

// unknownAt returns the unknown places that a node touches.
func (s *chart) unknownAt(n Node) (set HexSet) {
	for _, h := range land.nodeHexes[n] {
		if h != NoHex && s.terrain[h] == Unknown {
			set.Add(h)
		}
	}
	return set
}

// Uncovers returns the unknown places that a new road on an edge uncovers: those that its ends touch.
func (s *chart) Uncovers(e Edge) HexSet {
	ends := e.Ends()
	return s.unknownAt(ends[0]) | s.unknownAt(ends[1])
}

// Landing is where a ship can sail.
type Landing struct {
	At     Node
	Steps  int
	Places [2]Hex // unknown places that it touches, NoHex after them
}

// Reach returns where the ship of the seat at turn on a node can sail now, by rising node.
func (s *State) Reach(ship Node) (list []Landing) {
	for n := range s.Sails(ship).All {
		_, steps := s.steps(ship, NodeSetOf(n))
		unknown := s.unknownAt(n)
		list = append(list, Landing{n, steps, [2]Hex{unknown.Pop(), unknown.Pop()}})
	}
	return list
}

// Route returns the way of a sail, both ends included; nil if there is none. Of several shortest ways it is the one whose nodes are
// the lower, seen from the end.
func (s *table) Route(from, to Node) (way []Node) {
	n := 0
	if _, n = s.steps(from, NodeSetOf(to)); n < 0 || from == to {
		return nil
	}
	way = make([]Node, n+1)
	way[0], way[n] = from, to
	for at := n - 1; at > 0; at-- {
		near := s.cache.sail.Grow(NodeSetOf(way[at+1])).Without(s.cache.unknown)
		near.Remove(s.pirate)
		for m := range near.All {
			if _, k := s.steps(from, NodeSetOf(m)); k == at {
				way[at] = m
				break
			}
		}
	}
	return way
}

// StepsHome returns the steps from a node to the nearest settlement or city on the home coast of the owner of the ship on a node, when it
// has sailed there, of those at which no other ship lies; -1 if it can reach none.
func (s *State) StepsHome(ship, from Node) int {
	owner, _ := s.ShipOn(ship)
	docked := s.docked
	docked.Remove(ship)
	_, n := s.steps(from, s.players[owner].sites.And(land.homeCoast).Without(docked))
	return n
}
