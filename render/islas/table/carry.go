package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
	"islas/render/ui"
)

// Times of the movements that bring pieces to an island, from 0 to 1.
const (
	buildPays  = 0.42 // the card lies on the discard pile
	settlePays = 0.36
	piratePays = 0.66
	pieceLands = 0.92 // a piece stands
	sinksUntil = 0.4  // the houses of a conversion are gone
)

// takesOff returns when a house that is built leaves the supply, from 0 to 1.
func takesOff(k islas.EventKind) float64 {
	if k == islas.EvSettler {
		return settlePays
	}
	return buildPays
}

// lands returns when a house that is built touches its plot, from 0 to 1.
func lands(k islas.EventKind) float64 {
	over := overPlot(k)
	return over + table.Touches*(pieceLands-over)
}

// overPlot returns when a house that is built is over its plot and begins to be set down, from 0 to 1.
func overPlot(k islas.EventKind) float64 {
	from := takesOff(k)
	return from + 0.62*(pieceLands-from)
}

// sinks returns when the i-th of n houses begins to sink and when it is gone, from 0 to 1.
func sinks(i, n int) (from, to float64) {
	each := sinksUntil / float64(max(n, 1))
	return float64(i) * each, float64(i+1) * each
}

// bring draws a house on its way from the supply to its plot: it flies there and is set down. If the supply is out of view it comes from
// above.
func (v *flights) bring(e islas.Event, p float64) {
	starts := takesOff(e.Kind)
	if e.Seat == game.NoSeat || p <= starts || p >= pieceLands {
		return
	}
	f, u := v.f, v.f.UI
	b := islas.Building{Colour: e.Colour}
	plot := v.plot(e.Seat, e.Plot)
	if f.Reduced() {
		u.PushAlpha(table.Ease(table.Within(p, starts, pieceLands)))
		f.paint.movingPiece(plot, b)
		u.PopAlpha()
		return
	}
	over := overPlot(e.Kind)
	above := plot.Moved(0, -plot.H*0.8)
	at, alpha := above, 1.0
	tray := v.supply.stock[islas.House][e.Colour]
	switch way := table.Swing(table.Within(p, starts, over)); {
	case p >= over:
		at = plot.Moved(0, -plot.H*0.8*table.Touchdown(table.Within(p, over, pieceLands)))
	case tray.Empty():
		at, alpha = above.Moved(0, -plot.H*0.5*(1-way)), way
	default:
		at = ui.Lerp(tray, above.Scaled(1.12), way).Moved(0, -u.Px(40)*table.Arc(way))
	}
	height := (plot.Bottom() - at.Bottom()) / plot.H
	if p >= over || tray.Empty() {
		f.paint.ground(plot, (1-0.6*min(height, 1))*alpha)
	}
	u.PushAlpha(alpha)
	f.paint.movingPiece(at, b)
	u.PopAlpha()
}
