//go:build !js

package preferences

import "islas/render/keep/settings"

// source asks the system beside the frames, at the start and when the player comes back: that may take a moment.
type source struct {
	asked  bool
	answer chan settings.System // nil while nobody is asked
}

// look implements what Watcher needs.
func (s *source) look(back bool) (now settings.System, known bool) {
	if s.answer == nil && (back || !s.asked) {
		answer := make(chan settings.System, 1)
		s.asked, s.answer = true, answer
		go func() { answer <- ask() }()
	}
	select {
	case now = <-s.answer: // never, while nobody is asked
		s.answer = nil
		return now, true
	default:
		return now, false
	}
}
