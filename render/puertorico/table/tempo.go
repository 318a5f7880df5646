package table

import (
	"islas/game/puertorico"
	"islas/render/session"
)

// Lengths in steps of the animation speed (session.Presentation).
const (
	turnLength    = 0.4 // somebody is to take a role
	roleLength    = 2.2 // a role has been taken
	actLength     = 1.8
	loadLength    = 1.4
	keepLength    = 1.0
	placedLength  = 1.8 // all colonists of somebody are placed
	handedLength  = 0.7 // the same by a person of several, so that nobody confirms what the next one has before them
	passLength    = 0.7
	pointsLength  = 0.6
	rowLength     = 1.0
	dealtLength   = 1.8
	makerLength   = 1.0 // of a harvest, for each who makes something
	endingLength  = 4.0
	roundLength   = 1.2
	bonusLength   = 1.4
	sailingLength = 1.8
)

// lengthOfAct is how long an action is shown. Colonists are seen to move when all of somebody have their places; a person has placed
// them before.
func (p *players) lengthOfAct(step *puertorico.Step) float64 {
	switch a := step.Event.Action; a.Kind {
	case puertorico.TakeRole:
		return roleLength
	case puertorico.Man:
		switch {
		case !lastGroup(&step.After, step.Event.Seat, a.Group()):
			return 0
		case !p.Human(step.Event.Seat):
			return placedLength
		case p.People() > 1:
			return handedLength
		}
		return 0
	case puertorico.Pass:
		return passLength
	case puertorico.Load:
		return loadLength
	case puertorico.Keep:
		return keepLength
	case puertorico.Draw:
		return 0 // what was drawn is shown
	}
	return actLength
}

// cuesOfAct are the sounds of an action.
func cuesOfAct(step *puertorico.Step, steps float64) []session.Cue {
	if steps == 0 && step.Event.Action.Kind == puertorico.Man && !lastGroup(&step.After, step.Event.Seat, step.Event.Action.Group()) {
		return nil
	}
	cue := func(at float64, effect string) session.Cue { return session.Cue{At: at, Effect: effect} }
	switch a := step.Event.Action; a.Kind {
	case puertorico.TakeRole:
		if step.Event.Count > 0 {
			return []session.Cue{cue(payLands, "card"), cue(lands*0.8, "coins")}
		}
		return []session.Cue{cue(payLands, "card")}
	case puertorico.TakeTile:
		return []session.Cue{cue(lands, "card")}
	case puertorico.Take, puertorico.Man:
		return []session.Cue{cue(0, "steps")}
	case puertorico.Build:
		return []session.Cue{cue(0.3, "coins"), cue(lands, "hammer")}
	case puertorico.Extra, puertorico.Load:
		return []session.Cue{cue(lands*0.75, "barrel")}
	case puertorico.Keep:
		return []session.Cue{cue(0.1, "barrel")}
	case puertorico.Sell:
		return []session.Cue{cue(payLands, "barrel"), cue(lands*0.9, "coins")}
	}
	return nil
}

// lengthOfProduction is how long a harvest is shown: seat by seat.
func lengthOfProduction(step *puertorico.Step) float64 {
	return makerLength * float64(makers(&step.Event))
}

// cuesOfProduction are the sounds of a harvest: barrels for each who makes some.
func cuesOfProduction(step *puertorico.Step, _ float64) (all []session.Cue) {
	n := makers(&step.Event)
	for i := range n {
		all = append(all, session.Cue{At: lands * (float64(i) + 0.7) / float64(n), Effect: "barrel"})
	}
	return all
}

// lengthOfBonus is how long the doubloons are shown that come on the cards nobody took: not at all where nobody can get them any more.
func lengthOfBonus(step *puertorico.Step) float64 {
	if step.Event.Ending != 0 {
		return 0
	}
	return bonusLength
}

// cuesOfBonus is how they are heard.
func cuesOfBonus(step *puertorico.Step, _ float64) []session.Cue {
	if step.Event.Ending != 0 {
		return nil
	}
	return []session.Cue{{At: 0.45, Effect: "coins"}}
}

// lengthOfRoleOver is how long the end of a role is shown: that of a prospector's, who is paid.
func lengthOfRoleOver(step *puertorico.Step) float64 {
	if step.Event.Role.Prospector() {
		return rowLength
	}
	return 0
}

// cuesOfRoleOver are the sounds of the end of a role.
func cuesOfRoleOver(step *puertorico.Step, _ float64) []session.Cue {
	if step.Event.Role.Prospector() {
		return []session.Cue{{At: lands * 0.8, Effect: "coins"}}
	}
	return nil
}
