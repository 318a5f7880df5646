package puertorico

import (
	"slices"

	"islas/game"
)

// Deck orders tiles that are shuffled, in place of the position's own generator.
type Deck interface {
	// Shuffle orders a new stack of face-down tiles; the last of them is drawn next.
	Shuffle(tiles []Tile)
}

// change is an action, or the beginning of a game, that is being carried out on a position.
type change struct {
	*State
	*environment
}

// environment is what a change needs beside the position: who orders shuffled tiles, and the sink of its events. It is kept apart so
// that a position on the caller's stack stays there.
type environment struct {
	deck Deck // nil: the position's own generator
	sink *[]Step
}

// listening reports whether there is a sink; without one, events need not be made.
func (ch *change) listening() bool { return ch.sink != nil }

// emit appends an event to the sink together with the position after it.
func (ch *change) emit(e Event) {
	if ch.sink != nil {
		*ch.sink = append(*ch.sink, Step{Event: e, After: *ch.State})
	}
}

// tell emits an event of a kind with the current role and the fields that fill sets, unless nobody listens.
func (ch *change) tell(k EventKind, fill func(e *Event)) {
	if ch.listening() {
		e := newEvent(k)
		e.Role = ch.role
		fill(&e)
		ch.emit(e)
	}
}

// settle sets the position of the last step to the one in which somebody decides now: the decider is found after the event was
// emitted.
func (ch *change) settle() {
	if ch.sink != nil && len(*ch.sink) > 0 {
		(*ch.sink)[len(*ch.sink)-1].After = *ch.State
	}
}

// shuffle puts the stack into the order that chance gives.
func (ch *change) shuffle() {
	stack := ch.stack[:ch.stackN]
	if ch.deck == nil {
		game.Shuffle(&ch.rng, stack)
		return
	}
	order := slices.Clone(stack) // so that the state itself stays on the stack
	ch.deck.Shuffle(order)
	copy(stack, order)
}
