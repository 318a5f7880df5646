package table

import (
	"slices"

	"islas/game/match"
	"islas/render/ui"
)

// watches does what somebody wants in a replay, and reports whether that is something of its own.
func (s *Session[S, A, E, V]) watches(i Intent) bool {
	switch i {
	case ToPause:
		s.playOn()
	case ToStep, ToLater:
		s.jump(s.stop(1))
	case ToEarlier:
		s.jump(s.stop(-1))
	case ToSkip:
		s.jump(s.turn())
	case ToTitle, ToPresent:
		s.leaveReplay()
	case ToResult:
		s.toResult()
	case ToSave:
		s.open = NoDrawer
		s.stage.Routes.Save(s.stage, s.match)
	case ToPicture:
		s.open = NoDrawer
		s.stage.Routes.Picture(s.stage, s.match)
	case ToUndo:
	default:
		return false
	}
	return true
}

// toResult shows the result of the match, which may be what lies below.
func (s *Session[S, A, E, V]) toResult() {
	if below, ok := s.stage.Under().(interface{ Of() match.Any }); ok && below.Of() == match.Any(s.match) {
		s.stage.Pop()
		return
	}
	s.stage.Push(s.stage.Routes.Result(s.stage, s.match))
}

// leaveReplay goes back to where the replay was opened.
func (s *Session[S, A, E, V]) leaveReplay() {
	if s.stage.Under() != nil {
		s.stage.Pop()
		return
	}
	s.stage.Go(s.stage.Routes.Title(s.stage))
}

// replayKeys answers the keys in a replay. The arrows step wherever the focus is, and take it away, so that the space key is for
// playing on from then on.
func (s *Session[S, A, E, V]) replayKeys(u *ui.UI, cancel func() bool) {
	in := u.Input()
	if s.open != NoDrawer {
		return
	}
	if s.replay.film.open {
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
			switch {
			case s.hint.asked:
				s.dismiss()
			case !cancel():
				s.leaveReplay()
			}
		case ui.KeyLeft:
			s.step(u, s.stop(-1))
		case ui.KeyRight:
			s.step(u, s.stop(1))
		case ui.KeyPageUp:
			s.step(u, s.round(-1))
		case ui.KeyPageDown:
			s.step(u, s.round(1))
		case ui.KeyHome:
			s.step(u, s.replay.stops[0])
		case ui.KeyEnd:
			s.step(u, len(s.replay.steps))
		}
	}
	if slices.Contains(in.Keys, ui.KeySpace) && u.KeyPressed(ui.KeySpace) {
		s.playOn()
	}
}

// step jumps by a key.
func (s *Session[S, A, E, V]) step(u *ui.UI, to int) {
	s.jump(to)
	u.Focus("")
}
