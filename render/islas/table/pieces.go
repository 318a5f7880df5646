package table

import (
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/playing"
	"islas/render/theme"
)

// rings lays a brass ring on the ground around every building that is news, below all the pieces.
func (i *isle) rings() {
	f, set := i.f, i.f.news.plots[i.seat]
	if set == 0 || f.arriving {
		return
	}
	u, th := f.ui, i.inks()
	size := art.SiteSize(i.body, i.chart)
	for plot := range set.All() {
		if _, ok := f.state.At(i.seat, plot); !ok {
			continue
		}
		c := i.site(plot)
		width := max(u.Px(2), size*0.09)
		u.Circle(c, size*0.78, theme.Alpha(th.BrassLight, 0.45), width+u.Px(2), th.Ink)
		u.Circle(c, size*0.78-u.Px(1), theme.Color{}, width, th.BrassLight)
	}
}

// pieces draws the buildings. Those that are being converted are drawn on their way out of the ground or into it; one that is
// just brought or taken away is drawn with what flies.
func (i *isle) pieces() {
	f := i.f
	e, p := &f.event, f.progress
	for plot := islas.Plot(0); plot < islas.Plots; plot++ {
		at := art.PieceRect(i.body, i.chart, plot)
		b, ok := f.state.At(i.seat, plot)
		if f.moving && e.Seat == i.seat {
			switch e.Kind {
			case islas.EvBuild, islas.EvSettler:
				ok = ok && (plot != e.Plot || p >= pieceLands) // until then it is brought
			case islas.EvPalace, islas.EvTown:
				if was, had := f.before.At(i.seat, plot); had && e.From.Has(plot) {
					from, to := sinks((e.From & (islas.PlotsOf(plot) - 1)).Count(), e.From.Count())
					f.paint.grown(at, was, 1-playing.Swing(playing.Within(p, from, to)))
				}
				if ok && plot == e.Plot {
					f.paint.grown(at, b, playing.Ease(playing.Within(p, sinksUntil, pieceLands)))
					continue
				}
			case islas.EvLoss:
				if was, had := f.before.At(i.seat, plot); had && plot == e.Plot && p <= raidTakes {
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
