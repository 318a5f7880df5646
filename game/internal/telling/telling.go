// Package telling chooses what is said in favour of an action: of all facts that hold for it the one that says most beside what holds
// for the actions that could have been taken instead.
package telling

// Most returns the fact about an action that says most, given the facts about each of its alternatives. A fact that holds for the
// action alone counts up to half as much again as one that holds for all of them; of facts that say as much it is the first. weight
// is how much a fact matters, at least 0, and holds reports whether facts tell of the same, and at least as much of it. ok is false
// if there are no facts.
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
