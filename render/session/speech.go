package session

// speak says what the screen has reached since the last tick to who listens instead of looking. What had happened before the table was
// opened is old. What is said is heard by everybody at the machine, and may be said when somebody else is there than when it happened.
func (s *Session[S, A, E, V]) speak() {
	log := &s.screen.log
	n := log.Len()
	if !s.heard.begun || !s.services.Listens() || n < s.heard.steps {
		s.heard.begun, s.heard.steps = true, n
		return
	}
	for ; s.heard.steps < n; s.heard.steps++ {
		e := log.Step(s.heard.steps).Event
		if silent := s.game.Show(e).Silent; silent == nil || !silent(e) {
			s.services.Say(log.Text(s.services, e, s.handover.hears()))
		}
	}
}

// heard is how much of the log has been said.
type heard struct {
	begun bool
	steps int
}
