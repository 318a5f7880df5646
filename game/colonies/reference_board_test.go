package colonies_test

import (
	"maps"
	"slices"
)

// Questions about the board (sections 1, 3, 10).

func (g *reference) kindOf(h int) string { return g.data.Hexes[h].Kind }

// unknown reports whether a hex is a place where no tile lies.
func (g *reference) unknown(h int) bool { return g.kindOf(h) == "place" && g.terrain[h] == "" }

// unknownAt returns the unknown places that a node touches, rising.
func (g *reference) unknownAt(n int) (places []int) {
	for _, h := range g.touch[n] {
		if g.unknown(h) {
			places = append(places, h)
		}
	}
	slices.Sort(places)
	return places
}

// land reports whether known land lies on a hex.
func (g *reference) land(h int) bool { return g.terrain[h] != "" && g.terrain[h] != "sea" }

// homeNode reports whether a node touches land of the home island.
func (g *reference) homeNode(n int) bool {
	return slices.ContainsFunc(g.touch[n], func(h int) bool { return g.kindOf(h) == "land" })
}

// frameNode reports whether a node touches the frame.
func (g *reference) frameNode(n int) bool { return len(g.touch[n]) < 3 }

// openSea returns the hexes of the open sea: sea joined by shared sides to the frame or to the home sea.
func (g *reference) openSea() map[int]bool {
	if g.open != nil {
		return g.open
	}
	open := map[int]bool{}
	for grows := true; grows; {
		grows = false
		for _, at := range g.sides {
			for _, h := range at {
				if open[h] || g.terrain[h] != "sea" {
					continue
				}
				if g.kindOf(h) == "sea" || len(at) == 1 || open[at[0]] || open[at[1]] {
					open[h], grows = true, true
				}
			}
		}
	}
	g.open = open
	return open
}

// coast reports whether a node touches land and open sea, the frame included.
func (g *reference) coast(n int) bool {
	open := g.openSea()
	return slices.ContainsFunc(g.touch[n], g.land) && (g.frameNode(n) || slices.ContainsFunc(g.touch[n], func(h int) bool { return open[h] }))
}

// edgeOf returns the number of the edge between two nodes.
func (g *reference) edgeOf(a, b int) int { return slices.Index(g.edges, [2]int{min(a, b), max(a, b)}) }

// water reports whether a ship can go along an edge.
func (g *reference) water(e int, open map[int]bool) bool {
	return len(g.sides[e]) == 1 || open[g.sides[e][0]] || open[g.sides[e][1]]
}

// steps returns how many edges it takes to sail from a node to each other, by ways whose nodes before the target touch no unknown
// place and that never enter the pirate's node.
func (g *reference) steps(from int) map[int]int {
	open := g.openSea()
	far := map[int]int{from: 0}
	for todo := []int{from}; len(todo) > 0; todo = todo[1:] {
		n := todo[0]
		if len(g.unknownAt(n)) > 0 {
			continue
		}
		for _, m := range g.joined[n] {
			if _, seen := far[m]; !seen && m != g.pirate && g.water(g.edgeOf(n, m), open) {
				far[m] = far[n] + 1
				todo = append(todo, m)
			}
		}
	}
	return far
}

// builder returns who has a settlement or city on a node, -1 if nobody has.
func (g *reference) builder(n int) int {
	for seat, p := range g.seats {
		if p.settlements[n] != nil || p.cities[n] {
			return seat
		}
	}
	return -1
}

// sailor returns whose ship lies on a node and the ship; -1 if there is none.
func (g *reference) sailor(n int) (int, *refShip) {
	for seat, p := range g.seats {
		for _, s := range p.ships {
			if s.at == n {
				return seat, s
			}
		}
	}
	return -1, nil
}

// distant reports whether the distance rule allows a settlement on a node.
func (g *reference) distant(n int) bool {
	return g.builder(n) < 0 && !slices.ContainsFunc(g.joined[n], func(m int) bool { return g.builder(m) >= 0 })
}

// guarded reports whether a node is a corner of a hex with a war fleet.
func (g *reference) guarded(n int) bool {
	for _, p := range g.seats {
		if p.fleet >= 0 && slices.Contains(g.data.Hexes[p.fleet].Corners, n) {
			return true
		}
	}
	return false
}

// roadOn reports whether anybody has a road on an edge.
func (g *reference) roadOn(e int) bool {
	return slices.ContainsFunc(g.seats, func(p *refSeat) bool { return p.roads[e] })
}

// linked returns the own settlements that own roads join to a node, the node itself left out, rising.
func (g *reference) linked(p *refSeat, from int) (nodes []int) {
	seen := map[int]bool{from: true}
	for todo := []int{from}; len(todo) > 0; todo = todo[1:] {
		for _, m := range g.joined[todo[0]] {
			if !seen[m] && p.roads[g.edgeOf(todo[0], m)] {
				seen[m] = true
				todo = append(todo, m)
			}
		}
	}
	for _, n := range slices.Sorted(maps.Keys(p.settlements)) {
		if n != from && seen[n] {
			nodes = append(nodes, n)
		}
	}
	return nodes
}

// stock returns how many pieces of a kind a seat has left.
func (g *reference) stock(p *refSeat, kind string) int {
	all := map[string]int{
		"settlement": len(p.settlements), "city": len(p.cities), "road": len(p.roads), "ship": len(p.ships), "base": len(p.bases),
	}
	return g.data.Pieces[kind] - all[kind]
}

// pays reports whether a seat holds the cards for something.
func (g *reference) pays(p *refSeat, what string) bool {
	for r, n := range g.data.Costs[what] {
		if p.cards[r] < n {
			return false
		}
	}
	return true
}

// pay moves the cards for something to the bank.
func (g *reference) pay(p *refSeat, what string) {
	for r, n := range g.data.Costs[what] {
		p.cards[r] -= n
		g.bank[r] += n
	}
}

// pointsOf returns the points of a seat (section 17).
func (g *reference) pointsOf(seat int) int {
	p := g.seats[seat]
	n := len(p.settlements) + 2*len(p.cities) + p.points + p.hand["point"]
	if g.army == seat {
		n += 2
	}
	return n
}

// won ends the game if the seat at turn has reached the goal.
func (g *reference) won() {
	if g.turn >= 0 && g.pointsOf(g.turn) >= g.goal {
		panic(ended{})
	}
}
