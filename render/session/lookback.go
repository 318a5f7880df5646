package session

import "islas/game"

// lookback is a look at the position as of an earlier step, while the game waits: computers go on thinking, but what happens is
// shown when the table is back.
type lookback[S, E any] struct {
	on   bool
	step int       // of the log
	log  Log[S, E] // as of that step
	from Drawer    // what lay open before
}

// LookBack shows the position as of a step of the log: the last one at it or before it that can be looked back at (Presentation.Scene). It
// reports whether there is one. In a lesson there is none: one thing is looked at at a time. A replay goes there.
func (s *Session[S, A, E, V]) LookBack(step int) bool {
	if s.replay.On {
		s.open = NoDrawer
		s.replay.Jump(s.replay.Near(step + 1))
		return true
	}
	for step = min(step, s.screen.log.Len()-1); step >= 0; step-- {
		if s.screen.log.scene(step) {
			break
		}
	}
	if step < 0 || s.consumed || s.course.on() {
		return false
	}
	if !s.back.on {
		s.back.from = s.open
	}
	s.back.on, s.open = true, NoDrawer
	s.back.turn(&s.screen.log, step)
	s.legal = s.legal[:0]
	s.Dismiss()
	return true
}

// LooksBack reports whether an earlier step is looked at, and which one.
func (s *Session[S, A, E, V]) LooksBack() (step int, ok bool) { return s.back.step, s.back.on }

// Scenes returns the steps before and after the one that is looked at that can be looked back at, -1 for none.
func (s *Session[S, A, E, V]) Scenes() (earlier, later int) {
	earlier, later = -1, -1
	for i := range s.screen.log.Len() {
		switch {
		case !s.screen.log.scene(i):
		case i < s.back.step:
			earlier = i
		case i > s.back.step && later < 0:
			later = i
		}
	}
	return earlier, later
}

// scene reports whether the i-th step can be looked back at.
func (l *Log[S, E]) scene(i int) bool { return l.show(l.steps[i].Event).Scene }

// turnPage looks at another scene, or comes back to the present, where what lay open before lies open again.
func (s *Session[S, A, E, V]) turnPage(i Intent) {
	if !s.back.on {
		return
	}
	earlier, later := s.Scenes()
	switch {
	case i == ToPresent:
		s.back.on, s.open = false, s.back.from
	case i == ToEarlier && earlier >= 0:
		s.back.turn(&s.screen.log, earlier)
	case i == ToLater && later >= 0:
		s.back.turn(&s.screen.log, later)
	}
}

// turn looks back at a step of a log, which shows nothing after it.
func (b *lookback[S, E]) turn(log *Log[S, E], step int) { b.step, b.log = step, log.until(step+1) }

// pastFrame is the snapshot of the step that is looked at. Nobody may do anything there.
func (s *Session[S, A, E, V]) pastFrame() Frame[S, A, E] {
	step := s.screen.log.Step(s.back.step)
	return Frame[S, A, E]{
		State: &step.After, Before: &step.After, Event: step.Event, Progress: 1, Back: true, Step: s.back.step,
		Actor: game.NoSeat, Viewer: s.handover.viewer,
	}
}
