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
		default:
			if to, ok := s.leads(k); ok {
				s.Jump(to)
				u.Focus("")
			}
		}
	}
	if slices.Contains(in.Keys, ui.KeySpace) && u.KeyPressed(ui.KeySpace) {
		s.PlayOn()
	}
}

// leads returns the stop to which a key leads from what is shown: the stop or the round before or after it, the beginning or the end.
func (s *Strip) leads(k ui.Key) (to int, ok bool) {
	switch k {
	case ui.KeyLeft:
		return s.Stop(s.Shown(), s.Moving(), -1), true
	case ui.KeyRight:
		return s.Stop(s.Shown(), s.Moving(), 1), true
	case ui.KeyPageUp:
		return s.Round(s.Shown(), -1), true
	case ui.KeyPageDown:
		return s.Round(s.Shown(), 1), true
	case ui.KeyHome:
		return s.Stops[0], true
	case ui.KeyEnd:
		return s.Len, true
	}
	return 0, false
}
