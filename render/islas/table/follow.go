package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/engine"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
)

// kit is the kit for a table of this game.
type kit = table.Kit[islas.State, islas.Action, islas.Event, islas.View]

// newKit returns the kit for the table's match, with what the session needs from this game.
func (t *Table) newKit(s *stage.Stage) kit {
	return table.New(s, t, &t.players.Players, session.Game[islas.State, islas.Action, islas.Event, islas.View]{
		Rules: engine.Engine{}, Adviser: adviser, Moment: moment,
		Show: func(e islas.Event) *session.Presentation[islas.State, islas.Event] {
			return &t.rows[e.Kind].Presentation
		},
		Seat: func(e islas.Event) game.Seat { return e.Seat }, Concerns: concerns, For: islas.Event.For,
		Open:     asksAll, // while the ship is in, no hand lies open and nobody has to look away
		EndsTurn: func(a islas.Action) bool { return a.Kind == islas.EndTurn },
		Explains: t.players.explains, Recap: t.players.recap,
		Forced: t.forced, Begun: t.begun, Reached: t.reached, Asked: t.asked,
		Changed: func() { t.pick = nothing() },
		Suggested: func() {
			hint := t.Session.Suggestion()
			t.reason = advice.Of(hint.View, hint.Action)
		},
	}, t.match)
}

// forced reports whether a decision without a choice is made automatically: one that an arrival demands, and at a high speed the end of a
// turn in which nothing else can be done. Otherwise the player ends the turn, who may want to undo something first.
func (t *Table) forced(s *islas.State) bool {
	fast := t.Stage.Settings.Speed == settings.Fast || t.Stage.Settings.Speed == settings.Instant
	return asksAll(s) || fast && s.Decision().Phase == islas.PhaseDone
}

// begun is called when a step begins to be shown.
func (t *Table) begun(step *islas.Step) {
	t.hand.leave(step.Event)
	if step.Event.Seat == t.Home && step.After.Turn() == t.Home {
		t.pinned = game.NoSeat // one's own turn leads home, moves of others don't
	}
	if step.Event.Kind == islas.EvLoss {
		t.arrival.loses(step.Event)
	}
	t.turn(step.Event)
}

// reached is called when a step has been shown.
func (t *Table) reached(step *islas.Step) {
	switch step.Event.Kind {
	case islas.EvReveal:
		t.arrival.reveal(*step)
	case islas.EvNamed:
		t.arrival.named = step.Event
	case islas.EvLoss:
		t.arrival.loses(step.Event)
	case islas.EvSettler, islas.EvPirate:
		t.arrival.settled = true
	}
	t.turn(step.Event)
}

// turn sets the arrival, and whose island takes the stage, for an event that is or has been shown. An island on which was built stays there
// until the next one takes its place, or the turn of the home seat begins; where nobody's hand lies open, whoever plays takes the stage.
func (t *Table) turn(e islas.Event) {
	switch e.Kind {
	case islas.EvArrival:
		t.arrival, t.staged = arrival{in: true}, game.NoSeat
	case islas.EvTurn:
		t.arrival = arrival{}
		if e.Seat == t.Home || t.viewer() == game.NoSeat || t.Session.Replay().On {
			t.staged = e.Seat
		}
	case islas.EvBuild, islas.EvPalace, islas.EvTown:
		t.staged = e.Seat
	}
}

// asked makes room for a suggestion.
func (t *Table) asked() {
	t.pinned = game.NoSeat
	t.cancel()
}
