package main

import (
	"math"
	"slices"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/board/internal/plane"
)

// Limits for an island to be read at a glance, stricter than those of its file: in board units, and how much larger the largest
// plot is than the smallest.
const (
	legibleSide  = 80
	legibleLine  = 60
	legibleFar   = 30
	legibleRatio = 1.3
)

// clarity is what legible asks of an island: lengths in board units, and how much larger the largest plot is than the smallest.
type clarity struct {
	side  float64 // of the largest square on a site
	line  float64 // that two neighbouring plots share
	far   float64 // between a plot and what it is not next to
	ratio float64
}

// clarityOf measures an island: the least of each length.
func clarityOf(is *board.Island) clarity {
	g := is.Geography()
	c := clarity{side: math.Inf(1), line: math.Inf(1), far: slices.Min(misses(is))}
	small, large := math.Inf(1), 0.0
	for p := range islas.Plots {
		field := &is.Fields[is.FieldOf(p)]
		poly := is.Line(field.Border)
		area := math.Abs(plane.Area(poly))
		small, large = min(small, area), max(large, area)
		c.side = min(c.side, 2*plane.Room(field.Site, poly))
		for q := range g.Neighbours[p].All() {
			c.line = min(c.line, is.Shared(p, int(q)))
		}
	}
	c.ratio = large / small
	return c
}

// legible reports whether an island is as clear as those in the program.
func legible(is *board.Island) bool {
	c := clarityOf(is)
	return c.side >= legibleSide && c.line >= legibleLine && c.far >= legibleFar && c.ratio <= legibleRatio
}

// cost returns how far the island is from being legible, 0 where it is.
func (c clarity) cost() float64 {
	return squared(200, max(0, 1-c.side/legibleSide)) + squared(200, max(0, 1-c.line/legibleLine)) +
		squared(30, max(0, 1-c.far/legibleFar)) + squared(300, max(0, c.ratio/legibleRatio-1))
}
