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

// environment holds what an action needs beside the position: who orders shuffled tiles, and the sink of its events. It is kept
// apart from the state so that a state on the caller's stack stays there.
type environment struct {
	deck Deck // nil: the position's own generator
	sink *[]Step
}

// listening reports whether there is a sink; without one, events need not be made.
func (env *environment) listening() bool { return env.sink != nil }

// emit appends an event to the sink together with the position after it.
func (env *environment) emit(s *State, e Event) {
	if env.sink != nil {
		*env.sink = append(*env.sink, Step{Event: e, After: *s})
	}
}

// tell emits an event of a kind with the current role and the fields that fill sets, unless nobody listens.
func (env *environment) tell(s *State, k EventKind, fill func(e *Event)) {
	if env.listening() {
		e := newEvent(k)
		e.Role = s.role
		fill(&e)
		env.emit(s, e)
	}
}

// settle sets the position of the last step to the one in which somebody decides now: the decider is found after the event was
// emitted.
func (env *environment) settle(s *State) {
	if env.sink != nil && len(*env.sink) > 0 {
		(*env.sink)[len(*env.sink)-1].After = *s
	}
}

// shuffle puts the stack into the order that chance gives.
func (env *environment) shuffle(s *State) {
	stack := s.stack[:s.stackN]
	if env.deck == nil {
		game.Shuffle(&s.rng, stack)
		return
	}
	order := slices.Clone(stack) // so that the state itself stays on the stack
	env.deck.Shuffle(order)
	copy(stack, order)
}
