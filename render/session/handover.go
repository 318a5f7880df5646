package session

import "islas/game"

// handover is who may look at the machine. With one person at the table, or none, that never changes; otherwise a hand lies
// open in its owner's turn, and while its owner decides in the turn of somebody else, and a hand-over screen hides it until its owner
// is there.
type handover struct {
	people int       // at the table
	public bool      // nothing is hidden: whoever decides is who looks, and the machine is not handed over
	viewer game.Seat // whose hand lies open: the person at the machine, NoSeat while nobody is
	last   game.Seat // whose hand lay open last
	turn   game.Seat // whose turn the screen shows, NoSeat for nobody's
	taken  bool      // a hand has been shown
}

// follow is called when a turn begins, of nobody for NoSeat. A hand may be looked at without handing over by who looked last.
func (h *handover) follow(seat game.Seat) {
	h.turn = seat
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
	return h.people >= 2 && !h.public && seat != h.last
}

// meets is called when the person on a seat is to decide, open if nobody has to look away for it. Where nothing is hidden, and where
// that person is at the machine, that is who looks from now on.
func (h *handover) meets(seat game.Seat, open bool) {
	if h.people >= 2 && (h.public || !open) {
		h.viewer = seat
	}
}

// answered is called when the person on a seat has decided, with the seat that decides next: in the turn of somebody else a hand is
// covered as soon as its owner has answered.
func (h *handover) answered(seat, next game.Seat) {
	if h.people >= 2 && !h.public && seat != next && seat != h.turn && h.turn != game.NoSeat {
		h.viewer = game.NoSeat
	}
}

// hears returns as whose knowledge what happens may be said aloud: nobody's where people hide their hands from one another.
func (h *handover) hears() game.Seat {
	if h.people >= 2 && !h.public {
		return game.NoSeat
	}
	return h.viewer
}

// take shows a seat's hand, and reports whether the machine comes from somebody else.
func (h *handover) take(seat game.Seat) (other bool) {
	other = h.taken && seat != h.last
	h.viewer, h.last, h.taken = seat, seat, true
	return other
}

// touched is called when the person on a seat has decided something with nobody looking away: if it was another one than the
// last, that one has the mouse now, and what was open to the last is so no more.
func (h *handover) touched(seat game.Seat) {
	if h.people >= 2 && !h.public && seat != h.last {
		h.viewer, h.last = game.NoSeat, game.NoSeat
	}
}
