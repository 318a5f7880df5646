package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/engine"
	"islas/render/puertorico/caption"
	"islas/render/table"
)

// session is a game at this table.
type session = table.Session[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// newSession returns the session of the table's match.
func (t *Table) newSession() *session {
	return table.New(table.Config[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{
		Stage: t.s, Scene: t, Game: engine.Engine{}, Match: t.match, Show: t.rows.presentation(t.players, caption.Covered(t.s.Settings)), Views: listener{t},
	})
}

// presentation is what the session has to know of how this game is shown. Nothing is hidden from anybody unless points are covered:
// then people at one machine hand it over when another one is to take a role.
func (r *rows) presentation(p *players, covered bool) table.Presentation[puertorico.State, puertorico.Action, puertorico.Event] {
	return table.Presentation[puertorico.State, puertorico.Action, puertorico.Event]{
		Row:    func(e puertorico.Event) *table.Row[puertorico.State, puertorico.Event] { return &r.of(e).Row },
		Seat:   func(e puertorico.Event) game.Seat { return e.Seat },
		For:    puertorico.Event.For,
		Public: !covered,
		Open:   func(s *puertorico.State) bool { return !covered || s.Decision().Phase != puertorico.PhaseRole },
		// The engine makes them.
		Forced:   func(*puertorico.State) bool { return false },
		EndsTurn: func(puertorico.Action) bool { return false },
		Adviser:  ai.Adviser,
		Moment:   moment,
		Explains: p.explains,
	}
}

// listener is told by the session what happens.
type listener struct{ t *Table }

// Begun implements table.Listener.
func (listener) Begun(*puertorico.Step) {}

// Reached implements table.Listener.
func (listener) Reached(*puertorico.Step) {}

// Changed implements table.Listener: what was chosen of the next action means nothing any more.
func (l listener) Changed() { l.t.pick = nothing() }

// Asked implements table.Listener: the page is opened on which the suggestion is.
func (l listener) Asked() { l.t.asked = question{} }

// Suggested implements table.Listener.
func (listener) Suggested() {}
