package table

import (
	"math"

	"islas/game/islas"
)

// ease slows a movement down towards its end.
func ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)*(1-t)
}

// swing lets a movement begin as gently as it ends.
func swing(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// touches is when something that is set down first touches the table.
const touches = 0.72

// touchdown is how high above the table something is that is being set down, from 1 to 0 with one small bounce.
func touchdown(t float64) float64 {
	const bounce = 0.08
	if t < touches {
		return 1 - t*t/(touches*touches)
	}
	s := min((t-touches)/(1-touches), 1)
	return bounce * 4 * s * (1 - s)
}

// within is how far t is through the part of a movement from a to b.
func within(t, a, b float64) float64 { return min(max((t-a)/(b-a), 0), 1) }

// blend is the value the way t from a to b.
func blend(a, b, t float64) float64 { return a + (b-a)*t }

// turnOver is what is seen of a card that is being turned over, and how much of its width is lost.
func turnOver(t float64, first, last islas.Card) (face islas.Card, narrow float64) {
	narrow = 1 - math.Abs(math.Cos(math.Pi*swing(t)))
	if t < 0.5 {
		return first, narrow
	}
	return last, narrow
}
