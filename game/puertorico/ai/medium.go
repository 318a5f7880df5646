package ai

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// medium answers at once, by the rules of thumb of the stronger levels' play-outs (package internal/policy).
type medium struct{ seed uint64 }

func (l medium) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s).Uint64())
	return policy.New(policy.Tuned(s.Seats())).Choose(s, &chance)
}
