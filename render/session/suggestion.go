package session

import (
	"time"

	"islas/game/review"
)

// Suggestion is a suggestion for the person who decides. It lasts until it is dismissed or the position changes.
type Suggestion[A, V any] struct {
	Hint
	Action   A
	Next     A // the suggestion for the decision that follows at once, if Foresees is set
	View     V // what the reason may mention: all that the deciding seat may know, or if Public is set, what everybody may know
	Foresees bool
}

// Hint is what is known of a suggestion in any game.
type Hint struct {
	Asked  bool // it was asked for and has not been dismissed
	Ready  bool // there is an answer; only then the other fields have a meaning
	Number int  // number of the answer, different for every answer
	Public bool // others look on, so that the reason must mention only what everybody may know
	Costs  bool // the match counts so far, and no longer once the suggestion is carried out (match.Helper)

	since   time.Duration // when it was asked for, as time since the program began
	odds    odds          // computes the chance to win; nil when nothing is computed
	weighed bool          // the chance has been computed
	chance  int           // percent
}

// odds is implemented by *review.Odds.
type odds interface {
	Step(budget int) (done bool)
	Chances() review.Chances
}

// askLater is the time after which it is announced that a suggestion is being computed; a faster one is not announced.
const askLater = 200 * time.Millisecond

// Thinking reports whether the suggestion has taken so long by now, a time since the program began, that this is announced.
func (h *Hint) Thinking(now time.Duration) bool {
	return h.Asked && !h.Ready && now-h.since >= askLater
}

// pending reports whether something is still to be computed.
func (h *Hint) pending() bool { return h.Asked && (!h.Ready || h.Weighing()) }

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
