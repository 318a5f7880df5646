// Package ai is what computer players of any game share. They are given a view, which holds what one seat may know, and nothing
// else, so that peeking does not compile. For the same level, seed and view a player always answers the same, on every machine.
//
// Thinking comes in slices: Think starts a Thought, the caller steps it with a budget of its own choice, on a goroutine or
// between two frames, and may get the best action so far or drop the thought at any time. Package search chooses in any game; how
// a game's levels judge, and what its opponents have learnt, is in the game's own folder.
package ai

import (
	"math"

	"islas/game"
)

// Player is a computer player: it sees views V and answers with actions A.
type Player[V, A any] interface {
	// Choose thinks a decision through to its end and returns one of the legal actions. The seat whose view this is must be the one
	// to decide.
	Choose(v V) A
	// Think starts the same decision, to be thought through in slices.
	Think(v V) Thought[A]
}

// Thought is one decision under way. It keeps what it needs: the view it came from may be reused.
type Thought[A any] interface {
	// Step thinks for at most budget units of work (a unit is about a play-out; at least one is done) and reports whether the
	// decision is made.
	Step(budget int) (done bool)
	// Best returns the action to take if nothing more is thought; it is legal at any time, even before the first Step.
	Best() A
}

// Foresight is an optional interface of a Thought.
type Foresight[A any] interface {
	// Next returns what the same seat is to do after Best in the decision that follows at once, as far as has been thought; ok is
	// false where no such decision follows.
	Next() (a A, ok bool)
}

// Game is the contract of a game with its computer players: rules, what a seat may know, and who plays for it.
type Game[S any, A game.Action, E, V any] interface {
	game.Rules[S, A, E]
	// View returns what a seat may know of a position; for NoSeat, what everyone may know.
	View(s *S, seat game.Seat) V
	// Player returns a player of a level (game.Info.Levels). The seed varies the choice among actions that look equally good or
	// nearly so, and the chances that are tried. The error of an unknown level lists the known ones.
	Player(level string, seed uint64) (Player[V, A], error)
}

// Decided is the thought of a player that answers at once.
type Decided[A any] struct{ Action A }

// Step implements Thought.
func (Decided[A]) Step(int) bool { return true }

// Best implements Thought.
func (d Decided[A]) Best() A { return d.Action }

// Chooser is a player that answers at once.
type Chooser[V, A any] func(v V) A

// Choose implements Player.
func (c Chooser[V, A]) Choose(v V) A { return c(v) }

// Think implements Player.
func (c Chooser[V, A]) Think(v V) Thought[A] { return Decided[A]{c(v)} }

// Thinker is a player that thinks: it begins a decision.
type Thinker[V, A any] func(v V) Thought[A]

// Choose implements Player.
func (t Thinker[V, A]) Choose(v V) A {
	thought := t(v)
	thought.Step(math.MaxInt)
	return thought.Best()
}

// Think implements Player.
func (t Thinker[V, A]) Think(v V) Thought[A] { return t(v) }
