package session

import (
	"time"

	"islas/game/review"
)

// Suggestion is a suggestion for the person who decides. It lasts until it is dismissed or the position changes.
type Suggestion[A, V any] struct {
	asked    bool
	since    time.Duration // when it was asked for, as time since the program began
	ready    bool          // there is an answer
	number   int           // number of the answer
	public   bool
	costs    bool // the match counts until the suggestion is carried out
	action   A
	next     A // the suggestion that follows at once, if it is foreseen
	view     V
	foresees bool

	odds    odds // computes the chance to win; nil when nothing is computed
	weighed bool // the chance has been computed
	chance  int  // percent
}

// odds is implemented by *review.Odds.
type odds interface {
	Step(budget int) (done bool)
	Chances() review.Chances
}

// askLater is the time after which it is announced that a suggestion is being computed; a faster one is not announced.
const askLater = 200 * time.Millisecond

// Asked reports whether a suggestion was asked for and has not been dismissed.
func (s *Suggestion[A, V]) Asked() bool { return s.asked }

// Thinking reports whether the suggestion has taken so long by now, a time since the program began, that this is announced.
func (s *Suggestion[A, V]) Thinking(now time.Duration) bool {
	return s.asked && !s.ready && now-s.since >= askLater
}

// pending reports whether something is still to be computed.
func (s *Suggestion[A, V]) pending() bool { return s.asked && (!s.ready || s.Weighing()) }

// Ready reports whether there is an answer. Only then may the following methods be used.
func (s *Suggestion[A, V]) Ready() bool { return s.ready }

// Number returns the number of the answer, different for every answer.
func (s *Suggestion[A, V]) Number() int { return s.number }

// Costs reports whether the match, which counts so far, no longer counts once the suggestion is carried out (match.Helper).
func (s *Suggestion[A, V]) Costs() bool { return s.costs }

// Action returns the suggested action.
func (s *Suggestion[A, V]) Action() A { return s.action }

// Next returns the suggestion for the decision that follows at once; ok is false if it is not known.
func (s *Suggestion[A, V]) Next() (a A, ok bool) { return s.next, s.foresees }

// View returns what the reason may mention: everything that the deciding seat may know, or if others look on, what everybody may know.
func (s *Suggestion[A, V]) View() V { return s.view }

// Public reports whether others look on, so that the reason must mention only what everybody may know.
func (s *Suggestion[A, V]) Public() bool { return s.public }

// ahead is the next suggestion that was foreseen together with a suggestion, and holds if that is carried out.
type ahead[A comparable] struct {
	known       bool
	revision    int // revision of the match at which after was suggested
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
