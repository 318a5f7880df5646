package paint

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/render/geom"
	"islas/render/raster"
)

// Polyline returns the path through points, back to the first if it is closed.
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

// Line returns the straight path between two points.
func Line(x0, y0, x1, y1 float64) *raster.Path {
	return Polyline(false, geom.Pt(x0, y0), geom.Pt(x1, y1))
}

// Rectangle returns the path around a rectangle with its upper left corner at (x, y).
func Rectangle(x, y, w, h float64) *raster.Path {
	return Polyline(true, geom.Pt(x, y), geom.Pt(x+w, y), geom.Pt(x+w, y+h), geom.Pt(x, y+h))
}

// Rounded returns the path around a rectangle with corners of radius r.
func Rounded(x, y, w, h, r float64) *raster.Path {
	r = math.Min(r, math.Min(w, h)/2)
	var p raster.Path
	// A corner consists of two parabolas, which look like a quarter of a circle.
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

// Frame returns the line of a width along the inside of a rounded rectangle.
func Frame(x, y, w, h, r, width float64) *raster.Path {
	p := Rounded(x, y, w, h, r)
	// The inner edge is mirrored and so runs in the other direction, which leaves the inside empty.
	mirror := raster.Matrix{A: -1, D: 1, E: 2*x + w}
	p.Add(Rounded(x+width, y+width, w-2*width, h-2*width, math.Max(r-width, 0)), mirror)
	return p
}

// Star returns the path around a star or a regular polygon with its middle at at: it has tips at the distance far and, between them,
// hollows at the distance near. The first tip is at the angle turn.
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

// Rays returns n straight lines that radiate from a point, from one distance to another, the first to the right.
func Rays(at geom.Point, n int, from, to float64) []*raster.Path {
	rays := make([]*raster.Path, n)
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		rays[i] = Line(at.X+from*cos, at.Y+from*sin, at.X+to*cos, at.Y+to*sin)
	}
	return rays
}

// Circle returns the path around a disc.
func Circle(x, y, r float64) *raster.Path { return Ellipse(x, y, r, r) }

// Ellipse returns the path around an ellipse with its axes along x and y.
func Ellipse(x, y, rx, ry float64) *raster.Path {
	const k = 0.5522847498 // length of the handles of a Bézier curve for a quarter of a circle
	var p raster.Path
	p.MoveTo(x+rx, y)
	p.CubicTo(x+rx, y+ry*k, x+rx*k, y+ry, x, y+ry)
	p.CubicTo(x-rx*k, y+ry, x-rx, y+ry*k, x-rx, y)
	p.CubicTo(x-rx, y-ry*k, x-rx*k, y-ry, x, y-ry)
	p.CubicTo(x+rx*k, y-ry, x+rx, y-ry*k, x+rx, y)
	p.Close()
	return &p
}

// Format returns a shape (see ParseShape) with numbers in the places of its verbs.
func Format(shape string, numbers ...float64) string {
	values := make([]any, len(numbers))
	for i, v := range numbers {
		values[i] = v
	}
	return fmt.Sprintf(shape, values...)
}

// Turned returns a path turned by an angle in radians around (0, 0) and then moved to (x, y).
func Turned(p *raster.Path, angle, x, y float64) *raster.Path {
	sin, cos := math.Sincos(angle)
	var q raster.Path
	q.Add(p, raster.Matrix{A: cos, B: sin, C: -sin, D: cos, E: x, F: y})
	return &q
}

// Placed returns a path scaled by k and then moved to (x, y).
func Placed(p *raster.Path, x, y, k float64) *raster.Path {
	var q raster.Path
	q.Add(p, raster.Scaling(k, x, y))
	return &q
}

// Shadow returns the shadow of a shape on the ground, which is at y = 92: flattened, shifted sideways by its height and moved a little to
// the right.
func Shadow(shape *raster.Path, flat, aside, right float64) *raster.Path {
	const ground, down = 92, 1
	var p raster.Path
	p.Add(shape, raster.Matrix{A: 1, C: aside, E: right - float64(ground*aside), D: flat, F: ground + down - float64(ground*flat)})
	return &p
}

// Outlines returns the paths around facets.
func Outlines(facets []Facet) []*raster.Path {
	paths := make([]*raster.Path, len(facets))
	for i, f := range facets {
		paths[i] = Shape(f.Shape)
	}
	return paths
}

// PathBounds returns the smallest rectangle around a path, as its upper left and lower right corners.
func PathBounds(p *raster.Path) (lo, hi geom.Point) {
	b := p.Bounds()
	return geom.Pt(float64(b.Min.X), float64(b.Min.Y)), geom.Pt(float64(b.Max.X), float64(b.Max.Y))
}

