package session

import (
	"islas/game"
)

// Clause is a part of a recap: something that a player has done, or that holds now.
type Clause struct {
	Seat game.Seat // whose deed it is; NoSeat for what is said of nobody
	Text string    // without the name, such as "built the harbour"
	Rank int       // where there is no room for all, those of a higher rank are kept
}

// recap is the recap of the prompt of the person at the machine.
type recap struct {
	of      any // the prompt
	lang    string
	clauses []Clause
}

// Recap returns what has happened since the last decision of the person who decides now, of what that person may know. It is empty unless
// somebody decides, in lessons and in replays. It is valid until the next tick.
func (s *Session[S, A, E, V]) Recap() []Clause {
	if s.game.Recap == nil || len(s.legal) == 0 || s.replay.On || s.course.on() || s.back.on {
		return nil
	}
	seat := s.Actor()
	if of, lang := (prompt{s.changes, int(seat)}), s.services.Lang(); s.recap.of != of || s.recap.lang != lang {
		s.recap = recap{of, lang, s.game.Recap(s.services, s.lately(seat, seat), seat)}
	}
	return s.recap.clauses
}

// lately returns the steps since the last decision of a seat, with what a viewer may know of their events. Decisions without a choice that
// were made automatically don't count.
func (s *Session[S, A, E, V]) lately(seat, viewer game.Seat) (steps []game.Step[S, E]) {
	log, from := &s.screen.log, 0
	marks := s.match.Marks()
	for i := len(marks) - 1; i >= 0 && from == 0; i-- {
		before := &log.steps[marks[i]-1].After
		if _, obvious := s.forced(before); !obvious && s.game.Rules.Decider(before) == seat {
			from = marks[i]
		}
	}
	for _, step := range log.steps[from:] {
		step.Event = log.seen(step.Event, viewer)
		steps = append(steps, step)
	}
	return steps
}
