package ai

import (
	"math"

	"islas/game"
	"islas/game/ai/internal/planner"
)

// planning is a level that searches.
type planning struct {
	seed    uint64
	planner func(v game.View) planner.Planner
}

func (p planning) Choose(v game.View) game.Action {
	t := p.Think(v)
	t.Step(math.MaxInt)
	return t.Best()
}

func (p planning) Think(v game.View) Thought {
	s := v.State()
	plan := p.planner(v)
	return plan.Think(v, source(p.seed, &s).Uint64())
}
