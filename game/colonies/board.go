package colonies

import (
	"encoding/json"
	"fmt"

	assets "islas/assets/colonies"
)

// Sizes of the board.
const (
	Nodes    = 140
	Edges    = 195
	Hexes    = 56
	Harbours = 9
	Chips    = 10 // number chips
	NoNode   = Node(0xff)
	NoEdge   = Edge(0xff)
	NoHex    = Hex(0xff)
)

// Node is a corner of hexes, by its id on the board.
type Node uint8

// Edge is a side of hexes, numbered in the order of its smaller, then its larger node.
type Edge uint8

// Hex is a hex, by its id on the board; a place is a hex of the colonies.
type Hex uint8

// Zone is the part of the board that a hex belongs to.
type Zone uint8

// The zones.
const (
	HomeSea  Zone = iota // sea that is printed on the board
	HomeLand             // land of the home island
	North                // a place of the northern colony
	South                // a place of the southern colony
)

// Site is a hex as it is printed on the board.
type Site struct {
	Q, R     int     // axial coordinates: the centre is Q + R/2 hex widths to the right and 3R/4 hex heights down
	Zone     Zone    //
	Corners  [6]Node // clockwise from the top; a volcano's die of 1 to 6 is the corner with the index below
	Number   uint8   // of home land on the beginner's board
	Beginner Terrain // of home land on the beginner's board
}

// Place reports whether the hex is a place: unknown at first.
func (s *Site) Place() bool { return s.Zone >= North }

// Pier is a harbour as it is printed on the board.
type Pier struct {
	Ends     [2]Node
	Land     Hex
	Water    Hex      // NoHex for the frame
	Beginner Resource // on the beginner's board; NoResource for 3:1
}

// tile is a kind of the stack of tiles, with its printed number, 0 for none.
type tile struct {
	terrain Terrain
	number  uint8
	count   uint8
}

// TileKinds is the number of kinds of tiles in the stack, which differ in terrain or printed number.
const TileKinds = 10

// board is the content of board.json with what follows from it.
type board struct {
	sites     [Hexes]Site
	edges     [Edges][2]Node
	nodeHexes [Nodes][3]Hex  // hexes that a node touches, rising, NoHex after them
	nodeEdges [Nodes][3]Edge // edges at a node, rising, NoEdge after them
	next      [Nodes][3]Node // the other ends of those edges, NoNode after them
	edgeHexes [Edges][2]Hex  // hexes at an edge, NoHex for the frame
	facing    NodeSet
	homeCoast NodeSet
	onFrame   NodeSet // nodes that touch the frame
	homeNodes NodeSet // nodes that touch land of the home island
	corners   [Hexes]NodeSet
	nodeSides [Nodes]EdgeSet // edges at a node
	hexSides  [Hexes]EdgeSet // edges at a hex
	joins     spans          // all edges
	frame     spans          // edges at the frame
	hexJoins  [Hexes]spans   // edges at a hex
	hexNear   [Hexes]HexSet  // hexes with a common side
	homeSet   HexSet         // land of the home island
	placeSet  HexSet
	mainSea   HexSet // hexes that are open sea if they are sea: the printed sea and what touches the frame
	piers     [Harbours]Pier
	pierAt    [Nodes]uint8 // harbour at a node, noPier if there is none
	homeLand  [18]Hex      // rising
	places    [18]Hex      // rising
	stack     [TileKinds]tile
	chips     [Chips]uint8
	numbers   [18]uint8
	harbours  [Harbours]Resource
	supply    Purse
	bank      Hand
	deck      [Cards]uint8
	stock     stock
	costs     costs
	goals     [2]uint8 // of games of 3 and of 4
	tiles     int      // in the stack at the start
}

// noPier is the harbour of a node that has none.
const noPier = 0xff

// stock is a number of pieces of each kind.
type stock struct{ settlements, cities, roads, ships, fleets, bases uint8 }

// costs are the prices of section 7.
type costs struct{ road, ship, settlement, city, card, fleet, moveFleet Hand }

var land, boardFault = readBoard(assets.Board)

// DataFault returns what is wrong with the data file: what was found and what was expected, in one sentence. If it is not nil,
// nothing of this package may be used.
func DataFault() error { return boardFault }

