package session

import "islas/game"

// Frame is a read-only snapshot of a session for one tick. It is valid until the next one.
type Frame[S any, A game.Action, E any] struct {
	State  *S // the position that is shown: as of the event on its way, or of the last one
	Before *S // the position before the event on its way; that shown while nothing moves

	Shown    *Presentation[S, E] // how the event on its way is shown; nil while nothing moves
	Event    E                   // the event on its way, as it is; Game.For returns what of it may be seen
	Moving   bool                // there is one; otherwise Event has no meaning
	Progress float64             // how far it is, from 0 to 1
	Steps    float64             // how long it takes in all, in steps of the animation speed
	Hold     float64             // how far the rest on it afterwards is, from 0 to 1
	Showing  bool                // something is on its way, or waits to be
	Paused   bool                // what is on its way is held to be looked at
	Back     bool                // State is an earlier position that is looked back at, and Event what brought it
	Step     int                 // of the log, then
	Fast     bool                // a replay goes by so fast that what flies would only flicker across the table (see fast)
	Lingers  bool                // a computer's turn is over but for being looked at

	Legal     []A       // what the person at the machine may do now; nothing while it is not for a person to decide, or not all is shown
	Actor     game.Seat // the seat for which that person acts, NoSeat while nobody may
	Viewer    game.Seat // whose hand lies open: the person at the machine, NoSeat while nobody is
	Uncovered bool      // everything lies open, whoever looks
	CanUndo   bool      // the person at the machine can take the last action back
}

// Frame returns the snapshot of this tick.
func (s *Session[S, A, E, V]) Frame() Frame[S, A, E] {
	if s.back.on {
		return s.pastFrame()
	}
	q := &s.screen.queue
	f := Frame[S, A, E]{
		State: &q.state, Before: &q.state, Steps: q.steps(), Showing: q.busy(), Paused: q.paused, Lingers: s.lingers(),
		Legal: s.legal, Actor: s.Actor(), Viewer: s.handover.viewer, Uncovered: s.replay.Uncovered(),
	}
	// In the turn of a hand that lies open, or where nothing is hidden. In a lesson its steps are what is taken back.
	f.CanUndo = s.match.CanUndo() && !s.course.on() && !s.replay.On && (s.match.Decider() == s.handover.viewer || s.game.Open(&s.now))
	if s.replay.On {
		f.Paused = !s.replay.Plays
		f.Fast = s.replay.fast()
	}
	if f.Event, f.Progress, f.Moving = q.event(); f.Moving {
		f.Before, f.Shown = &q.before, s.game.Show(f.Event)
		if hold := f.Shown.Hold; hold > 0 {
			at := f.Progress * f.Steps
			f.Steps -= hold
			f.Progress, f.Hold = within(at, 0, f.Steps), within(at, f.Steps, f.Steps+hold)
		}
	}
	return f
}

// Known returns the position as far as the event on its way has been seen: no number changes before its cause.
func (f *Frame[S, A, E]) Known() *S {
	if f.Moving && f.Progress < f.Shown.Effect {
		return f.Before
	}
	return f.State
}

// within returns how far t is from a to b, from 0 to 1.
func within(t, a, b float64) float64 { return min(max((t-a)/(b-a), 0), 1) }
