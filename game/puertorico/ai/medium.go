package ai

import (
	"math"

	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/planner"
	"islas/game/puertorico/internal/policy"
)

// medium looks ahead a little when it takes a role, as the stronger levels do for every decision, and does everything else by the
// rules of thumb of their play-outs (package internal/policy).
type medium struct{ planning }

// mediumPlayOuts is its budget (planner.Planner.Budget).
const mediumPlayOuts = 14

// newMedium returns a player of that level.
func newMedium(seed uint64, playOuts int) medium {
	return medium{planning{seed, planner.Default(playOuts)}}
}

// Choose implements ai.Player.
func (l medium) Choose(v puertorico.View) puertorico.Action {
	t := l.Think(v)
	t.Step(math.MaxInt)
	return t.Best()
}

// Think implements ai.Player.
func (l medium) Think(v puertorico.View) Thought {
	s := v.State()
	if s.Decision().Phase == puertorico.PhaseRole {
		return l.planning.Think(v)
	}
	chance := search.NewChance(source(l.seed, s).Uint64())
	p := policy.New(policy.Tuned(s.Seats()))
	return ai.Decided[puertorico.Action]{Action: p.Prolong(s, p.Choose(s, &chance))}
}
