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
	return large <= legibleRatio*small && slices.Min(misses(is)) >= legibleFar
}
