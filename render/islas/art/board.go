package art

import (
	"image/color"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// Board draws an island in r, with the shallow sea around it; beyond that r stays as it is, so that the board lies on
// whatever sea is there.
func Board(p *paint.Painter, dst *ebiten.Image, r geom.Rect, isl *board.Island) {
	p.Show(dst, r, boardDrawing(p, r.W, r.H, isl))
}

// boardDrawing is an island in a picture of w by h pixels.
func boardDrawing(p *paint.Painter, w, h float64, isl *board.Island) paint.Drawing {
	chart, pal := of(p).chart(isl), of(p).palette
	return paint.Drawing{Key: paint.Key{Subject: boardPicture, Text: isl.Layout()}, Units: w, Paint: func(n paint.Pen) {
		n, scale := charted(n, w, h, isl)
		l := land{Pen: n, palette: pal, isl: isl, chart: chart(), line: lineFor(scale), pixel: 1 / max(scale, 0.01), rng: paint.Random(isl.ID)}
		l.draw()
	}}
}

// charted is the pen in board units for a picture of w by h pixels, and how many pixels a board unit is long there. The
// pen may be one for a finer picture.
func charted(n paint.Pen, w, h float64, isl *board.Island) (board paint.Pen, scale float64) {
	scale, dx, dy := BoardTransform(geom.Rect{W: w, H: h}, isl)
	fine := n.Scale
	n.Scale, n.DX, n.DY = scale*fine, dx*fine, dy*fine
	return n, scale
}

// lineFor is how much thicker than on a full-size board lines are drawn on one of scale pixels a board unit, so that a
// thumbnail still shows them.
func lineFor(scale float64) float64 { return min(max(0.62/max(scale, 0.01), 1), 1.9) }

// land draws an island, in board units.
type land struct {
	paint.Pen
	*palette
	isl   *board.Island
	chart *chart
	line  float64 // factor of line widths, 1 on a large board
	pixel float64 // width of a pixel that is shown
	rng   *rand.Rand
}

// thumbnailFrom is the factor of line widths from which a board is a thumbnail, of at most 0.41 pixels a board
// unit, which an island has that is some 350 pixels wide.
const thumbnailFrom = 1.5

// thumbnail reports whether the board is so small that what is finer than fields, river and road would only blur it.
func (l land) thumbnail() bool { return l.line >= thumbnailFrom }

// least is how many pixels wide the dark lines are at the least by which everything on the map is told from what lies beside it.
const least = 1.6

// dark is the colour of those lines: nearly black, of a hue.
func (l land) dark(hue color.NRGBA) color.NRGBA { return theme.Mix(hue, l.Ink, 0.7) }

// on is the same island drawn by another pen.
func (l land) on(n paint.Pen) land {
	l.Pen = n
	return l
}

func (l land) draw() {
	l.shallows()
	l.skerries()
	l.Layer(1, func(n paint.Pen) {
		on := l.on(n)
		on.ground()
		on.Pen = on.Atop()
		for f, field := range l.isl.Fields {
			if field.Kind == board.Farmland {
				on.farmland(f)
			}
		}
		on.washes()
		if !l.thumbnail() && !l.Bold {
			on.tufts()
		}
		on.walls()
		on.sites()
		on.relit()
	})
	for _, m := range l.chart.massifs {
		l.mountains(m)
	}
	l.cliffs()
	l.shoreline()
	l.rivers()
	l.roads()
	l.bridges()
	if !l.thumbnail() && !l.Bold {
		l.plants()
	}
	for f, field := range l.isl.Fields {
		if field.Kind == board.Village {
			l.village(f)
		}
	}
}

// PlotGlow lights the plots of a set in a colour: allowed, counted or hovered ones. strength goes from 0 (nothing) to 1.
func PlotGlow(p *paint.Painter, dst *ebiten.Image, r geom.Rect, isl *board.Island, set islas.PlotSet, c color.Color, strength float64) {
	if set&islas.AllPlots == 0 || strength <= 0 {
		return
	}
	p.ShowFaint(dst, r, glowDrawing(p, r.W, r.H, isl, set&islas.AllPlots, paint.NRGBA(c)), min(strength, 1))
}

func glowDrawing(p *paint.Painter, w, h float64, isl *board.Island, set islas.PlotSet, c color.NRGBA) paint.Drawing {
	chart, pal := of(p).chart(isl), of(p).palette
	return paint.Drawing{Key: paint.Key{Subject: glowPicture, A: int(set), Colour: c, Text: isl.Layout()}, Units: w, Paint: func(n paint.Pen) {
		n, scale := charted(n, w, h, isl)
		drawPlotGlow(n, pal, isl, chart(), set, c, lineFor(scale))
	}}
}

// drawPlotGlow draws each plot of a set with a veil of the colour, brighter towards its border, and a firm line within it that
// leaves river and road to be seen.
func drawPlotGlow(n paint.Pen, pal *palette, isl *board.Island, ch *chart, set islas.PlotSet, c color.NRGBA, line float64) {
	for f, field := range isl.Fields {
		if field.Kind != board.Plot || set&(1<<field.Plot) == 0 {
			continue
		}
		border := paint.Closed(ch.fields[f])
		path := n.Area(border)
		n.Layer(1, func(n paint.Pen) {
			n.Fill(theme.Alpha(c, 0.34), path)
			n = n.Atop()
			for _, ring := range []struct{ width, alpha float64 }{{60, 0.2}, {40, 0.3}} {
				n.Trace(theme.Alpha(c, ring.alpha), ring.width*line, border)
			}
		})
		inner := paint.Closed(paint.Inset(ch.fields[f], 7+3*line))
		wide := 4 * line
		if pal.Bold {
			wide *= 1.6
		}
		n.Trace(theme.Alpha(pal.Ink, 0.7), wide*1.65, inner)
		n.Trace(c, wide, inner)
	}
}
