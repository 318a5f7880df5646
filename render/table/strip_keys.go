package table

import (
	"slices"

	"islas/game/match"
	"islas/render/session"
	"islas/render/ui"
)

// toResult goes to the result of the match, which may be the scene below.
func (s *Strip) toResult() {
	if below, ok := s.stage.Under().(interface{ Of() match.Any }); ok && below.Of() == s.match {
		s.stage.Pop()
		return
	}
	s.stage.Push(s.stage.Routes.Result(s.stage, s.match))
}

// leave goes back to the scene from which the replay was opened.
func (s *Strip) leave() {
	if s.stage.Under() != nil {
		s.stage.Pop()
		return
	}
	s.stage.Go(s.stage.Routes.Title(s.stage))
}

// keys answers the keys in a replay. Escape first calls cancel, which drops the player's choice and reports whether there was one. The
// arrows step wherever the focus is and take it away, so that the space key plays on from then on.
func (s *Strip) keys(u *ui.UI, cancel func() bool) {
	in := u.Input()
	if s.session.Drawer() != session.NoDrawer {
		return
	}
	if s.film.open {
		s.filmKeys(u)
		return
	}
	if in.SecondaryReleased {
		cancel()
	}
	if in.Released {
		u.Focus("")
	}
	for _, k := range in.Keys {
		switch k {
		case ui.KeyEscape:
			if !s.session.Dismiss() && !cancel() {
				s.leave()
			}
		case ui.KeyLeft:
			s.step(u, s.nextStop(-1))
		case ui.KeyRight:
			s.step(u, s.nextStop(1))
		case ui.KeyPageUp:
			s.step(u, s.nextRound(-1))
		case ui.KeyPageDown:
			s.step(u, s.nextRound(1))
		case ui.KeyHome:
			s.step(u, s.Stops[0])
		case ui.KeyEnd:
			s.step(u, s.Len)
		}
	}
	if slices.Contains(in.Keys, ui.KeySpace) && u.KeyPressed(ui.KeySpace) {
		s.PlayOn()
	}
}

// nextStop returns the stop before (by = -1) or after (by = 1) what is shown.
func (s *Strip) nextStop(by int) int { return s.Stop(s.Shown(), s.Moving(), by) }

// nextRound returns the stop at which the round before (by = -1) or after (by = 1) the one that is shown begins.
func (s *Strip) nextRound(by int) int { return s.Round(s.Shown(), by) }

// step jumps to a number of steps at a key press, and takes the focus away.
func (s *Strip) step(u *ui.UI, to int) {
	s.Jump(to)
	u.Focus("")
}
