package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// news is what there is to be seen on the islands of what has happened since the last turn of the person who looks. It tells
// nothing but what lies open.
type news struct {
	session.Since
	plots [islas.MaxSeats]islas.PlotSet // by seat: buildings that have come
	turns [islas.MaxSeats][]islas.Event // by seat: what the player did in the last turn among the news
}

// read finds the news for the viewer in the log.
func (n *news) read(log *session.Log[islas.State, islas.Event], viewer game.Seat) {
	n.Since = log.Since(viewer)
	n.plots = [islas.MaxSeats]islas.PlotSet{}
	for seat := range n.turns {
		n.turns[seat] = n.turns[seat][:0]
	}
	turn := game.NoSeat
	for i := n.From; i < log.Len(); i++ {
		e := &log.Step(i).Event
		own := e.Seat == viewer && viewer != game.NoSeat
		switch e.Kind {
		case islas.EvTurn:
			turn = e.Seat
			n.turns[turn] = n.turns[turn][:0]
		case islas.EvArrival:
			turn = game.NoSeat
		case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvSettler:
			if e.Seat == game.NoSeat {
				break
			}
			n.plots[e.Seat] &^= e.From
			if !own || e.Kind == islas.EvSettler {
				n.plots[e.Seat] = n.plots[e.Seat].Add(e.Plot)
			}
		case islas.EvLoss:
			n.plots[e.Seat] = n.plots[e.Seat].Remove(e.Plot)
		}
		if turn != game.NoSeat && e.Seat == turn && !own && done(e.Kind) {
			n.turns[turn] = append(n.turns[turn], *e)
		}
	}
}

// done reports whether an event of a turn is something that its player did.
func done(k islas.EventKind) bool {
	switch k {
	case islas.EvDraw, islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvLoad:
		return true
	}
	return false
}
