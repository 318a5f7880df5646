package session

import (
	"islas/game"
)

// decide continues the game when everything has been shown: by a computer player, by an action without alternative, by handing the machine
// over to another person, or by ending the game.
func (s *Session[S, A, E, V]) decide() {
	switch {
	case s.replay.On:
		s.replay.watch()
		return
	case s.course.on():
		s.teach()
		return
	}
	s.ponder()
	if s.screen.queue.busy() || s.closed || s.open.halts() || s.back.on {
		return
	}
	seat := s.match.Decider()
	switch {
	case s.match.Over():
		s.finished = true
	case !s.match.Human(seat):
		s.play()
	case s.stands():
		a, _ := s.game.Standing(&s.now)
		s.must(a)
	case s.hidden(seat):
		s.screen.hurry = false
		if s.handover.take(seat) {
			s.match.Settle()
		}
		s.open = NoDrawer
		var recap []Clause
		if s.game.Recap != nil {
			recap = s.game.Recap(s.services, s.lately(seat, game.NoSeat), seat)
		}
		s.services.HandOver(seat, s.game.Rules.Round(&s.now), recap)
	default:
		if a, ok := s.forced(&s.now); ok {
			s.must(a)
		}
	}
}

// waitsForItself reports whether decide will do something in the next tick without input.
func (s *Session[S, A, E, V]) waitsForItself() bool {
	if s.closed || s.screen.queue.busy() || s.back.on {
		return false
	}
	if s.course.on() {
		return !s.course.speaks
	}
	seat := s.match.Decider()
	switch {
	case s.match.Over():
		return !s.finished
	case !s.match.Human(seat), s.stands(), s.hidden(seat):
		return true
	}
	_, ok := s.forced(&s.now)
	return ok
}

// hidden reports whether a person other than the last viewer must come to the machine before a seat can decide.
func (s *Session[S, A, E, V]) hidden(seat game.Seat) bool {
	return s.handover.hides(seat) && !s.game.Open(&s.now)
}

// stands reports whether a person's standing answer settles the decision (Game.Standing).
func (s *Session[S, A, E, V]) stands() bool {
	if s.game.Standing == nil || s.course.on() || s.match.Played() == s.undone {
		return false
	}
	_, ok := s.game.Standing(&s.now)
	return ok
}

// forced returns the action without alternative in a position, if such an action is done automatically there.
func (s *Session[S, A, E, V]) forced(in *S) (a A, ok bool) {
	if !s.game.Forced(in) {
		return a, false
	}
	if s.buf = s.game.Rules.Legal(in, s.buf[:0]); len(s.buf) == 1 {
		return s.buf[0], true
	}
	return a, false
}

// mayAct reports whether the person at the machine has to decide, now that everything is shown.
func (s *Session[S, A, E, V]) mayAct() bool {
	if s.replay.On {
		return s.replay.mayTry()
	}
	if s.screen.queue.busy() || s.closed || s.back.on || s.match.Over() {
		return false
	}
	seat := s.match.Decider()
	return s.match.Human(seat) && !s.stands() && !s.hidden(seat)
}

// ponder lets the computer whose turn it is think while its last action is still being shown.
func (s *Session[S, A, E, V]) ponder() {
	seat := s.match.Decider()
	if s.closed || s.open.halts() || s.match.Over() || s.match.Human(seat) {
		return
	}
	if s.next.made && s.next.revision == s.changes {
		return
	}
	a, ok := s.mind.consider(question{
		revision: s.changes, seat: seat, level: s.setup.Seats[seat].Control, seed: s.setup.ThoughtSeed(s.match.Played(), seat),
	}, &s.now)
	s.next = decision[A]{made: ok, revision: s.changes, action: a}
}

// play carries out the computer's decision. Its turn ends only when it has been shown long enough.
func (s *Session[S, A, E, V]) play() {
	if !s.next.made || s.lingers() {
		return
	}
	a := s.next.action
	s.next = decision[A]{}
	s.must(a)
}

// lingers reports whether a computer's turn is over but still held on the screen.
func (s *Session[S, A, E, V]) lingers() bool {
	return !s.screen.queue.busy() && s.next.made && s.next.revision == s.changes && s.game.EndsTurn(s.next.action) && !s.screen.hurry && !s.screen.tempo.lasts(s.services.Pace(), s.handover.viewer != game.NoSeat)
}
