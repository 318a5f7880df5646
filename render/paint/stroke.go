package paint

import (
	"image/color"
	"math"
	"slices"

	"islas/render/geom"
	"islas/render/raster"
)

// Trace draws along smooth lines with round ends, width in units, all at once.
func (p Pen) Trace(c color.Color, width float64, lines ...[]geom.Point) {
	paths := make([]*raster.Path, len(lines))
	for i, l := range lines {
		if n := len(l); n > 2 && l[0] == l[n-1] {
			paths[i] = Polyline(true, p.Thin(l[:n-1])...)
		} else {
			paths[i] = Polyline(false, p.Thin(l)...)
		}
	}
	p.Canvas.Stroke(NRGBA(c), p.mode, p.places(), raster.Line{Width: width * p.Scale, Joint: raster.Smooth, End: raster.Round}, paths...)
}

// Area is the path around a smooth closed line.
func (p Pen) Area(border []geom.Point) *raster.Path { return Polyline(true, p.Thin(border)...) }

// Thin leaves out the points of a line without which it looks the same.
func (p Pen) Thin(l []geom.Point) []geom.Point { return Thinned(l, 0.1/math.Max(p.Scale, 1e-9)) }

// Ribbon is a band along a line; width gives its width at t from 0 at the start to 1 at the end.
func Ribbon(points []geom.Point, width func(t float64) float64) *raster.Path {
	var p raster.Path
	last := len(points) - 1
	left, right := make([]geom.Point, len(points)), make([]geom.Point, len(points))
	for i, q := range points {
		n := Normal(points, i).Mul(width(float64(i)/float64(last)) / 2)
		left[i], right[i] = q.Add(n), q.Sub(n)
	}
	for i := range last {
		piece := []geom.Point{left[i], left[i+1], right[i+1], right[i]}
		// Where the band is wider than its bend a piece lies crosswise; all have to run the same way round.
		if Area(piece) > 0 {
			slices.Reverse(piece)
		}
		p.Add(Polyline(true, piece...), raster.Identity())
	}
	return &p
}

// Crescent is a stroke along a line that swells in the middle.
func Crescent(line []geom.Point, width float64) *raster.Path {
	return Ribbon(line, func(t float64) float64 { return width * (0.15 + 3.4*t*(1-t)) })
}

// Area is the area of a closed line, positive if it runs clockwise on the screen.
func Area(border []geom.Point) float64 {
	sum := 0.0
	for i, a := range border {
		b := border[(i+1)%len(border)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum / 2
}

// Blade is a short stroke that begins width wide at a and ends pointed at b.
func Blade(a, b geom.Point, width float64) *raster.Path {
	d := b.Sub(a)
	n := geom.Pt(-d.Y, d.X).Mul(width / 2 / math.Max(d.Len(), 1e-9))
	return Polyline(true, a.Add(n), b, a.Sub(n))
}

// Dot is a small disc.
func Dot(x, y, r float64) *raster.Path { return Disc(geom.Pt(x, y), r, 8) }

// Disc is a circle with some corners. It runs the same way round as a ribbon, so that the two don't cancel out where they
// overlap in one path.
func Disc(at geom.Point, r float64, corners int) *raster.Path {
	round := make([]geom.Point, corners)
	for i := range round {
		sin, cos := math.Sincos(-(float64(i) + 0.5) * 2 * math.Pi / float64(corners))
		round[i] = at.Add(geom.Pt(r*cos, r*sin))
	}
	return Polyline(true, round...)
}
