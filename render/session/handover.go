package session

import "islas/game"

// handover is who may look at the machine. With one person at the table, or none, that never changes; otherwise a hand lies
// open in its owner's turn alone, and a hand-over screen hides it until its owner is there.
type handover struct {
	people int       // at the table
	public bool      // nothing is hidden: whoever decides is who looks, and the machine is not handed over
	viewer game.Seat // whose hand lies open: the person at the machine, NoSeat while nobody is
	last   game.Seat // whose hand lay open last
}

// follow is called when a turn begins, of nobody for NoSeat. A hand may be looked at without handing over by who looked last.
func (h *handover) follow(seat game.Seat) {
	if h.people < 2 || h.public {
		return
	}
	h.viewer = game.NoSeat
	if seat == h.last {
		h.viewer = seat
	}
}

// hides reports whether somebody else than the last has to come to the machine before a seat's hand is shown.
func (h *handover) hides(seat game.Seat) bool {
	return h.people >= 2 && !h.public && (seat != h.viewer || seat != h.last)
}

// meets is called when the person on a seat is to decide: where nothing is hidden that is who looks from now on.
func (h *handover) meets(seat game.Seat) {
	if h.people >= 2 && h.public {
		h.viewer = seat
	}
}

// hears returns as whose knowledge what happens may be said aloud: nobody's where people hide their hands from one another.
func (h *handover) hears() game.Seat {
	if h.people >= 2 && !h.public {
		return game.NoSeat
	}
	return h.viewer
}

// take shows a seat's hand.
func (h *handover) take(seat game.Seat) { h.viewer, h.last = seat, seat }

// touched is called when the person on a seat has decided something with nobody looking away: if it was another one than the
// last, that one has the mouse now, and what was open to the last is so no more.
func (h *handover) touched(seat game.Seat) {
	if h.people >= 2 && !h.public && seat != h.last {
		h.viewer, h.last = game.NoSeat, game.NoSeat
	}
}
