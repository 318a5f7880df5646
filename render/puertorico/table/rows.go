package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/table"
)

// row is how a kind of events is shown on this table.
type row struct {
	table.Row[puertorico.State, puertorico.Event]

	// lands is how far the movement has to be, as a part of it, before its effect is seen (frame.known).
	lands float64
	// fly are the ways of what moves in the event; nil where nothing does.
	fly func(f *frame) []flight
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
	say := sentences{p}
	type shown = table.Row[puertorico.State, puertorico.Event]
	sound := func(at float64, effect string) []table.Cue { return []table.Cue{{At: at, Effect: effect}} }
	quiet := func(puertorico.Event) bool { return true }
	all := &rows{
		puertorico.EvSetUp:     {Row: shown{}},
		puertorico.EvRow:       {shown{Length: rowLength, Cues: sound(0.2, "card"), Steady: true}, lands, (*frame).flyRow},
		puertorico.EvDrawn:     {shown{Length: actLength, Cues: sound(0.5, "card"), Words: say.sayDrawn, Steady: true}, lands, (*frame).flyDrawn},
		puertorico.EvReshuffle: {Row: shown{Length: 1, Cues: sound(0, "shuffle"), Words: say.sayReshuffle, Steady: true}},
		puertorico.EvRound:     {Row: shown{Length: roundLength, Words: say.sayRound, Silent: quiet, Steady: true, Turn: table.BetweenTurns}},
		puertorico.EvTurn:      {Row: shown{Length: turnLength, Words: say.sayTurn, Silent: quiet, Steady: true, Turn: table.TurnBegins}},
		puertorico.EvAct:       {shown{LengthOf: p.lengthOfAct, CuesOf: cuesOfAct, Words: say.sayAct, Steady: true}, lands, flightsOfAct},
		puertorico.EvDealt:     {shown{Length: dealtLength, Cues: sound(0.1, "steps"), Words: say.sayDealt, Steady: true}, lands, (*frame).flyDealt},
		puertorico.EvRefilled:  {shown{Length: rowLength, Cues: sound(0.2, "steps"), Words: say.sayRefilled, Steady: true}, lands, (*frame).flyRefilled},
		puertorico.EvProduced:  {shown{LengthOf: lengthOfProduction, CuesOf: cuesOfProduction, Words: say.sayProduced, Steady: true}, lands, (*frame).flyProduced},
		puertorico.EvFactory:   {shown{LengthOf: some(actLength), Cues: sound(0.6, "coins"), Words: say.sayFactory, Steady: true}, lands, (*frame).flyFactory},
		puertorico.EvPoints:    {shown{Length: pointsLength, Words: say.sayPoints, Silent: quiet, Steady: true}, lands, (*frame).flyPoints},
		puertorico.EvLost:      {Row: shown{LengthOf: some(actLength), Words: say.sayLost, Steady: true}},
		puertorico.EvHouse:     {shown{Length: sailingLength, Cues: sound(0.1, "barrel"), Words: say.sayHouse, Steady: true}, lands, (*frame).flyHouse},
		puertorico.EvSailed:    {shown{Length: sailingLength, Cues: sound(0, "horn"), Words: say.saySailed, Steady: true}, lands, (*frame).flySailed},
		puertorico.EvDiscarded: {shown{Length: rowLength, Cues: sound(0, "card"), Words: say.sayDiscarded, Steady: true}, lands, (*frame).flyDiscarded},
		puertorico.EvEnding:    {Row: shown{Length: endingLength, Cues: sound(0, "drum"), Words: say.sayEnding, Steady: true, StopBefore: true, StopAfter: true}},
		puertorico.EvRoleOver:  {shown{LengthOf: lengthOfRoleOver, CuesOf: cuesOfRoleOver, Steady: true}, lands, (*frame).flyProspected},
		puertorico.EvBonus:     {shown{LengthOf: lengthOfBonus, CuesOf: cuesOfBonus, Words: say.sayBonus, Steady: true}, lands, (*frame).flyBonus},
		puertorico.EvOver:      {Row: shown{Length: 2, Cues: sound(0, "victory"), Words: say.sayOver, Turn: table.GameEnds, StopBefore: true}},
	}
	for k := range all { // whatever has a line in the log can be looked back at
		told := all[k].Words != nil && all[k].Silent == nil
		all[k].Opens, all[k].Scene = told, told
	}
	all[puertorico.Events] = row{shown{LengthOf: p.lengthOfAct, CuesOf: cuesOfAct, Words: say.sayPlacing, Silent: quiet, Steady: true}, lands, flightsOfAct}
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
