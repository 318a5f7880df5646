package table

import "math"

// Ease slows a movement down towards its end; t and what is returned go from 0 to 1.
func Ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)*(1-t)
}

// Swing lets a movement begin as gently as it ends; t and what is returned go from 0 to 1.
func Swing(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// Touches is when something that is set down first touches the table, as a part of the movement.
const Touches = 0.72

// Touchdown returns how high above the table something is that is being set down, from 1 to 0 with one small bounce.
func Touchdown(t float64) float64 {
	const bounce = 0.08
	if t < Touches {
		return 1 - t*t/(Touches*Touches)
	}
	s := min((t-Touches)/(1-Touches), 1)
	return bounce * 4 * s * (1 - s)
}

// Within returns how far t is through the part of a movement from a to b, from 0 to 1.
func Within(t, a, b float64) float64 { return min(max((t-a)/(b-a), 0), 1) }

// Blend returns the value the way t from a to b.
func Blend(a, b, t float64) float64 { return a + (b-a)*t }

// Arc returns how high a leap is after a part of its way, from 0 to 1 in its middle and to 0 again.
func Arc(t float64) float64 { return 4 * t * (1 - t) }

// Dealt returns when the i-th of n things that set off one after the other does so and when it arrives, as parts of the movement. Each is
// on its way for a part of it.
func Dealt(i, n int, part float64) (from, to float64) {
	from = (1 - part) * float64(i) / float64(max(n, 1))
	return from, from + part
}

// TurnOver returns which side is seen of something that is being turned over, and how much of its width is lost, from 0 to 1.
func TurnOver[F any](t float64, first, last F) (face F, narrow float64) {
	narrow = 1 - math.Abs(math.Cos(math.Pi*Swing(t)))
	if t < 0.5 {
		return first, narrow
	}
	return last, narrow
}
