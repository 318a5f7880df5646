package paint

import (
	"math"

	"islas/render/geom"
	"islas/render/raster"
)

// Polyline is the path through points, back to the first if it is closed.
func Polyline(closed bool, points ...geom.Point) *raster.Path {
	var p raster.Path
	for i, q := range points {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	if closed {
		p.Close()
	}
	return &p
}

// Line is the straight path between two points.
func Line(x0, y0, x1, y1 float64) *raster.Path {
	return Polyline(false, geom.Pt(x0, y0), geom.Pt(x1, y1))
}

// Rectangle is the path around a rectangle with its upper left corner at (x, y).
func Rectangle(x, y, w, h float64) *raster.Path {
	return Polyline(true, geom.Pt(x, y), geom.Pt(x+w, y), geom.Pt(x+w, y+h), geom.Pt(x, y+h))
}

// Rounded is the path around a rectangle with corners of radius r.
func Rounded(x, y, w, h, r float64) *raster.Path {
	r = math.Min(r, math.Min(w, h)/2)
	var p raster.Path
	// A corner is two parabolas, which can't be told from a quarter of a circle.
	corner := func(cx, cy, dx, dy float64) {
		const a, b = 0.41421356, 0.70710678
		p.QuadTo(cx+r*(dx-a*dy), cy+r*(dy+a*dx), cx+r*b*(dx-dy), cy+r*b*(dy+dx))
		p.QuadTo(cx+r*(a*dx-dy), cy+r*(a*dy+dx), cx-r*dy, cy+r*dx)
	}
	p.MoveTo(x, y+r)
	corner(x+r, y+r, -1, 0)
	p.LineTo(x+w-r, y)
	corner(x+w-r, y+r, 0, -1)
	p.LineTo(x+w, y+h-r)
	corner(x+w-r, y+h-r, 1, 0)
	p.LineTo(x+r, y+h)
	corner(x+r, y+h-r, 0, 1)
	p.Close()
	return &p
}

// Frame is the line of a width along the inside of a rounded rectangle.
func Frame(x, y, w, h, r, width float64) *raster.Path {
	p := Rounded(x, y, w, h, r)
	// The inner edge is mirrored and so runs the other way round, which leaves the inside empty.
	mirror := raster.Matrix{A: -1, D: 1, E: 2*x + w}
	p.Add(Rounded(x+width, y+width, w-2*width, h-2*width, math.Max(r-width, 0)), mirror)
	return p
}

// Star is the path around a star or a regular polygon in the middle of at: as many tips at the distance far and, between them, hollows at
// the distance near, the first tip at an angle of turn.
func Star(at geom.Point, far, near float64, tips int, turn float64) *raster.Path {
	points := make([]geom.Point, 2*tips)
	for i := range points {
		sin, cos := math.Sincos(turn + float64(i)*math.Pi/float64(tips))
		r := far
		if i%2 == 1 {
			r = near
		}
		points[i] = at.Add(geom.Pt(r*cos, r*sin))
	}
	return Polyline(true, points...)
}

// Circle is the path around a disc.
func Circle(x, y, r float64) *raster.Path { return Ellipse(x, y, r, r) }

// Ellipse is the path around an ellipse with its axes along x and y.
func Ellipse(x, y, rx, ry float64) *raster.Path {
	const k = 0.5522847498 // how far the handles of a Bézier curve reach for a quarter of a circle
	var p raster.Path
	p.MoveTo(x+rx, y)
	p.CubicTo(x+rx, y+ry*k, x+rx*k, y+ry, x, y+ry)
	p.CubicTo(x-rx*k, y+ry, x-rx, y+ry*k, x-rx, y)
	p.CubicTo(x-rx, y-ry*k, x-rx*k, y-ry, x, y-ry)
	p.CubicTo(x+rx*k, y-ry, x+rx, y-ry*k, x+rx, y)
	p.Close()
	return &p
}

// Placed is a path scaled by k and then moved to (x, y).
func Placed(p *raster.Path, x, y, k float64) *raster.Path {
	var q raster.Path
	q.Add(p, raster.Scaling(k, x, y))
	return &q
}

// Shadow is the shadow that a shape throws on the ground, where y is 92: pressed flat, pushed aside by its height and put a little to
// the right.
func Shadow(shape *raster.Path, flat, aside, right float64) *raster.Path {
	const ground, down = 92, 1
	var p raster.Path
	p.Add(shape, raster.Matrix{A: 1, C: aside, E: right - float64(ground*aside), D: flat, F: ground + down - float64(ground*flat)})
	return &p
}

// Outlines is the paths around facets.
func Outlines(facets []Facet) []*raster.Path {
	paths := make([]*raster.Path, len(facets))
	for i, f := range facets {
		paths[i] = Shape(f.Shape)
	}
	return paths
}

// PathBounds is the smallest rectangle around a path, as its upper left and lower right corners.
func PathBounds(p *raster.Path) (lo, hi geom.Point) {
	b := p.Bounds()
	return geom.Pt(float64(b.Min.X), float64(b.Min.Y)), geom.Pt(float64(b.Max.X), float64(b.Max.Y))
}
