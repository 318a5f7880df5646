package session

import "time"

// Input is what a session has to know of the input in a tick.
type Input struct {
	Dt        time.Duration
	Held      bool // a press is under way or has just ended
	Completes bool // what is moving is to be completed: by a press, or a key
	Disturbs  bool // something is pressed, which is answered before anything else
	Still     bool // the pointer rests, and nothing moves on the table that the session does not know of
}

// Tick lets a tick pass: what is on its way moves on, a computer thinks or plays, the machine is handed over. Another scene may be
// on top afterwards.
func (s *Session[S, A, E, V]) Tick(in Input) {
	if s.consumed && !in.Held {
		s.consumed = false
	}
	switch {
	case s.replay.On:
		if s.replay.Plays && !s.open.halts() {
			s.screen.advance(time.Duration(float64(in.Dt) * s.replay.Rate()))
		}
	case !s.open.halts() && !s.back.on:
		s.screen.skip()
		if s.open == NoDrawer && in.Completes && s.completes() {
			s.screen.complete()
			s.consumed = true
		}
		s.screen.advance(in.Dt)
	}
	s.mind.observe(in, !s.screen.queue.busy())
	s.decide()
	s.legal = s.legal[:0]
	if s.mayAct() {
		s.handover.meets(s.game.Rules.Decider(&s.now), s.game.Open(&s.now))
		s.legal = s.course.offers(s.game.Rules.Legal(&s.now, s.legal))
	}
	s.consult()
	s.heard.speak(&s.screen, s.services, s.handover.hears())
}

// completes reports whether there is something moving that can be completed: not what is paused to be looked at.
func (s *Session[S, A, E, V]) completes() bool {
	q := &s.screen.queue
	return q.busy() && !q.paused && !q.waits || s.lingers()
}

// prompt is what the person at the machine is asked.
type prompt struct {
	changes int
	seat    int
}

// Prompt returns a comparable value for what the person at the machine is asked, another one for every question, nil while nothing
// is.
func (s *Session[S, A, E, V]) Prompt() any {
	if len(s.legal) == 0 || s.open != NoDrawer {
		return nil
	}
	return prompt{s.changes, int(s.Actor())}
}

// happened is an event that is looked at.
type happened struct {
	step int
	back bool
}

// Happens returns a comparable value for what is on its way or looked back at, another one for every event, nil for nothing, and
// where what happens goes by too fast to be followed.
func (s *Session[S, A, E, V]) Happens() any {
	_, _, moving := s.screen.queue.event()
	switch {
	case s.back.on:
		return happened{s.back.step, true}
	case !moving || s.services.Pace() == 0 || s.replay.On && s.replay.fast():
		return nil
	}
	return happened{s.screen.log.Len(), false}
}
