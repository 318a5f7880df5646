package table

import (
	"math"

	"islas/render/ui"
)

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

// Flight is the way of something over the table while an event is shown. N names what is counted on the table: a number, or the place of one
// thing, which is 0 or 1.
type Flight[N comparable] struct {
	From, To   ui.Rect
	Start, End float64 // when it sets off and when it arrives, as parts of the movement
	Lift       float64 // how high it leaps on its way, in design units; 0 for what slides
	Waits      bool    // it is seen where it comes from until it sets off
	Vanishes   bool    // it is not seen any more when it has arrived
	// Alpha returns how much of it is seen after a part of its way, from 0 to 1; nil for all of it.
	Alpha func(t float64) float64
	Draw  func(r ui.Rect, moves bool)

	Leaves, Joins N   // what it is taken from when it sets off, and added to when it has arrived
	Worth         int // as so many
}

// Each returns the flights of things that set off one after the other within a part of the movement: draw returns what draws the i-th.
func Each[N comparable](one Flight[N], from, to []ui.Rect, draw func(i int) func(r ui.Rect, moves bool)) (all []Flight[N]) {
	const part = 0.6 // of the time that each is on its way
	n := min(len(from), len(to))
	for i := range n {
		start, end := Dealt(i, n, part)
		w := one
		w.From, w.To, w.Start, w.End, w.Draw = from[i], to[i], Blend(one.Start, one.End, start), Blend(one.Start, one.End, end), draw(i)
		w.Worth = one.Worth*(i+1)/n - one.Worth*i/n
		all = append(all, w)
	}
	return all
}

// Fly draws what is on its way at a moment of the movement. What has arrived stays until its place shows it. With reduced motion things appear
// where they arrive.
func Fly[N comparable](p Painter, progress float64, all []Flight[N]) {
	for _, w := range all {
		if !w.From.Empty() && !w.To.Empty() {
			w.draw(p, Within(progress, w.Start, w.End))
		}
	}
}

// draw draws it after a part of its way.
func (w *Flight[N]) draw(p Painter, t float64) {
	alpha, at, moves := 1.0, w.To, false
	switch {
	case t >= 1 && w.Vanishes, t <= 0 && !w.Waits:
		return
	case t >= 1:
	case t <= 0:
		at = w.From
	case p.Reduced():
		alpha = Ease(t)
	default:
		const edge = 4 // design units between the upper edge of the window and what leaps
		way := Swing(t)
		at, moves = ui.Lerp(w.From, w.To, way), true
		if w.Lift > 0 {
			at = at.Moved(0, -p.UI.Px(w.Lift)*Arc(way))
			at.Y = max(at.Y, p.UI.Px(edge))
		}
		if w.Alpha != nil {
			alpha = w.Alpha(t)
		}
	}
	p.UI.PushAlpha(alpha)
	w.Draw(at, moves)
	p.UI.PopAlpha()
}

// Seen returns a number as it is seen at a moment of the movement: it was so large before, and changes as what flies sets off and arrives.
// Where nothing flies that changes it, it is as large as shown.
func Seen[N comparable](all []Flight[N], progress float64, of N, before, shown int) int {
	changes := false
	for _, w := range all {
		t := Within(progress, w.Start, w.End)
		if w.Leaves == of {
			if changes = true; t > 0 {
				before -= w.Worth
			}
		}
		if w.Joins == of {
			if changes = true; t >= 1 {
				before += w.Worth
			}
		}
	}
	if !changes {
		return shown
	}
	return before
}
