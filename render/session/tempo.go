package session

import "time"

// Times for which a computer's turn is shown, in steps of the animation speed: long enough to be followed, and at normal speed under three
// seconds whatever happens in it. At instant speed nothing is delayed; the log marks what a computer did (Log.Since).
const (
	turnLeast = 3.5
	turnMost  = 7.0
	turnLast  = 1.0 // reserved for the event that ends a turn
)

// A person waits for the others at most about waitMost steps between two decisions: from waitCalm on, everything that does not concern that
// person is shown faster the more they have waited, at most waitFastest times as fast.
const (
	waitMost    = 21.0
	waitCalm    = 7.0
	waitFastest = 5.0
)

// tempo controls the pace of computers' turns, and of a whole wait for them.
type tempo struct {
	waited   time.Duration // since the person at the machine has decided
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

// hasten returns the part of its usual length for which an event is shown that begins after so many steps of a wait.
func hasten(waited float64) float64 {
	return min(max((waitMost-waited)/(waitMost-waitCalm), 1/waitFastest), 1)
}

// turn is called when a player's turn begins to be queued.
func (t *tempo) turn(computer bool) { t.computer, t.planned = computer, 0 }

// come is called when the screen has reached the beginning of a turn, at the index of its step, possibly more than once.
func (t *tempo) come(step int) {
	if step != t.seen {
		t.seen, t.shown = step, 0
	}
}

// lasts reports whether a turn has been shown long enough at a pace, to somebody who waits for their own or not.
func (t *tempo) lasts(pace time.Duration, waits bool) bool {
	least := turnLeast * float64(pace)
	if waits && pace > 0 {
		least *= hasten(float64(t.waited) / float64(pace))
	}
	return float64(t.shown) >= least
}
