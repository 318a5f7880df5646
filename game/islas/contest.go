package islas

import "islas/game"

// Lacks returns how many points in colour c a seat needs besides those it has before the privilege of that colour comes to
// it, if nobody else gains or loses any (rules, section 10). It is 0 for the owner.
func (t *table) Lacks(seat game.Seat, c Colour) int {
	if t.owner[c] == seat {
		return 0
	}
	need := 0
	if t.owner[c] == game.NoSeat {
		need = PrivilegePoints
	}
	for other := range game.Seat(t.seats) {
		if other != seat {
			need = max(need, int(t.islands[other].points[c])+1)
		}
	}
	return need - int(t.islands[seat].points[c])
}

// Contenders returns the seats that need the fewest more points to take the privilege of colour c from its owner, or to get it
// first, and how many they need.
func (t *table) Contenders(c Colour) (seats game.SeatSet, lack int) {
	for seat := range game.Seat(t.seats) {
		if t.owner[c] == seat {
			continue
		}
		n := t.Lacks(seat, c)
		if seats == 0 || n < lack {
			seats, lack = 0, n
		}
		if n == lack {
			seats = seats.Add(seat)
		}
	}
	return seats, lack
}
