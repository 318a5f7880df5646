package islas

import "islas/game"

// The end of a round and of the game (rules, section 11).

// endRound counts points: whoever has reached the goal, or a stalemate, brings on exactly one more round, which nothing can
// take back.
func (ch *change) endRound() {
	most := 0
	for seat := range game.Seat(ch.seats) {
		most = max(most, ch.Points(seat))
	}
	last := !ch.final && (ch.stalls() || most >= int(ch.goal))
	ch.tell(EvRound, func(e *Event) { e.Round, e.Points, e.Last, e.Idle = int(ch.round), ch.allPoints(), last, ch.idle })
	if ch.final {
		ch.end(most)
		return
	}
	ch.final = last
	ch.round++
	ch.start = ch.After(ch.start)
	ch.beginTurn(ch.start)
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
func (ch *change) end(most int) {
	ch.phase = PhaseOver
	for seat := range game.Seat(ch.seats) {
		if ch.Points(seat) == most {
			ch.winners = ch.winners.Add(seat)
		}
	}
	ch.tell(EvEnd, func(e *Event) { e.Points, e.Winners = ch.allPoints(), ch.winners })
}

func (t *table) allPoints() (points [MaxSeats]int) {
	for seat := range game.Seat(t.seats) {
		points[seat] = t.Points(seat)
	}
	return points
}
