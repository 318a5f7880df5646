package islas

import (
	"slices"

	"islas/game"
)

// environment holds what an action needs beside the position: who orders shuffled cards, and the sink of its events. It is kept
// apart from the state so that a state on the caller's stack stays there.
type environment struct {
	chance Chance // nil: the position's own generator
	sink   *[]Step
}

// listening reports whether there is a sink; without one, events need not be made.
func (env *environment) listening() bool { return env.sink != nil }

// emit appends an event to the sink together with the position after it.
func (env *environment) emit(s *State, e Event) {
	if env.sink != nil {
		*env.sink = append(*env.sink, Step{Event: e, After: *s})
	}
}

// tell emits an event of a kind with the fields that fill sets, unless nobody listens.
func (env *environment) tell(s *State, k EventKind, fill func(e *Event)) {
	if env.listening() {
		e := newEvent(k)
		fill(&e)
		env.emit(s, e)
	}
}

// shuffle puts cards into the order that chance gives.
func (env *environment) shuffle(s *State, p Pile, cards []Card) {
	if env.chance == nil {
		game.Shuffle(&s.rng, cards)
		return
	}
	order := slices.Clone(cards) // so that the state itself stays on the stack
	env.chance.Shuffle(p, order)
	copy(cards, order)
}
