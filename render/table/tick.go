package table

import (
	"slices"
	"time"

	"islas/render/ui"
)

// Situation is what a session has to know in a tick of what is drawn around it.
type Situation struct {
	Looks  bool // the pointer is where a press hurries nothing, beside widgets that say so of themselves (ui.Widget)
	Moving bool // something moves on the table that the session does not know of
}

// Tick lets a tick pass: what is on its way moves on, a computer thinks or plays, a curtain falls. Another scene may be on top
// afterwards.
func (s *Session[S, A, E, V]) Tick(u *ui.UI, around Situation) {
	in := u.Input()
	if s.consumed && !in.Down && !in.Released {
		s.consumed = false
	}
	switch {
	case s.replay.on:
		if s.replay.plays && !s.halted() {
			s.screen.advance(time.Duration(float64(in.Dt) * speeds[s.replay.speed]))
		}
	case !s.halted() && !s.back.on:
		s.screen.skip()
		if s.open == NoDrawer && s.hurries(u, around.Looks) {
			s.screen.complete()
			s.consumed = true
		}
		s.screen.advance(in.Dt)
	}
	s.mind.attend(in, !s.screen.queue.busy(), around.Moving)
	s.decide()
	s.legal = s.legal[:0]
	if s.mayAct() {
		s.curtain.meets(s.game.Decider(&s.now))
		s.legal = s.course.offers(s.game.Legal(&s.now, s.legal))
	}
	s.consult()
	s.speak(u)
}

// halted reports whether the menu lies over the table, so that time stands still.
func (s *Session[S, A, E, V]) halted() bool { return s.open == MenuDrawer }

// hurries reports whether what is moving is to be completed: any press and the space key do that, unless it is paused to be
// looked at. Such a press does nothing else.
func (s *Session[S, A, E, V]) hurries(u *ui.UI, looks bool) bool {
	if moving := s.screen.queue.busy() && !s.screen.queue.paused && !s.screen.queue.waits; !moving && !s.lingers() {
		return false
	}
	in := u.Input()
	pointed, _ := u.Widget(u.Pointed())
	focused, _ := u.Widget(u.Focused())
	pressed := in.Pressed
	if u.OnSheet() && in.Touch { // it may be about to move the table
		pressed = in.Released && !u.Drags()
	}
	return pressed && !looks && !pointed.Looks || slices.Contains(in.Keys, ui.KeySpace) && focused.Target != governs{}
}

// Keys answers the keys that no widget has, unless a dialog has answered them. Escape, and the other button of the mouse, first
// call cancel, which lets go of what was chosen and reports whether there was anything.
func (s *Session[S, A, E, V]) Keys(u *ui.UI, cancel func() bool) {
	in := u.Input()
	if s.consumed {
		return
	}
	if s.back.on {
		s.backKeys(u)
		return
	}
	if s.replay.on {
		s.replayKeys(u, cancel)
		return
	}
	if slices.Contains(in.Keys, ui.KeyEscape) {
		switch {
		case s.hint.asked:
			s.dismiss()
		case !cancel():
			s.open = MenuDrawer
		}
	}
	if in.SecondaryReleased {
		cancel()
	}
}
