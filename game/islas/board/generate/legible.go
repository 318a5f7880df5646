package main

import (
	"math"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// What an island keeps to be read at a glance, clearer than its file must be: in board units, and how much larger the largest plot
// is than the smallest.
const (
	legibleSide  = 80
	legibleLine  = 60
	legibleFar   = 30
	legibleRatio = 1.3
)

// legible reports whether an island is as clear as those in the program.
func legible(is *board.Island) bool {
	g := is.Geography()
	small, large := math.Inf(1), 0.0
	for p := range islas.Plots {
		field := &is.Fields[is.FieldOf(p)]
		poly := is.Line(field.Border)
		area := math.Abs(plane.Area(poly))
		small, large = min(small, area), max(large, area)
		if 2*plane.Room(field.Site, poly) < legibleSide {
			return false
		}
		for q := range g.Neighbours[p].All() {
			if is.Shared(p, int(q)) < legibleLine {
				return false
			}
		}
	}
	return large <= legibleRatio*small && !almost(is, legibleFar)
}

// almost reports whether a plot lies nearer than so far to a feature that it is not next to.
func almost(is *board.Island, far float64) bool {
	g := is.Geography()
	lines := featureLines(is)
	for p := range islas.Plots {
		poly := closed(is.Polygon(is.FieldOf(p)))
		for feature := range islas.Feature(islas.Features) {
			if g.Near[feature]>>p&1 == 0 && distance(poly, lines[feature]) < far {
				return true
			}
		}
	}
	return false
}
