package ai

import (
	"islas/game/ai"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/planner"
)

// thinker is a player of a level that searches.
type thinker = ai.Thinker[puertorico.View, puertorico.Action]

// Play-outs of the levels that search, for one decision.
const (
	hardPlayOuts   = 400
	expertPlayOuts = 4000
)

// planning returns a player of hard or expert, which differ only in how many play-outs they make.
func planning(seed uint64, playOuts int) thinker {
	return func(v puertorico.View) Thought {
		return planner.Default(playOuts).Think(v, source(seed, v.State()).Uint64())
	}
}
