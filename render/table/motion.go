package table

import (
	"math"

	"islas/render/ui"
)

// Ease returns the progress of a movement that slows down towards its end; t and the result go from 0 to 1.
func Ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)*(1-t)
}

// Swing returns the progress of a movement that begins as gently as it ends; t and the result go from 0 to 1.
func Swing(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// Within returns how far t is through the part of a movement from a to b, from 0 to 1.
func Within(t, a, b float64) float64 { return min(max((t-a)/(b-a), 0), 1) }

// Blend returns the value at the part t of the way from a to b.
func Blend(a, b, t float64) float64 { return a + (b-a)*t }

// Arc returns the height of a leap at the part t of its way: from 0 to 1 in the middle and back to 0.
func Arc(t float64) float64 { return 4 * t * (1 - t) }

// Dealt returns when the i-th of n things that leave one after the other does so and when it arrives, as parts of the movement. Each moves
// for the given part of it.
func Dealt(i, n int, part float64) (from, to float64) {
	from = (1 - part) * float64(i) / float64(max(n, 1))
	return from, from + part
}

// TurnOver returns which side is visible of something that is turned over, and how much of its width is lost, from 0 to 1.
func TurnOver[F any](t float64, first, last F) (face F, narrow float64) {
	narrow = 1 - math.Abs(math.Cos(math.Pi*Swing(t)))
	if t < 0.5 {
		return first, narrow
	}
	return last, narrow
}

// Flight is the movement of something over the table while an event is shown. N identifies what is counted on the table: a number, or the
// place of one thing, which counts 0 or 1.
type Flight[N comparable] struct {
	From, To   ui.Rect
	Start, End float64 // when it leaves and when it arrives, as parts of the movement
	Lift       float64 // height of its leap in design units; 0 for what slides
	Waits      bool    // it is visible at From until it leaves
	Vanishes   bool    // it is no longer visible after it has arrived
	// Alpha returns the opacity at the part t of the way, from 0 to 1; nil for always 1.
	Alpha func(t float64) float64
	// Draw draws it, at rest or on its way; nil for what is a picture.
	Draw    func(r ui.Rect, moves bool)
	Picture Picture

	Leaves, Joins N   // what it is taken from when it leaves, and what it is added to when it arrives
	Worth         int // how many it counts for
}

// Each returns the flights of things that leave one after the other within the movement of one; picture returns the i-th.
func Each[N comparable](one Flight[N], from, to []ui.Rect, picture func(i int) Picture) (all []Flight[N]) {
	const part = 0.6 // of the time in which each moves
	n := min(len(from), len(to))
	for i := range n {
		start, end := Dealt(i, n, part)
		w := one
		w.From, w.To, w.Start, w.End, w.Picture = from[i], to[i], Blend(one.Start, one.End, start), Blend(one.Start, one.End, end), picture(i)
		w.Worth = one.Worth*(i+1)/n - one.Worth*i/n
		all = append(all, w)
	}
	return all
}

// Fly draws the flights at a moment of the movement. What has arrived is drawn until its place shows it. With reduced motion, things appear
// where they arrive.
func Fly[N comparable](p Painter, progress float64, all []Flight[N]) {
	for _, w := range all {
		if !w.From.Empty() && !w.To.Empty() {
			w.draw(p, Within(progress, w.Start, w.End))
		}
	}
}

// draw draws the flight at the part t of its way.
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
	if w.Draw != nil {
		w.Draw(at, moves)
	} else {
		p.Carry(at, w.Picture, moves)
	}
	p.UI.PopAlpha()
}

// Seen returns the number that is displayed at a moment of the movement: it starts at before, and changes when flights leave and arrive. If
// no flight changes it, Seen returns shown.
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
