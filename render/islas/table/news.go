package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// news is what has happened on the islands since the viewer's last turn. It reveals nothing hidden.
type news struct {
	session.Since
	plots [islas.MaxSeats]islas.PlotSet // buildings that have come, by seat
}

// read finds the news for the viewer in the log.
func (n *news) read(log *session.Log[islas.State, islas.Event], viewer game.Seat) {
	n.Since = log.Since(viewer)
	n.plots = [islas.MaxSeats]islas.PlotSet{}
	for i := n.From; i < log.Len(); i++ {
		e := &log.Step(i).Event
		own := e.Seat == viewer && viewer != game.NoSeat
		switch e.Kind {
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
	}
}
