package playing

import (
	"slices"

	"islas/render/ui"
)

// Situation is what a session has to know in a tick of what is drawn around it.
type Situation struct {
	Halted  bool // a menu lies over the table: time stands still
	Covered bool // something lies open over the table, and has the presses
	Looks   bool // the pointer is on something that changes nothing: a press there hurries nothing
	Governs bool // the keyboard's focus is on a button that governs what is shown, which has the space key
	Moving  bool // something moves on the table that the session does not know of
}

// Tick lets a tick pass: what is on its way moves on, a computer thinks or plays, a curtain falls. Another scene may be on top
// afterwards.
func (s *Session[S, A, E, V]) Tick(u *ui.UI, around Situation) {
	in := u.Input()
	if s.consumed && !in.Down && !in.Released {
		s.consumed = false
	}
	if !around.Halted {
		s.screen.skip()
		if s.hurries(in, around) {
			s.screen.complete()
			s.consumed = true
		}
		s.screen.advance(in.Dt)
	}
	s.mind.attend(in, !s.screen.queue.busy(), around.Moving)
	s.decide(around.Halted)
	s.legal = s.legal[:0]
	if s.mayAct() {
		s.legal = s.game.Legal(&s.now, s.legal)
	}
	s.consult(around.Halted)
}

// hurries reports whether what is moving is to be completed: any press and the space key do that, unless it is paused to be
// looked at. Such a press does nothing else.
func (s *Session[S, A, E, V]) hurries(in ui.Input, around Situation) bool {
	hurried := in.Pressed && !around.Looks || slices.Contains(in.Keys, ui.KeySpace) && !around.Governs
	moving := s.screen.queue.busy() && !s.screen.queue.paused
	return hurried && !around.Covered && (moving || s.Lingers())
}
