package board

import (
	"islas/game/islas"
	"islas/game/islas/board/internal/plane"
)

// edge is one step of a border, from point to point.
type edge [2]int

func (e edge) reversed() edge { return edge{e[1], e[0]} }

// undirected returns the same edge for both directions.
func (e edge) undirected() edge { return edge{min(e[0], e[1]), max(e[0], e[1])} }

// net holds the field at each edge. Edges have the direction in which they run clockwise around their field, so an edge between
// two fields is in it twice, once in each direction.
type net map[edge]int

// sides appends a field's edges in clockwise order.
func (is *Island) sides(edges []edge, f int) []edge {
	border := is.Fields[f].Border
	n := len(border)
	clockwise := plane.Area(is.Polygon(f)) > 0
	for i := range border {
		a, b := border[i], border[(i+1)%n]
		if !clockwise {
			a, b = border[n-1-i], border[(2*n-2-i)%n]
		}
		edges = append(edges, edge{a, b})
	}
	return edges
}

// net builds the net of all borders. If fields lie on the same side of an edge, the edge is returned as overlap.
func (is *Island) net() (n net, overlap *edge) {
	n = net{}
	var edges []edge
	for f := range is.Fields {
		edges = is.sides(edges[:0], f)
		for _, e := range edges {
			if _, taken := n[e]; taken {
				return n, &e
			}
			n[e] = f
		}
	}
	return n, nil
}

// Outline returns the coast: the points of the shore in clockwise order as seen on the screen, closed implicitly.
func (is *Island) Outline() []int {
	n, _ := is.net()
	rings := is.shores(n)
	if len(rings) == 0 {
		return nil
	}
	return rings[0]
}

// shores returns the closed rings that the shore edges form, those of the fields in order.
func (is *Island) shores(n net) [][]int {
	next := map[int]int{}
	var starts []int
	var edges []edge
	for f := range is.Fields {
		edges = is.sides(edges[:0], f)
		for _, e := range edges {
			if _, inner := n[e.reversed()]; !inner {
				next[e[0]] = e[1]
				starts = append(starts, e[0])
			}
		}
	}
	return plane.Rings(next, starts)
}

// Geography returns which plots are neighbours and which lie next to what (rules, section 3).
func (is *Island) Geography() islas.Geography {
	n, _ := is.net()
	return is.geography(n)
}

func (is *Island) geography(n net) islas.Geography {
	var g islas.Geography
	river, road := is.steps(is.River), is.steps(is.Road)
	for e, f := range n {
		field := &is.Fields[f]
		if field.Kind != Plot {
			continue
		}
		self := islas.PlotSet(1) << field.Plot
		if river[e.undirected()] {
			g.Near[islas.River] |= self
		}
		if road[e.undirected()] {
			g.Near[islas.Road] |= self
		}
		beyond, inner := n[e.reversed()]
		if !inner {
			g.Near[islas.Coast] |= self
			continue
		}
		switch other := &is.Fields[beyond]; other.Kind {
		case Plot:
			g.Neighbours[field.Plot] |= 1 << other.Plot
		case Village:
			g.Near[islas.Village] |= self
		case Farmland:
			g.Near[islas.Farmland] |= self
		case Mountain:
			g.Near[islas.Mountain] |= self
		}
	}
	return g
}

// steps returns the set of the edges of some paths.
func (is *Island) steps(paths [][]int) map[edge]bool {
	set := map[edge]bool{}
	for _, path := range paths {
		for i := 1; i < len(path); i++ {
			set[edge{path[i-1], path[i]}.undirected()] = true
		}
	}
	return set
}

// Counts returns how many plots lie next to each feature, in the order of islas.Feature: the strengths of the island.
func (is *Island) Counts() [islas.Features]int { return counts(is.Geography()) }

func counts(g islas.Geography) (n [islas.Features]int) {
	for f, plots := range g.Near {
		n[f] = plots.Count()
	}
	return n
}

// Features returns how many features each plot lies next to.
func Features(g islas.Geography) (n [islas.Plots]int) {
	for _, plots := range g.Near {
		for p := range n {
			n[p] += int(plots >> p & 1)
		}
	}
	return n
}
