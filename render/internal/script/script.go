// Package script is what a game brings for a film of itself (command film): the match that is filmed, and what is done in it
// with the mouse.
package script

import (
	"fmt"

	"islas/game"
	"islas/game/match"
)

// Film is a film of a game.
type Film struct {
	Seed  uint64 // of the match, unless another is asked for
	Round int    // the earliest round to film, likewise, from 1
	Scale int    // of the interface in percent of its usual size in a window twice as large as the film; it must still be readable
	// Begin returns a match of a seed that is under way: a person can act, in that round or later. The names of the players
	// are in a language. The error says in a sentence, in English as the command speaks, why there is none.
	Begin func(lang string, seed uint64, round int) (match.Any, error)
	Steps []Step // in their order; the film fails if one can't be done
	Then  []Step // again and again afterwards, until something can't be clicked
}

// Game is a game that can be filmed.
type Game interface{ Film() Film }

// Begin returns a match that is played by choose until it is ready to be filmed, in a round or later.
func Begin[S any, A game.Action, E any](
	rules game.Rules[S, A, E], setup match.Setup, round int, choose func(s *S) A, ready func(s *S) bool,
) (match.Any, error) {
	m, _, err := match.New(rules, setup)
	for err == nil {
		s := m.State()
		switch {
		case rules.Over(&s):
			return nil, fmt.Errorf("the game of -seed %d is over before a person can act from round %d on; try another seed or an earlier round", setup.Seed, round)
		case rules.Round(&s) >= round && ready(&s):
			return m, nil
		}
		_, err = m.Do(choose(&s))
	}
	return nil, err
}

// Kind is what is done in a step.
type Kind uint8

// The kinds of steps.
const (
	KindHold  Kind = iota // nothing, for some seconds
	KindWatch             // nothing, until nothing moves
	KindClick             // the mouse goes to a widget and clicks it
	KindLeave             // the mouse goes out of the window, so that it points at nothing of what comes
)

// Step is a step of a film.
type Step struct {
	Kind    Kind
	Seconds float64 // KindHold
	Widget  string  // KindClick: the beginning of its id; of several one in the middle is clicked, where it is easiest seen
}

// Hold is a step of KindHold.
func Hold(seconds float64) Step { return Step{Kind: KindHold, Seconds: seconds} }

// Watch is a step of KindWatch.
func Watch() Step { return Step{Kind: KindWatch} }

// Click is a step of KindClick.
func Click(widget string) Step { return Step{Kind: KindClick, Widget: widget} }

// Leave is a step of KindLeave.
func Leave() Step { return Step{Kind: KindLeave} }
