package table

import (
	"slices"

	"islas/game/match"
	"islas/render/session"
	"islas/render/ui"
)

// toResult shows the result of the match, which may be what lies below.
func (s *Strip) toResult() {
	if below, ok := s.stage.Under().(interface{ Of() match.Any }); ok && below.Of() == s.match {
		s.stage.Pop()
		return
	}
	s.stage.Push(s.stage.Routes.Result(s.stage, s.match))
}

// leave goes back to where the replay was opened.
func (s *Strip) leave() {
	if s.stage.Under() != nil {
		s.stage.Pop()
		return
	}
	s.stage.Go(s.stage.Routes.Title(s.stage))
}

// keys answers the keys in a replay: Escape first calls cancel, which lets go of what was chosen and reports whether there was anything.
// The arrows step wherever the focus is, and take it away, so that the space key is for playing on from then on.
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

// nextStop returns the stop before or after what is shown, by -1 or 1.
func (s *Strip) nextStop(by int) int { return s.Stop(s.Shown(), s.Moving(), by) }

// nextRound returns the stop with which the round before or after the one that is shown begins, by -1 or 1.
func (s *Strip) nextRound(by int) int { return s.Round(s.Shown(), by) }

// step jumps by a key.
func (s *Strip) step(u *ui.UI, to int) {
	s.Jump(to)
	u.Focus("")
}
