// Package raster fills and strokes paths on pictures in memory: pure Go, no graphics card, the same pixels everywhere.
//
// Coverage is the exact area of a pixel that a path covers, so nothing needs to be drawn large and shrunk. Colours are stored premultiplied
// with eight bits a channel. The cost of a drawing depends on the length of its edges and the number of pixels it changes, not on the size
// of the picture, so thousands of blades of grass are cheap.
package raster

import (
	"image"
	"math"

	"islas/render/geom"
)

// Matrix moves, scales, skews and turns points: (x, y) goes to (A*x + C*y + E, B*x + D*y + F).
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity returns the matrix that leaves points where they are.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Scaling returns the matrix that scales by s and then moves by (dx, dy).
func Scaling(s, dx, dy float64) Matrix { return Matrix{A: s, D: s, E: dx, F: dy} }

// Apply returns the point to which p is moved.
func (m Matrix) Apply(p geom.Point) geom.Point {
	return geom.Pt(m.A*p.X+m.C*p.Y+m.E, m.B*p.X+m.D*p.Y+m.F)
}

// verb is a step of a path; the number is how many points it takes.
type verb uint8

const (
	closing verb = iota
	lineTo
	quadTo
	cubicTo
	moveTo // takes one point
)

func (v verb) points() int {
	if v == moveTo {
		return 1
	}
	return int(v)
}

// Path is a list of lines and curves. The zero value is empty. Filling closes it and fills what it winds around; two parts in opposite
// directions cancel out where they overlap.
type Path struct {
	verbs  []verb
	points []geom.Point
}

func (p *Path) add(v verb, points ...geom.Point) {
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, points...)
}

// MoveTo begins a new part.
func (p *Path) MoveTo(x, y float64) { p.add(moveTo, geom.Pt(x, y)) }

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float64) { p.add(lineTo, geom.Pt(x, y)) }

// QuadTo adds a curve to (x, y) drawn towards (ax, ay).
func (p *Path) QuadTo(ax, ay, x, y float64) { p.add(quadTo, geom.Pt(ax, ay), geom.Pt(x, y)) }

// CubicTo adds a curve to (x, y) that leaves towards (ax, ay) and arrives from (bx, by).
func (p *Path) CubicTo(ax, ay, bx, by, x, y float64) {
	p.add(cubicTo, geom.Pt(ax, ay), geom.Pt(bx, by), geom.Pt(x, y))
}

// Close adds a line to the beginning of the part and ends it.
func (p *Path) Close() { p.add(closing) }

// Add appends another path, transformed by m.
func (p *Path) Add(src *Path, m Matrix) {
	p.verbs = append(p.verbs, src.verbs...)
	for _, q := range src.points {
		p.points = append(p.points, m.Apply(q))
	}
}

// Bounds returns a rectangle around the path and the control points of its curves.
func (p *Path) Bounds() image.Rectangle {
	if len(p.points) == 0 {
		return image.Rectangle{}
	}
	lo, hi := extent(p.points)
	return image.Rect(int(math.Floor(lo.X)), int(math.Floor(lo.Y)), int(math.Ceil(hi.X)), int(math.Ceil(hi.Y)))
}

func extent(points []geom.Point) (lo, hi geom.Point) {
	lo, hi = points[0], points[0]
	for _, q := range points[1:] {
		lo = geom.Pt(min(lo.X, q.X), min(lo.Y, q.Y))
		hi = geom.Pt(max(hi.X, q.X), max(hi.Y, q.Y))
	}
	return lo, hi
}

// flatness is the greatest distance, in pixels, of the straight pieces of a curve from it.
const flatness = 0.04

// flat calls part with every part of the path as straight lines, transformed by m. The points are only valid during the call.
func (p *Path) flat(m Matrix, buffer []geom.Point, part func(points []geom.Point, closed bool)) []geom.Point {
	line, next := buffer[:0], p.points
	end := func(closed bool) {
		if len(line) > 0 {
			part(line, closed)
		}
	}
	for _, v := range p.verbs {
		var q [3]geom.Point
		n := v.points()
		for i := range n {
			q[i] = m.Apply(next[i])
		}
		next = next[n:]
		if len(line) == 0 && v != moveTo && v != closing { // a part without a beginning begins at its first point
			line = append(line, q[0])
		}
		switch v {
		case moveTo:
			end(false)
			line = append(line[:0], q[0])
		case lineTo:
			line = append(line, q[0])
		case quadTo:
			line = appendQuad(line, q[0], q[1])
		case cubicTo:
			line = appendCubic(line, q[0], q[1], q[2])
		case closing:
			end(true)
			if len(line) > 0 {
				line = line[:1]
			}
		}
	}
	if len(p.verbs) > 0 && p.verbs[len(p.verbs)-1] != closing {
		end(false)
	}
	return line
}

func appendQuad(line []geom.Point, b, c geom.Point) []geom.Point {
	a := line[len(line)-1]
	bend := math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y)
	n := pieces(bend / 4)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		line = append(line, geom.Pt(u*u*a.X+2*u*t*b.X+t*t*c.X, u*u*a.Y+2*u*t*b.Y+t*t*c.Y))
	}
	return append(line, c)
}

func appendCubic(line []geom.Point, b, c, d geom.Point) []geom.Point {
	a := line[len(line)-1]
	bend := max(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y), math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y))
	n := pieces(bend * 3 / 4)
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		e, f, g, h := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		line = append(line, geom.Pt(e*a.X+f*b.X+g*c.X+h*d.X, e*a.Y+f*b.Y+g*c.Y+h*d.Y))
	}
	return append(line, d)
}

// pieces returns the number of straight lines for a curve that one line would miss by error pixels.
func pieces(error float64) int {
	return int(min(max(math.Ceil(math.Sqrt(error/flatness)), 1), 256))
}
