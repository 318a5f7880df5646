package table

import (
	"math"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/ui"
)

// Figures of the rays around what is news, in sides of a building site.
const (
	newsRays = 8
	newsFrom = 0.74 // their inner ends are so far from the middle
	newsTo   = 1.04
)

// news lays light rays on the ground around every building that is news, below all the pieces. What can be chosen has frames and glows.
func (i *isle) news() {
	f, set := i.f, i.f.news.plots[i.seat]
	if set == 0 || f.arriving {
		return
	}
	u, th := f.UI, i.inks()
	size := art.SiteSize(i.body, i.chart)
	width, edge := max(u.Px(2), size*0.09), max(u.Px(1), 1)
	for plot := range set.All() {
		if _, ok := f.State.At(i.seat, plot); !ok {
			continue
		}
		for k := range newsRays {
			sin, cos := math.Sincos(2 * math.Pi * (float64(k) + 0.5) / newsRays)
			ray := func(far float64) ui.Point { return i.site(plot).Add(ui.Point{X: cos, Y: sin}.Mul(size * far)) }
			out := edge / size // of the dark edge beyond the ends
			u.Line(ray(newsFrom-out), ray(newsTo+out), width+2*edge, th.FocusEdge)
			u.Line(ray(newsFrom), ray(newsTo), width, th.PaperLight)
		}
	}
}

// pieces draws the buildings. Those that are being converted are drawn on their way out of the ground or into it; one that is
// just brought or taken away is drawn with what flies.
func (i *isle) pieces() {
	f := i.f
	e, p := &f.Event, f.Progress
	for plot := islas.Plot(0); plot < islas.Plots; plot++ {
		at := art.PieceRect(i.body, i.chart, plot)
		b, ok := f.State.At(i.seat, plot)
		if f.Moving && e.Seat == i.seat {
			switch e.Kind {
			case islas.EvBuild, islas.EvSettler:
				ok = ok && (plot != e.Plot || p >= pieceLands) // until then it is brought
			case islas.EvPalace, islas.EvTown:
				if was, had := f.Before.At(i.seat, plot); had && e.From.Has(plot) {
					from, to := sinks((e.From & (islas.PlotsOf(plot) - 1)).Count(), e.From.Count())
					f.paint.grown(at, was, 1-table.Swing(table.Within(p, from, to)))
				}
				if ok && plot == e.Plot {
					f.paint.grown(at, b, table.Ease(table.Within(p, sinksUntil, pieceLands)))
					continue
				}
			case islas.EvLoss:
				if was, had := f.Before.At(i.seat, plot); had && plot == e.Plot && p <= raidTakes {
					f.paint.piece(at, was)
				}
			}
		}
		switch {
		case ok && i.gliding:
			f.paint.movingPiece(at, b)
		case ok:
			f.paint.piece(at, b)
		}
	}
}
