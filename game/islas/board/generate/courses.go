package main

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"islas/game/islas"
)

// course is a river or a road: a way along the lines of the mesh.
type course struct {
	verts []int
	lines []int
	plots uint16 // the plots it runs along, by their number
	cost  float64
}

// layout is a mesh with its river and its road.
type layout struct {
	mesh        *mesh
	river, road course
	cost        float64 // of choosing this river and road
}

const maxSteps = 8 // of a course

// coursePairs returns the pairs of river and road with the right counts and a profile that is accepted, those that read best first.
// Of pairs that run along the same plots it returns one.
func coursePairs(m *mesh, g goal, accepts func(profile [12]int) bool) (pairs []layout) {
	base := baseFeatures(m)
	number := plotNumbers(m)
	rivers := ways(m, number, g[islas.River], m.riverCost)
	roads := ways(m, number, g[islas.Road], m.roadCost)
	best := map[[2]uint16]int{}
	for _, r := range rivers {
		for _, w := range roads {
			if !accepts(profileOf(base, r.plots, w.plots)) {
				continue
			}
			l := layout{mesh: m, river: r, road: w, cost: r.cost + w.cost + m.tangle(&r, &w)}
			key := [2]uint16{r.plots, w.plots}
			if i, known := best[key]; !known {
				best[key] = len(pairs)
				pairs = append(pairs, l)
			} else if l.cost < pairs[i].cost {
				pairs[i] = l
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b layout) int { return cmp.Compare(a.cost, b.cost) })
	return pairs
}

// baseFeatures returns the number of features next to each plot before there are river and road.
func baseFeatures(m *mesh) (base [12]int) {
	number := plotNumbers(m)
	for _, use := range [3]use{village, farmland, mountain} {
		var near uint16
		for _, a := range m.arcs {
			for _, side := range [2][2]int{{a.f, a.g}, {a.g, a.f}} {
				if m.fields[side[0]].use == plot && m.fields[side[1]].use == use {
					near |= 1 << number[side[0]]
				}
			}
		}
		for p := range base {
			base[p] += int(near >> p & 1)
		}
	}
	for f, field := range m.fields {
		if field.use == plot && slices.Contains(field.shore, true) {
			base[number[f]]++
		}
	}
	return base
}

// profileOf returns how many features each plot has with a river and a road along some of them, the most first.
func profileOf(base [12]int, river, road uint16) [12]int {
	for p := range base {
		base[p] += int(river>>p&1) + int(road>>p&1)
	}
	slices.SortFunc(base[:], func(a, b int) int { return b - a })
	return base
}

// plotNumbers numbers the plots for the bit sets of courses, by their field.
func plotNumbers(m *mesh) map[int]int {
	number := map[int]int{}
	for f, field := range m.fields {
		if field.use == plot {
			number[f] = len(number)
		}
	}
	return number
}

// ways lists all ways that run along the right number of plots and that cost accepts, cheapest first.
func ways(m *mesh, number map[int]int, plots int, cost func(*course) float64) []course {
	var found []course
	var c course
	onWay := make([]bool, len(m.verts))
	var walk func(v int, near uint16)
	walk = func(v int, near uint16) {
		if len(c.lines) >= 2 && bits.OnesCount16(near) == plots {
			c.plots = near
			if c.cost = cost(&c); !math.IsInf(c.cost, 1) {
				found = append(found, course{slices.Clone(c.verts), slices.Clone(c.lines), near, c.cost})
			}
		}
		if len(c.lines) == maxSteps || bits.OnesCount16(near) > plots || len(c.lines) > 0 && m.verts[v].coastal {
			return
		}
		for _, l := range m.beside[v] {
			w := m.other(l, v)
			if onWay[w] {
				continue
			}
			after := near
			for _, f := range [2]int{m.lines[l].f, m.lines[l].g} {
				if n, ok := number[f]; ok {
					after |= 1 << n
				}
			}
			onWay[w] = true
			c.verts, c.lines = append(c.verts, w), append(c.lines, l)
			walk(w, after)
			c.verts, c.lines = c.verts[:len(c.verts)-1], c.lines[:len(c.lines)-1]
			onWay[w] = false
		}
	}
	for v := range m.verts {
		if len(m.beside[v]) == 0 {
			continue
		}
		onWay[v] = true
		c.verts = append(c.verts[:0], v)
		walk(v, 0)
		onWay[v] = false
	}
	slices.SortStableFunc(found, func(a, b course) int { return cmp.Compare(a.cost, b.cost) })
	return found
}

// bends returns how far a course is from a calm line: every turn costs, and turning on in the same direction costs more.
func (m *mesh) bends(c *course) float64 {
	cost, last := 0.0, 0.0
	for i := 1; i+1 < len(c.verts); i++ {
		t := turn(m.verts[c.verts[i-1]].at, m.verts[c.verts[i]].at, m.verts[c.verts[i+1]].at)
		cost += float64(0.25 * t * t)
		if both := t + last; math.Abs(both) > 1.4 {
			cost += (math.Abs(both) - 1.4)
		}
		last = t
	}
	return cost
}

// along counts the lines of a course that border a use.
func (m *mesh) along(c *course, u use) (n int) {
	for _, l := range c.lines {
		if m.fields[m.lines[l].f].use == u || m.fields[m.lines[l].g].use == u {
			n++
		}
	}
	return n
}

// riverCost judges a way as a river: it springs from a mountain, leaves it at once and ends in the sea.
func (m *mesh) riverCost(c *course) float64 {
	last := c.verts[len(c.verts)-1]
	first := m.lines[c.lines[0]]
	if !m.verts[last].coastal || m.verts[c.verts[0]].coastal || !m.has(c.verts[0], mountain) ||
		m.fields[first.f].use == mountain || m.fields[first.g].use == mountain || len(c.lines) < 3 {
		return math.Inf(1)
	}
	return m.bends(c) + float64(0.8*float64(m.along(c, mountain))) + float64(0.5*float64(m.along(c, village)))
}

// roadCost judges a way as a road: it touches the village, and no plot touches it only at its end.
func (m *mesh) roadCost(c *course) float64 {
	n := len(c.verts)
	if c.verts[0] > c.verts[n-1] || len(c.lines) < 3 { // each way is met twice, once in each direction
		return math.Inf(1)
	}
	touches, inside := 0, 0
	for i, v := range c.verts {
		if m.has(v, village) {
			touches++
			if i > 0 && i < n-1 {
				inside++
			}
		}
	}
	if touches == 0 {
		return math.Inf(1)
	}
	cost := m.bends(c)
	for _, end := range [2][2]int{{0, 0}, {n - 1, len(c.lines) - 1}} {
		v, l := c.verts[end[0]], m.lines[c.lines[end[1]]]
		for _, f := range m.around[v] {
			if f == l.f || f == l.g {
				continue
			}
			switch m.fields[f].use {
			case plot:
				if !m.passes(c, f) {
					return math.Inf(1)
				}
				cost += 2
			case village:
				cost -= 0.6
			}
		}
	}
	return cost + float64(0.3*float64(m.along(c, mountain)+m.along(c, farmland))) + float64(0.7*float64(m.along(c, village))) + float64(0.2*float64(max(0, inside-2)))
}

// passes reports whether a course runs along a field.
func (m *mesh) passes(c *course, f int) bool {
	return slices.ContainsFunc(c.lines, func(l int) bool { return m.lines[l].f == f || m.lines[l].g == f })
}

// tangle returns the cost of river and road meeting or running together.
func (m *mesh) tangle(river, road *course) float64 {
	cost := 0.0
	for _, v := range river.verts {
		if slices.Contains(road.verts, v) {
			cost += 2
		}
	}
	for _, l := range river.lines {
		if slices.Contains(road.lines, l) {
			cost += 4
		}
	}
	return cost
}
