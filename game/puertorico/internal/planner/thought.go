package planner

import (
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// Thought is a decision under way. Once the end has been triggered it looks at everything that may still happen, if that takes no
// longer than the play-outs would; otherwise, and before, the tree decides.
type Thought struct {
	model *model
	exact *search.Exact[puertorico.State, move] // nil if it is not tried, or has given up
	tree  *search.Tree[puertorico.State, move]
}

// positions is the number of positions that the exact search looks at in place of a play-out.
const positions = 60

// Step implements ai.Thought.
func (t *Thought) Step(budget int) (done bool) {
	if t.exact == nil {
		return t.tree.Step(budget)
	}
	if !t.exact.Step(min(budget, 1<<20) * positions) {
		return false
	}
	if _, known := t.exact.Best(); known {
		return true
	}
	t.exact = nil
	return t.Step(budget)
}

// Best implements ai.Thought.
func (t *Thought) Best() puertorico.Action {
	best := t.tree.Best()
	if t.exact != nil {
		if a, known := t.exact.Best(); known {
			best = a
		}
	}
	if best.plan > 0 {
		g := t.model.view.State().Decision().Group
		return puertorico.ManAction(g, int(t.model.plans[best.plan-1][g]))
	}
	return best.action
}
