package paint

import (
	"math"
	"slices"

	"islas/render/geom"
)

// Reversed is a line, or a path of numbers, that runs the other way.
func Reversed[T any](line []T) []T {
	back := slices.Clone(line)
	slices.Reverse(back)
	return back
}

// Normal is the direction to the right of a line at its point i, of length 1.
func Normal(line []geom.Point, i int) geom.Point {
	d := line[min(i+1, len(line)-1)].Sub(line[max(i-1, 0)])
	l := math.Max(d.Len(), 1e-9)
	return geom.Pt(-d.Y/l, d.X/l)
}

// Shifted is a line moved to its right by d.
func Shifted(points []geom.Point, d float64) []geom.Point {
	moved := make([]geom.Point, len(points))
	for i, p := range points {
		moved[i] = p.Add(Normal(points, i).Mul(d))
	}
	return moved
}

// Along is points on a line, each a step further from the one before.
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

// Thinned is a line through some of the points of l that passes all the others within tolerance.
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

// Closed is a closed line as an open one that ends where it begins.
func Closed(l []geom.Point) []geom.Point {
	if len(l) == 0 {
		return l
	}
	return append(append(make([]geom.Point, 0, len(l)+1), l...), l[0])
}
