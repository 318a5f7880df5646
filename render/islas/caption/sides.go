package caption

import (
	"islas/game/islas/engine"
	"islas/render/keep/settings"
)

// textSide is the value of Sides for the text side.
const textSide = "text"

// Sides is the choice of the side from which deeds of privileges are seen where they are large enough to be read. Small ones
// always show their symbols: nobody could tell one text from another.
func Sides() settings.Choice {
	return settings.Choice{Game: engine.Engine{}.Info().ID, ID: "deeds", Values: []string{textSide, "symbol"}}
}

// Words reports whether large deeds are seen from their text side, not from their symbol side.
func Words(s settings.Settings) bool { return s.Own(Sides()) == textSide }
