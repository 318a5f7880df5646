package session

import "islas/game"

// handover keeps track of who may look at the machine. With one person at the table, or none, that never changes. Otherwise a hand is open
// in its owner's turn, and while its owner decides in somebody else's turn; a hand-over screen hides it until its owner is there.
type handover struct {
	people int       // number of people at the table
	public bool      // nothing is hidden: whoever decides is the viewer, and the machine is not handed over
	viewer game.Seat // the seat whose hand is open: the person at the machine, NoSeat if there is none
	last   game.Seat // the seat whose hand was open last
	turn   game.Seat // the seat whose turn the screen shows, NoSeat for nobody's
	taken  bool      // a hand has been shown
}

// follow is called when a turn begins, with NoSeat for nobody's. The last viewer may look at the hand without handing over.
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

// hides reports whether a person other than the last viewer must come to the machine before a seat's hand is shown.
func (h *handover) hides(seat game.Seat) bool {
	return h.people >= 2 && !h.public && seat != h.last
}

// meets is called when the person on a seat is to decide; open means that nobody has to look away for that. That person becomes the viewer
// where nothing is hidden, or where the decision is not open.
func (h *handover) meets(seat game.Seat, open bool) {
	if h.people >= 2 && (h.public || !open) {
		h.viewer = seat
	}
}

// answered is called when the person on a seat has decided, with the seat that decides next. In somebody else's turn, a hand is closed as
// soon as its owner has answered.
func (h *handover) answered(seat, next game.Seat) {
	if h.people >= 2 && !h.public && seat != next && seat != h.turn && h.turn != game.NoSeat {
		h.viewer = game.NoSeat
	}
}

// hears returns the seat whose knowledge may be spoken: NoSeat where people hide their hands from one another.
func (h *handover) hears() game.Seat {
	if h.people >= 2 && !h.public {
		return game.NoSeat
	}
	return h.viewer
}

// take shows a seat's hand, and reports whether the machine was handed over by somebody else.
func (h *handover) take(seat game.Seat) (other bool) {
	other = h.taken && seat != h.last
	h.viewer, h.last, h.taken = seat, seat, true
	return other
}

// touched is called when the person on a seat has made an open decision. If that was not the last viewer, that person has the mouse now,
// and the hand that was open is closed.
func (h *handover) touched(seat game.Seat) {
	if h.people >= 2 && !h.public && seat != h.last {
		h.viewer, h.last = game.NoSeat, game.NoSeat
	}
}
