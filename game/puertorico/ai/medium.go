package ai

import (
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// mediumPlayOuts is the budget of medium (planner.Planner.Budget).
const mediumPlayOuts = 14

// medium returns a player that looks ahead a little when it takes a role, as the stronger levels do for every decision, and does
// everything else by the rules of thumb of their play-outs (package internal/policy).
func medium(seed uint64, playOuts int) thinker {
	return func(v puertorico.View) Thought {
		s := v.State()
		if s.Decision().Phase == puertorico.PhaseRole {
			return planning(seed, playOuts)(v)
		}
		chance := search.NewChance(source(seed, s).Uint64())
		p := policy.New(policy.Tuned(s.Seats()))
		return ai.Decided[puertorico.Action]{Action: p.Prolong(s, p.Choose(s, &chance))}
	}
}
