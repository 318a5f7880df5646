package ai

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// shipper is the sparring partner of the others in the arena and the laboratory: it lives by loading (policy.Shipper).
type shipper struct{ seed uint64 }

func (l shipper) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s).Uint64())
	return policy.New(policy.Shipper()).Choose(s, &chance)
}
