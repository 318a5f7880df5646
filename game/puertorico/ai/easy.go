package ai

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// easy uses the same rules of thumb as medium, but is absent-minded: now and then it takes any action.
type easy struct{ seed uint64 }

// stray is the number of decisions of 256 in which easy takes any action.
const stray = 90

func (l easy) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s).Uint64())
	p := policy.New(policy.Tuned(s.Seats()))
	p.Stray = stray
	return p.Prolong(s, p.Choose(s, &chance))
}
