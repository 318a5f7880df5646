// Package telling chooses the reason given for an action: of all facts that hold for it, the one that best sets it apart from the
// actions that could have been taken instead.
package telling

// Most returns the most telling fact about an action, given the facts about each of its alternatives. A fact that holds for the
// action alone counts up to half as much again as one that holds for all of them; of equally telling facts it is the first.
// weight returns how much a fact matters, at least 0; holds reports whether facts include the same fact, to at least the same
// degree. ok is false if there are no facts.
func Most[F any](facts []F, others [][]F, weight func(f F) int, holds func(facts []F, f F) bool) (most F, ok bool) {
	top := -1
	for _, f := range facts {
		score := weight(f) * (2*len(others) + 2)
		for _, other := range others {
			if !holds(other, f) {
				score += weight(f)
			}
		}
		if score > top {
			most, top = f, score
		}
	}
	return most, top >= 0
}
