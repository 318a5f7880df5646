package search

// Thought makes a search the thought of a computer player (ai.Thought): a unit of its work is a play-out.
type Thought[S, A any] struct{ Search *Search[S, A] }

// Step makes at most budget play-outs, at least one, and reports whether the decision is made.
func (t Thought[S, A]) Step(budget int) (done bool) {
	for {
		if t.Search.Step() {
			return true
		}
		if budget--; budget <= 0 {
			return false
		}
	}
}

// Best returns the action that leads so far.
func (t Thought[S, A]) Best() A { return t.Search.Best() }
