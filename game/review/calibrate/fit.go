package main

import (
	"math"

	"islas/game/review"
)

// knots are the chances, in thousandths, where a correction bends.
var knots = [...]int{0, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000}

// curve is a correction by two numbers only, so that the choice of matches it is fitted on matters little, where there are few of them
// as well: chances count as their odds, to a power. An allowance keeps the odds of what is certain finite; where it is large, they
// are as the chances.
type curve struct{ power, allowance float64 }

// correction returns the curve through the knots.
func (k curve) correction() (c review.Correction) {
	last := -1
	for _, said := range knots {
		x := float64(said) / 1000
		last = max(last+1, int(math.Round(1000*math.Pow(x*k.allowance/(1+k.allowance-x), k.power))))
		c = append(c, review.Point{Said: said * review.Whole / 1000, True: last * review.Whole / 1000})
	}
	return c
}

// fit returns the correction that makes what came true most likely, in ever smaller steps.
func fit(list []review.Foretold) review.Correction {
	best := curve{1, 1}
	least := surprise(list, best.correction())
	for step := 1.5; step > 1.01; step = math.Sqrt(step) {
		for better := true; better; {
			better = false
			for _, by := range [...]curve{{step, 1}, {1 / step, 1}, {1, step}, {1, 1 / step}} {
				k := curve{min(max(best.power*by.power, 0.25), 4), min(max(best.allowance*by.allowance, 0.02), 50)}
				if s := surprise(list, k.correction()); s < least {
					best, least, better = k, s, true
				}
			}
		}
	}
	return best.correction()
}

// surprise returns how unlikely the results are by the corrected chances: the sum of the negative logarithms.
func surprise(list []review.Foretold, c review.Correction) (sum float64) {
	for i := range list {
		f := &list[i]
		said := c.Of(f.Said)
		for seat := range f.Seats {
			if right := part(f.Right[seat]); right > 0 {
				sum -= right * math.Log(max(part(said[seat]), 1e-4))
			}
		}
	}
	return sum
}
