package table

import (
	"islas/game/puertorico"
	"islas/render/session"
)

// lengthOfPlacing returns how long the placing of a group is shown. Colonists move once all of a seat have their places; a person has
// already seen them placed.
func (p *players) lengthOfPlacing(step *puertorico.Step) float64 {
	switch {
	case !lastGroup(step):
	case !p.Human(step.Event.Seat):
		return 1
	case p.People() > 1: // so that nobody confirms what the next one has before them
		return 0.7
	}
	return 0
}

// cuesOfPlacing returns the sounds of that.
func cuesOfPlacing(step *puertorico.Step, steps float64) []session.Cue {
	if steps == 0 && !lastGroup(step) {
		return nil
	}
	return []session.Cue{{Effect: "steps"}}
}

// cuesOfRole returns the sounds of taking a role and the doubloons on its card.
func cuesOfRole(step *puertorico.Step, _ float64) []session.Cue {
	return []session.Cue{{At: payLands, Effect: "card"}, {At: lands * 0.8, Effect: "coins"}}[:min(1+step.Event.Count, 2)]
}
