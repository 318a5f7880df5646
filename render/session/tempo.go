package session

import "time"

// How long a computer's turn is shown, in steps of the animation speed: long enough to be followed, at normal speed under
// three seconds whatever is done in it. At instant speed nothing is waited for; what a computer did is seen from what stays on
// the screen (Log.Since).
const (
	turnLeast = 3.5
	turnMost  = 7.0
	turnLast  = 1.0 // kept for the event with which a turn ends
)

// tempo paces the turns of computers.
type tempo struct {
	computer bool          // the turn that is put on its way to the screen is a computer's
	planned  float64       // steps that it takes so far
	seen     int           // the turn that the screen has come to, by the number of the step that began it; -1 before the first
	shown    time.Duration // since then
}

// fit is how long an event of n steps is shown: in a computer's turn the shorter the less time is left. closes reports that the
// turn ends with it.
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

// turn is called when the turn of a player is put on its way to the screen.
func (t *tempo) turn(computer bool) { t.computer, t.planned = computer, 0 }

// come is called when the screen has come to the beginning of a turn, the step-th of the game, possibly more than once.
func (t *tempo) come(step int) {
	if step != t.seen {
		t.seen, t.shown = step, 0
	}
}

// lasts reports whether a turn has been shown for as long as it has to be, at a pace.
func (t *tempo) lasts(pace time.Duration) bool { return float64(t.shown) >= turnLeast*float64(pace) }

// over makes a turn one that has been shown for long enough.
func (t *tempo) over() { t.shown = time.Hour }
