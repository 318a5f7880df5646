package session

import "islas/game"

// Frame is a read-only snapshot of a session for one tick. It is valid until the next one.
type Frame[S any, A game.Action, E any] struct {
	State  *S // the position that is shown: after the event that is being shown, or after the last one
	Before *S // the position before that event; State while nothing moves

	Shown    *Presentation[S, E] // presentation of the event that is being shown; nil while nothing moves
	Event    E                   // the event that is being shown, in full; Game.For returns what of it may be seen
	Moving   bool                // an event is being shown; otherwise Event has no meaning
	Progress float64             // progress of the event, from 0 to 1
	Steps    float64             // length of the event without its ceremony, in steps of the animation speed
	Ceremony float64             // progress of the ceremony that follows the movement, from 0 to 1
	Showing  bool                // something is being shown, or waits to be
	Paused   bool                // the event is paused
	Back     bool                // State is an earlier position that is looked back at, and Event is what led to it
	Step     int                 // index in the log, if Back is set
	Fast     bool                // a replay runs so fast that flying things would only flicker (see fast)
	Lingers  bool                // a computer's turn is over, but is still held on the screen
	GoesOn   bool                // something is being shown, or happens without the person at the machine

	Legal     []A       // the legal actions of the person at the machine; empty while no person decides or not everything is shown
	Actor     game.Seat // the seat for which that person acts, NoSeat while nobody may act
	Viewer    game.Seat // the seat whose hand is open: the person at the machine, NoSeat if there is none
	Uncovered bool      // everything is open, whoever looks
	CanUndo   bool      // the person at the machine can take back the last action
}

// Frame returns the snapshot of this tick.
func (s *Session[S, A, E, V]) Frame() Frame[S, A, E] {
	if s.back.on {
		return s.pastFrame()
	}
	q := &s.screen.queue
	f := Frame[S, A, E]{
		State: &q.state, Before: &q.state, Steps: q.steps(), Showing: q.busy(), Paused: q.paused, Lingers: s.lingers(), GoesOn: !s.replay.On && (q.busy() || s.waitsForItself()),
		Legal: s.legal, Actor: s.Actor(), Viewer: s.handover.viewer, Uncovered: s.replay.Uncovered(),
	}
	// Allowed in the turn of the open hand, or where nothing is hidden. In a lesson, steps are taken back instead.
	f.CanUndo = s.match.CanUndo() && s.course.undoes() && !s.replay.On && (s.match.Decider() == s.handover.viewer || s.game.Open(&s.now))
	if s.replay.On {
		f.Paused = !s.replay.Plays
		f.Fast = s.replay.fast()
	}
	if f.Event, f.Progress, f.Moving = q.event(); f.Moving {
		f.Before, f.Shown = &q.before, s.game.Show(f.Event)
		f.Ceremony = q.ceremony()
	}
	return f
}

// Known returns the position before the event until its effect is shown, so that no number changes before its cause.
func (f *Frame[S, A, E]) Known() *S {
	if f.Moving && f.Progress < f.Shown.Effect {
		return f.Before
	}
	return f.State
}
