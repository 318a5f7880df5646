package main

import (
	"math"
	"slices"

	"islas/game/islas/board/internal/plane"
)

// mesh is the island as a net of lines: vertices where lines meet or bend, and fields as rings of vertices. Its topology is
// fixed; polishing moves the vertices.
type mesh struct {
	coast  outline
	verts  []vertex
	fields []field
	lines  []line // every step of a border between two fields, once
	arcs   []arc
	around [][]int // the fields at each vertex
	beside [][]int // the lines at each vertex
}

// vertex is a point of the net. A vertex on the coast slides along it: t is its position on the coast.
type vertex struct {
	at      plane.Point
	coastal bool
	t       float64
}

// field is a ring of vertices, in the direction of the coast. Where shore[i], the coast runs from ring[i] to ring[i+1].
type field struct {
	use   use
	ring  []int
	shore []bool
	site  plane.Point // of a plot
}

// line is a straight step between two fields.
type line struct{ a, b, f, g int }

// arc is one stretch of border that two fields share.
type arc struct {
	lines []int
	f, g  int
}

// outline is a closed polygon with the distance along it to each of its points.
type outline struct {
	points []plane.Point
	upTo   []float64
	length float64
}

func newOutline(points []plane.Point) outline {
	o := outline{points: points, upTo: make([]float64, len(points))}
	for i, p := range points {
		o.upTo[i] = o.length
		o.length += plane.Dist(p, points[(i+1)%len(points)])
	}
	return o
}

// wrap returns a position on the outline brought into its length.
func (o *outline) wrap(t float64) float64 {
	if t = math.Mod(t, o.length); t < 0 {
		t += o.length
	}
	return t
}

// at returns the point at t.
func (o *outline) at(t float64) plane.Point {
	t = o.wrap(t)
	i, found := slices.BinarySearch(o.upTo, t)
	if found {
		return o.points[i]
	}
	i--
	a, b := o.points[i], o.points[(i+1)%len(o.points)]
	return plane.Lerp(a, b, (t-o.upTo[i])/plane.Dist(a, b))
}

// locate returns the position on the outline that is nearest to p.
func (o *outline) locate(p plane.Point) float64 {
	best, at := math.Inf(1), 0.0
	for i, a := range o.points {
		b := o.points[(i+1)%len(o.points)]
		d := plane.Sub(b, a)
		t := min(1, max(0, plane.Dot(plane.Sub(p, a), d)/plane.Dot(d, d)))
		if q := plane.Lerp(a, b, t); plane.Dist(p, q) < best {
			best, at = plane.Dist(p, q), o.upTo[i]+float64(t*plane.Dist(a, b))
		}
	}
	return o.wrap(at)
}

// between appends the points of the outline strictly between from and to, going forward.
func (o *outline) between(poly []plane.Point, from, to float64) []plane.Point {
	i, found := slices.BinarySearch(o.upTo, from)
	if found {
		i++
	}
	rest := o.wrap(to - from)
	for range o.points {
		i %= len(o.points)
		if o.wrap(o.upTo[i]-from) >= rest {
			break
		}
		poly = append(poly, o.points[i])
		i++
	}
	return poly
}

// polygon appends a field's border, with the coast's own points, to poly.
func (m *mesh) polygon(poly []plane.Point, f *field) []plane.Point {
	for i, v := range f.ring {
		poly = append(poly, m.verts[v].at)
		if f.shore[i] {
			poly = m.coast.between(poly, m.verts[v].t, m.verts[f.ring[(i+1)%len(f.ring)]].t)
		}
	}
	return poly
}

