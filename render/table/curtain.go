package table

import "islas/game"

// curtain is who may look at the machine. With one person at the table, or none, that never changes; otherwise a hand lies
// open in its owner's turn alone, and a curtain hangs before it until its owner is there.
type curtain struct {
	people int       // at the table
	public bool      // nothing is hidden: whoever decides is who looks, and no curtain hangs
	viewer game.Seat // whose hand lies open: the person at the machine, NoSeat while nobody is
	last   game.Seat // whose hand lay open last
}

// follow is called when a turn begins, of nobody for NoSeat. A hand may be looked at without a curtain by who looked last.
func (c *curtain) follow(seat game.Seat) {
	if c.people < 2 || c.public {
		return
	}
	c.viewer = game.NoSeat
	if seat == c.last {
		c.viewer = seat
	}
}

// hides reports whether somebody else than the last has to come to the machine before a seat's hand is shown.
func (c *curtain) hides(seat game.Seat) bool {
	return c.people >= 2 && !c.public && (seat != c.viewer || seat != c.last)
}

// meets is called when the person on a seat is to decide: where nothing is hidden that is who looks from now on.
func (c *curtain) meets(seat game.Seat) {
	if c.people >= 2 && c.public {
		c.viewer = seat
	}
}

// hears returns as whose knowledge what happens may be said aloud: nobody's where people hide their hands from one another.
func (c *curtain) hears() game.Seat {
	if c.people >= 2 && !c.public {
		return game.NoSeat
	}
	return c.viewer
}

// raise shows a seat's hand.
func (c *curtain) raise(seat game.Seat) { c.viewer, c.last = seat, seat }

// touched is called when the person on a seat has decided something with nobody looking away: if it was another one than the
// last, that one has the mouse now, and what was open to the last is so no more.
func (c *curtain) touched(seat game.Seat) {
	if c.people >= 2 && !c.public && seat != c.last {
		c.viewer, c.last = game.NoSeat, game.NoSeat
	}
}
