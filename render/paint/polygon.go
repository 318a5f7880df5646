package paint

import (
	"math"

	"islas/render/geom"
)

// Bounds is the smallest rectangle around some points, as its upper left and lower right corners.
func Bounds(points []geom.Point) (lo, hi geom.Point) {
	for i, p := range points {
		if i == 0 {
			lo, hi = p, p
		}
		lo = geom.Pt(math.Min(lo.X, p.X), math.Min(lo.Y, p.Y))
		hi = geom.Pt(math.Max(hi.X, p.X), math.Max(hi.Y, p.Y))
	}
	return lo, hi
}

// Depth is how far inside a polygon a point lies: its distance to the border, negative outside.
func Depth(polygon []geom.Point, at geom.Point) float64 {
	nearest, in := math.Inf(1), false
	a := polygon[len(polygon)-1]
	for _, b := range polygon {
		if d := SquaredDistance(a, b, at); d < nearest {
			nearest = d
		}
		if (a.Y > at.Y) != (b.Y > at.Y) && at.X < a.X+float64((b.X-a.X)*((at.Y-a.Y)/(b.Y-a.Y))) {
			in = !in
		}
		a = b
	}
	if !in {
		return -math.Sqrt(nearest)
	}
	return math.Sqrt(nearest)
}

// distance is the distance of a point from the straight line between a and b.
func distance(a, b, at geom.Point) float64 { return math.Sqrt(SquaredDistance(a, b, at)) }

// SquaredDistance is the square of distance. Finding room in fields asks for it millions of times.
func SquaredDistance(a, b, at geom.Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	x, y := at.X-a.X, at.Y-a.Y
	along, length := float64(x*dx)+float64(y*dy), float64(dx*dx)+float64(dy*dy)
	switch {
	case along <= 0 || length == 0:
	case along >= length:
		x, y = at.X-b.X, at.Y-b.Y
	default:
		across := float64(x*dy) - float64(y*dx)
		return across * across / length
	}
	return float64(x*x) + float64(y*y)
}

// Inset is the closed line that runs d inside a polygon.
func Inset(polygon []geom.Point, d float64) []geom.Point {
	const spare = 0.02
	var inner []geom.Point
	for i, p := range polygon {
		n := len(polygon)
		along := polygon[(i+1)%n].Sub(polygon[(i+n-1)%n])
		aside := geom.Pt(-along.Y, along.X).Mul(d / math.Max(along.Len(), 1e-9))
		for _, q := range []geom.Point{p.Add(aside), p.Sub(aside)} {
			// In a corner the line would cross itself; those points are too near to the other side.
			if Depth(polygon, q) >= d*(1-spare) {
				inner = append(inner, q)
			}
		}
	}
	return inner
}