// newMesh joins the cells to fields. It returns nil if a field would have a hole or touch itself.
func newMesh(coast []plane.Point, d *divider) *mesh {
	m := &mesh{coast: newOutline(coast)}
	of := fieldsOf(d)
	type step struct {
		to, other int // vertex and field beyond, or shore
	}
	steps := make([]map[int]step, 0, len(d.cells))
	for i, c := range d.cells {
		for len(steps) <= of[i] {
			steps = append(steps, map[int]step{})
			m.fields = append(m.fields, field{use: d.uses[i]})
		}
		ring, next := m.corners(c)
		for k, v := range ring {
			s := step{ring[(k+1)%len(ring)], shore}
			if next[k] != shore {
				if s.other = of[next[k]]; s.other == of[i] {
					continue
				}
			}
			if _, twice := steps[of[i]][v]; twice {
				return nil
			}
			steps[of[i]][v] = s
		}
	}
	for f, next := range steps {
		start := -1
		for v := range next {
			if start < 0 || v < start {
				start = v
			}
		}
		var others []int
		for v := start; ; {
			s, ok := next[v]
			if !ok {
				return nil
			}
			// A vertex in the middle of a field's shore is no vertex.
			if n := len(others); n == 0 || s.other != shore || others[n-1] != shore {
				m.fields[f].ring = append(m.fields[f].ring, v)
				m.fields[f].shore = append(m.fields[f].shore, s.other == shore)
				others = append(others, s.other)
			}
			delete(next, v)
			if v = s.to; v == start {
				break
			}
		}
		if len(next) > 0 {
			return nil
		}
		if n := len(others); n > 1 && others[0] == shore && others[n-1] == shore {
			m.fields[f].ring = m.fields[f].ring[1:]
			m.fields[f].shore = m.fields[f].shore[1:]
			others = others[1:]
		}
		if len(others) < 3 && slices.Index(others, shore) < 0 {
			return nil
		}
		ring := m.fields[f].ring
		for i, o := range others {
			if o > f {
				m.lines = append(m.lines, line{ring[i], ring[(i+1)%len(ring)], f, o})
			}
		}
	}
	m.connect()
	return m
}

// fieldsOf returns the number of each cell's field: every plot is one, other cells of one use are one with their neighbours.
func fieldsOf(d *divider) []int {
	of := make([]int, len(d.cells))
	for i := range of {
		of[i] = -1
	}
	n := 0
	var fill func(i int)
	fill = func(i int) {
		of[i] = n
		for j := range d.uses {
			if d.near[i]>>j&1 == 1 && of[j] < 0 && d.uses[i] != plot && d.uses[j] == d.uses[i] {
				fill(j)
			}
		}
	}
	for i := range of {
		if of[i] < 0 {
			fill(i)
			n++
		}
	}
	return of
}

// corners returns the vertices of a cell, making those that are missing and leaving out the coast's own points.
func (m *mesh) corners(c cell) (ring, next []int) {
	for k, a := range c {
		before := c[(k+len(c)-1)%len(c)].next
		if before == shore && a.next == shore {
			continue
		}
		v := slices.IndexFunc(m.verts, func(v vertex) bool { return plane.Dist(v.at, a.at) < 0.01 })
		if v < 0 {
			v = len(m.verts)
			m.verts = append(m.verts, vertex{at: a.at})
		}
		if before == shore || a.next == shore {
			m.verts[v].coastal = true
			m.verts[v].t = m.coast.locate(a.at)
		}
		ring, next = append(ring, v), append(next, a.next)
	}
	return ring, next
}

// connect records what lies around each vertex and joins lines to arcs.
func (m *mesh) connect() {
	m.around = make([][]int, len(m.verts))
	m.beside = make([][]int, len(m.verts))
	for f, field := range m.fields {
		for _, v := range field.ring {
			m.around[v] = append(m.around[v], f)
		}
	}
	for l, line := range m.lines {
		m.beside[line.a] = append(m.beside[line.a], l)
		m.beside[line.b] = append(m.beside[line.b], l)
	}
	done := make([]bool, len(m.lines))
	for l, first := range m.lines {
		if done[l] {
			continue
		}
		a := arc{f: first.f, g: first.g}
		queue := []int{l}
		done[l] = true
		for len(queue) > 0 {
			k := queue[0]
			queue = queue[1:]
			a.lines = append(a.lines, k)
			for _, v := range [2]int{m.lines[k].a, m.lines[k].b} {
				for _, o := range m.beside[v] {
					if !done[o] && m.lines[o].f == a.f && m.lines[o].g == a.g {
						done[o] = true
						queue = append(queue, o)
					}
				}
			}
		}
		m.arcs = append(m.arcs, a)
	}
}

// has reports whether a field of a use lies at a vertex.
func (m *mesh) has(v int, u use) bool {
	return slices.ContainsFunc(m.around[v], func(f int) bool { return m.fields[f].use == u })
}

// other returns the far end of line l as seen from v.
func (m *mesh) other(l, v int) int { return m.lines[l].a + m.lines[l].b - v }

// turn returns the angle, in radians, by which a way from a over b to c turns; clockwise is positive.
func turn(a, b, c plane.Point) float64 {
	u, v := plane.Sub(b, a), plane.Sub(c, b)
	return plane.Angle(u, v)
}
