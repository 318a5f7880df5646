package table

import (
	"time"

	"islas/game/islas"
)

// How long a computer's turn is shown, in steps of the animation speed (stage.Pace): long enough to be followed, at
// normal speed under three seconds whatever is done in it. At instant speed nothing is waited for; what a computer did is
// told by the marks that stay (news).
const (
	turnLeast = 3.5
	turnMost  = 7.0
	turnLoad  = 1.0 // kept for the card that is put on the ship
)

// tempo paces the turns of computers.
type tempo struct {
	computer bool          // the turn that is put on its way to the screen is a computer's
	planned  float64       // steps that it takes so far
	seen     islas.Event   // the EvTurn that the screen has come to
	shown    time.Duration // since then
	next     decision      // what a computer has decided while its last action is still being shown
}

// decision is what a computer does as the action after so many others.
type decision struct {
	made    bool
	actions int
	action  islas.Action
}

// fit is how long an event of n steps is shown: in a computer's turn the shorter the less time is left.
func (t *tempo) fit(e islas.Event, n float64) float64 {
	if !t.computer {
		return n
	}
	left := turnMost - t.planned
	if e.Kind != islas.EvLoad {
		left = (left - turnLoad) / 2
	}
	n = max(min(n, left), 0)
	t.planned += n
	return n
}

// turn is called when the turn of a player is put on its way to the screen.
func (t *tempo) turn(computer bool) { t.computer, t.planned = computer, 0 }

// come is called when the screen has come to the beginning of a turn, possibly more than once.
func (t *tempo) come(e islas.Event) {
	if e != t.seen {
		t.seen, t.shown = e, 0
	}
}

// lasts reports whether a turn has been shown for as long as it has to be, at a pace.
func (t *tempo) lasts(pace time.Duration) bool { return float64(t.shown) >= turnLeast*float64(pace) }

// ponder lets the computer whose turn it is think while its last action is still being shown.
func (t *Table) ponder() {
	state := t.match.State()
	d := state.Decision()
	if t.done || t.open == drawMenu || d.Phase == islas.PhaseOver || t.match.Human(d.Seat) {
		return
	}
	next := &t.tempo.next
	if n := t.match.Played(); !next.made || next.actions != n {
		a, ok := t.mind.think(t.match, d.Seat, t.setup)
		*next = decision{made: ok, actions: n, action: a}
	}
}

// play carries out what the computer whose turn it is has decided; its turn ends only when it has been shown for long
// enough.
func (t *Table) play() {
	next := t.tempo.next
	if !next.made || t.lingers() {
		return
	}
	t.tempo.next = decision{}
	t.do(next.action)
}

// lingers reports whether a computer's turn is over but for being looked at.
func (t *Table) lingers() bool {
	next := t.tempo.next
	return !t.show.busy() && next.made && next.actions == t.match.Played() && next.action.Kind == islas.EndTurn && !t.tempo.lasts(t.s.Pace())
}
