package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/engine"
	"islas/render/keep/settings"
	"islas/render/table"
)

// session is a session of this game.
type session = table.Session[islas.State, islas.Action, islas.Event, islas.View]

// newSession is the session of the table's match.
func (t *Table) newSession() *session {
	show := t.rows.presentation(t.players.explains)
	show.Forced = t.forced
	return table.New(table.Config[islas.State, islas.Action, islas.Event, islas.View]{
		Stage: t.s, Scene: t, Game: engine.Engine{}, Match: t.match, Show: show, Views: follower{t},
	})
}

// forced reports whether what is to be decided is decided by itself where there is no choice: what an arrival asks for, and at a
// high speed the end of a turn in which nothing else can be done. Otherwise a turn ends when its player says so, who may want
// to take something back first.
func (t *Table) forced(s *islas.State) bool {
	fast := t.s.Settings.Speed == settings.Fast || t.s.Settings.Speed == settings.Instant
	return asksAll(s) || fast && s.Decision().Phase == islas.PhaseDone
}

// follower makes what lies on the table follow the session.
type follower struct{ t *Table }

// Begun implements table.Listener.
func (f follower) Begun(step *islas.Step) {
	f.t.hand.leave(step.Event, f.t.viewer())
	if step.Event.Seat == f.t.home {
		f.t.pinned = game.NoSeat // what happens on the own island is to be seen
	}
	if step.Event.Kind == islas.EvLoss {
		f.t.arrival.loses(step.Event)
	}
	f.turn(step.Event.Kind)
}

// Reached implements table.Listener.
func (f follower) Reached(step *islas.Step) {
	ship := &f.t.arrival
	switch step.Event.Kind {
	case islas.EvReveal:
		ship.reveal(*step)
	case islas.EvNamed:
		ship.named = step.Event
	case islas.EvLoss:
		ship.loses(step.Event)
	case islas.EvSettler, islas.EvPirate:
		ship.resolved()
	}
	f.turn(step.Event.Kind)
}

// turn follows the course of the round as soon as it is seen.
func (f follower) turn(k islas.EventKind) {
	switch k {
	case islas.EvArrival:
		f.t.arrival.begin()
		f.t.pinned = game.NoSeat
	case islas.EvTurn:
		f.t.arrival.end()
	}
}

// Changed implements table.Listener.
func (f follower) Changed() { f.t.pick = nothing() }

// Asked implements table.Listener.
func (f follower) Asked() {
	f.t.pinned = game.NoSeat
	f.t.cancel()
}

// Suggested implements table.Listener.
func (f follower) Suggested() {
	hint := f.t.session.Suggestion()
	f.t.reason = advice.Of(hint.View(), hint.Action())
}
