package session

import (
	"time"

	"islas/game"
	"islas/game/review"
)

// Figures of the chance to win that is shown with a suggestion.
const (
	oddsPlayOuts = 768                  // as many as a decision of a review has at most
	oddsSlice    = 4 * time.Millisecond // time per frame
)

// reviewed is a game that can estimate the chance to win (review.Game).
type reviewed[S, V any] interface {
	Outlook(seats int) review.Outlook[S, V]
}

// weigh continues for a slice of time to estimate the chance to win of the seat with the suggestion, from what that seat knows. It does so
// only if the setting is on, the game can estimate it, and nobody looks on who must not learn anything about the hand.
func (s *Session[S, A, E, V]) weigh(seat game.Seat, seed uint64) {
	h := &s.hint
	g, ok := s.game.Rules.(reviewed[S, V])
	if !ok || h.Public || h.weighed || !s.services.Weighs() {
		h.odds = nil // the setting may just have been turned off
		return
	}
	if h.odds == nil {
		h.odds = review.NewOdds(g.Outlook(len(s.setup.Seats)), h.View, oddsPlayOuts, seed)
	}
	for until := s.mind.now().Add(oddsSlice); s.mind.now().Before(until); {
		if h.odds.Step(1) {
			h.weighed, h.chance = true, (h.odds.Chances()[seat]*100+review.Whole/2)/review.Whole
			h.odds = nil
			return
		}
	}
}

// Chance returns the chance to win of the seat with the suggestion in percent, from what that seat knows. ok is false if the chance is not
// shown or not yet computed.
func (h *Hint) Chance() (percent int, ok bool) { return h.chance, h.weighed }

// Weighing reports whether the chance is being computed.
func (h *Hint) Weighing() bool { return h.odds != nil }
