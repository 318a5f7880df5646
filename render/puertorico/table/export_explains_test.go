package table

import (
	"islas/game/match"
	"islas/game/puertorico"
)

// Explains decides which events are explained to those who play in a game.
func Explains(setup match.Setup) func(step *puertorico.Step, before *puertorico.State) string {
	return playersOf(setup).explains
}