// SiteOf returns a hex as it is printed on the board.
func SiteOf(h Hex) *Site { return &land.sites[h] }

// PierOf returns harbour number i, below Harbours.
func PierOf(i int) *Pier { return &land.piers[i] }

// Ends returns the nodes of an edge, the smaller first.
func (e Edge) Ends() [2]Node { return land.edges[e] }

// Hexes returns the hexes at an edge; NoHex is the frame.
func (e Edge) Hexes() [2]Hex { return land.edgeHexes[e] }

// Hexes returns the hexes that a node touches, rising; NoHex after the last.
func (n Node) Hexes() [3]Hex { return land.nodeHexes[n] }

// Edges returns the edges at a node, rising; NoEdge after the last.
func (n Node) Edges() [3]Edge { return land.nodeEdges[n] }

// Neighbours returns the nodes joined to a node by an edge; NoNode after the last.
func (n Node) Neighbours() [3]Node { return land.next[n] }

// OnFrame reports whether the node touches the frame.
func (n Node) OnFrame() bool { return land.onFrame.Has(n) }

// HomeCoast reports whether the node is on the coast of the home island.
func (n Node) HomeCoast() bool { return land.homeCoast.Has(n) }

// Facing reports whether the node is one of those for the first settlements (section 4).
func (n Node) Facing() bool { return land.facing.Has(n) }

// EdgeBetween returns the edge between two nodes, NoEdge if there is none.
func EdgeBetween(a, b Node) Edge {
	for i, n := range land.next[a] {
		if n == b {
			return land.nodeEdges[a][i]
		}
	}
	return NoEdge
}

// HomeHexes returns the land hexes of the home island, rising.
func HomeHexes() []Hex { return land.homeLand[:] }

// Places returns the places of the colonies, rising.
func Places() []Hex { return land.places[:] }

// Costs of section 7.

// RoadCost is the price of a road.
func RoadCost() Hand { return land.costs.road }

// ShipCost is the price of a ship.
func ShipCost() Hand { return land.costs.ship }

// SettlementCost is the price of a settlement.
func SettlementCost() Hand { return land.costs.settlement }

// CityCost is the price of a city.
func CityCost() Hand { return land.costs.city }

// CardCost is the price of a development card.
func CardCost() Hand { return land.costs.card }

// FleetCost is the price of a war fleet.
func FleetCost() Hand { return land.costs.fleet }

// FleetMoveCost is the price of moving a war fleet.
func FleetMoveCost() Hand { return land.costs.moveFleet }

// Deck returns the development cards of each kind that there are.
func Deck() [Cards]uint8 { return land.deck }

// jsonHand is a number of cards as board.json writes it.
type jsonHand map[string]uint8

