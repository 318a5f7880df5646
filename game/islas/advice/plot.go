package advice

import "islas/game/islas"

// plotFacts returns the advantages of a house's plot over the others that the same card allows. In the last round none of them
// matters any more.
func (q *question) plotFacts(a islas.Action) (facts []fact) {
	if a.Kind != islas.Build && a.Kind != islas.Settle || q.s.FinalRound() {
		return nil
	}
	if n, best := q.onNoOther(a, q.opened); best && n > 0 {
		r := reason(PlotOpens)
		r.Colour, r.N = a.Colour, n
		facts = append(facts, fact{r, 22})
	}
	if n, best := q.onNoOther(a, func(b islas.Action) int { return -q.answered(b) }); best {
		r := reason(PlotSpared)
		r.N = -n
		facts = append(facts, fact{r, 21})
	}
	return facts
}

// onNoOther returns how much of something the action brings, and whether no other plot that the same card allows brings more and
// some bring less.
func (q *question) onNoOther(a islas.Action, of func(islas.Action) int) (n int, best bool) {
	n = of(a)
	less := false
	for _, b := range q.legal {
		if b == a || b.Kind != a.Kind || b.Card != a.Card || b.Colour != a.Colour {
			continue
		}
		other := of(b)
		if other > n {
			return n, false
		}
		less = less || other < n
	}
	return n, less
}

// opened returns how many free plots lie next to the colour of a house only once it stands.
func (q *question) opened(a islas.Action) int {
	fresh := q.s.Neighbours(q.me, a.Plot) & q.s.Free(q.me) &^ q.s.Near(q.me, islas.ColourPriority(a.Colour))
	return fresh.Count()
}

// answered returns how many of the features and colours that settlers look for a plot lies next to.
func (q *question) answered(a islas.Action) (n int) {
	for k := range islas.Priority(islas.Priorities) {
		if q.s.Near(q.me, k).Has(a.Plot) {
			n++
		}
	}
	return n
}
