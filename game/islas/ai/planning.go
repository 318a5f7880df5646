package ai

import (
	"math"

	"islas/game/islas"
	"islas/game/islas/internal/planner"
)

// planning is a level that searches.
type planning struct {
	seed    uint64
	planner func(v islas.View) planner.Planner
}

func (p planning) Choose(v islas.View) islas.Action {
	t := p.Think(v)
	t.Step(math.MaxInt)
	return t.Best()
}

func (p planning) Think(v islas.View) Thought {
	s := v.State()
	plan := p.planner(v)
	return plan.Think(v, source(p.seed, &s).Uint64())
}
