package ai

import (
	"math"

	"islas/game/puertorico"
	"islas/game/puertorico/internal/planner"
)

// planning is a level that searches: hard and expert differ only in how many play-outs they make.
type planning struct {
	seed    uint64
	planner planner.Planner
}

// Play-outs of the levels that search, for one decision.
const (
	hardPlayOuts   = 400
	expertPlayOuts = 4000
)

// Choose implements ai.Player.
func (p planning) Choose(v puertorico.View) puertorico.Action {
	t := p.Think(v)
	t.Step(math.MaxInt)
	return t.Best()
}

// Think implements ai.Player.
func (p planning) Think(v puertorico.View) Thought {
	return p.planner.Think(v, source(p.seed, v.State()).Uint64())
}
