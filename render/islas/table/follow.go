package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/table"
)

// kit is the kit of a table of this game.
type kit = table.Kit[islas.State, islas.Action, islas.Event, islas.View]

// newKit returns the kit of the table's match.
func (t *Table) newKit(s *stage.Stage) kit {
	g := t.rows.shown(t.players.explains)
	g.Forced = t.forced
	return table.New(s, t, &t.players.Players, g, t.match, follower{t})
}

// forced reports whether what is to be decided is decided by itself where there is no choice: what an arrival asks for, and at a
// high speed the end of a turn in which nothing else can be done. Otherwise a turn ends when its player says so, who may want
// to take something back first.
func (t *Table) forced(s *islas.State) bool {
	fast := t.Stage.Settings.Speed == settings.Fast || t.Stage.Settings.Speed == settings.Instant
	return asksAll(s) || fast && s.Decision().Phase == islas.PhaseDone
}

// follower makes what lies on the table follow the session.
type follower struct{ t *Table }

// Begun implements session.Listener.
func (f follower) Begun(step *islas.Step) {
	f.t.hand.leave(step.Event, f.t.viewer())
	if step.Event.Seat == f.t.Home {
		f.t.pinned = game.NoSeat // what happens on the own island is to be seen
	}
	if step.Event.Kind == islas.EvLoss {
		f.t.arrival.loses(step.Event)
	}
	f.turn(step.Event.Kind)
}

// Reached implements session.Listener.
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

// Changed implements session.Listener.
func (f follower) Changed() { f.t.pick = nothing() }

// Asked implements session.Listener.
func (f follower) Asked() {
	f.t.pinned = game.NoSeat
	f.t.cancel()
}

// Suggested implements session.Listener.
func (f follower) Suggested() {
	hint := f.t.Session.Suggestion()
	f.t.reason = advice.Of(hint.View(), hint.Action())
}