// readBoard reads board.json.
func readBoard(data string) (b board, err error) {
	var file struct {
		Nodes, Edges int
		Hexes        []struct {
			ID, Q, R     int
			Kind, Island string
			Corners      [6]Node
			Number       uint8
			Beginner     string
		}
		Facing    []Node
		HomeCoast []Node `json:"home_coast"`
		Harbours  []struct {
			ID       int
			Edge     [2]Node
			Land     Hex
			Water    any
			Beginner string
		}
		HarbourSet  map[string]uint8 `json:"harbour_set"`
		HomeNumbers []uint8          `json:"home_numbers"`
		Stack       []struct {
			Tile          string
			Count, Number uint8
		}
		Chips  []uint8
		Tokens map[string]uint8
		Pieces map[string]uint8
		Bank   jsonHand
		Cards  map[string]uint8
		Costs  map[string]jsonHand
		Goal   map[string]uint8
	}
	fail := func(format string, args ...any) (board, error) {
		return board{}, fmt.Errorf("assets/colonies/board.json: "+format, args...)
	}
	if err := json.Unmarshal([]byte(data), &file); err != nil {
		return fail("cannot be read: %v", err)
	}
	if len(file.Hexes) != Hexes || len(file.Harbours) != Harbours || len(file.Stack) != TileKinds || len(file.Chips) != Chips || len(file.HomeNumbers) != len(b.numbers) {
		return fail("there must be %d hexes, %d harbours, %d kinds of tiles, %d chips and %d numbers, not %d, %d, %d, %d and %d",
			Hexes, Harbours, TileKinds, Chips, len(b.numbers), len(file.Hexes), len(file.Harbours), len(file.Stack), len(file.Chips), len(file.HomeNumbers))
	}
	homes, places := 0, 0
	for i, h := range file.Hexes {
		site := Site{Q: h.Q, R: h.R, Corners: h.Corners, Number: h.Number}
		switch {
		case h.ID != i:
			return fail("hex number %d must have the id %d, not %d", i, i, h.ID)
		case h.Kind == "sea":
			site.Zone = HomeSea
		case h.Kind == "land" && homes < len(b.homeLand):
			site.Zone = HomeLand
			if site.Beginner = terrainOf(h.Beginner); !site.Beginner.Home() {
				return fail("hex %d must be land of the home island, not %q", i, h.Beginner)
			}
			b.homeLand[homes] = Hex(i)
			homes++
		case h.Kind == "place" && places < len(b.places):
			site.Zone = North
			if h.Island == "south" {
				site.Zone = South
			}
			b.places[places] = Hex(i)
			places++
		default:
			return fail("hex %d must be one of the sea, %d of land and %d places, not %q", i, len(b.homeLand), len(b.places), h.Kind)
		}
		for _, n := range site.Corners {
			if n >= Nodes {
				return fail("hex %d has a corner %d; the nodes are 0 to %d", i, n, Nodes-1)
			}
		}
		b.sites[i] = site
	}
	if homes != len(b.homeLand) || places != len(b.places) {
		return fail("there must be %d hexes of land and %d places, not %d and %d", len(b.homeLand), len(b.places), homes, places)
	}
	if n := b.join(); n != Edges {
		return fail("the hexes must have %d sides, not %d", Edges, n)
	}
	if e := b.relate(); e != NoEdge {
		return fail("the nodes %v of an edge are not %d to %d apart", b.edges[e], shortestSpan, shortestSpan+len(b.joins)-1)
	}
	sets := [2]*NodeSet{&b.facing, &b.homeCoast}
	for i, list := range [2][]Node{file.Facing, file.HomeCoast} {
		for _, n := range list {
			if n >= Nodes {
				return fail("there is no node %d; they are 0 to %d", n, Nodes-1)
			}
			sets[i].Add(n)
		}
	}
	for n := range b.pierAt {
		b.pierAt[n] = noPier
	}
	for i, p := range file.Harbours {
		for _, n := range p.Edge {
			if n >= Nodes {
				return fail("harbour %d has a node %d; the nodes are 0 to %d", i, n, Nodes-1)
			}
			b.pierAt[n] = uint8(i)
		}
		b.piers[i] = Pier{Ends: p.Edge, Land: p.Land, Water: NoHex, Beginner: resourceOf(p.Beginner)}
		if w, ok := p.Water.(float64); ok {
			b.piers[i].Water = Hex(w)
		}
	}
	at := 0
	for r := range Resource(Resources + 1) {
		r, id := r-1, "any"
		if r != NoResource {
			id = r.ID()
		}
		for range file.HarbourSet[id] {
			if at == Harbours {
				return fail("there are more than %d harbours in harbour_set", Harbours)
			}
			b.harbours[at] = r
			at++
		}
	}
	for i, t := range file.Stack {
		b.stack[i] = tile{terrainOf(t.Tile), t.Number, t.Count}
		b.tiles += int(t.Count)
	}
	copy(b.chips[:], file.Chips)
	copy(b.numbers[:], file.HomeNumbers)
	for t := range b.supply {
		b.supply[t] = file.Tokens[Token(t).ID()]
	}
	for c := range b.deck {
		b.deck[c] = file.Cards[Card(c).ID()]
	}
	hand := func(j jsonHand) (h Hand) {
		for r := range h {
			h[r] = j[Resource(r).ID()]
		}
		return h
	}
	b.bank = hand(file.Bank)
	p := file.Pieces
	b.stock = stock{p["settlement"], p["city"], p["road"], p["ship"], p["fleet"], p["base"]}
	c := file.Costs
	b.costs = costs{
		hand(c["road"]), hand(c["ship"]), hand(c["settlement"]), hand(c["city"]), hand(c["card"]), hand(c["fleet"]), hand(c["fleet_move"]),
	}
	b.goals = [2]uint8{file.Goal["3"], file.Goal["4"]}
	return b, nil
}

