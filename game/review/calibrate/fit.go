package main

import (
	"math"
	"slices"

	"islas/game"
	"islas/game/review"
)

// knots are the chances, in thousandths, where a correction bends. There are few of them, so that the choice of matches it is
// fitted on matters little.
var knots = [...]int{0, 100, 300, 500, 625, 750, 875, 1000}

// Limits of a correction's rise between two knots, as part of their distance: if it were flatter it would blur the differences
// between play-outs, if steeper it would magnify their chance.
const (
	leastRise = 0.5
	mostRise  = 2.2
)

// fit returns the correction that makes what came true most likely: height by height, in ever smaller steps.
func fit(list []review.Foretold) review.Correction {
	heights := slices.Clone(knots[:])
	best := surprise(list, heights)
	for step := 64; step > 0; step /= 2 {
		for better := true; better; {
			better = false
			for i := 1; i < len(heights)-1; i++ {
				for _, by := range [...]int{step, -step} {
					heights[i] += by
					if rises(heights, i) && rises(heights, i+1) {
						if s := surprise(list, heights); s < best {
							best, better = s, true
							continue
						}
					}
					heights[i] -= by
				}
			}
		}
	}
	var c review.Correction
	for i, said := range knots {
		c = append(c, review.Point{Said: said * review.Whole / 1000, True: heights[i] * review.Whole / 1000})
	}
	return c
}

// rises reports whether the rise of a correction up to a knot is within its limits.
func rises(heights []int, i int) bool {
	rise, apart := float64(heights[i]-heights[i-1]), float64(knots[i]-knots[i-1])
	return rise >= leastRise*apart && rise <= mostRise*apart
}

// surprise returns how unlikely the results are by the chances: the sum of the negative logarithms.
func surprise(list []review.Foretold, heights []int) (sum float64) {
	for i := range list {
		f := &list[i]
		var w [game.MaxSeats]float64
		all := 0.0
		for seat := range f.Seats {
			w[seat] = height(heights, f.Said[seat])
			all += w[seat]
		}
		for seat := range f.Seats {
			if right := part(f.Right[seat]); right > 0 {
				sum -= right * math.Log(max(w[seat]/all, 1e-4))
			}
		}
	}
	return sum
}

// height returns the height of the line through knots and heights at a chance, in parts of Whole.
func height(heights []int, said int) float64 {
	x := part(said) * 1000
	for i := 1; i < len(knots); i++ {
		if x <= float64(knots[i]) {
			rise := float64(heights[i]-heights[i-1]) / float64(knots[i]-knots[i-1])
			return float64(heights[i-1]) + rise*(x-float64(knots[i-1]))
		}
	}
	return 1000
}
