package main

import (
	"math"
	"math/rand/v2"

	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// What polishing strives for, in board units.
const (
	wantLine   = 74.0  // length of what two fields share
	wantStep   = 34.0  // length of one straight step
	wantRoom   = 53.0  // half the side of the largest square on a plot
	wantCorner = 1.15  // radians, smallest corner of a field
	wantPlot   = 0.055 // area of a plot, as a share of the island's
)

// least returns the area that a field should at least have, relative to the plots' mean.
func (u use) least() float64 {
	return [...]float64{plot: 1, village: 0.8, farmland: 0.9, mountain: 1}[u]
}

// polisher moves the vertices of a layout to where it reads best; neighbourhoods stay.
type polisher struct {
	layout
	rng     *rand.Rand
	scratch []plane.Point
	areas   []float64
	total   float64
}

func newPolisher(l layout, rng *rand.Rand) *polisher {
	p := &polisher{layout: l, rng: rng, areas: make([]float64, len(l.mesh.fields))}
	p.total = math.Abs(plane.Area(l.mesh.coast.points))
	for f := range l.mesh.fields {
		p.mesh.fields[f].site = plane.Centroid(p.mesh.polygon(nil, &p.mesh.fields[f]))
	}
	return p
}

// run makes small random moves and keeps those that help. It returns the cost reached.
func (p *polisher) run(steps int) float64 { return p.walk(steps, 26, p.cost) }

// clear goes on until the island that is made of the layout is legible, or gives up.
func (p *polisher) clear(made func() *board.Island) {
	const rounds, steps, far = 14, 250, 14.0
	for round := range rounds {
		if legible(made()) {
			return
		}
		p.walk(steps, far*float64(rounds-round)/rounds, func() float64 {
			cost := p.cost()
			if !math.IsInf(cost, 1) {
				cost += clarityOf(made()).cost()
			}
			return cost
		})
	}
}

// walk makes random moves, smaller and smaller ones, and keeps those that lower a cost. It returns the cost reached.
func (p *polisher) walk(steps int, far float64, cost func() float64) float64 {
	m := p.mesh
	now := cost()
	for s := range steps {
		size := squared(far, 1-float64(s)/float64(steps)) + 0.7
		if p.rng.IntN(4) == 0 {
			f := p.rng.IntN(len(m.fields))
			if m.fields[f].use != plot {
				continue
			}
			old := m.fields[f].site
			m.fields[f].site = p.moved(old, size)
			if c := cost(); c < now {
				now = c
			} else {
				m.fields[f].site = old
			}
			continue
		}
		v := p.rng.IntN(len(m.verts))
		if len(m.around[v]) == 0 {
			continue
		}
		old := m.verts[v]
		if old.coastal {
			m.verts[v].t = m.coast.wrap(old.t + float64(size*p.rng.NormFloat64()))
			m.verts[v].at = m.coast.at(m.verts[v].t)
		} else {
			m.verts[v].at = p.moved(old.at, size)
		}
		if c := cost(); c < now {
			now = c
		} else {
			m.verts[v] = old
		}
	}
	return now
}

func (p *polisher) moved(at plane.Point, size float64) plane.Point {
	return plane.Add(at, plane.Point{float64(size * p.rng.NormFloat64()), float64(size * p.rng.NormFloat64())})
}

// cost returns how far the layout is from one that reads well.
func (p *polisher) cost() float64 {
	m := p.mesh
	cost, sum := 0.0, 0.0
	for f := range m.fields {
		field := &m.fields[f]
		p.scratch = m.polygon(p.scratch[:0], field)
		poly := p.scratch
		area := plane.Area(poly)
		p.areas[f] = area
		round := plane.Perimeter(poly)
		if area <= 0 {
			return math.Inf(1)
		}
		round = float64(round * (round / (4 * math.Pi * area))) // 1 for a circle, 1.27 for a square
		if field.use == plot {
			sum += area / 12
			cost += squared(2.5, max(0, round-1.3))
			room := math.Inf(1)
			for i, a := range poly {
				room = min(room, plane.SquareRoom(field.site, a, poly[(i+1)%len(poly)]))
			}
			if !plane.Inside(field.site, poly) {
				room = -room
			}
			cost += squared(30, max(0, 1-room/wantRoom))
		} else {
			cost += squared(0.4, max(0, round-2))
		}
		cost += p.corners(field)
	}
	for f := range m.fields {
		if m.fields[f].use == plot {
			cost += squared(4, p.areas[f]/sum-1)
		} else {
			cost += squared(4, max(0, 1-p.areas[f]/(m.fields[f].use.least()*sum)))
		}
	}
	cost += squared(60, max(0, 1-sum/(wantPlot*p.total)))
	for _, a := range m.arcs {
		length := 0.0
		for _, l := range a.lines {
			step := plane.Dist(m.verts[m.lines[l].a].at, m.verts[m.lines[l].b].at)
			length += step
			cost += squared(2, max(0, 1-step/wantStep))
		}
		cost += squared(12, max(0, 1-length/wantLine))
	}
	cost += m.bends(&p.river) + m.bends(&p.road)
	return cost
}

// corners returns the cost of the corners of a field: none should be very sharp or turned inside out, and no piece of shore
// short.
func (p *polisher) corners(f *field) float64 {
	m := p.mesh
	cost := 0.0
	n := len(f.ring)
	for i, v := range f.ring {
		at := m.verts[v].at
		before, after := m.verts[f.ring[(i+n-1)%n]].at, m.verts[f.ring[(i+1)%n]].at
		if f.shore[(i+n-1)%n] {
			before = m.coast.at(m.verts[v].t - 14)
		}
		if f.shore[i] {
			after = m.coast.at(m.verts[v].t + 14)
			length := m.coast.wrap(m.verts[f.ring[(i+1)%n]].t - m.verts[v].t)
			if length > m.coast.length*0.8 {
				return math.Inf(1) // the ends have slid past each other
			}
			cost += squared(12, max(0, 1-length/wantLine))
		}
		inner := math.Pi - turn(before, at, after)
		cost += squared(3, max(0, wantCorner-inner))
		if limit := math.Pi * 1.18; f.use == plot && inner > limit {
			cost += squared(3, inner-limit)
		}
		if inner > math.Pi*1.55 {
			cost += squared(8, inner-math.Pi*1.55)
		}
	}
	return cost
}

// squared returns the cost of being x beyond the aim: weight times x squared.
func squared(weight, x float64) float64 { return float64(weight * float64(x*x)) }