// terrainOf returns the terrain of an id, Unknown if there is none.
func terrainOf(id string) Terrain {
	for t, name := range terrainIDs {
		if name == id {
			return Terrain(t)
		}
	}
	return Unknown
}

// resourceOf returns the resource of an id, NoResource if there is none.
func resourceOf(id string) Resource {
	for r, name := range resourceIDs {
		if name == id {
			return Resource(r)
		}
	}
	return NoResource
}

// join finds edges and neighbours, and returns the number of edges, 0 if more hexes meet than can.
func (b *board) join() int {
	var sides [Nodes][Nodes]bool
	var frame [Nodes]int // hexes at a node
	for n := range b.nodeHexes {
		b.nodeHexes[n], b.nodeEdges[n], b.next[n] = [3]Hex{NoHex, NoHex, NoHex}, [3]Edge{NoEdge, NoEdge, NoEdge}, [3]Node{NoNode, NoNode, NoNode}
	}
	for h, s := range b.sites {
		for i, n := range s.Corners {
			m := s.Corners[(i+1)%6]
			sides[min(n, m)][max(n, m)] = true
			if frame[n] == len(b.nodeHexes[n]) {
				return 0
			}
			b.nodeHexes[n][frame[n]] = Hex(h)
			frame[n]++
		}
	}
	count := 0
	degree := [Nodes]int{}
	for a := range Nodes {
		for z := a + 1; z < Nodes; z++ {
			if !sides[a][z] {
				continue
			}
			if degree[a] == 3 || degree[z] == 3 {
				return 0
			}
			if count < Edges {
				e := Edge(count)
				b.edges[e] = [2]Node{Node(a), Node(z)}
				b.nodeEdges[a][degree[a]], b.next[a][degree[a]] = e, Node(z)
				b.nodeEdges[z][degree[z]], b.next[z][degree[z]] = e, Node(a)
				degree[a]++
				degree[z]++
				b.edgeHexes[e] = [2]Hex{NoHex, NoHex}
				k := 0
				for _, h := range b.nodeHexes[a] {
					for _, g := range b.nodeHexes[z] {
						if h == g && h != NoHex {
							b.edgeHexes[e][k] = h
							k++
						}
					}
				}
			}
			count++
		}
	}
	for e, at := range b.edgeHexes {
		if at[1] == NoHex {
			b.onFrame.Add(b.edges[e][0])
			b.onFrame.Add(b.edges[e][1])
		}
	}
	return count
}

// relate finds the sets that follow from hexes and edges; it returns an edge whose nodes are not a span apart, NoEdge if there is none.
func (b *board) relate() Edge {
	for e, ends := range b.edges {
		d := int(ends[1]) - int(ends[0]) - shortestSpan
		if d < 0 || d >= len(b.joins) {
			return Edge(e)
		}
		b.joins[d].Add(ends[0])
		for _, n := range ends {
			b.nodeSides[n].Add(Edge(e))
		}
		at := b.edgeHexes[e]
		for i, h := range at {
			if h == NoHex {
				b.frame[d].Add(ends[0])
				b.mainSea.Add(at[0])
				continue
			}
			b.hexSides[h].Add(Edge(e))
			b.hexJoins[h][d].Add(ends[0])
			if at[1] != NoHex {
				b.hexNear[h].Add(at[1-i])
			}
		}
	}
	for h := range b.sites {
		site := &b.sites[h]
		for _, n := range site.Corners {
			b.corners[h].Add(n)
		}
		switch site.Zone {
		case HomeSea:
			b.mainSea.Add(Hex(h))
		case HomeLand:
			b.homeSet.Add(Hex(h))
			b.homeNodes = b.homeNodes.Or(b.corners[h])
		default:
			b.placeSet.Add(Hex(h))
		}
	}
	return NoEdge
}
