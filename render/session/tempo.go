package session

import "time"

// Times for which a computer's turn is shown, in steps of the animation speed: long enough to be followed, and at normal speed under three
// seconds whatever happens in it. At instant speed nothing is delayed; the log marks what a computer did (Log.Since).
const (
	turnLeast = 3.5
	turnMost  = 7.0
	turnLast  = 1.0 // reserved for the event that ends a turn
)

// tempo controls the pace of computers' turns.
type tempo struct {
	computer bool          // the turn that is being queued is a computer's
	planned  float64       // steps of the animation speed planned for it so far
	seen     int           // index of the step that began the turn on the screen; -1 before the first
	shown    time.Duration // time since then
}

// fit returns the number of steps for which an event of n steps is shown: in a computer's turn it is shorter the less time is left. closes
// means that the event ends the turn.
func (t *tempo) fit(n float64, closes bool) float64 {
	if !t.computer {
		return n
	}
	left := turnMost - t.planned
	if !closes {
		left = (left - turnLast) / 2
	}
	n = max(min(n, left), 0)
	t.planned += n
	return n
}

// turn is called when a player's turn begins to be queued.
func (t *tempo) turn(computer bool) { t.computer, t.planned = computer, 0 }

// come is called when the screen has reached the beginning of a turn, at the index of its step, possibly more than once.
func (t *tempo) come(step int) {
	if step != t.seen {
		t.seen, t.shown = step, 0
	}
}

// lasts reports whether a turn has been shown long enough at a pace.
func (t *tempo) lasts(pace time.Duration) bool { return float64(t.shown) >= turnLeast*float64(pace) }

// over makes the turn count as shown long enough.
func (t *tempo) over() { t.shown = time.Hour }
