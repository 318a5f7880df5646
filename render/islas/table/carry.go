package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// Parts of the movements that bring pieces onto an island, from 0 to 1.
const (
	buildPays  = 0.42 // the card lies on the discard pile
	settlePays = 0.36
	piratePays = 0.66
	pieceLands = 0.92 // a piece stands
	sinksUntil = 0.5  // the houses of a conversion are gone
)

// takesOff is when a house that is built leaves the supply.
func takesOff(k islas.EventKind) float64 {
	if k == islas.EvSettler {
		return settlePays
	}
	return buildPays
}

// lands is when a house that is built touches its plot, as a part of the movement.
func lands(k islas.EventKind) float64 {
	over := overPlot(k)
	return over + touches*(pieceLands-over)
}

// overPlot is when a house that is built is over its plot and begins to be set down.
func overPlot(k islas.EventKind) float64 {
	from := takesOff(k)
	return from + 0.62*(pieceLands-from)
}

// sinks is when the i-th of n houses begins to sink, and when it is gone.
func sinks(i, n int) (from, to float64) {
	each := sinksUntil / float64(max(n, 1))
	return float64(i) * each, float64(i+1) * each
}

// stocked is how many pieces the supply tray shows, and how lately that has changed, from 1 to 0. A piece counts as soon
// as it has come back, and no longer as soon as it has left.
func (t *Table) stocked(k islas.Kind, c islas.Colour) (n int, fresh float64) {
	e, p, moving := t.session.Event()
	if !moving {
		return t.state().Supply(k, c), 0
	}
	n = t.session.Before().Supply(k, c)
	change := func(at float64, by int) {
		if p >= at {
			n += by
			fresh = max(fresh, 1-within(p, at, at+0.3))
		}
	}
	switch e.Kind {
	case islas.EvBuild, islas.EvSettler:
		if e.Seat != game.NoSeat && k == islas.House && c == e.Colour {
			change(takesOff(e.Kind), -1)
		}
	case islas.EvPalace, islas.EvTown:
		i := 0
		for plot := range e.From.All() {
			if b, ok := t.session.Before().At(e.Seat, plot); ok && b.Kind == k && b.Colour == c {
				_, gone := sinks(i, e.From.Count())
				change(gone, 1)
			}
			i++
		}
		if b, ok := t.state().At(e.Seat, e.Plot); ok && b.Kind == k && b.Colour == c {
			change(sinksUntil, -1)
		}
	case islas.EvLoss:
		if k == islas.House && c == e.Colour {
			change(raidEnds, 1)
		}
	}
	return n, fresh
}

// bring shows a house on its way from the supply to its plot: it flies over it and is set down. Where the supply is out
// of sight it comes from above.
func (t *Table) bring(u *ui.UI, e islas.Event, p float64) {
	starts := takesOff(e.Kind)
	if e.Seat == game.NoSeat || p <= starts || p >= pieceLands {
		return
	}
	b := islas.Building{Colour: e.Colour}
	plot := t.plotSpot(e.Seat, e.Plot)
	if t.s.Settings.ReducedMotion {
		u.PushAlpha(ease(within(p, starts, pieceLands)))
		t.movingPiece(u, plot, b)
		u.PopAlpha()
		return
	}
	over := overPlot(e.Kind)
	above := plot.Moved(0, -plot.H*0.8)
	at, alpha := above, 1.0
	tray := t.at.stock[islas.House][e.Colour]
	switch way := swing(within(p, starts, over)); {
	case p >= over:
		at = plot.Moved(0, -plot.H*0.8*touchdown(within(p, over, pieceLands)))
	case tray.Empty():
		at, alpha = above.Moved(0, -plot.H*0.5*(1-way)), way
	default:
		at = ui.Lerp(tray, above.Scaled(1.12), way).Moved(0, -u.Px(40)*4*way*(1-way))
	}
	height := (plot.Bottom() - at.Bottom()) / plot.H
	if p >= over || tray.Empty() {
		t.ground(u, plot, (1-0.6*min(height, 1))*alpha)
	}
	u.PushAlpha(alpha)
	t.movingPiece(u, at, b)
	u.PopAlpha()
}

// ground is the shadow on a plot of a piece above it; strength is from 0 to 1.
func (t *Table) ground(u *ui.UI, plot ui.Rect, strength float64) {
	foot := ui.RectAround(ui.Point{X: plot.X + plot.W*0.52, Y: plot.Y + plot.H*0.88}, plot.W*0.8, plot.H*0.2)
	u.Shadow(foot, foot.H/2, foot.H*0.6, theme.Alpha(u.Theme().Shadow, strength))
}

// movingPiece draws a building on its way, whose size may change from frame to frame.
func (t *Table) movingPiece(u *ui.UI, r ui.Rect, b islas.Building) {
	u.Paint(r, pieceKey{b.Kind, b.Colour, true}, func(dst *ebiten.Image, r ui.Rect) {
		art.Piece(t.s.Art.Moving(), dst, r, b.Kind, b.Colour)
	})
}

// grown draws a building of which only the upper part h, from 0 to 1, has come out of the ground, or is still above it.
func (t *Table) grown(u *ui.UI, r ui.Rect, b islas.Building, h float64) {
	if h <= 0 {
		return
	}
	if h >= 1 {
		t.piece(u, r, b)
		return
	}
	if t.s.Settings.ReducedMotion {
		u.PushAlpha(h)
		t.movingPiece(u, r, b)
		u.PopAlpha()
		return
	}
	line := r.Y + r.H*0.94
	dust := 4 * h * (1 - h)
	foot := ui.RectAround(ui.Point{X: r.Middle().X, Y: line}, r.W*(0.9+0.3*dust), r.H*0.16)
	u.PushClip(ui.Rect{X: r.X - r.W*0.2, Y: r.Y - r.H*0.2, W: r.W * 1.4, H: line - r.Y + r.H*0.2})
	t.movingPiece(u, r.Moved(0, (1-h)*r.H*0.94), b)
	u.PopClip()
	u.Shadow(foot, foot.H/2, foot.H*0.9, theme.Alpha(u.Theme().PaperDark, 0.8*dust))
}
