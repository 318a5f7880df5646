package session

import "islas/game"

// lookback shows the position after an earlier step while the game waits. Computers go on thinking, but what happens is shown only when the
// look back ends.
type lookback[S, E any] struct {
	on   bool
	step int       // index in the log
	log  Log[S, E] // the log after that step
	from Drawer    // the drawer that was open before
}

// LookBack shows the position after a step of the log, or after the last step before it that can be looked back at (Presentation.Scene). It
// reports whether there is one. It does nothing in a lesson. A replay jumps there.
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

// LooksBack reports whether an earlier step is looked back at, and returns that step.
func (s *Session[S, A, E, V]) LooksBack() (step int, ok bool) { return s.back.step, s.back.on }

// Scenes returns the nearest steps before and after the current one that can be looked back at, -1 for none.
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

// turnPage moves to another scene, or ends the look back, which opens the drawer that was open before.
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

// turn looks back at a step of a log, which is cut after that step.
func (b *lookback[S, E]) turn(log *Log[S, E], step int) { b.step, b.log = step, log.until(step+1) }

// pastFrame returns the frame of the step that is looked back at, in which nobody may act.
func (s *Session[S, A, E, V]) pastFrame() Frame[S, A, E] {
	step := s.screen.log.Step(s.back.step)
	return Frame[S, A, E]{
		State: &step.After, Before: &step.After, Event: step.Event, Progress: 1, Back: true, Step: s.back.step,
		Actor: game.NoSeat, Viewer: s.handover.viewer,
	}
}
