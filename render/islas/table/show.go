package table

import (
	"time"

	"islas/game/islas"
)

// show is the queue of what has happened and is still to be seen, and the position as of what is seen. The rules never
// wait for it: the match is always at the end of the queue.
type show struct {
	state  islas.State // as of the step that is moving, or of the last one
	before islas.State // as of the step before the one that is moving
	queue  []motion
	moving bool          // queue[0] is being shown
	time   time.Duration // since it began
	paused bool
	hold   bool // what is added is paused, too: the arrival is stepped through
}

// motion is a step on its way to the screen.
type motion struct {
	step   islas.Step
	length time.Duration
	steps  float64 // the same in steps of the animation speed, as they would be at leisure
}

// add puts a step of so many steps of the animation speed at the end.
func (s *show) add(step islas.Step, length time.Duration, steps float64) {
	s.queue = append(s.queue, motion{step, length, steps})
	s.paused = s.paused || s.hold
}

// busy reports whether something is still to be seen.
func (s *show) busy() bool { return len(s.queue) > 0 }

// advance lets dt pass. Steps that begin to be shown are handed to begun, those that are over to reached.
func (s *show) advance(dt time.Duration, begun, reached func(islas.Step)) {
	for len(s.queue) > 0 {
		if !s.moving {
			s.before = s.state
			s.state = s.queue[0].step.After
			s.moving = true
			s.time = 0
			begun(s.queue[0].step)
		}
		if s.paused {
			return
		}
		s.time += dt
		if s.time < s.queue[0].length {
			return
		}
		dt = s.time - s.queue[0].length
		s.finish(reached)
	}
}

// finish ends the step that is moving.
func (s *show) finish(reached func(islas.Step)) {
	step := s.queue[0].step
	s.state = step.After
	s.queue = s.queue[1:]
	s.moving = false
	reached(step)
}

// complete ends what is moving: all of a turn, but of an arriving ship one card at a time, so that nobody misses whose
// settler it was.
func (s *show) complete(reached func(islas.Step)) {
	s.paused, s.hold = false, false
	for len(s.queue) > 0 {
		kind := s.queue[0].step.Event.Kind
		s.finish(reached)
		switch kind {
		case islas.EvReveal, islas.EvSettler, islas.EvPirate:
			return
		}
		if len(s.queue) > 0 && s.queue[0].step.Event.Kind == islas.EvReveal {
			return
		}
	}
}

// step goes on to the next part of what is being read out, and stays paused there; what has no parts is completed.
func (s *show) step(reached func(islas.Step)) {
	s.hold = true
	e, progress, moving := s.event()
	if !moving || e.Kind != islas.EvReveal || s.queue[0].length <= 0 {
		if len(s.queue) > 0 {
			s.finish(reached)
		}
		s.paused = len(s.queue) > 0
		return
	}
	s.paused = true
	total := s.queue[0].steps
	read := readingOf(e.Card, e.Comparison, s.state.Seats())
	for _, part := range read.parts() {
		if part > progress*total+1e-6 && part < total {
			s.time = time.Duration(part / total * float64(s.queue[0].length))
			return
		}
	}
	s.finish(reached)
}

// skip ends one step after the other for as long as more says so.
func (s *show) skip(reached func(islas.Step), more func() bool) {
	s.paused, s.hold = false, false
	for len(s.queue) > 0 && more() {
		s.finish(reached)
	}
}

// steps is how many steps of the animation speed the event that is moving takes.
func (s *show) steps() float64 {
	if len(s.queue) == 0 {
		return 0
	}
	return s.queue[0].steps
}

// event is what is moving and how far, from 0 to 1.
func (s *show) event() (e islas.Event, progress float64, moving bool) {
	if !s.moving || len(s.queue) == 0 {
		return islas.Event{}, 0, false
	}
	m := s.queue[0]
	if m.length <= 0 {
		return m.step.Event, 1, true
	}
	return m.step.Event, min(1, float64(s.time)/float64(m.length)), true
}
