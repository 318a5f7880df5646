package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// happens returns where on the table the event is seen that is being shown or looked back at.
func (t *Table) happens(f *frame) []ui.Rect {
	l, v := f.lay, flights{f, t}
	e := f.Event.For(f.Viewer)
	isle := func(seat game.Seat) ui.Rect {
		if seat == game.NoSeat || int(seat) >= f.State.Seats() {
			return ui.Rect{}
		}
		return f.islandSpot(seat)
	}
	plot := func(seat game.Seat) ui.Rect {
		if isle(seat).Empty() {
			return ui.Rect{}
		}
		return v.plot(seat, e.Plot)
	}
	switch e.Kind {
	case islas.EvBuild, islas.EvPalace, islas.EvTown, islas.EvLoss:
		return table.NotEmpty(plot(e.Seat), isle(e.Seat))
	case islas.EvSettler:
		return table.NotEmpty(l.landing, plot(e.Seat), isle(e.Seat))
	case islas.EvDraw, islas.EvDeal:
		return table.NotEmpty(v.handOf(e.Seat), l.deck)
	case islas.EvLoad, islas.EvAboard:
		return table.NotEmpty(l.berth, v.handOf(e.Seat))
	case islas.EvReshuffle:
		return table.NotEmpty(l.deck, l.discard)
	case islas.EvArrival, islas.EvReveal:
		return table.NotEmpty(l.landing, l.quay, l.says, l.columns)
	case islas.EvPirate, islas.EvNamed:
		return table.NotEmpty(isle(e.Other), l.landing)
	case islas.EvPrivilege:
		return table.NotEmpty(t.islands.at.plate[e.Seat])
	case islas.EvTurn:
		return table.NotEmpty(isle(e.Seat))
	}
	return nil
}
