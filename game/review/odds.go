package review

import "islas/game/ai/search"

// Odds are the chances to win in a position by what one seat may know of it, worked out in slices: the same chances as at a decision
// in a review, but with all that is hidden from the seat drawn anew in every play-out.
type Odds[S, V any] struct {
	outlook  Outlook[S, V]
	view     V
	seed     uint64
	done     int
	playOuts int
	position S
	tally    tally
}

// NewOdds begins to work out the chances by a view of a seat, by so many play-outs.
func NewOdds[S, V any](o Outlook[S, V], v V, playOuts int, seed uint64) *Odds[S, V] {
	return &Odds[S, V]{outlook: o, view: v, playOuts: playOuts, seed: seed}
}

// Step plays out at most so many times and reports whether the chances are worked out.
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

// Chances returns the chances, as far as they are worked out; there must have been a step.
func (o *Odds[S, V]) Chances() Chances { return o.outlook.Correct(o.tally.mean(0)) }
