// Package lab is the balance laboratory of Islas Canarias: what that of any game (game/arena/lab) cannot know. It finds in the
// events of a game what decided it, and reports which privilege wins more or less than its share, what decided where settlers
// went and what pirates did, and how scarce buildings were.
package lab

import (
	"islas/game/arena/lab"
	"islas/game/islas"
)

// Laboratory implements lab.Own.
type Laboratory struct{}

var _ lab.Own[islas.State, islas.Event] = Laboratory{}

// Study implements lab.Own.
func (Laboratory) Study(lab.Plan) lab.Study[islas.State, islas.Event] { return newTally() }

// drawValues are the two editions of the draw privilege (rules, section 10).
var drawValues = [...]int{islas.DefaultDrawPrivilege, islas.EnglishDrawPrivilege}
