package board

import (
	"fmt"
	"math"

	"islas/game/islas"
	"islas/game/islas/board/internal/plane"
)

// Limits for an island to be read at a glance, in board units.
const (
	MinShared = 40 // length of the line that two neighbouring plots share
	// MinApart is the least distance of two plots that are not neighbours. It rules out plots that touch only in a corner, and narrow
	// fields between two plots that make them look like neighbours.
	MinApart = 36
	MinSite  = 70 // side of the upright square around a plot's site that lies within the plot
)

// checkPlots checks what must be seen at a glance: which plots are neighbours, and where a building stands. River and road run
// along borders, so they cross no square that lies within a plot.
func (is *Island) checkPlots(g islas.Geography) error {
	for p := range islas.Plots {
		field := is.Fields[is.FieldOf(p)]
		if room := 2 * plane.Room(field.Site, is.Line(field.Border)); room < MinSite {
			return fmt.Errorf("plot %d has room for a square of %.1f units around its site; it needs %d", p, max(0, room), MinSite)
		}
		for q := range p {
			if g.Neighbours[p]>>q&1 == 1 {
				if l := is.Shared(p, q); l < MinShared {
					return fmt.Errorf("plots %d and %d share a line of only %.1f units; neighbours need %d", q, p, l, MinShared)
				}
			} else if d := is.apart(p, q); d < MinApart {
				return fmt.Errorf("plots %d and %d are not neighbours but only %.1f units apart; they need %d", q, p, d, MinApart)
			}
		}
	}
	return nil
}

// Shared returns the length of the longest unbroken line that two plots share, in board units.
func (is *Island) Shared(p, q int) float64 {
	other := map[edge]bool{}
	for _, e := range is.sides(nil, is.FieldOf(q)) {
		other[e.reversed()] = true
	}
	edges := is.sides(nil, is.FieldOf(p))
	longest, run := 0.0, 0.0
	for i := range 2 * len(edges) { // twice around, as a line may run over the end of the list
		if e := edges[i%len(edges)]; other[e] {
			run += plane.Dist(is.Points[e[0]], is.Points[e[1]])
			longest = max(longest, run)
		} else {
			run = 0
		}
	}
	return longest
}

// apart returns the distance of two plots, or infinite when it is clearly larger than MinApart.
func (is *Island) apart(p, q int) float64 {
	a, b := is.Polygon(is.FieldOf(p)), is.Polygon(is.FieldOf(q))
	boxes := make([]box, len(b))
	for k := range b {
		boxes[k] = boxOf(b[k], b[(k+1)%len(b)])
	}
	d := math.Inf(1)
	for i := range a {
		a1, a2 := a[i], a[(i+1)%len(a)]
		around := boxOf(a1, a2)
		for k := range b {
			if around.near(boxes[k], MinApart) {
				d = min(d, plane.SegmentsDist(a1, a2, b[k], b[(k+1)%len(b)]))
			}
		}
	}
	return d
}

// box is the upright rectangle around a line: it rules out nearly all pairs of lines at a fraction of the cost.
type box struct{ x0, y0, x1, y1 float64 }

func boxOf(a, b [2]float64) box {
	return box{min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])}
}

// near reports whether two boxes are at most apart from each other in x and in y.
func (b box) near(o box, apart float64) bool {
	return o.x0-b.x1 <= apart && b.x0-o.x1 <= apart && o.y0-b.y1 <= apart && b.y0-o.y1 <= apart
}
