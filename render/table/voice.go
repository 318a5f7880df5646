package table

import "islas/render/ui"

// speak tells what the screen has reached since the last tick to who listens instead of looking. What had happened before the table was
// opened is old. What is said is heard by everybody at the machine, and may be said when somebody else is there than when it happened.
func (s *Session[S, A, E, V]) speak(u *ui.UI) {
	log, voice := &s.screen.log, &s.stage.Voice
	n := log.Len()
	if !s.heard.begun || !voice.Listens || n < s.heard.steps {
		s.heard.begun, s.heard.steps = true, n
		return
	}
	for ; s.heard.steps < n; s.heard.steps++ {
		e := log.Step(s.heard.steps).Event
		if silent := s.show.Row(e).Silent; silent == nil || !silent(e) {
			voice.Say(log.Words(u, e, s.curtain.hears()))
		}
	}
}

// heard is how much of the log has been told.
type heard struct {
	begun bool
	steps int
}
