package islas

import "islas/game"

// The end of a round and of the game (rules, section 11).

// endRound counts points: whoever has reached the goal brings on exactly one more round, which nothing can take back.
func (s *State) endRound(t *tale) {
	most := 0
	for seat := range game.Seat(s.seats) {
		most = max(most, s.Points(seat))
	}
	last := !s.final && most >= int(s.goal)
	if t.told() {
		e := newEvent(EvRound)
		e.Round, e.Points, e.Last = int(s.round), s.allPoints(), last
		t.tell(s, e)
	}
	if s.final {
		s.end(most, t)
		return
	}
	s.final = last
	s.round++
	s.start = s.After(s.start)
	s.beginTurn(s.start, t)
}

// end ends the game. Those who share the most points share the win (ruling).
func (s *State) end(most int, t *tale) {
	s.phase = PhaseOver
	for seat := range game.Seat(s.seats) {
		if s.Points(seat) == most {
			s.winners = s.winners.Add(seat)
		}
	}
	if t.told() {
		e := newEvent(EvEnd)
		e.Points, e.Winners = s.allPoints(), s.winners
		t.tell(s, e)
	}
}

func (s *State) allPoints() (points [MaxSeats]int) {
	for seat := range game.Seat(s.seats) {
		points[seat] = s.Points(seat)
	}
	return points
}
