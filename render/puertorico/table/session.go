package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/engine"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
)

// kit is the kit of a table of this game.
type kit = table.Kit[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// newKit returns the kit of the table's match.
func (t *Table) newKit(s *stage.Stage) kit {
	g := t.rows.shown(t.players, caption.Covered(s.Settings))
	g.Changed = func() { t.pick = nothing() }
	g.Asked = func() { t.asked = question{} } // the page is opened on which the suggestion is
	return table.New(s, t, &t.players.Players, g, t.match)
}

// shown is what the session has to know of this game. Nothing is hidden from anybody unless points are covered: then people at one
// machine hand it over when another one is to take a role.
func (r *rows) shown(p *players, covered bool) session.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View] {
	return session.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{
		Rules: engine.Engine{},
		Show: func(e puertorico.Event) *session.Presentation[puertorico.State, puertorico.Event] {
			return &r.of(e).Presentation
		},
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
