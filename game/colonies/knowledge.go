package colonies

import "islas/game"

// Everything that happens to hands is open, but for the kinds of cards that are robbed (section 18). Whoever has seen all since the
// last robbery knows hands exactly; a card robbed makes what is known of two hands less.

// public is the viewer who has seen what everyone may.
const public = MaxSeats

// knowledge holds what seats know of others' hands.
type knowledge struct {
	sure [MaxSeats + 1][MaxSeats]Hand // by viewer and seat: cards that the viewer knows the seat to hold
}

// receive gives a seat cards; everybody sees them.
func (s *State) receive(seat game.Seat, h Hand) {
	p := &s.players[seat]
	for r, n := range h {
		if n != 0 {
			p.hand[r] += n
			p.size += n
			for v := range s.sure {
				s.sure[v][seat][r] += n
			}
		}
	}
}

// give takes cards from a seat; everybody sees them.
func (s *State) give(seat game.Seat, h Hand) {
	p := &s.players[seat]
	for r, n := range h {
		if n != 0 {
			p.hand[r] -= n
			p.size -= n
			for v := range s.sure {
				s.sure[v][seat][r] -= min(n, s.sure[v][seat][r])
			}
		}
	}
}

// prove shows that a seat holds n cards of a kind.
func (s *State) prove(seat game.Seat, r Resource, n uint8) {
	for v := range s.sure {
		s.sure[v][seat][r] = max(s.sure[v][seat][r], n)
	}
}

// steal moves a card, which only thief and victim see.
func (s *State) steal(thief, victim game.Seat, r Resource) {
	from, to := &s.players[victim], &s.players[thief]
	for v := range s.sure {
		known := &s.sure[v][victim]
		switch {
		case v == int(thief) || v == int(victim) || known[r] == from.size: // they see it, or the victim has no other cards
			known[r] -= min(1, known[r])
			s.sure[v][thief][r]++
		default:
			for k := range known {
				known[k] -= min(1, known[k])
			}
		}
	}
	from.hand[r]--
	from.size--
	to.hand[r]++
	to.size++
}

// collect gives all cards of a kind to a seat, and returns how many came from each (section 9). How many they are everybody knows,
// as those of the bank are open.
func (s *State) collect(seat game.Seat, r Resource) (handed [MaxSeats]uint8) {
	for other := range game.Seat(s.seats) {
		n := s.players[other].hand[r]
		if other == seat || n == 0 {
			continue
		}
		handed[other] = n
		s.give(other, one(r, n))
		s.receive(seat, one(r, n))
	}
	s.prove(seat, r, s.players[seat].hand[r])
	return handed
}
