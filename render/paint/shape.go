package paint

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/render/geom"
	"islas/render/raster"
)

// Polyline is a path through points.
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

func Line(x0, y0, x1, y1 float64) *raster.Path {
	return Polyline(false, geom.Pt(x0, y0), geom.Pt(x1, y1))
}

func Rectangle(x, y, w, h float64) *raster.Path {
	return Polyline(true, geom.Pt(x, y), geom.Pt(x+w, y), geom.Pt(x+w, y+h), geom.Pt(x, y+h))
}

// Rounded is a rectangle with corners of radius r.
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

func Circle(x, y, r float64) *raster.Path { return Ellipse(x, y, r, r) }

// Ellipse is an ellipse with its axes along x and y.
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

// ParseShape reads a path written as in SVG, with the absolute commands M, L, H, V, Q, C and Z and O x,y,rx,ry for an
// ellipse. What it has read before a mistake is returned with the mistake.
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

// arity is how many numbers follow a command of a shape, and whether it is one.
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

// Shape is the path of a shape that stands in the program; a test reads them all, so a mistake can't reach a player.
func Shape(d string) *raster.Path {
	p, _ := ParseShape(d)
	return p
}

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
