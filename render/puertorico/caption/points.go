package caption

import (
	"islas/game/puertorico/engine"
	"islas/render/keep/settings"
)

// covered is the value of Points with which the points of others are covered.
const covered = "covered"

// Points is the choice whether the points that others have won lie open (rules, section 14).
func Points() settings.Choice {
	return settings.Choice{Game: engine.Engine{}.Info().ID, ID: "points", Values: []string{"open", covered}}
}

// Covered reports whether the points that others have won are covered until the end.
func Covered(s settings.Settings) bool { return s.Own(Points()) == covered }
