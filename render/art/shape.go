package art

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2/vector"
)

// point is a place in the units of a drawing.
type point struct{ x, y float64 }

func (a point) plus(b point) point               { return point{a.x + b.x, a.y + b.y} }
func (a point) minus(b point) point              { return point{a.x - b.x, a.y - b.y} }
func (a point) times(k float64) point            { return point{a.x * k, a.y * k} }
func (a point) length() float64                  { return math.Hypot(a.x, a.y) }
func (a point) towards(b point, t float64) point { return a.plus(b.minus(a).times(t)) }

// polyline is a path through points.
func polyline(closed bool, points ...point) *vector.Path {
	var p vector.Path
	for i, q := range points {
		if i == 0 {
			p.MoveTo(float32(q.x), float32(q.y))
		} else {
			p.LineTo(float32(q.x), float32(q.y))
		}
	}
	if closed {
		p.Close()
	}
	return &p
}

func line(x0, y0, x1, y1 float64) *vector.Path {
	return polyline(false, point{x0, y0}, point{x1, y1})
}

func rectangle(x, y, w, h float64) *vector.Path {
	return polyline(true, point{x, y}, point{x + w, y}, point{x + w, y + h}, point{x, y + h})
}

// rounded is a rectangle with corners of radius r.
func rounded(x, y, w, h, r float64) *vector.Path {
	r = math.Min(r, math.Min(w, h)/2)
	f := func(v float64) float32 { return float32(v) }
	var p vector.Path
	// A corner is two parabolas, which can't be told from a quarter of a circle.
	corner := func(cx, cy, dx, dy float64) {
		const a, b = 0.41421356, 0.70710678
		p.QuadTo(f(cx+r*(dx-a*dy)), f(cy+r*(dy+a*dx)), f(cx+r*b*(dx-dy)), f(cy+r*b*(dy+dx)))
		p.QuadTo(f(cx+r*(a*dx-dy)), f(cy+r*(a*dy+dx)), f(cx-r*dy), f(cy+r*dx))
	}
	p.MoveTo(f(x), f(y+r))
	corner(x+r, y+r, -1, 0)
	p.LineTo(f(x+w-r), f(y))
	corner(x+w-r, y+r, 0, -1)
	p.LineTo(f(x+w), f(y+h-r))
	corner(x+w-r, y+h-r, 1, 0)
	p.LineTo(f(x+r), f(y+h))
	corner(x+r, y+h-r, 0, 1)
	p.Close()
	return &p
}

// frame is the line of a width along the inside of a rounded rectangle.
func frame(x, y, w, h, r, width float64) *vector.Path {
	p := rounded(x, y, w, h, r)
	// The inner edge is mirrored and so runs the other way round, which leaves the inside empty.
	o := &vector.AddPathOptions{}
	o.GeoM.Scale(-1, 1)
	o.GeoM.Translate(2*x+w, 0)
	p.AddPath(rounded(x+width, y+width, w-2*width, h-2*width, math.Max(r-width, 0)), o)
	return p
}

func circle(x, y, r float64) *vector.Path { return ellipse(x, y, r, r) }

// ellipse is an ellipse with its axes along x and y.
func ellipse(x, y, rx, ry float64) *vector.Path {
	const k = 0.5522847498 // how far the handles of a Bézier curve reach for a quarter of a circle
	f := func(v float64) float32 { return float32(v) }
	var p vector.Path
	p.MoveTo(f(x+rx), f(y))
	p.CubicTo(f(x+rx), f(y+ry*k), f(x+rx*k), f(y+ry), f(x), f(y+ry))
	p.CubicTo(f(x-rx*k), f(y+ry), f(x-rx), f(y+ry*k), f(x-rx), f(y))
	p.CubicTo(f(x-rx), f(y-ry*k), f(x-rx*k), f(y-ry), f(x), f(y-ry))
	p.CubicTo(f(x+rx*k), f(y-ry), f(x+rx), f(y-ry*k), f(x+rx), f(y))
	p.Close()
	return &p
}

// shape reads a path written as in SVG, with the absolute commands M, L, H, V, Q, C and Z and O x,y,rx,ry for an
// ellipse. What it has read before a mistake is returned with the mistake.
func shape(d string) (*vector.Path, error) {
	var p vector.Path
	var x, y float32
	words := strings.FieldsFunc(d, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' || r == '\t' })
	arity := map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "O": 4}
	command := ""
	for len(words) > 0 {
		if _, ok := arity[words[0]]; ok {
			command, words = words[0], words[1:]
		}
		n, ok := arity[command]
		if !ok || len(words) < n {
			return &p, fmt.Errorf("shape %q: command %q needs %d numbers", d, command, n)
		}
		var v [6]float32
		for i := range n {
			f, err := strconv.ParseFloat(words[i], 32)
			if err != nil {
				return &p, fmt.Errorf("shape %q: %q is no number", d, words[i])
			}
			v[i] = float32(f)
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
			p.AddPath(ellipse(float64(v[0]), float64(v[1]), float64(v[2]), float64(v[3])), nil)
			command = ""
		case "Z":
			p.Close()
			command = ""
		}
	}
	return &p, nil
}

// drawn is the path of a shape that stands in the program; a test reads them all, so a mistake can't reach a player.
func drawn(d string) *vector.Path {
	p, _ := shape(d)
	return p
}

// shifted is a line moved to its right by d.
func shifted(points []point, d float64) []point {
	moved := make([]point, len(points))
	for i, p := range points {
		moved[i] = p.plus(normal(points, i).times(d))
	}
	return moved
}

// along is points on a line, each a step further from the one before.
func along(points []point, step float64) []point {
	var found []point
	rest := step / 2
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		l := b.minus(a).length()
		for rest <= l {
			found = append(found, a.towards(b, rest/l))
			rest += step
		}
		rest -= l
	}
	return found
}
