package art

import (
	"image/color"
	"math"
	"slices"

	"islas/render/raster"
)

// trace draws along smooth lines with round ends, width in units, all at once.
func (p pen) trace(c color.Color, width float64, lines ...[]point) {
	paths := make([]*raster.Path, len(lines))
	for i, l := range lines {
		if n := len(l); n > 2 && l[0] == l[n-1] {
			paths[i] = polyline(true, p.thin(l[:n-1])...)
		} else {
			paths[i] = polyline(false, p.thin(l)...)
		}
	}
	p.dst.Stroke(nrgba(c), p.mode, p.places(), raster.Line{Width: width * p.s, Joint: raster.Smooth, End: raster.Round}, paths...)
}

// area is the path around a smooth closed line.
func (p pen) area(border []point) *raster.Path { return polyline(true, p.thin(border)...) }

// thin leaves out the points of a line without which it looks the same.
func (p pen) thin(l []point) []point { return thinned(l, 0.1/math.Max(p.s, 1e-9)) }

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
func ribbon(points []point, width func(t float64) float64) *raster.Path {
	var p raster.Path
	last := len(points) - 1
	left, right := make([]point, len(points)), make([]point, len(points))
	for i, q := range points {
		n := normal(points, i).times(width(float64(i)/float64(last)) / 2)
		left[i], right[i] = q.plus(n), q.minus(n)
	}
	for i := range last {
		piece := []point{left[i], left[i+1], right[i+1], right[i]}
		// Where the band is wider than its bend a piece lies crosswise; all have to run the same way round.
		if area(piece) > 0 {
			slices.Reverse(piece)
		}
		p.Add(polyline(true, piece...), raster.Identity())
	}
	return &p
}

// crescent is a stroke along a line that swells in the middle.
func crescent(line []point, width float64) *raster.Path {
	return ribbon(line, func(t float64) float64 { return width * (0.15 + 3.4*t*(1-t)) })
}

// area is the area of a closed line, positive if it runs clockwise on the screen.
func area(border []point) float64 {
	sum := 0.0
	for i, a := range border {
		b := border[(i+1)%len(border)]
		sum += a.x*b.y - b.x*a.y
	}
	return sum / 2
}

// blade is a short stroke that begins width wide at a and ends pointed at b.
func blade(a, b point, width float64) *raster.Path {
	d := b.minus(a)
	n := point{-d.y, d.x}.times(width / 2 / math.Max(d.length(), 1e-9))
	return polyline(true, a.plus(n), b, a.minus(n))
}

// dot is a small disc.
func dot(x, y, r float64) *raster.Path { return disc(point{x, y}, r, 8) }

// disc is a circle with some corners. It runs the same way round as a ribbon, so that the two don't cancel out where they
// overlap in one path.
func disc(at point, r float64, corners int) *raster.Path {
	round := make([]point, corners)
	for i := range round {
		sin, cos := math.Sincos(-(float64(i) + 0.5) * 2 * math.Pi / float64(corners))
		round[i] = at.plus(point{r * cos, r * sin})
	}
	return polyline(true, round...)
}
