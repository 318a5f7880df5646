package fontfile

import (
	"math"

	ot "github.com/go-text/typesetting/font/opentype"
)

// em is how many units the em of what is written has.
const em = 2048

// widest is how far a letter may reach from where it stands, in units, which also keeps it in the numbers of a file.
const widest = 4 * em

// How many points and outlines a letter may have.
const (
	mostPoints   = 1 << 12
	mostContours = 1 << 9
)

// glyph is a letter: its outlines, quadratic as in TrueType, and how wide it is, in units.
type glyph struct {
	advance  float64
	contours [][]point
}

// point is a point of an outline, which is closed: a curve goes past those that are not on it.
type point struct {
	x, y float64
	on   bool
}

// contoursOf returns outlines in units, each of which takes scale of those of a file.
func contoursOf(segments []ot.Segment, scale float64) (all [][]point) {
	var now []point
	end := func() {
		if n := len(now); n > 1 && now[n-1].on && near(now[0], now[n-1]) {
			now = now[:n-1] // it is closed without
		}
		if len(now) > 2 {
			all = append(all, now)
		}
		now = nil
	}
	for _, s := range segments {
		at := func(i int, on bool) point {
			return point{float64(s.Args[i].X) * scale, float64(s.Args[i].Y) * scale, on}
		}
		switch s.Op {
		case ot.SegmentOpMoveTo:
			end()
			now = append(now, at(0, true))
		case ot.SegmentOpLineTo:
			now = append(now, at(0, true))
		case ot.SegmentOpQuadTo:
			now = append(now, at(0, false), at(1, true))
		case ot.SegmentOpCubeTo:
			if len(now) > 0 {
				now = appendCubic(now, now[len(now)-1], at(0, false), at(1, false), at(2, true))
			}
		}
	}
	end()
	return all
}

// near reports whether two points are one.
func near(a, b point) bool { return math.Hypot(a.x-b.x, a.y-b.y) < 0.5 }

// appendCubic appends quadratic curves that are less than a unit away from a cubic one.
func appendCubic(to []point, a, b, c, d point) []point {
	// Of a cubic curve that is cut into n, each part is away from the quadratic one with the same ends and tangents by this over n³.
	away := math.Sqrt(3) / 36 * math.Hypot(d.x-3*c.x+3*b.x-a.x, d.y-3*c.y+3*b.y-a.y)
	n := int(min(max(1, math.Ceil(math.Cbrt(away))), 16))
	at := func(t float64) (p, slope point) {
		u := 1 - t
		p = point{u*u*u*a.x + 3*u*u*t*b.x + 3*u*t*t*c.x + t*t*t*d.x, u*u*u*a.y + 3*u*u*t*b.y + 3*u*t*t*c.y + t*t*t*d.y, true}
		slope.x = 3 * (u*u*(b.x-a.x) + 2*u*t*(c.x-b.x) + t*t*(d.x-c.x))
		slope.y = 3 * (u*u*(b.y-a.y) + 2*u*t*(c.y-b.y) + t*t*(d.y-c.y))
		return p, slope
	}
	p, from := at(0)
	for i := 1; i <= n; i++ {
		step := 1 / float64(n)
		q, slope := at(float64(i) * step)
		// The cubic part has its control points a third of the slopes from its ends: the quadratic one has the mean of what they ask for.
		mid := point{x: (p.x+q.x)/2 + (from.x-slope.x)*step/4, y: (p.y+q.y)/2 + (from.y-slope.y)*step/4}
		to = append(to, mid, q)
		p, from = q, slope
	}
	return to
}

// fits reports whether a letter is of a size that can be drawn and written.
func (g glyph) fits() bool {
	if !(g.advance >= 0 && g.advance <= widest) {
		return false
	}
	points := 0
	for _, c := range g.contours {
		for _, p := range c {
			if !(math.Abs(p.x) <= widest && math.Abs(p.y) <= widest) {
				return false
			}
		}
		points += len(c)
	}
	return points <= mostPoints && len(g.contours) <= mostContours
}

// moved returns the letter moved to the right.
func (g glyph) moved(by float64) glyph {
	return g.each(func(p point) point { p.x += by; return p })
}

// each returns the letter with points in place of its own.
func (g glyph) each(change func(point) point) glyph {
	contours := make([][]point, len(g.contours))
	for i, c := range g.contours {
		contours[i] = make([]point, len(c))
		for j, p := range c {
			contours[i][j] = change(p)
		}
	}
	return glyph{g.advance, contours}
}
