package planner

import (
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// Hard returns the planner of the level hard, with the weights of a policy and of a network: training needs it with weights that
// are not yet those of the program.
func Hard(w *policy.Weights, n *value.Net, playOuts int) Planner {
	return Planner{Policy: w, Judge: func() Judge { return n.Judge() }, Budget: playOuts, Rounds: 1, Actions: 24}
}
