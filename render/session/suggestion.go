package session

import (
	"time"

	"islas/game/review"
)

// Suggestion is what is suggested to the person who decides. It lasts until it is put away or the position changes.
type Suggestion[A, V any] struct {
	asked    bool
	since    time.Duration // when it was asked for
	ready    bool          // there is an answer
	number   int           // of the answer, among all
	public   bool
	costs    bool // the match counts until it is carried out
	action   A
	next     A // what is suggested after it at once, if it is foreseen
	view     V
	foresees bool

	odds    odds // on the chance to win, nil while nothing is worked out
	weighed bool // it is worked out
	chance  int  // in percent
}

// odds is a *review.Odds.
type odds interface {
	Step(budget int) (done bool)
	Chances() review.Chances
}

// askLater is for how long a suggestion may be thought about before that is announced: what comes at once is not announced.
const askLater = 200 * time.Millisecond

// Asked reports whether a suggestion was asked for and has not been put away.
func (s *Suggestion[A, V]) Asked() bool { return s.asked }

// Thinking reports whether it has been thought about for so long by now, a time since the program began, that it is announced.
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

// Next returns what will be suggested next if it is done, in the decision that follows at once; ok is false where that is not known.
func (s *Suggestion[A, V]) Next() (a A, ok bool) { return s.next, s.foresees }

// View returns what reasons may speak of: all that the seat that decides may know, or if others look on, what everybody may.
func (s *Suggestion[A, V]) View() V { return s.view }

// Public reports whether others look on, so that reasons must contain nothing but what everybody may know.
func (s *Suggestion[A, V]) Public() bool { return s.public }

// ahead is what was foreseen with a suggestion: it is what is suggested next if that is done, as its reason may speak of it.
type ahead[A comparable] struct {
	known       bool
	revision    int // of the match, at which after was suggested
	after, next A
}

// holds returns what was foreseen for a revision of the match; ok is false if nothing was, or if something else has been done.
func (h *ahead[A]) holds(revision int, done func() []A) (a A, ok bool) {
	if !h.known || revision != h.revision+1 {
		return a, false
	}
	all := done()
	return h.next, len(all) > 0 && all[len(all)-1] == h.after
}
