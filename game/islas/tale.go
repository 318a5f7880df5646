package islas

import "slices"

// tale carries through an action what is not part of the position: who orders the cards, and who is told what happens.
// It is kept apart from the state so that a state on the caller's stack stays there.
type tale struct {
	chance Chance
	sink   *[]Step
	err    error // of the chance
}

// told reports whether anybody listens; if not, events need not be made.
func (t *tale) told() bool { return t.sink != nil }

// tell passes on an event together with the position as of it.
func (t *tale) tell(s *State, e Event) {
	if t.sink != nil {
		*t.sink = append(*t.sink, Step{Event: e, After: *s})
	}
}

// arrange puts cards into the order that chance wants.
func (t *tale) arrange(s *State, p Pile, cards []Card) {
	if t.chance == nil {
		shuffle(&s.rng, cards)
		return
	}
	order := slices.Clone(cards)
	t.chance.Shuffle(p, order)
	if !sameCards(order, cards) {
		t.err = ErrChance
		return
	}
	copy(cards, order)
}
