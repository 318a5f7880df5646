package ai

import (
	"islas/game/ai"
	"islas/game/islas"
	"islas/game/islas/internal/planner"
)

// planning returns a player of a level that searches.
func planning(seed uint64, plan func(v islas.View) planner.Planner) Player {
	return ai.Thinker[islas.View, islas.Action](func(v islas.View) Thought {
		s := v.State()
		return plan(v).Think(v, source(seed, &s).Uint64())
	})
}
