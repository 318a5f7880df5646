package islas

import "islas/game"

// The end of a round and of the game (rules, section 11).

// endRound counts points: whoever has reached the goal brings on exactly one more round, which nothing can take back.
func (s *State) endRound(env *environment) {
	most := 0
	for seat := range game.Seat(s.seats) {
		most = max(most, s.Points(seat))
	}
	last := !s.final && most >= int(s.goal)
	if env.listening() {
		e := newEvent(EvRound)
		e.Round, e.Points, e.Last = int(s.round), s.allPoints(), last
		env.emit(s, e)
	}
	if s.final {
		s.end(most, env)
		return
	}
	s.final = last
	s.round++
	s.start = s.After(s.start)
	s.beginTurn(s.start, env)
}

// end ends the game. Those who share the most points share the win (ruling).
func (s *State) end(most int, env *environment) {
	s.phase = PhaseOver
	for seat := range game.Seat(s.seats) {
		if s.Points(seat) == most {
			s.winners = s.winners.Add(seat)
		}
	}
	if env.listening() {
		e := newEvent(EvEnd)
		e.Points, e.Winners = s.allPoints(), s.winners
		env.emit(s, e)
	}
}

func (s *State) allPoints() (points [MaxSeats]int) {
	for seat := range game.Seat(s.seats) {
		points[seat] = s.Points(seat)
	}
	return points
}
