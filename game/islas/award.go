package islas

import "islas/game"

// awardPrivileges awards the privileges of the colours in which points have changed, in their order (rules, section 10). An
// unowned one goes to whoever has at least PrivilegePoints, an owned one to whoever has more than its owner; in either case only
// to one who leads all the others.
func (ch *change) awardPrivileges(changed ColourSet) {
	for ; changed != 0; changed &= changed - 1 {
		c := changed.First()
		from := ch.owner[c]
		need := uint8(PrivilegePoints)
		if from != game.NoSeat {
			need = ch.islands[from].points[c] + 1
		}
		to := ch.leader(c, need)
		if to == game.NoSeat {
			continue
		}
		ch.owner[c] = to
		ch.tell(EvPrivilege, func(e *Event) { e.Colour, e.Other, e.Seat = c, from, to })
	}
}

// leader returns the seat that alone has the most points in colour c, and at least need; NoSeat if there is none.
func (t *table) leader(c Colour, need uint8) game.Seat {
	lead, best := game.NoSeat, need
	for seat := range game.Seat(t.seats) {
		if n := t.islands[seat].points[c]; n >= best {
			lead, best = seat, n
		}
	}
	for seat := range lead {
		if t.islands[seat].points[c] == best {
			return game.NoSeat // lead is only the last of several
		}
	}
	return lead
}
