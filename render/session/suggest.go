package session

import (
	"time"

	"islas/game"
	"islas/game/match"
)

// ask asks for a suggestion at a time since the program began, or dismisses the present one.
func (s *Session[S, A, E, V]) ask(now time.Duration) {
	if s.hint.Asked || s.course.on() {
		s.Dismiss()
		return
	}
	s.hint = Suggestion[A, V]{Hint: Hint{Asked: true, since: now, Number: s.hint.Number}}
	s.game.Asked()
}

// consult continues to compute the suggestion that was asked for, once the legal actions are known.
func (s *Session[S, A, E, V]) consult() {
	h := &s.hint
	if !h.Asked || s.open.halts() {
		return
	}
	if len(s.legal) == 0 {
		s.Dismiss()
		return
	}
	seat, played := s.game.Rules.Decider(&s.now), s.match.Played()
	if s.replay.On {
		played, _ = s.replay.decided(s.replay.Shown())
	}
	if h.Ready {
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
			h.Next, h.Foresees = s.mind.next, true
			s.ahead = ahead[A]{known: true, revision: s.changes, after: a, next: h.Next}
		}
	}
	if !ok {
		return
	}
	reader := seat
	if h.Public = s.handover.people > 1 && s.handover.viewer != seat; h.Public {
		reader = game.NoSeat // the numbers must not reveal this hand
	}
	h.Ready, h.Action, h.View = true, a, s.game.Rules.View(&s.now, reader)
	h.Costs = !s.replay.On && s.match.Helped() == match.Nobody
	h.Number++
	s.weigh(seat, uint64(played))
}

// Dismiss dismisses the suggestion or stops computing it, and reports whether one was asked for.
func (s *Session[S, A, E, V]) Dismiss() (asked bool) {
	asked = s.hint.Asked
	if asked && !s.hint.Ready {
		s.mind.stop()
	}
	s.hint = Suggestion[A, V]{Hint: Hint{Number: s.hint.Number}}
	return asked
}
