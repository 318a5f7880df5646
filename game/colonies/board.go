package colonies

import (
	"encoding/json"
	"slices"

	assets "islas/assets/colonies"
	"islas/game"
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
	Ends     [2]Node `json:"edge"`
	Land     Hex
	Water    Hex      // NoHex for the frame
	Beginner Resource // on the beginner's board; NoResource for 3:1
}

// tile is a kind of the stack of tiles, as the board's file has it.
type tile struct {
	Tile   Terrain
	Number uint8 // printed on it, 0 for none
	Count  uint8
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
	mainSea   HexSet         // hexes that are open sea if they are sea: the printed sea and what touches the frame
	piers     [Harbours]Pier
	pierAt    [Nodes]uint8 // harbour at a node, noPier if there is none
	homeLand  [18]Hex      // rising
	places    [18]Hex      // rising
	stack     [TileKinds]tile
	chips     [Chips]uint8
	supply    Purse
	bank      Hand
	deck      [Cards]uint8
	costs     [Kinds]Hand // prices of section 7 by the kind of action that builds or buys
	moveFleet Hand        // the price of moving a war fleet
	goals     [2]uint8    // of games of 3 and of 4
	tiles     int         // in the stack at the start
}

// noPier is the harbour of a node that has none.
const noPier = 0xff

var land = readBoard(assets.Board)

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

// Cost returns the price of what an action of a kind builds or buys (section 7), nothing for other kinds. A war fleet that is moved costs
// FleetMoveCost.
func Cost(k ActionKind) Hand { return land.costs[k] }

// FleetMoveCost is the price of moving a war fleet.
func FleetMoveCost() Hand { return land.moveFleet }

// Price returns what an action of a kind costs a seat now, nothing for what is no purchase.
func (s *table) Price(seat game.Seat, k ActionKind) Hand {
	if k == MoveFleet && s.players[seat].fleet != NoHex {
		return FleetMoveCost()
	}
	return Cost(k)
}

// Deck returns the development cards of each kind that there are.
func Deck() [Cards]uint8 { return land.deck }

// readBoard reads board.json, which is part of the program: that it is in order is tested.
func readBoard(data string) (b board) {
	var file struct {
		Hexes [Hexes]struct {
			Site
			Kind, Island string
		}
		Facing    []Node
		HomeCoast []Node `json:"home_coast"`
		Harbours  [Harbours]struct {
			Pier
			Water any
		}
		Stack  [TileKinds]tile
		Chips  [Chips]uint8
		Tokens map[Token]uint8
		Bank   map[Resource]uint8
		Cards  map[Card]uint8
		Costs  map[string]map[Resource]uint8
		Goal   map[string]uint8
	}
	if err := json.Unmarshal([]byte(data), &file); err != nil {
		panic("assets/colonies/board.json: " + err.Error())
	}
	homes, places := 0, 0
	for i, h := range file.Hexes {
		switch h.Kind {
		case "land":
			h.Zone = HomeLand
			b.homeLand[homes] = Hex(i)
			homes++
		case "place":
			h.Zone = North
			if h.Island == "south" {
				h.Zone = South
			}
			b.places[places] = Hex(i)
			places++
		}
		b.sites[i] = h.Site
	}
	b.relate()
	for _, n := range file.Facing {
		b.facing.Add(n)
	}
	for _, n := range file.HomeCoast {
		b.homeCoast.Add(n)
	}
	for i, p := range file.Harbours {
		p.Pier.Water = NoHex
		if w, ok := p.Water.(float64); ok {
			p.Pier.Water = Hex(w)
		}
		b.piers[i] = p.Pier
		for _, n := range p.Ends {
			b.pierAt[n] = uint8(i)
		}
	}
	b.stack, b.chips = file.Stack, file.Chips
	for _, t := range b.stack {
		b.tiles += int(t.Count)
	}
	byKind(b.supply[:], file.Tokens)
	byKind(b.deck[:], file.Cards)
	byKind(b.bank[:], file.Bank)
	for k, what := range map[ActionKind]string{
		BuildRoad: "road", BuildShip: "ship", Settle: "settlement", BuildCity: "city", Buy: "card", MoveFleet: "fleet",
	} {
		byKind(b.costs[k][:], file.Costs[what])
	}
	byKind(b.moveFleet[:], file.Costs["fleet_move"])
	b.goals = [2]uint8{file.Goal["3"], file.Goal["4"]}
	return b
}

// byKind sets numbers by kind.
func byKind[K ~uint8](list []uint8, of map[K]uint8) {
	for k, n := range of {
		list[k] = n
	}
}

// relate finds what follows from the hexes.
func (b *board) relate() {
	for n := range b.nodeHexes {
		b.nodeHexes[n], b.nodeEdges[n], b.next[n] = [3]Hex{NoHex, NoHex, NoHex}, [3]Edge{NoEdge, NoEdge, NoEdge}, [3]Node{NoNode, NoNode, NoNode}
		b.pierAt[n] = noPier
	}
	var sides [Nodes][Nodes]bool
	for i, site := range b.sites {
		h := Hex(i)
		for k, n := range site.Corners {
			m := site.Corners[(k+1)%6]
			sides[min(n, m)][max(n, m)] = true
			b.corners[h].Add(n)
			*free(&b.nodeHexes[n], NoHex) = h
		}
		switch site.Zone {
		case HomeSea:
			b.mainSea.Add(h)
		case HomeLand:
			b.homeSet.Add(h)
			b.homeNodes = b.homeNodes.Or(b.corners[h])
		}
	}
	e := Edge(0)
	for a := range Node(Nodes) {
		for z := a + 1; z < Nodes; z++ {
			if sides[a][z] {
				b.edges[e] = [2]Node{a, z}
				b.join(e)
				e++
			}
		}
	}
}

// join finds what follows from an edge.
func (b *board) join(e Edge) {
	a, z := b.edges[e][0], b.edges[e][1]
	span := z - a - shortestSpan
	b.joins[span].Add(a)
	for _, ends := range [2][2]Node{{a, z}, {z, a}} {
		b.nodeSides[ends[0]].Add(e)
		*free(&b.nodeEdges[ends[0]], NoEdge) = e
		*free(&b.next[ends[0]], NoNode) = ends[1]
	}
	at := []Hex{}
	for _, h := range b.nodeHexes[a] {
		if h != NoHex && b.corners[h].Has(z) {
			at = append(at, h)
			b.hexSides[h].Add(e)
			b.hexJoins[h][span].Add(a)
		}
	}
	if len(at) == 2 {
		b.edgeHexes[e] = [2]Hex{at[0], at[1]}
		b.hexNear[at[0]].Add(at[1])
		b.hexNear[at[1]].Add(at[0])
		return
	}
	b.edgeHexes[e] = [2]Hex{at[0], NoHex}
	b.frame[span].Add(a)
	b.mainSea.Add(at[0])
	b.onFrame = b.onFrame.Or(NodeSetOf(a)).Or(NodeSetOf(z))
}

// free returns the first place of a list that holds nothing.
func free[T comparable](list *[3]T, none T) *T { return &list[slices.Index(list[:], none)] }
