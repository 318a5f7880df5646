package value

import (
	"islas/game"
	"islas/game/islas"
)

// forecast holds what the settlers that a seat has not in sight would do if they landed now.
type forecast struct {
	near  [islas.MaxSeats][islas.Priorities]uint8 // free plots next to each priority
	wins  [islas.MaxSeats]int                     // unseen settlers that would choose each seat's island
	none  int                                     // unseen settlers that would choose nobody's
	all   int                                     // unseen settlers
	gains [islas.MaxSeats][islas.Colours]uint8    // wins by colour of house
}

// newForecast returns the forecast of the settlers that the viewer has not in sight in s.
func newForecast(s *islas.State, viewer game.Seat) (f forecast) {
	seats := game.Seat(s.Seats())
	for seat := range seats {
		free := s.Free(seat)
		for k := range islas.Priority(islas.Priorities) {
			f.near[seat][k] = uint8((free & s.Near(seat, k)).Count())
		}
	}
	unseen := unseen(s, viewer)
	ties, data := s.Owner(islas.Ties), s.Data()
	for c, n := range unseen[:islas.Occupations] {
		if n == 0 {
			continue
		}
		f.all += int(n)
		if w := f.winner(data, seats, ties, islas.Card(c)); w == game.NoSeat {
			f.none += int(n)
		} else {
			f.wins[w] += int(n)
			f.gains[w][data.Colour(islas.Card(c))] += n
		}
	}
	return f
}

// winner returns whom a settler would choose, as State.Compare does, but from counts already made.
func (f *forecast) winner(data *islas.Data, seats, ties game.Seat, c islas.Card) game.Seat {
	left := game.SeatSet(1)<<seats - 1
	for k, priority := range data.Priorities(c) {
		best := uint8(0)
		top := game.SeatSet(0)
		for set := left; set != 0; set &= set - 1 {
			seat := set.First()
			switch n := f.near[seat][priority]; {
			case n > best || top == 0:
				best, top = n, set&-set
			case n == best:
				top |= set & -set
			}
		}
		left = top
		if left&(left-1) == 0 {
			return left.First()
		}
		if k == 0 && best > 0 && left.Has(ties) {
			return ties
		}
	}
	return game.NoSeat
}

// unseen returns how many copies of each card are neither in the viewer's hand nor discarded.
func unseen(s *islas.State, viewer game.Seat) (n [islas.Faces]uint8) {
	for c := range n {
		n[c] = uint8(islas.Card(c).Copies())
	}
	for i := range s.DiscardSize() {
		n[s.DiscardAt(i)]--
	}
	for c, m := range s.Hand(viewer) {
		n[c] -= m
	}
	return n
}
