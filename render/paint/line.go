package paint

import (
	"math"
	"slices"

	"islas/render/geom"
)

// Reversed returns a line, or a path of numbers, in reverse order.
func Reversed[T any](line []T) []T {
	back := slices.Clone(line)
	slices.Reverse(back)
	return back
}

// Normal returns the direction to the right of a line at its point i, of length 1.
func Normal(line []geom.Point, i int) geom.Point {
	d := line[min(i+1, len(line)-1)].Sub(line[max(i-1, 0)])
	l := math.Max(d.Len(), 1e-9)
	return geom.Pt(-d.Y/l, d.X/l)
}

// Shifted returns a line moved to its right by d.
func Shifted(points []geom.Point, d float64) []geom.Point {
	moved := make([]geom.Point, len(points))
	for i, p := range points {
		moved[i] = p.Add(Normal(points, i).Mul(d))
	}
	return moved
}

// Along returns points on a line, step apart.
func Along(points []geom.Point, step float64) []geom.Point {
	var found []geom.Point
	rest := step / 2
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		l := b.Sub(a).Len()
		for rest <= l {
			found = append(found, a.Lerp(b, rest/l))
			rest += step
		}
		rest -= l
	}
	return found
}

// Thinned returns a line through some of the points of l that passes all others within tolerance.
func Thinned(l []geom.Point, tolerance float64) []geom.Point {
	if len(l) < 3 {
		return l
	}
	keep := make([]bool, len(l))
	keep[0], keep[len(l)-1] = true, true
	var mark func(from, to int)
	mark = func(from, to int) {
		far, at := tolerance, -1
		for i := from + 1; i < to; i++ {
			if d := distance(l[from], l[to], l[i]); d > far {
				far, at = d, i
			}
		}
		if at >= 0 {
			keep[at] = true
			mark(from, at)
			mark(at, to)
		}
	}
	mark(0, len(l)-1)
	var few []geom.Point
	for i, k := range keep {
		if k {
			few = append(few, l[i])
		}
	}
	return few
}

// Closed returns a closed line as an open one that ends where it begins.
func Closed(l []geom.Point) []geom.Point {
	if len(l) == 0 {
		return l
	}
	return append(append(make([]geom.Point, 0, len(l)+1), l...), l[0])
}

// Bounds returns the smallest rectangle around some points, as its upper left and lower right corners.
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

// Depth returns how far inside a polygon a point lies: its distance to the border, negative outside.
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

// distance returns the distance of a point from the line segment between a and b.
func distance(a, b, at geom.Point) float64 { return math.Sqrt(SquaredDistance(a, b, at)) }

// SquaredDistance returns the square of distance. It is called millions of times to find room in fields.
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

// Inset returns the closed line that runs d inside a polygon.
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
