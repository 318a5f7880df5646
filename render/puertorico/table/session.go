package table

import (
	"islas/game"
	"islas/game/match"
	"islas/game/puertorico"
	"islas/game/puertorico/ai"
	"islas/game/puertorico/engine"
	"islas/render/puertorico/caption"
	"islas/render/puertorico/townsfolk"
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

// players is who sits at the table, which stays the same for a whole game.
type players struct{ table.Players }

// playersOf returns the players of a match.
func playersOf(setup match.Setup) *players {
	return &players{table.NewPlayers(setup.Seats, townsfolk.Cast())}
}

// row is how a kind of events is shown on this table.
type row struct {
	session.Presentation[puertorico.State, puertorico.Event]

	// fly are the ways of what moves in the event; nil where nothing does.
	fly func(v *flightsView) []flight
}

// rows are how all kinds of events are shown; the last is for a group of colonists that is placed, too small a thing for the log.
type rows [puertorico.Events + 1]row

// of is how an event is shown.
func (r *rows) of(e puertorico.Event) *row {
	if e.Kind == puertorico.EvAct && e.Action.Kind == puertorico.Man {
		return &r[puertorico.Events]
	}
	return &r[e.Kind]
}

// makeRows makes the rows of a table with these players.
func makeRows(p *players) *rows {
	type shown = session.Presentation[puertorico.State, puertorico.Event]
	sound := func(at float64, effect string) []session.Cue { return []session.Cue{{At: at, Effect: effect}} }
	quiet := func(puertorico.Event) bool { return true }
	all := &rows{
		puertorico.EvSetUp:     {Presentation: shown{}},
		puertorico.EvRow:       {shown{Length: rowLength, Cues: sound(0.2, "card"), Effect: lands, Steady: true}, (*flightsView).flyRow},
		puertorico.EvDrawn:     {shown{Length: actLength, Cues: sound(0.5, "card"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyDrawn},
		puertorico.EvReshuffle: {Presentation: shown{Length: 1, Cues: sound(0, "shuffle"), Text: p.say, Steady: true}},
		puertorico.EvRound:     {Presentation: shown{Length: roundLength, Text: p.say, Silent: quiet, Steady: true, Turn: session.BetweenTurns}},
		puertorico.EvTurn:      {Presentation: shown{Length: turnLength, Text: p.say, Silent: quiet, Steady: true, Turn: session.TurnBegins}},
		puertorico.EvAct:       {shown{LengthOf: p.lengthOfAct, CuesOf: cuesOfAct, Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyAct},
		puertorico.EvDealt:     {shown{Length: dealtLength, Cues: sound(0.1, "steps"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyDealt},
		puertorico.EvRefilled:  {shown{Length: rowLength, Cues: sound(0.2, "steps"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyRefilled},
		puertorico.EvProduced:  {shown{LengthOf: lengthOfProduction, CuesOf: cuesOfProduction, Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyProduced},
		puertorico.EvFactory:   {shown{LengthOf: some(actLength), Cues: sound(0.6, "coins"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyFactory},
		puertorico.EvPoints:    {shown{Length: pointsLength, Text: p.say, Silent: quiet, Effect: lands, Steady: true}, (*flightsView).flyPoints},
		puertorico.EvLost:      {Presentation: shown{LengthOf: some(actLength), Text: p.say, Steady: true}},
		puertorico.EvHouse:     {shown{Length: sailingLength, Cues: sound(0.1, "barrel"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyHouse},
		puertorico.EvSailed:    {shown{Length: sailingLength, Cues: sound(0, "horn"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flySailed},
		puertorico.EvDiscarded: {shown{Length: rowLength, Cues: sound(0, "card"), Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyDiscarded},
		puertorico.EvEnding:    {Presentation: shown{Length: endingLength, Cues: sound(0, "drum"), Text: p.say, Steady: true, StopBefore: true, StopAfter: true}},
		puertorico.EvRoleOver:  {shown{LengthOf: lengthOfRoleOver, CuesOf: cuesOfRoleOver, Effect: lands, Steady: true}, (*flightsView).flyProspected},
		puertorico.EvBonus:     {shown{LengthOf: lengthOfBonus, CuesOf: cuesOfBonus, Text: p.say, Effect: lands, Steady: true}, (*flightsView).flyBonus},
		puertorico.EvOver:      {Presentation: shown{Length: 2, Cues: sound(0, "victory"), Text: p.say, Turn: session.GameEnds, StopBefore: true}},
	}
	for k := range all { // whatever has a line in the log can be looked back at
		told := all[k].Text != nil && all[k].Silent == nil
		all[k].Opens, all[k].Scene = told, told
	}
	all[puertorico.Events] = row{shown{LengthOf: p.lengthOfAct, CuesOf: cuesOfAct, Text: p.say, Silent: quiet, Effect: lands, Steady: true}, (*flightsView).flyAct}
	return all
}

// some is a length for events that concern somebody; for others it is 0.
func some(n float64) func(step *puertorico.Step) float64 {
	return func(step *puertorico.Step) float64 {
		if makers(&step.Event) == 0 {
			return 0
		}
		return n
	}
}

// makers is how many seats an event gives or takes something.
func makers(e *puertorico.Event) (n int) {
	for _, of := range e.By {
		if of != (puertorico.Barrels{}) {
			n++
		}
	}
	return n
}

// lastGroup reports whether an action was the last with which a seat has placed its colonists.
func lastGroup(s *puertorico.State, seat game.Seat, g puertorico.Group) bool {
	after := false
	for _, k := range puertorico.PlacingOrder() {
		if room, _ := s.Player(seat).Circles(k); after && room > 0 {
			return false
		}
		after = after || k == g
	}
	return true
}
