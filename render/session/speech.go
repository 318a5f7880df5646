package session

import "islas/game"

// heard is how much of the log has been said.
type heard[S, E any] struct {
	begun bool
	steps int
}

// speak says what the screen has reached since the last tick to who listens instead of looking, as a seat may know it. What had happened
// before the table was opened is old. What is said is heard by everybody at the machine, and may be said when somebody else is there than
// when it happened.
func (h *heard[S, E]) speak(s *screen[S, E], services Services, hears game.Seat) {
	n := s.log.Len()
	if !h.begun || !services.Listens() || n < h.steps {
		h.begun, h.steps = true, n
		return
	}
	for ; h.steps < n; h.steps++ {
		e := s.log.Step(h.steps).Event
		if silent := s.show(e).Silent; silent == nil || !silent(e) {
			services.Say(s.log.Text(services, e, hears))
		}
	}
}
