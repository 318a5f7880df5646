package islas

import "islas/game"

// The end of a round and of the game (rules, section 11).

// endRound counts points: whoever has reached the goal, or a stalemate, brings on exactly one more round, which nothing can
// take back.
func (s *State) endRound(env *environment) {
	most := 0
	for seat := range game.Seat(s.seats) {
		most = max(most, s.Points(seat))
	}
	last := !s.final && (s.stalls() || most >= int(s.goal))
	env.tell(s, EvRound, func(e *Event) { e.Round, e.Points, e.Last, e.Idle = int(s.round), s.allPoints(), last, s.idle })
	if s.final {
		s.end(most, env)
		return
	}
	s.final = last
	s.round++
	s.start = s.After(s.start)
	s.beginTurn(s.start, env)
}

// stalls counts the rounds without progress, and reports whether they are enough for a stalemate. Progress is that anybody has
// more points than at the end of any round before: points lost to a pirate and won again are none, or a game could go on for ever
// in turns of both.
func (s *State) stalls() bool {
	if s.stalemate == 0 {
		return false
	}
	s.idle++
	for seat := range game.Seat(s.seats) {
		if points := uint8(s.Points(seat)); points > s.best[seat] {
			s.best[seat], s.idle = points, 0
		}
	}
	return s.idle >= s.stalemate
}

// end ends the game. Those who share the most points share the win (ruling).
func (s *State) end(most int, env *environment) {
	s.phase = PhaseOver
	for seat := range game.Seat(s.seats) {
		if s.Points(seat) == most {
			s.winners = s.winners.Add(seat)
		}
	}
	env.tell(s, EvEnd, func(e *Event) { e.Points, e.Winners = s.allPoints(), s.winners })
}

func (t *table) allPoints() (points [MaxSeats]int) {
	for seat := range game.Seat(t.seats) {
		points[seat] = t.Points(seat)
	}
	return points
}
