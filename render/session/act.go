package session

import (
	"fmt"

	"islas/game/match"
)

// Act carries out a decision of the person at the machine, unless the press that is under way was for something else: one action,
// or those of a decision that is made in several (match.Continuing).
func (s *Session[S, A, E, V]) Act(decision ...A) { s.act(match.Nobody, decision) }

// Follow carries out a decision as Act does, but as it was suggested.
func (s *Session[S, A, E, V]) Follow(decision ...A) { s.act(match.Lantern, decision) }

func (s *Session[S, A, E, V]) act(by match.Helper, decision []A) {
	if s.consumed || s.back.on {
		return
	}
	if s.replay.On {
		s.replay.try(decision)
		return
	}
	if !s.course.takes(decision) {
		s.game.Changed() // what was chosen for it is let go
		return
	}
	s.news.now.Past = true
	seat := s.match.Decider()
	if s.game.Open(&s.now) {
		s.handover.touched(seat)
	}
	for _, a := range decision {
		_ = s.do(by, a) // the position may have moved on since it was offered; then nothing has changed
	}
	s.handover.answered(seat, s.match.Decider())
	if s.course.on() {
		s.course.advance()
	}
}

// do carries out an action of the seat that decides, which a helper may have chosen, keeps the game and shows what happened. In a
// lesson all is chosen by that. The error is that of match.Do; nothing has changed then.
func (s *Session[S, A, E, V]) do(by match.Helper, a A) error {
	steps, err := s.match.Do(a)
	if err != nil {
		return err
	}
	if s.course.on() {
		by = match.Lesson
	}
	s.match.HelpedBy(by)
	s.moved(s.match.State())
	s.screen.add(steps)
	s.keep()
	return nil
}

// must is do for an action that the program itself has chosen. It panics where the rules refuse that, as it would be chosen again for ever.
func (s *Session[S, A, E, V]) must(a A) {
	if err := s.do(match.Nobody, a); err != nil {
		panic(fmt.Errorf("after %d actions seat %d wants %v: %w", s.match.Played(), s.match.Decider(), a, err))
	}
}

// keep saves the match as the running one, unless it is that of a lesson, which is kept by its step.
func (s *Session[S, A, E, V]) keep() {
	if !s.course.on() {
		s.services.Keep(s.match)
	}
}

// moved makes a position the one that is asked about. A suggestion is about one position.
func (s *Session[S, A, E, V]) moved(now S) {
	s.now = now
	s.changes++
	s.Dismiss()
	s.game.Changed()
}

// undo takes the last action back, if it can be. In a lesson its steps are what is taken back.
func (s *Session[S, A, E, V]) undo() {
	if s.course.on() {
		return
	}
	s.screen.queue.complete(s.screen.reach)
	if !s.match.Undo() {
		return
	}
	s.news.now, s.news.waiting = Novelty{}, nil
	s.moved(s.match.State())
	s.screen.log.cut(s.match.Happened())
	s.screen.queue.state = s.now
	s.keep()
}
