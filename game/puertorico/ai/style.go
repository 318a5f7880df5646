package ai

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// style is a sparring partner of the others in tests and, as far as it is a level, in the arena, who plays by the weights of a style (policy.Style).
type style struct {
	name string
	seed uint64
}

func (l style) choose(v puertorico.View) puertorico.Action {
	s := v.State()
	chance := search.NewChance(source(l.seed, s).Uint64())
	return policy.New(policy.Style(l.name, s.Seats())).Choose(s, &chance)
}
