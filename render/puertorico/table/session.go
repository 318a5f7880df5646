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

// kit is the kit for a table of this game.
type kit = table.Kit[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// newKit returns the kit for the table's match, with what the session needs from this game. Nothing is hidden unless points are covered:
// then people at one machine hand it over when another one is to take a role.
func (t *Table) newKit(s *stage.Stage) kit {
	covered := caption.Covered(s.Settings)
	return table.New(s, t, &t.players, session.Game[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]{
		Rules: engine.Engine{},
		Show: func(e puertorico.Event) *session.Presentation[puertorico.State, puertorico.Event] {
			return &t.rows.of(e).Presentation
		},
		Seat:   about,
		For:    puertorico.Event.For,
		Public: !covered,
		Open:   func(s *puertorico.State) bool { return !covered || s.Decision().Phase != puertorico.PhaseRole },
		// The engine decides them.
		Forced:   func(*puertorico.State) bool { return false },
		Standing: standing,
		EndsTurn: func(puertorico.Action) bool { return false },
		Adviser:  ai.Adviser,
		Moment:   func(e puertorico.Event) string { return moments[e.Kind] },
		Explains: func(step *puertorico.Step, before *puertorico.State) string {
			return explains(&t.players, step, before)
		},
		Recap:    caption.Recap,
		Concerns: concerns,
		Changed:  func() { t.pick = nothing() },
		Asked:    func() { t.asked = question{} }, // the page of the suggestion is opened
	}, t.match)
}

// about returns whom an event is about. The doubloons at the end of a round go to roles, not to who governs next.
func about(e puertorico.Event) game.Seat {
	if e.Kind == puertorico.EvBonus {
		return game.NoSeat
	}
	return e.Seat
}

// standing takes the mayor's worker, which hardly anybody declines; whoever wants to takes that back.
func standing(s *puertorico.State) (a puertorico.Action, ok bool) {
	d := s.Decision()
	return puertorico.ColonistAction(), d.Phase == puertorico.PhaseColonist && d.Why == puertorico.ForMayor
}

// concerns reports whether an event concerns a seat: its own, and those that give it or take from it something.
func concerns(e puertorico.Event, seat game.Seat) bool {
	return e.Seat == seat || e.Kind != puertorico.EvSailed && e.By[seat] != puertorico.Barrels{}
}

// playersOf returns the players of a match.
func playersOf(setup match.Setup) table.Players {
	return table.NewPlayers(setup.Seats, townsfolk.Cast())
}

// row is how a kind of event is presented on this table; lengths are in steps of the animation speed.
type row struct {
	session.Presentation[puertorico.State, puertorico.Event]

	// fly returns the flights of the event; nil where nothing moves.
	fly func(v *flightsView) []flight
	// leaves is the part of the table from which things are gone as soon as they set off.
	leaves part
}

// rows are the presentations of all kinds of events and, for actions, of all kinds of actions.
type rows struct {
	events [puertorico.Events]row
	acts   [puertorico.Keep + 1]row
}

// of returns the presentation of an event.
func (r *rows) of(e puertorico.Event) *row {
	if e.Kind == puertorico.EvAct {
		return &r.acts[e.Action.Kind]
	}
	return &r.events[e.Kind]
}

// makeRows returns the presentations of a table with these players.
func makeRows(p *table.Players) *rows {
	say := func(u session.Texts, e puertorico.Event) string { return caption.Event(u.T, p.Name, e) }
	type shown = session.Presentation[puertorico.State, puertorico.Event]
	cue := func(at float64, effect string) session.Cue { return session.Cue{At: at, Effect: effect} }
	sound := func(at float64, effect string) []session.Cue { return []session.Cue{cue(at, effect)} }
	quiet, always := func(puertorico.Event) bool { return true }, func(*puertorico.Step) bool { return true }
	all := &rows{events: [...]row{
		puertorico.EvSetUp:     {Presentation: shown{}},
		puertorico.EvRow:       {shown{Length: 0.8, Cues: sound(0.2, "card")}, (*flightsView).flyRow, 0},
		puertorico.EvDrawn:     {shown{Length: 1.5, Cues: sound(0.5, "card"), Text: say}, (*flightsView).flyDrawn, partRow},
		puertorico.EvReshuffle: {Presentation: shown{Length: 1, Cues: sound(0, "shuffle"), Text: say}},
		puertorico.EvRound:     {Presentation: shown{Length: 0.8, Text: say, Silent: quiet, Turn: session.BetweenTurns}},
		puertorico.EvTurn:      {Presentation: shown{Length: 0.3, Text: say, Silent: quiet, Turn: session.TurnBegins}},
		puertorico.EvDealt:     {shown{Length: 1.5, Cues: sound(0.1, "steps"), Text: say}, (*flightsView).flyDealt, partSupply},
		puertorico.EvRefilled:  {shown{Length: 0.8, Cues: sound(0.2, "steps"), Text: say}, (*flightsView).flyRefilled, 0},
		puertorico.EvProduced:  {shown{LengthOf: only(some, 2.4), CuesOf: ifShown(cue(0.35, "barrel"), cue(lands*0.7, "barrel"), cue(lands, "barrel")), Text: say}, (*flightsView).flyProduced, partSupply},
		puertorico.EvFactory:   {shown{LengthOf: only(some, 1.5), Cues: sound(0.6, "coins"), Text: say}, (*flightsView).flyIncome, 0},
		puertorico.EvPoints:    {shown{Length: 0.5, Text: say, Silent: quiet}, (*flightsView).flyPoints, 0},
		puertorico.EvLost:      {Presentation: shown{LengthOf: only(some, 1.5), Text: say}},
		puertorico.EvHouse:     {shown{Length: 1.2, Cues: sound(0.1, "barrel"), Text: say}, (*flightsView).flyHouse, partHouse},
		puertorico.EvSailed:    {shown{Length: 1.2, Celebrates: always, Cues: sound(0, "horn"), Text: say}, (*flightsView).flySailed, 0},
		puertorico.EvDiscarded: {shown{Length: 0.8, Cues: sound(0, "card"), Text: say}, (*flightsView).flyDiscarded, partRow},
		puertorico.EvEnding:    {Presentation: shown{Length: 0.5, Celebrates: always, Cues: sound(0, "drum"), Text: say, StopBefore: true, StopAfter: true}},
		puertorico.EvRoleOver:  {shown{LengthOf: only(paid, 0.8), CuesOf: ifShown(cue(lands*0.8, "coins"))}, (*flightsView).flyIncome, 0},
		puertorico.EvBonus:     {shown{LengthOf: only(another, 1), CuesOf: ifShown(cue(0.45, "coins")), Text: say}, (*flightsView).flyBonus, 0},
		puertorico.EvOver:      {Presentation: shown{Length: 0.5, Celebrates: always, Cues: sound(0, "victory"), Text: say, Turn: session.GameEnds, StopBefore: true}},
	}}
	acts := [...]row{
		puertorico.Pass:     {Presentation: shown{Length: 0.4}},
		puertorico.TakeRole: {Presentation: shown{Length: 2.2, CuesOf: cuesOfRole}},
		puertorico.TakeTile: {Presentation: shown{Length: 1.5, Cues: sound(lands, "card")}, leaves: partRow},
		puertorico.Draw:     {}, // the tile that was drawn is shown
		puertorico.Take:     {Presentation: shown{Length: 1.5, Cues: sound(0, "steps")}, leaves: partSupply},
		puertorico.Man:      {Presentation: shown{LengthOf: lengthOfPlacing(p), CuesOf: cuesOfPlacing, Silent: quiet}}, // too small for the log
		puertorico.Build:    {Presentation: shown{Length: 1.5, Celebrates: buildsLarge, Cues: []session.Cue{cue(0.3, "coins"), cue(lands, "hammer")}}},
		puertorico.Extra:    {Presentation: shown{Length: 1.5, Cues: sound(lands*0.75, "barrel")}, leaves: partSupply},
		puertorico.Sell:     {Presentation: shown{Length: 1.5, Cues: []session.Cue{cue(payLands, "barrel"), cue(lands*0.9, "coins")}}, leaves: partStores},
		puertorico.Load:     {Presentation: shown{Length: 1.2, Cues: sound(lands*0.75, "barrel")}, leaves: partStores},
		puertorico.Keep:     {Presentation: shown{Length: 0.7, Cues: sound(0.1, "barrel")}, leaves: partStores},
	}
	for k, act := range acts {
		act.Text, act.fly = say, (*flightsView).flyAct
		all.acts[k] = act
	}
	for _, list := range [][]row{all.events[:], all.acts[:]} {
		for k := range list { // every line in the log can be looked back at
			told := list[k].Text != nil && list[k].Silent == nil
			list[k].Opens, list[k].Scene = told, told
			if list[k].Steady = list[k].Turn != session.GameEnds; list[k].fly != nil {
				list[k].Effect = lands
			}
		}
	}
	return all
}

// some, paid and another report whether an event is shown: that it gives or takes something, that it ends a role whose prospector is
// paid, and that it puts doubloons on cards while somebody can still get them.
func some(e *puertorico.Event) bool    { return e.By != [puertorico.MaxSeats]puertorico.Barrels{} }
func paid(e *puertorico.Event) bool    { return e.Role.Prospector() }
func another(e *puertorico.Event) bool { return e.Ending == 0 }

// only returns a length of n for some events; for others it is 0.
func only(which func(e *puertorico.Event) bool, n float64) func(step *puertorico.Step) float64 {
	return func(step *puertorico.Step) float64 {
		if which(&step.Event) {
			return n
		}
		return 0
	}
}

// ifShown returns the sounds of events that are shown; others are silent.
func ifShown(cues ...session.Cue) func(step *puertorico.Step, steps float64) []session.Cue {
	return func(_ *puertorico.Step, steps float64) []session.Cue {
		if steps == 0 {
			return nil
		}
		return cues
	}
}

// lastGroup reports whether a step placed the last colonists of its seat.
func lastGroup(step *puertorico.Step) bool {
	next := step.After.Decision()
	return next.Phase != puertorico.PhasePlacing || next.Seat != step.Event.Seat
}

// lengthOfPlacing returns how long placing a group is shown: colonists move once all have places, and a person has seen them.
func lengthOfPlacing(p *table.Players) func(step *puertorico.Step) float64 {
	return func(step *puertorico.Step) float64 {
		switch {
		case !lastGroup(step):
		case !p.Human(step.Event.Seat):
			return 1
		case p.People() > 1: // so that nobody confirms what the next one has before them
			return 0.7
		}
		return 0
	}
}

// cuesOfPlacing returns the sounds of that.
func cuesOfPlacing(step *puertorico.Step, _ float64) []session.Cue {
	if !lastGroup(step) {
		return nil
	}
	return []session.Cue{{Effect: "steps"}}
}

// cuesOfRole returns the sounds of taking a role and the doubloons on its card.
func cuesOfRole(step *puertorico.Step, _ float64) []session.Cue {
	return []session.Cue{{At: payLands, Effect: "card"}, {At: lands * 0.8, Effect: "coins"}}[:min(1+step.Event.Count, 2)]
}
