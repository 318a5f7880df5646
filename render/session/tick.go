package session

import "time"

// Input is the part of a tick's input that a session needs.
type Input struct {
	Dt        time.Duration
	Held      bool // a press is in progress or has just ended
	Completes bool // the input completes what is moving
	Disturbs  bool // something is pressed, which is answered before anything else
	Still     bool // the pointer rests, and nothing moves on the table that the session does not know of
}

// Tick lets a tick pass: events that are being shown move on, a computer thinks or plays, the machine is handed over. Afterwards another
// scene may be on top.
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
		q := &s.screen.queue
		if s.screen.hurry {
			q.skip(s.screen.reach, func() bool { return s.screen.hurry })
		}
		if s.open == NoDrawer && in.Completes && (q.busy() && !q.paused && !q.waits || s.lingers()) {
			s.screen.complete()
			s.consumed = true
		}
		s.screen.advance(in.Dt)
	}
	// Movements must stay smooth, and presses be answered at once.
	s.mind.disturbed, s.mind.awaited = in.Disturbs, !s.screen.queue.busy()
	s.mind.calm = s.mind.awaited && in.Still
	s.decide()
	s.legal = s.legal[:0]
	if s.mayAct() {
		s.handover.meets(s.game.Rules.Decider(&s.now), s.game.Open(&s.now))
		if c := &s.course; !c.on() || c.speaks { // a lesson offers nothing before its text is shown
			s.legal = s.game.Rules.Legal(&s.now, s.legal)
		}
		s.screen.hurry = false
	}
	s.consult()
	s.heard.speak(&s.screen, s.services, s.handover.hears())
}

// prompt identifies a prompt for the person at the machine.
type prompt struct {
	changes int
	seat    int
}

// Prompt returns a comparable value for the prompt of the person at the machine, different for every prompt, or nil if there is none.
func (s *Session[S, A, E, V]) Prompt() any {
	if len(s.legal) == 0 || s.open != NoDrawer {
		return nil
	}
	return prompt{s.changes, int(s.Actor())}
}

// happened identifies an event that is shown or looked back at.
type happened struct {
	step int
	back bool
}

// Happens returns a comparable value for the event that is shown or looked back at, different for every event. It returns nil if there is
// none or if events pass too fast to be followed.
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
