package session

import (
	"time"

	"islas/game"
	"islas/game/review"
)

// Figures of the chance to win beside a suggestion.
const (
	oddsPlayOuts = 768                  // as many as a decision of a review has at most
	oddsSlice    = 4 * time.Millisecond // of a frame
)

// reviewed is a game that estimates who is likely to win (review.Game).
type reviewed[S, V any] interface {
	Outlook(seats int) review.Outlook[S, V]
}

// weigh works on, for a slice of time, the chance to win of the seat to which something is suggested, by what that seat knows: if it is
// asked for in the settings, the game can estimate it, and nobody looks on who must not learn of the hand.
func (s *Session[S, A, E, V]) weigh(seat game.Seat, seed uint64) {
	h := &s.hint
	g, ok := s.game.Rules.(reviewed[S, V])
	if !ok || h.public || h.weighed || !s.services.Weighs() {
		h.odds = nil // it may have been asked for until now
		return
	}
	if h.odds == nil {
		h.odds = review.NewOdds(g.Outlook(len(s.setup.Seats)), h.view, oddsPlayOuts, seed)
	}
	for until := s.mind.now().Add(oddsSlice); s.mind.now().Before(until); {
		if h.odds.Step(1) {
			h.weighed, h.chance = true, (h.odds.Chances()[seat]*100+review.Whole/2)/review.Whole
			h.odds = nil
			return
		}
	}
}

// Chance returns the chance to win of whoever the suggestion is for, in percent, by what that seat knows; false if nobody has asked for
// it, or before it is worked out.
func (s *Suggestion[A, V]) Chance() (percent int, ok bool) { return s.chance, s.weighed }

// Weighing reports whether that chance is being worked out.
func (s *Suggestion[A, V]) Weighing() bool { return s.odds != nil }
