package session

import (
	"time"

	"islas/game"
	"islas/game/match"
)

// ask asks for a suggestion at a time since the program began, or dismisses the present one.
func (s *Session[S, A, E, V]) ask(now time.Duration) {
	if s.hint.asked || s.course.on() {
		s.Dismiss()
		return
	}
	s.hint = Suggestion[A, V]{asked: true, since: now, number: s.hint.number}
	s.game.Asked()
}

// consult continues to compute the suggestion that was asked for, once the legal actions are known.
func (s *Session[S, A, E, V]) consult() {
	h := &s.hint
	if !h.asked || s.open.halts() {
		return
	}
	if len(s.legal) == 0 {
		s.Dismiss()
		return
	}
	seat, played := s.game.Rules.Decider(&s.now), s.match.Played()
	if s.replay.On {
		played = s.replay.played(s.replay.Shown())
	}
	if h.ready {
		s.weigh(seat, uint64(played))
		return
	}
	a, ok := s.legal[0], len(s.legal) == 1
	if !ok && !s.replay.On {
		a, ok = s.ahead.holds(s.changes, s.match.Actions)
	}
	if !ok {
		// The seed depends on nothing that is hidden, and asking again gives the same answer.
		a, ok = s.mind.consider(question{revision: s.changes, seat: seat, level: s.game.Adviser, seed: uint64(played)}, &s.now)
		if ok && s.mind.foreseen {
			h.next, h.foresees = s.mind.next, true
			s.ahead = ahead[A]{known: true, revision: s.changes, after: a, next: h.next}
		}
	}
	if !ok {
		return
	}
	reader := seat
	if h.public = s.handover.people > 1 && s.handover.viewer != seat; h.public {
		reader = game.NoSeat // the numbers must not reveal this hand
	}
	h.ready, h.action, h.view = true, a, s.game.Rules.View(&s.now, reader)
	h.costs = !s.replay.On && s.match.Helped() == match.Nobody
	h.number++
	s.weigh(seat, uint64(played))
	s.game.Suggested()
}

// Dismiss dismisses the suggestion or stops computing it, and reports whether one was asked for.
func (s *Session[S, A, E, V]) Dismiss() (asked bool) {
	asked = s.hint.asked
	if asked && !s.hint.ready {
		s.mind.stop()
	}
	s.hint = Suggestion[A, V]{number: s.hint.number}
	return asked
}
