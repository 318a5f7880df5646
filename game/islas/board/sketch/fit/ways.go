package main

import (
	"math"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
	"islas/game/islas/board/sketch"
)

// line is a way of the island.
type line struct {
	off  map[sketch.Side]float64 // how far sides lie beside it
	goal plane.Point             // where the river reaches the sea, or the road the village
}

// newLine measures a way whose paths end at one of the goals.
func newLine(is *board.Island, paths [][]int, goals []int) line {
	l := line{off: map[sketch.Side]float64{}}
	ends := map[int]bool{}
	for _, p := range goals {
		ends[p] = true
	}
	for _, path := range paths {
		for _, p := range path {
			if ends[p] {
				l.goal = is.Points[p]
			}
		}
	}
	for _, at := range sketch.Sides() {
		a, b := at.Ends()
		middle := plane.Lerp(a.At(), b.At(), 0.5)
		least := math.Inf(1)
		for _, path := range paths {
			for i := 1; i < len(path); i++ {
				least = min(least, plane.SegmentDist(middle, is.Points[path[i-1]], is.Points[path[i]]))
			}
		}
		l.off[at] = least
	}
	return l
}

// village returns the points of the village's border.
func village(is *board.Island) []int {
	for _, f := range is.Fields {
		if f.Kind == board.Village {
			return f.Border
		}
	}
	return nil
}

// Corners are numbered row by row.
const (
	cornersWide = 2*sketch.Columns + 2
	corners     = cornersWide * (3*sketch.Rows + 2)
)

func number(c sketch.Corner) int { return c.Y*cornersWide + c.X }

// edge is a side with the numbers of its corners.
type edge struct {
	side  sketch.Side
	other sketch.Cell
	a, b  int
}

// edges are all sides.
var edges = func() (all []edge) {
	for _, at := range sketch.Sides() {
		a, b := at.Ends()
		other, _ := at.Cell.Beside(at.To)
		all = append(all, edge{at, other, number(a), number(b)})
	}
	return all
}()

// cornersOf are the numbers of the corners of each hexagon.
var cornersOf = func() (all [sketch.Cells][sketch.Directions]int) {
	for c := range sketch.Cell(sketch.Cells) {
		for d, at := range c.Corners() {
			all[c][d] = number(at)
		}
	}
	return all
}()

// wanted returns the plots along which a way is to run.
func (t *target) wanted(w sketch.Way) islas.PlotSet {
	if w == sketch.Road {
		return t.want.Near[islas.Road]
	}
	return t.want.Near[islas.River]
}

// along returns the plots beside an edge, and whether a way may run there: between two fields, none of which is a plot that does not lie
// next to it, and the river not along the shore.
func (t *target) along(s *sketch.Sketch, w sketch.Way, e edge) (plots islas.PlotSet, ok bool) {
	a, b := s.Ground[e.side.Cell], s.Ground[e.other]
	if a == b || w == sketch.River && (a == sketch.Sea || b == sketch.Sea) {
		return 0, false
	}
	for _, g := range [...]sketch.Ground{a, b} {
		if p, plot := g.Plot(); plot {
			plots = plots.Add(p)
		}
	}
	return plots, plots&^t.wanted(w) == 0
}

// goals reports of each corner whether a way has to touch it or one like it.
func goals(s *sketch.Sketch, w sketch.Way) (at [corners]bool) {
	if w == sketch.Road {
		for c, g := range s.Ground {
			if g == sketch.Village {
				for _, k := range cornersOf[c] {
					at[k] = true
				}
			}
		}
		return at
	}
	var land [corners]uint8
	for c, g := range s.Ground {
		if g != sketch.Sea {
			for _, k := range cornersOf[c] {
				land[k]++
			}
		}
	}
	const around = 3 // hexagons at a corner
	for k, n := range land {
		at[k] = n > 0 && n < around
	}
	return at
}

// unreached is how many of the plots along which a way is to run cannot be reached by one.
func (t *target) unreached(s *sketch.Sketch, w sketch.Way) int {
	var parent [corners]int16
	for k := range parent {
		parent[k] = int16(k)
	}
	find := func(k int16) int16 {
		for parent[k] != k {
			parent[k] = parent[parent[k]]
			k = parent[k]
		}
		return k
	}
	var plots [240]islas.PlotSet
	for i, e := range edges {
		along, ok := t.along(s, w, e)
		if !ok {
			continue
		}
		plots[i] = along
		parent[find(int16(e.a))] = find(int16(e.b))
	}
	var reached [corners]islas.PlotSet
	for i, e := range edges {
		if plots[i] != 0 {
			reached[find(int16(e.a))] |= plots[i]
		}
	}
	most := 0
	for k, goal := range goals(s, w) {
		if goal {
			most = max(most, reached[find(int16(k))].Count())
		}
	}
	return t.wanted(w).Count() - most
}

// lead leads a way from its goal to all plots along which it is to run, as near to that of the island as can be.
func (t *target) lead(s sketch.Sketch, w sketch.Way) sketch.Sketch {
	best, least := s, math.Inf(1)
	for k, goal := range goals(&s, w) {
		if !goal {
			continue
		}
		if led, cost, ok := t.leadFrom(s, w, k); ok {
			at := sketch.Corner{X: k % cornersWide, Y: k / cornersWide}
			if cost += plane.Dist(at.At(), t.lines[w].goal); cost < least {
				best, least = led, cost
			}
		}
	}
	return best
}

// leadFrom leads a way from a corner: always on to the plot that is reached with the least cost.
func (t *target) leadFrom(s sketch.Sketch, w sketch.Way, from int) (led sketch.Sketch, cost float64, ok bool) {
	reached := map[int]bool{from: true}
	missing := t.wanted(w)
	for missing != 0 {
		way, more := t.next(&s, w, reached, missing)
		if way == nil {
			return s, 0, false
		}
		for _, e := range way {
			if !s.Has(w, e.side) {
				s = s.Led(w, e.side)
			}
			plots, _ := t.along(&s, w, e)
			missing &^= plots
			reached[e.a], reached[e.b] = true, true
		}
		cost += more
	}
	return s, cost, true
}

// next returns the cheapest way from one of the corners to a plot that is missing, by Bellman and Ford.
func (t *target) next(s *sketch.Sketch, w sketch.Way, from map[int]bool, missing islas.PlotSet) (way []edge, cost float64) {
	var far [corners]float64
	var by [corners]int
	for k := range far {
		far[k], by[k] = math.Inf(1), -1
		if from[k] {
			far[k] = 0
		}
	}
	price := func(e edge) float64 { // that of a side, and the more the further it lies beside the way of the island
		return 20 + t.lines[w].off[e.side]
	}
	for again := true; again; {
		again = false
		for i, e := range edges {
			if _, ok := t.along(s, w, e); !ok {
				continue
			}
			for _, ends := range [...][2]int{{e.a, e.b}, {e.b, e.a}} {
				if d := far[ends[0]] + price(e); d < far[ends[1]] {
					far[ends[1]], by[ends[1]], again = d, i, true
				}
			}
		}
	}
	last, end := -1, 0
	cost = math.Inf(1)
	for i, e := range edges {
		plots, ok := t.along(s, w, e)
		if !ok || plots&missing == 0 {
			continue
		}
		for _, k := range [...]int{e.a, e.b} {
			if d := far[k] + price(e); d < cost {
				last, end, cost = i, k, d
			}
		}
	}
	if last < 0 {
		return nil, 0
	}
	way = []edge{edges[last]}
	for by[end] >= 0 {
		e := edges[by[end]]
		way = append(way, e)
		end = e.a + e.b - end
	}
	return way, cost
}
