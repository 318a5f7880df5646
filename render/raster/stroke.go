package raster

import (
	"image/color"
	"math"

	"islas/render/geom"
)

// Line is the look of a line along a path.
type Line struct {
	Width float64 // pixels
	Joint Joint
	End   End
}

// Joint is the look of a line at a bend.
type Joint uint8

// The joints.
const (
	Sharp  Joint = iota // pointed, but cut where the point would stick out far
	Smooth              // round
)

// End is the look of a line at its ends.
type End uint8

// The ends.
const (
	Flat   End = iota // ends where the path ends
	Square            // goes on for half its width
	Round             // a half disc
)

// sharpest is the greatest reach of a point beyond the bend, in half widths; a longer one is cut.
const sharpest = 1.6

// Stroke draws along paths, transformed by m: all at once, so that nothing adds up where lines cross.
func (c *Canvas) Stroke(shade color.NRGBA, mode Mode, m Matrix, l Line, paths ...*Path) {
	t := c.tools
	t.edges.begin(c.w, c.h)
	for _, p := range paths {
		t.line = p.flat(m, t.line, func(points []geom.Point, closed bool) { c.along(l, points, closed) })
	}
	c.paint(shade, mode)
}

// along adds a line through points to the current fill: a bar for each step, a wedge at each bend. All of them have the same direction, so
// that they never cancel out.
func (c *Canvas) along(l Line, points []geom.Point, closed bool) {
	points = distinct(points)
	if closed && len(points) > 1 && near(points[0], points[len(points)-1]) {
		points = points[:len(points)-1]
	}
	n := len(points)
	if n < 2 {
		return
	}
	half := l.Width / 2
	aside := func(i int) geom.Point { // from the line to its right border along step i
		a, b := points[i], points[(i+1)%n]
		k := half / math.Hypot(b.X-a.X, b.Y-a.Y)
		return geom.Pt(-(b.Y-a.Y)*k, (b.X-a.X)*k)
	}
	steps := n - 1
	if closed {
		steps = n
	}
	first := aside(0)
	before := first
	if closed {
		before = aside(n - 1)
	}
	for i := range steps {
		a, b, s := points[i], points[(i+1)%n], aside(i)
		if i > 0 || closed {
			c.joint(l, a, before, s)
		}
		c.polygon([]geom.Point{geom.Pt(a.X+s.X, a.Y+s.Y), geom.Pt(b.X+s.X, b.Y+s.Y), geom.Pt(b.X-s.X, b.Y-s.Y), geom.Pt(a.X-s.X, a.Y-s.Y)})
		before = s
	}
	if !closed {
		c.end(l, points[0], geom.Pt(-first.X, -first.Y))
		c.end(l, points[n-1], before)
	}
}

// distinct removes, in place, points that equal the one before.
func distinct(points []geom.Point) []geom.Point {
	kept := points[:1]
	for _, p := range points[1:] {
		if !near(p, kept[len(kept)-1]) {
			kept = append(kept, p)
		}
	}
	return kept
}

func near(a, b geom.Point) bool { return math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y) < 1e-4 }

// joint fills the gap on the outside of a bend at p between steps whose right borders lie r and s beside the line.
func (c *Canvas) joint(l Line, p, r, s geom.Point) {
	half := l.Width / 2
	turn, straight := (r.X*s.Y-r.Y*s.X)/(half*half), (r.X*s.X+r.Y*s.Y)/(half*half) // sine and cosine
	if math.Abs(turn) < 1e-6 && straight > 0 {
		return
	}
	if turn > 0 { // the outside is on the left
		r, s = geom.Pt(-s.X, -s.Y), geom.Pt(-r.X, -r.Y)
	}
	switch {
	case l.Joint == Smooth:
		c.wedge(p, r, s)
	case straight > -1 && 2 <= sharpest*sharpest*(1+straight):
		k := 1 / (1 + straight)
		c.polygon([]geom.Point{p, geom.Pt(p.X+r.X, p.Y+r.Y), geom.Pt(p.X+(r.X+s.X)*k, p.Y+(r.Y+s.Y)*k), geom.Pt(p.X+s.X, p.Y+s.Y)})
	default:
		c.polygon([]geom.Point{p, geom.Pt(p.X+r.X, p.Y+r.Y), geom.Pt(p.X+s.X, p.Y+s.Y)})
	}
}

// wedge adds the slice of a disc around p from r to s, at most half of it, anticlockwise on the screen.
func (c *Canvas) wedge(p, r, s geom.Point) {
	half := math.Hypot(r.X, r.Y)
	angle := math.Atan2(r.X*s.Y-r.Y*s.X, r.X*s.X+r.Y*s.Y)
	if angle > 0 { // half a turn to which rounding gave the other direction
		angle -= 2 * math.Pi
	}
	pie := append(c.tools.curve[:0], p, geom.Pt(p.X+r.X, p.Y+r.Y))
	n := int(math.Ceil(-angle / (2 * math.Acos(1-min(flatness/half, 0.5)))))
	for i := 1; i < n; i++ {
		sin, cos := math.Sincos(angle * float64(i) / float64(n))
		pie = append(pie, geom.Pt(p.X+r.X*cos-r.Y*sin, p.Y+r.X*sin+r.Y*cos))
	}
	c.tools.curve = append(pie, geom.Pt(p.X+s.X, p.Y+s.Y))
	c.polygon(c.tools.curve)
}

// end adds the end beyond the last point p of a line whose right border lies r beside it.
func (c *Canvas) end(l Line, p, r geom.Point) {
	switch l.End {
	case Round:
		c.wedge(p, r, geom.Pt(-r.X, -r.Y))
	case Square:
		on := geom.Pt(r.Y, -r.X) // half a width straight on
		c.polygon([]geom.Point{
			geom.Pt(p.X+r.X, p.Y+r.Y), geom.Pt(p.X+r.X+on.X, p.Y+r.Y+on.Y),
			geom.Pt(p.X-r.X+on.X, p.Y-r.Y+on.Y), geom.Pt(p.X-r.X, p.Y-r.Y),
		})
	}
}
