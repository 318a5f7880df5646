package ai

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// shipper is a sparring partner of the others in tests and in the arena.
type shipper struct{ seed uint64 }

func (l shipper) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s).Uint64())
	return policy.New(&policy.Shipper).Choose(s, &chance)
}
