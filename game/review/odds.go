package review

import "islas/game/ai/search"

// Odds computes, in slices, the chances to win in a position by what one seat may know of it: the same chances as at a decision
// in a review, but with everything hidden from the seat drawn anew in every play-out.
type Odds[S, V any] struct {
	outlook  Outlook[S, V]
	view     V
	seed     uint64
	done     int
	playOuts int
	position S
	tally    tally
}

// NewOdds begins to compute the chances by a view of a seat, with playOuts play-outs.
func NewOdds[S, V any](o Outlook[S, V], v V, playOuts int, seed uint64) *Odds[S, V] {
	return &Odds[S, V]{outlook: o, view: v, playOuts: playOuts, seed: seed}
}

// Step makes at most budget play-outs and reports whether the chances are computed.
func (o *Odds[S, V]) Step(budget int) (done bool) {
	for ; budget > 0 && o.done < o.playOuts; budget-- {
		k := uint64(o.done)
		o.outlook.Sample(&o.position, o.view, search.Mix(o.seed, k))
		chance := search.NewChance(search.Mix(^o.seed, k))
		o.tally.add(o.outlook.PlayOut(&o.position, &chance))
		o.done++
	}
	return o.done == o.playOuts
}

// Chances returns the chances so far; there must have been a step.
func (o *Odds[S, V]) Chances() Chances { return o.outlook.Correct(o.tally.mean(0)) }
