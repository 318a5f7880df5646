package playing

import (
	"time"

	"islas/game/review"
)

// Suggestion is what is suggested to the person who decides. It lasts until it is put away or the position changes.
type Suggestion[A, V any] struct {
	asked  bool
	since  time.Duration // when it was asked for
	ready  bool          // there is an answer
	number int           // of the answer, among all
	public bool
	costs  bool // the match counts until it is carried out
	action A
	view   V

	odds    odds // on the chance to win, nil while nothing is worked out
	weighed bool // it is worked out
	chance  int  // in percent
}

// odds is a *review.Odds.
type odds interface {
	Step(budget int) (done bool)
	Chances() review.Chances
}

// askLater is for how long a suggestion may be thought about before it is said: what comes at once is not announced.
const askLater = 200 * time.Millisecond

// Asked reports whether a suggestion was asked for and has not been put away.
func (s *Suggestion[A, V]) Asked() bool { return s.asked }

// Thinking reports whether it has been thought about for so long by now, as by ui.UI.Now, that whoever waits is told.
func (s *Suggestion[A, V]) Thinking(now time.Duration) bool {
	return s.asked && !s.ready && now-s.since >= askLater
}

// pending reports whether there is something to be worked out still.
func (s *Suggestion[A, V]) pending() bool { return s.asked && (!s.ready || s.Weighing()) }

// Ready reports whether there is an answer: then the following methods may be used.
func (s *Suggestion[A, V]) Ready() bool { return s.ready }

// Number returns the number of the answer: another one has another number.
func (s *Suggestion[A, V]) Number() int { return s.number }

// Costs reports whether the match, which counts so far, will not once the suggestion is carried out (match.Helper).
func (s *Suggestion[A, V]) Costs() bool { return s.costs }

// Action returns what is suggested.
func (s *Suggestion[A, V]) Action() A { return s.action }

// View returns what reasons may speak of: all that the seat that decides may know, or if others look on, what everybody may.
func (s *Suggestion[A, V]) View() V { return s.view }

// Public reports whether others look on, so that reasons must tell of nothing but what everybody may know.
func (s *Suggestion[A, V]) Public() bool { return s.public }