// ParseShape reads a path as in SVG, with the absolute commands M, L, H, V, Q, C and Z, and O x,y,rx,ry for an ellipse. In case of an error
// it also returns what it has read before.
func ParseShape(d string) (*raster.Path, error) {
	var p raster.Path
	var x, y float64
	words := strings.FieldsFunc(d, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' || r == '\t' })
	command := ""
	for len(words) > 0 {
		if _, ok := arity(words[0]); ok {
			command, words = words[0], words[1:]
		}
		n, ok := arity(command)
		if !ok || len(words) < n {
			return &p, fmt.Errorf("shape %q: command %q needs %d numbers", d, command, n)
		}
		var v [6]float64
		for i := range n {
			f, err := strconv.ParseFloat(words[i], 64)
			if err != nil {
				return &p, fmt.Errorf("shape %q: %q is no number", d, words[i])
			}
			v[i] = f
		}
		words = words[n:]
		switch command {
		case "M":
			x, y = v[0], v[1]
			p.MoveTo(x, y)
			command = "L"
		case "L":
			x, y = v[0], v[1]
			p.LineTo(x, y)
		case "H":
			x = v[0]
			p.LineTo(x, y)
		case "V":
			y = v[0]
			p.LineTo(x, y)
		case "Q":
			x, y = v[2], v[3]
			p.QuadTo(v[0], v[1], x, y)
		case "C":
			x, y = v[4], v[5]
			p.CubicTo(v[0], v[1], v[2], v[3], x, y)
		case "O":
			p.Add(Ellipse(v[0], v[1], v[2], v[3]), raster.Identity())
			command = ""
		case "Z":
			p.Close()
			command = ""
		}
	}
	return &p, nil
}

// arity returns the number of parameters of a command of a shape, and whether it is a command.
func arity(command string) (n int, ok bool) {
	switch command {
	case "Z":
		return 0, true
	case "H", "V":
		return 1, true
	case "M", "L":
		return 2, true
	case "Q", "O":
		return 4, true
	case "C":
		return 6, true
	}
	return 0, false
}

// Shape returns the path of a shape in the program (see ParseShape). It omits everything after an error: packages that draw shapes must
// have tests that read them with ParseShape.
func Shape(d string) *raster.Path {
	p, _ := ParseShape(d)
	return p
}

// Trace draws along smooth lines with round ends, all at once, with a width in units.
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

// Area returns the path around a smooth closed line.
func (p Pen) Area(border []geom.Point) *raster.Path { return Polyline(true, p.Thin(border)...) }

// Thin returns a line without the points that make no visible difference.
func (p Pen) Thin(l []geom.Point) []geom.Point { return Thinned(l, 0.1/math.Max(p.Scale, 1e-9)) }

// Ribbon returns a band along a line; width returns its width at t, from 0 at the start to 1 at the end.
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
		// Where the band is wider than its bend, a piece is reversed; all must run in the same direction.
		if Area(piece) > 0 {
			slices.Reverse(piece)
		}
		p.Add(Polyline(true, piece...), raster.Identity())
	}
	return &p
}

// Crescent returns a stroke along a line that is thicker in the middle.
func Crescent(line []geom.Point, width float64) *raster.Path {
	return Ribbon(line, func(t float64) float64 { return width * (0.15 + 3.4*t*(1-t)) })
}

// Area returns the area of a closed line, positive if it runs clockwise on the screen.
func Area(border []geom.Point) float64 {
	sum := 0.0
	for i, a := range border {
		b := border[(i+1)%len(border)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum / 2
}

// Blade returns a short stroke that begins width wide at a and ends in a point at b.
func Blade(a, b geom.Point, width float64) *raster.Path {
	d := b.Sub(a)
	n := geom.Pt(-d.Y, d.X).Mul(width / 2 / math.Max(d.Len(), 1e-9))
	return Polyline(true, a.Add(n), b, a.Sub(n))
}

// Dot returns a small disc.
func Dot(x, y, r float64) *raster.Path { return Disc(geom.Pt(x, y), r, 8) }

// Disc returns a circle as a polygon with a number of corners. It runs in the same direction as a ribbon, so that the two do not cancel out
// where they overlap in one path.
func Disc(at geom.Point, r float64, corners int) *raster.Path {
	round := make([]geom.Point, corners)
	for i := range round {
		sin, cos := math.Sincos(-(float64(i) + 0.5) * 2 * math.Pi / float64(corners))
		round[i] = at.Add(geom.Pt(r*cos, r*sin))
	}
	return Polyline(true, round...)
}
