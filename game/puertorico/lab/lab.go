// Package lab is the laboratory of Puerto Rico: what that of any game (game/arena/lab) cannot know. It finds in the steps of a
// game who built what and when, what ended the game and where the points came from, and reports which buildings go with winning.
package lab

import (
	"islas/game/arena/lab"
	"islas/game/puertorico"
)

// Laboratory implements lab.Own.
type Laboratory struct{}

var _ lab.Own[puertorico.State, puertorico.Event] = Laboratory{}

// Study implements lab.Own.
func (Laboratory) Study(lab.Plan) lab.Study[puertorico.State, puertorico.Event] { return &tally{} }
