package islas

import (
	"slices"

	"islas/game"
)

// change is an action, or the beginning of a game, that is being carried out on a position.
type change struct {
	*State
	*environment
}

// environment is what a change needs beside the position: who orders shuffled cards, and the sink of its events. It is kept apart so
// that a position on the caller's stack stays there.
type environment struct {
	chance Chance // nil: the position's own generator
	sink   *[]Step
}

// listening reports whether there is a sink; without one, events need not be made.
func (ch *change) listening() bool { return ch.sink != nil }

// emit appends an event to the sink together with the position after it.
func (ch *change) emit(e Event) {
	if ch.sink != nil {
		*ch.sink = append(*ch.sink, Step{Event: e, After: *ch.State})
	}
}

// tell emits an event of a kind with the fields that fill sets, unless nobody listens.
func (ch *change) tell(k EventKind, fill func(e *Event)) {
	if ch.listening() {
		e := newEvent(k)
		fill(&e)
		ch.emit(e)
	}
}

// shuffle puts cards into the order that chance gives.
func (ch *change) shuffle(p Pile, cards []Card) {
	if ch.chance == nil {
		game.Shuffle(&ch.rng, cards)
		return
	}
	order := slices.Clone(cards) // so that the state itself stays on the stack
	ch.chance.Shuffle(p, order)
	copy(cards, order)
}
