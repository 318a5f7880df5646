//go:build !js

package preferences

import "islas/render/keep/settings"

// source asks the system beside the frames, at the start and when the player comes back, since that may take a moment.
type source struct {
	asked  bool
	answer chan settings.System // nil while no question is open
}

// look returns the system preferences; known is false while there is no new answer.
func (s *source) look(back bool) (now settings.System, known bool) {
	if s.answer == nil && (back || !s.asked) {
		answer := make(chan settings.System, 1)
		s.asked, s.answer = true, answer
		go func() { answer <- ask() }()
	}
	select {
	case now = <-s.answer: // never, while no question is open
		s.answer = nil
		return now, true
	default:
		return now, false
	}
}
