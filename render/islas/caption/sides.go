package caption

import (
	"islas/game/islas/engine"
	"islas/render/settings"
)

// textSide is the value of Sides for the text side.
const textSide = "text"

// Sides is the choice of the side from which the deeds of privileges are seen.
func Sides() settings.Choice {
	return settings.Choice{Game: engine.Engine{}.Info().ID, ID: "deeds", Values: []string{"symbol", textSide}, Was: "deedText"}
}

// Words reports whether deeds are seen from their text side, not from their symbol side.
func Words(s settings.Settings) bool { return s.Own(Sides()) == textSide }
