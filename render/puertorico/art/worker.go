package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Trades is how many workers differ in trade and clothes.
const Trades = 12

// Worker draws a small person in the square in the middle of r. Which one it is follows from n, 0 or more: after Trades they
// are the same again.
func Worker(p *paint.Painter, dst *ebiten.Image, r geom.Rect, n int) {
	p.Show(dst, r.Fit(1), workerDrawing(of(p), max(n, 0)%Trades))
}

// WorkerPlace draws the empty place of one worker in the square in the middle of r.
func WorkerPlace(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), workerPlaceDrawing(of(p)))
}

func workerDrawing(pal *palette, trade int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: workerPicture, A: trade}, Units: 100, Paint: func(n paint.Pen) { drawWorker(n, pal, trade) }}
}

func workerPlaceDrawing(pal *palette) paint.Drawing {
	return paint.Picture(workerPlacePicture, 100, pal, drawWorkerPlace)
}

// faceFrom is how many pixels a unit has from which a worker has a face: at twice their size, as small pictures are drawn,
// from 20 pixels on.
const faceFrom = 0.4

// A worker in a box of 100 × 100 units.
const (
	workerSize  = 0.92 // of a figure in its own box, which leaves room for the outline
	smallSize   = 0.86 // of one that has no face
	workerFloor = 97.5 // where shoes end in that box, with their line
)

// drawWorker draws a worker in a box of 100 × 100 units, with a dark line around and a light one around that, of which at least one shows on
// whatever ground.
func drawWorker(n paint.Pen, pal *palette, trade int) {
	if n.Scale < pawnBelow {
		drawPawn(n, pal, tradeOf(pal, trade))
		return
	}
	f := &figure{Person: figures.New(pal.Palette), pal: pal, faced: n.Scale >= faceFrom}
	f.draw(tradeOf(pal, trade))
	size, dark, light := workerSize, max(3, 3/n.Scale), max(6.5, 5/n.Scale)
	if !f.faced { // the smallest leave more room for their lines
		size = smallSize
		dark, light = 3.2/(n.Scale*size), 5.2/(n.Scale*size)
	}
	if pal.Bold {
		light++
	}
	// A pixel remains below, for places rounded to pixels can be one wider than high.
	n = n.At(50-50*size, 100-2/n.Scale-(workerFloor+(dark+light)/2)*size, size)
	n.Soft(2, 0.5, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(54, 94, 30, 5)) })
	f.outlined(n, pal.Cream, dark+light)
	f.outlined(n, pal.Ink, dark)
	n.Watercolour(pal.Palette, min(max(0.9/n.Scale, 0.6), 1), f.Marks) // the larger the finer is the pen
}

// pawnBelow is how many pixels a unit has below which a worker is a pawn: at twice their size, as small pictures are drawn, up to 9 pixels.
const pawnBelow = 0.19

// drawPawn draws somebody whose limbs and tools would not be seen: a head and a body in the colours of the trade, within the same two lines.
func drawPawn(n paint.Pen, pal *palette, t trade) {
	head, body := paint.Circle(50, 30, 18), paint.Shape("M 24 90 Q 20 47 50 46 Q 80 47 76 90 Z")
	lines := paint.LinesOf(pal.Palette, pal.Ink, 3)
	n, lines = lines.Around(n, geom.Rect{X: 21, Y: 12, W: 58, H: 78})
	lines.Draw(n, head, body)
	n.Fill(t.top, body)
	n.Fill(t.skin, head)
}

// outlined draws a line along the outline of all that is solid, half of whose width lies outside.
func (f *figure) outlined(n paint.Pen, c color.NRGBA, width float64) {
	for _, m := range f.Marks {
		if m.Colour.A == 0xff {
			n.Stroke(c, m.Width+width, paint.Shape(m.Shape))
		}
	}
}

// drawWorkerPlace draws a hollow with a light rim, and in it faintly who is missing.
func drawWorkerPlace(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.42), paint.Circle(50, 50, 41))
	n.Fill(theme.Alpha(pal.Paper, 0.34), paint.Circle(50, 34, 12), paint.Shape("M 26 74 Q 26 49 50 49 Q 74 49 74 74 Q 50 82 26 74 Z"))
	n.Stroke(pal.Ink, max(11, 6.4/n.Scale), paint.Circle(50, 50, 41))
	n.Stroke(pal.Paper, max(5, 2.6/n.Scale), paint.Circle(50, 50, 41))
}
