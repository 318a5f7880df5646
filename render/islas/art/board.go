package art

import (
	"hash/fnv"
	"image/color"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/game/islas/board"
)

// Board draws an island in r, with the shallow sea around it; beyond that r stays as it is, so that the board lies on
// whatever sea is there.
func (p *Painter) Board(dst *ebiten.Image, r Rect, isl *board.Island) {
	p.show(dst, r, p.boardDrawing(r.W, r.H, isl))
}

// boardDrawing is an island in a picture of w by h pixels.
func (p *Painter) boardDrawing(w, h float64, isl *board.Island) drawing {
	chart, pal := p.chart(isl), &p.colours
	return drawing{content{subject: boardPicture, text: isl.ID}, w, func(n pen) {
		n, scale := charted(n, w, h, isl)
		l := land{pen: n, palette: pal, isl: isl, chart: chart(), line: lineFor(scale), rng: dice(isl.ID)}
		l.draw()
	}}
}

// charted is the pen in board units for a picture of w by h pixels, and how many pixels a board unit is long there. The
// pen may be one for a finer picture.
func charted(n pen, w, h float64, isl *board.Island) (board pen, scale float64) {
	scale, dx, dy := BoardTransform(Rect{W: w, H: h}, isl)
	fine := n.s
	n.s, n.dx, n.dy = scale*fine, dx*fine, dy*fine
	return n, scale
}

// lineFor is how much thicker than on a full-size board lines are drawn on one of scale pixels a board unit, so that a
// thumbnail still shows them.
func lineFor(scale float64) float64 { return min(max(0.62/max(scale, 0.01), 1), 1.9) }

// dice is a source of random numbers for the ornaments of one picture: the same name always gives the same ones.
func dice(name string) *rand.Rand { return rand.New(rand.NewPCG(numberOf(name), 1)) }

// noiseOf is the landscape of soft hills that belongs to a name.
func noiseOf(name string) noise { return noise(numberOf(name)) }

// numberOf is a number that belongs to a name.
func numberOf(name string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return h.Sum64()
}

// land draws an island, in board units.
type land struct {
	pen
	*palette
	isl   *board.Island
	chart *chart
	line  float64 // factor of line widths, 1 on a large board
	rng   *rand.Rand
}

// thumbnailFrom is the factor of line widths from which a board is a thumbnail, of at most 0.41 pixels a board
// unit, which an island has that is some 350 pixels wide.
const thumbnailFrom = 1.5

// thumbnail reports whether the board is so small that what is finer than fields, river and road would only blur it.
func (l land) thumbnail() bool { return l.line >= thumbnailFrom }

// on is the same island drawn by another pen.
func (l land) on(n pen) land {
	l.pen = n
	return l
}

func (l land) draw() {
	l.shallows()
	l.skerries()
	l.layer(1, func(n pen) {
		on := l.on(n)
		on.ground()
		on.pen = on.atop()
		for f, field := range l.isl.Fields {
			if field.Kind == board.Farmland {
				on.farmland(f)
			}
		}
		on.washes()
		if !l.thumbnail() && !l.bold {
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
	if !l.thumbnail() && !l.bold {
		l.plants()
	}
	for f, field := range l.isl.Fields {
		if field.Kind == board.Village {
			l.village(f)
		}
	}
}

// PlotGlow lights the plots of a set in a colour: allowed, counted or hovered ones. strength goes from 0 (nothing) to 1.
func (p *Painter) PlotGlow(dst *ebiten.Image, r Rect, isl *board.Island, set islas.PlotSet, c color.Color, strength float64) {
	if set&islas.AllPlots == 0 || strength <= 0 {
		return
	}
	img := p.picture(p.glowDrawing(r.W, r.H, isl, set&islas.AllPlots, nrgba(c)), r)
	if img == nil {
		return
	}
	o := p.laid(img, r)
	o.ColorScale.ScaleAlpha(float32(min(strength, 1)))
	dst.DrawImage(img, o)
}

func (p *Painter) glowDrawing(w, h float64, isl *board.Island, set islas.PlotSet, c color.NRGBA) drawing {
	chart, pal := p.chart(isl), &p.colours
	return drawing{content{subject: glowPicture, a: int(set), colour: c, text: isl.ID}, w, func(n pen) {
		n, scale := charted(n, w, h, isl)
		pal.plotGlow(n, isl, chart(), set, c, lineFor(scale))
	}}
}

// plotGlow draws each plot of a set with a veil of the colour, brighter towards its border, and a firm line within it that
// leaves river and road to be seen.
func (pal *palette) plotGlow(n pen, isl *board.Island, ch *chart, set islas.PlotSet, c color.NRGBA, line float64) {
	for f, field := range isl.Fields {
		if field.Kind != board.Plot || set&(1<<field.Plot) == 0 {
			continue
		}
		border := closing(ch.fields[f])
		path := n.area(border)
		n.layer(1, func(n pen) {
			n.fill(fade(c, 0.34), path)
			n = n.atop()
			for _, ring := range []struct{ width, alpha float64 }{{60, 0.2}, {40, 0.3}} {
				n.trace(fade(c, ring.alpha), ring.width*line, border)
			}
		})
		inner := closing(inset(ch.fields[f], 7+3*line))
		wide := 4 * line
		if pal.bold {
			wide *= 1.6
		}
		n.trace(fade(pal.ink, 0.7), wide*1.65, inner)
		n.trace(c, wide, inner)
	}
}
