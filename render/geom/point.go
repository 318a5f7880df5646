// Package geom provides points and rectangles for layout, drawing and input. Everything in it is a plain value.
package geom

import "math"

// Point is a position or a distance, in pixels or in the units of a drawing, X to the right and Y down.
type Point struct{ X, Y float64 }

// Pt returns Point{X: x, Y: y}.
func Pt(x, y float64) Point { return Point{x, y} }

// The conversions in Add and Sub keep processors from fusing a sum with the products in it, as the language allows them to:
// where something lies must not depend on the machine.

// Add returns the sum of two points.
func (p Point) Add(q Point) Point {
	return Point{float64(p.X) + float64(q.X), float64(p.Y) + float64(q.Y)}
}

// Sub returns p minus q.
func (p Point) Sub(q Point) Point {
	return Point{float64(p.X) - float64(q.X), float64(p.Y) - float64(q.Y)}
}

// Mul returns p times f.
func (p Point) Mul(f float64) Point { return Point{p.X * f, p.Y * f} }

// Len returns the distance from the origin.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Lerp returns the point at the part t of the way from p to q; outside of 0 to 1 it lies on the same line beyond them.
func (p Point) Lerp(q Point, t float64) Point { return p.Add(q.Sub(p).Mul(t)) }

// Ring returns points on a circle around p, as many as make it look round.
func (p Point) Ring(r float64) (line []Point) {
	const corners = 32
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		line = append(line, p.Add(Pt(r*cos, r*sin)))
	}
	return line
}
