package policy

import (
	"slices"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// Loses reports whether an action of the decider, with what everybody then does with the role by the rules of thumb, brings on the
// end of a game in which another is ahead.
func (p *Policy) Loses(s *puertorico.State, a puertorico.Action) bool {
	d := s.Decision()
	if s.Ending() != 0 || d.Phase == puertorico.PhasePlacing {
		return false
	}
	p.Forget()
	stray := p.Stray
	p.Stray = 0
	after := *s
	var none search.Chance
	for {
		if err := after.Apply(a, nil); err != nil {
			panic("policy: a legal action is refused: " + err.Error())
		}
		if phase := after.Decision().Phase; phase == puertorico.PhaseRole || phase == puertorico.PhaseOver {
			break
		}
		a = p.Choose(&after, &none)
	}
	p.Stray = stray
	p.Forget()
	if after.Ending() == 0 {
		return false
	}
	for seat := range game.Seat(after.Seats()) {
		if rank(&after, seat) > rank(&after, d.Seat) {
			return true
		}
	}
	return false
}

// rank returns a number by which the seats come off as at the end of a game.
func rank(s *puertorico.State, seat game.Seat) int {
	c := s.Score(seat)
	return c.Total()<<16 + c.Tie
}

// Prolong returns the action or, where it loses and another does not, the best of those that do not: nobody ends a game that they
// are losing.
func (p *Policy) Prolong(s *puertorico.State, a puertorico.Action) puertorico.Action {
	if !p.Loses(s, a) {
		return a
	}
	best, found := Option{Action: a}, false
	for _, o := range slices.Clone(p.Options(s)) {
		if (!found || o.Worth > best.Worth) && !p.Loses(s, o.Action) {
			best, found = o, true
		}
	}
	return best.Action
}
