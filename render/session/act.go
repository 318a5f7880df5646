package session

import (
	"fmt"

	"islas/game/match"
)

// Act carries out a decision of the person at the machine: one action, or those of a decision that is made in several steps
// (match.Continuing). It does nothing if the press in progress has completed a movement.
func (s *Session[S, A, E, V]) Act(decision ...A) { s.act(match.Nobody, decision) }

// Follow carries out a decision like Act, but as one that was suggested.
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
		s.game.Changed() // the player's choice is dropped
		return
	}
	s.news.now.Past = true
	s.screen.tempo.waited = 0
	seat := s.match.Decider()
	if s.game.Open(&s.now) {
		s.handover.touched(seat)
	}
	for _, a := range decision {
		_ = s.do(by, a) // the position may have changed since the action was offered; then nothing happens
	}
	s.handover.answered(seat, s.match.Decider())
	if s.course.on() {
		s.course.advance()
	}
}

// do carries out an action of the seat that decides, saves the game and shows what happened. by is the helper that chose the action; in a
// lesson it is always match.Lesson. The error is that of match.Do; then nothing has changed.
func (s *Session[S, A, E, V]) do(by match.Helper, a A) error {
	steps, err := s.match.Do(a)
	if err != nil {
		return err
	}
	if s.course.on() {
		by = match.Lesson
	}
	s.undone = -1
	s.match.HelpedBy(by)
	s.moved(s.match.State())
	s.screen.add(steps)
	s.keep()
	return nil
}

// must is do for an action that the program has chosen. It panics if the rules refuse it, as the program would choose it again forever.
func (s *Session[S, A, E, V]) must(a A) {
	if err := s.do(match.Nobody, a); err != nil {
		panic(fmt.Errorf("after %d actions seat %d wants %v: %w", s.match.Played(), s.match.Decider(), a, err))
	}
}

// keep saves the match as the running one, unless it is that of a lesson, of which only the step is saved.
func (s *Session[S, A, E, V]) keep() {
	if !s.course.on() {
		s.services.Keep(s.match)
	}
}

// moved sets the position for decisions, and dismisses the suggestion, which is about one position.
func (s *Session[S, A, E, V]) moved(now S) {
	s.now = now
	s.changes++
	s.Dismiss()
	s.game.Changed()
}

// undo takes back the last action, if possible. In a lesson it does so only where that is what the step waits for.
func (s *Session[S, A, E, V]) undo() {
	c := &s.course
	if !c.undoes() {
		return
	}
	s.screen.queue.complete(s.screen.reach)
	if !s.match.Undo() {
		return
	}
	s.undone = s.match.Played()
	s.news.now, s.news.waiting = Novelty{}, nil
	s.moved(s.match.State())
	s.screen.log.cut(s.match.Happened())
	s.screen.queue.state = s.now
	s.keep()
	if c.on() {
		c.advance()
	}
}
