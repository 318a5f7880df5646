package table

import (
	"islas/game/puertorico"
	"islas/render/playing"
)

// row is how a kind of events is shown on this table.
type row struct {
	playing.Row[puertorico.State, puertorico.Event]

	// lands is how far the movement has to be, as a part of it, before its effect is seen (frame.known).
	lands float64
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

// Lengths in steps of the animation speed.
const (
	roleLength    = 2.4 // a role has been taken
	actLength     = 1.8
	manLength     = 0.3 // a group of colonists is placed
	passLength    = 0.8
	dealtLength   = 2.0
	madeLength    = 3.0
	endingLength  = 4.0
	roundLength   = 2.0
	sailingLength = 2.0
)

// lengthOfAct is how long an action is shown.
func lengthOfAct(step *puertorico.Step) float64 {
	switch a := step.Event.Action; a.Kind {
	case puertorico.TakeRole:
		return roleLength
	case puertorico.Man:
		if a.Count() == 0 {
			return 0
		}
		return manLength
	case puertorico.Pass:
		return passLength
	case puertorico.Draw:
		return 0 // what was drawn is shown
	}
	return actLength
}

// cuesOfAct are the sounds of an action.
func cuesOfAct(step *puertorico.Step, _ float64) []playing.Cue {
	effect := "card"
	switch a := step.Event.Action; a.Kind {
	case puertorico.Pass, puertorico.Draw:
		return nil
	case puertorico.Man:
		if a.Count() == 0 {
			return nil
		}
		effect = "wood"
	case puertorico.Take:
		effect = "steps"
	case puertorico.Build, puertorico.Load, puertorico.Extra:
		effect = "wood"
	case puertorico.Sell:
		effect = "convert"
	}
	return []playing.Cue{{Effect: effect}}
}

// makeRows makes the rows of a table with these players.
func makeRows(p *players) *rows {
	say := sentences{p}
	type shown = playing.Row[puertorico.State, puertorico.Event]
	sound := func(effect string) []playing.Cue { return []playing.Cue{{Effect: effect}} }
	quiet := func(puertorico.Event) bool { return true }
	nothing := func(b *puertorico.Event) bool { return b.By == [puertorico.MaxSeats]puertorico.Barrels{} }
	some := func(n float64) func(step *puertorico.Step) float64 {
		return func(step *puertorico.Step) float64 {
			if nothing(&step.Event) {
				return 0
			}
			return n
		}
	}
	all := &rows{
		puertorico.EvSetUp:     {shown{}, 0},
		puertorico.EvRow:       {shown{Length: 1, Cues: sound("card"), Steady: true}, 0},
		puertorico.EvDrawn:     {shown{Length: actLength, Cues: sound("card"), Words: say.sayDrawn, Steady: true}, 0},
		puertorico.EvReshuffle: {shown{Length: 1, Cues: sound("shuffle"), Words: say.sayReshuffle, Steady: true}, 0},
		puertorico.EvRound:     {shown{Length: roundLength, Words: say.sayRound, Silent: quiet, Steady: true, Turn: playing.BetweenTurns}, 0},
		puertorico.EvTurn:      {shown{Length: 0.6, Words: say.sayTurn, Silent: quiet, Steady: true, Turn: playing.TurnBegins}, 0},
		puertorico.EvAct:       {shown{LengthOf: lengthOfAct, CuesOf: cuesOfAct, Words: say.sayAct, Steady: true}, 0},
		puertorico.EvDealt:     {shown{Length: dealtLength, Cues: sound("steps"), Words: say.sayDealt, Steady: true}, 0},
		puertorico.EvRefilled:  {shown{Length: 1, Cues: sound("steps"), Words: say.sayRefilled, Steady: true}, 0},
		puertorico.EvProduced:  {shown{LengthOf: some(madeLength), Cues: sound("wood"), Words: say.sayProduced, Steady: true}, 0},
		puertorico.EvFactory:   {shown{LengthOf: some(actLength), Cues: sound("convert"), Words: say.sayFactory, Steady: true}, 0},
		puertorico.EvPoints:    {shown{Length: 0.8, Words: say.sayPoints, Silent: quiet, Steady: true}, 0},
		puertorico.EvLost:      {shown{LengthOf: some(actLength), Words: say.sayLost, Steady: true}, 0},
		puertorico.EvHouse:     {shown{Length: sailingLength, Cues: sound("steps"), Words: say.sayHouse, Steady: true}, 0},
		puertorico.EvSailed:    {shown{Length: sailingLength, Cues: sound("bell"), Words: say.saySailed, Steady: true}, 0},
		puertorico.EvDiscarded: {shown{Length: 0.8, Cues: sound("card"), Words: say.sayDiscarded, Steady: true}, 0},
		puertorico.EvEnding:    {shown{Length: endingLength, Cues: sound("drum"), Words: say.sayEnding, Steady: true, StopBefore: true, StopAfter: true}, 0},
		puertorico.EvRoleOver:  {shown{}, 0},
		puertorico.EvBonus:     {shown{Length: 1.4, Cues: sound("convert"), Words: say.sayBonus, Steady: true}, 0},
		puertorico.EvOver:      {shown{Length: 2, Cues: sound("victory"), Words: say.sayOver, Turn: playing.GameEnds, StopBefore: true}, 0},
	}
	for k := range all { // whatever has a line in the log can be looked back at
		told := all[k].Words != nil && all[k].Silent == nil
		all[k].Opens, all[k].Scene = told, told
	}
	all[puertorico.Events] = row{Row: shown{LengthOf: lengthOfAct, CuesOf: cuesOfAct, Steady: true}}
	return all
}
