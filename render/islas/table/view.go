package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// happens returns where on the table the event is seen that is being shown or looked back at: where something stands then, where what is on
// its way comes from and goes to, and on whose island.
func (t *Table) happens(f *frame) []ui.Rect {
	l, v, e := f.lay, flights{f, t}, f.Event.For(f.Viewer)
	if e.Kind == islas.EvArrival || e.Kind == islas.EvReveal {
		return table.NotEmpty(l.landing, l.quay, l.says, l.columns)
	}
	var all []ui.Rect
	if e.Seat != game.NoSeat && e.Plot != islas.NoPlot {
		all = append(all, v.plot(e.Seat, e.Plot))
	}
	if fly := t.rows[e.Kind].fly; fly != nil {
		for _, one := range fly(v, e) {
			all = append(all, one.To, one.From)
		}
	}
	if e.Seat != game.NoSeat {
		all = append(all, f.islandSpot(e.Seat))
	}
	return table.NotEmpty(all...)
}
