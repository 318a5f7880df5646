package colonies

import (
	"math/bits"

	"islas/game"
)

// Sites returns the nodes of a seat's settlements and cities.
func (s *table) Sites(seat game.Seat) NodeSet { return s.players[seat].sites }

// RoadSet returns the edges of a seat's roads.
func (s *table) RoadSet(seat game.Seat) EdgeSet { return s.players[seat].roads }

// AllRoads returns the edges of all roads.
func (s *table) AllRoads() (set EdgeSet) {
	for seat := range s.seats {
		set = set.Or(s.players[seat].roads)
	}
	return set
}

// RoadCount returns the number of all roads: none is ever taken away.
func (s *table) RoadCount() (n int) {
	for seat := range s.seats {
		n += int(s.players[seat].roadN)
	}
	return n
}

// RoadEnds returns the nodes at the ends of a seat's roads.
func (s *table) RoadEnds(seat game.Seat) NodeSet { return s.players[seat].onRoads }

// CityNodes returns the nodes of a seat's cities, rising, and zeros after them.
func (s *table) CityNodes(seat game.Seat) [MaxCities]Node { return s.players[seat].cities }

// BaseSet returns the hexes of a seat's bases.
func (s *table) BaseSet(seat game.Seat) HexSet { return s.players[seat].bases }

// Built returns the nodes with settlements and cities.
func (s *table) Built() NodeSet { return s.built }

// Docked returns the nodes with ships.
func (s *table) Docked() NodeSet { return s.docked }

// Uncharted returns the nodes that touch unknown places.
func (s *chart) Uncharted() NodeSet { return s.cache.unknown }

// Coasts returns the nodes that touch land and open sea, the frame included.
func (s *chart) Coasts() NodeSet { return s.cache.coast }

// Ground returns the edges with land on a side.
func (s *chart) Ground() EdgeSet { return s.cache.ground }

// Colonies returns the known land of the colonies.
func (s *chart) Colonies() HexSet { return s.cache.colony }

// CornerSet returns the corners of a hex.
func (h Hex) CornerSet() NodeSet { return land.corners[h] }

// HomeNodes returns the nodes that touch land of the home island.
func HomeNodes() NodeSet { return land.homeNodes }

// HomeCoast returns the nodes on the coast of the home island.
func HomeCoast() NodeSet { return land.homeCoast }

// PlaceNodes returns the nodes that touch places of the colonies.
func PlaceNodes() (set NodeSet) {
	for _, h := range land.places {
		set = set.Or(land.corners[h])
	}
	return set
}

// Far is a distance that no ship sails.
const Far = 200

// Distances sets how many steps ships sail from each node to the nearest of some nodes if the pirate is not in the way, Far where they
// cannot.
func (s *table) Distances(to NodeSet, steps *[Nodes]uint8) {
	for n := range steps {
		steps[n] = Far
	}
	open, front := allNodes.Without(to).Without(s.cache.unknown), to
	for n := uint8(0); !front.Empty(); n++ {
		for w := front.lo; w != 0; w &= w - 1 {
			steps[bits.TrailingZeros64(w)] = n
		}
		for w := front.mid; w != 0; w &= w - 1 {
			steps[64+bits.TrailingZeros64(w)] = n
		}
		for w := front.hi; w != 0; w &= w - 1 {
			steps[(128+bits.TrailingZeros64(w))%Nodes] = n
		}
		front = s.cache.sail.Grow(front).And(open)
		open = open.Without(front)
	}
}

// Tiles is what lies on the hexes, and the harbours.
type Tiles struct {
	Terrain  [Hexes]Terrain
	Numbers  [Hexes]uint8
	Harbours [Harbours]Resource
}

// Tiles returns what lies on the hexes, and the harbours.
func (s *chart) Tiles() Tiles { return Tiles{s.terrain, s.numbers, s.harbours} }

// Lies reports whether tiles are those that lie on the board.
func (s *chart) Lies(t *Tiles) bool {
	return s.terrain == t.Terrain && s.numbers == t.Numbers && s.harbours == t.Harbours
}

// Pieces is the number of pieces of each kind that a seat has on the board, 8 bits for each: settlements in the lowest, then cities,
// roads, ships, bases and the war fleet.
type Pieces uint64

// Pieces returns what a seat has on the board.
func (s *table) Pieces(seat game.Seat) Pieces {
	p := &s.players[seat]
	x := Pieces(p.townN) | Pieces(p.cityN)<<8 | Pieces(p.roadN)<<16 | Pieces(p.shipN)<<24 | Pieces(p.baseN)<<32
	if p.fleet != NoHex {
		x |= 1 << 40
	}
	return x
}

// Sails returns where the ship of the seat at turn on a node can sail now.
func (s *State) Sails(ship Node) NodeSet {
	if left := s.RangeLeft(ship); left > 0 {
		return s.swim(ship, left).And(s.stops(s.turn))
	}
	return NodeSet{}
}

// SettlementSites returns where a seat may build a settlement if it can pay, at own roads and with own bases.
func (s *table) SettlementSites(seat game.Seat) (byRoad, byBase NodeSet) {
	spaced := s.Spaced()
	spaced.Remove(s.pirate)
	return s.players[seat].onRoads.And(spaced), s.baseSites(seat).And(spaced)
}

// FleetSites returns where the seat at turn may build or move its war fleet if it can pay.
func (s *State) FleetSites() HexSet {
	set := s.cache.open
	if s.moved {
		return 0
	}
	if h := s.players[s.turn].fleet; h != NoHex {
		set &^= 1 << h
	}
	return set
}

// Playable reports whether the seat at turn may play a development card, if there is any use for it.
func (s *State) Playable() bool {
	p := &s.players[s.turn]
	return !s.played && p.held > p.freshN
}

// Loose returns the nodes at which tokens of a seat lie on ships or in settlements.
func (s *table) Loose(seat game.Seat) (set NodeSet) {
	p := &s.players[seat]
	for i := range p.ships[:p.shipN] {
		if p.ships[i].cargo != (Purse{}) {
			set.Add(p.ships[i].at)
		}
	}
	for i := range p.towns[:p.townN] {
		if p.towns[i].stored != (Purse{}) {
			set.Add(p.towns[i].at)
		}
	}
	return set
}

// ShipSet returns the nodes of a seat's ships.
func (s *table) ShipSet(seat game.Seat) (set NodeSet) {
	p := &s.players[seat]
	for i := range p.ships[:p.shipN] {
		set.Add(p.ships[i].at)
	}
	return set
}

// Neighbours returns the nodes joined to a node of the set by an edge.
func (s NodeSet) Neighbours() NodeSet { return land.joins.Grow(s) }
