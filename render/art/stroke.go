package art

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// The engine draws a path by sending its corners to the graphics card sixteen times over, and its own strokes have
// dozens of corners at every bend. What consists of thousands of lines is therefore built here from as few corners as
// the eye needs: lines are thinned out to what a pixel shows, bends are cut, blades are triangles and dots octagons.
//
// It also fills each part of a path as a fan of triangles around its first corner. A long thin band would become a fan of
// long triangles that all overlap, which costs seconds where the processor draws: long bands are built from short ones.

// trace draws along smooth lines with round ends, width in units, all at once.
func (p pen) trace(c color.Color, width float64, lines ...[]point) {
	var all vector.Path
	for _, l := range lines {
		l = p.thin(l)
		if len(l) < 2 {
			continue
		}
		addRibbon(&all, l, func(float64) float64 { return width })
		if end := l[len(l)-1]; width*p.s > 1.5 && end != l[0] {
			all.AddPath(dot(l[0].x, l[0].y, width/2), nil)
			all.AddPath(dot(end.x, end.y, width/2), nil)
		}
	}
	p.fill(c, &all)
}

// area is the path around a smooth closed line.
func (p pen) area(border []point) *vector.Path { return polyline(true, p.thin(border)...) }

// thin leaves out the points of a line without which it looks the same.
func (p pen) thin(l []point) []point { return thinned(l, 0.22/math.Max(p.s, 1e-9)) }

// thinned is a line through some of the points of l that passes all the others within tolerance.
func thinned(l []point, tolerance float64) []point {
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
	var few []point
	for i, k := range keep {
		if k {
			few = append(few, l[i])
		}
	}
	return few
}

// closing is a closed line as an open one that ends where it begins.
func closing(l []point) []point {
	if len(l) == 0 {
		return l
	}
	return append(append(make([]point, 0, len(l)+1), l...), l[0])
}

// ribbon is a band along a line; width gives its width at t from 0 at the start to 1 at the end.
func ribbon(points []point, width func(t float64) float64) *vector.Path {
	var p vector.Path
	addRibbon(&p, points, width)
	return &p
}

func addRibbon(to *vector.Path, points []point, width func(t float64) float64) {
	last := len(points) - 1
	left, right := make([]point, len(points)), make([]point, len(points))
	for i, p := range points {
		n := normal(points, i).times(width(float64(i)/float64(last)) / 2)
		left[i], right[i] = p.plus(n), p.minus(n)
	}
	const chunk = 4 // steps in a piece
	for from := 0; from < last; from += chunk {
		end := min(from+chunk, last)
		to.AddPath(polyline(true, append(slices.Clone(left[from:end+1]), reverse(right[from:end+1])...)...), nil)
	}
}

// broad draws a band along a closed line that is wider than its bends, round at every corner.
func (p pen) broad(c color.Color, width float64, border []point) {
	border = closing(thinned(border, 1.5))
	var all vector.Path
	for i := 1; i < len(border); i++ {
		a, b := border[i-1], border[i]
		n := normal(border[i-1:i+1], 0).times(width / 2)
		all.AddPath(polyline(true, a.plus(n), b.plus(n), b.minus(n), a.minus(n)), nil)
		all.AddPath(disc(a, width/2, 24), nil)
	}
	p.fill(c, &all)
}

// blade is a short stroke that begins width wide at a and ends pointed at b.
func blade(a, b point, width float64) *vector.Path {
	d := b.minus(a)
	n := point{-d.y, d.x}.times(width / 2 / math.Max(d.length(), 1e-9))
	return polyline(true, a.plus(n), b, a.minus(n))
}

// dot is a small disc.
func dot(x, y, r float64) *vector.Path { return disc(point{x, y}, r, 8) }

// disc is a circle with some corners. It runs the same way round as a ribbon, so that the two don't cancel out where they
// overlap in one path.
func disc(at point, r float64, corners int) *vector.Path {
	round := make([]point, corners)
	for i := range round {
		sin, cos := math.Sincos(-(float64(i) + 0.5) * 2 * math.Pi / float64(corners))
		round[i] = at.plus(point{r * cos, r * sin})
	}
	return polyline(true, round...)
}
