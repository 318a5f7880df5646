package session

import "islas/game"

// heard is the part of the log that has been spoken.
type heard[S, E any] struct {
	begun bool
	steps int
}

// speak speaks the events that have been shown since the last tick, if somebody listens, as far as a seat may know them. Events from before
// the table was opened are skipped. Speech is heard by everybody at the machine, and may come when another person is there than when the
// event happened.
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
