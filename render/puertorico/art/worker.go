package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Trades is how many workers differ in trade and clothes.
const Trades = 12

// Worker draws a small person in the square in the middle of r. Which one it is follows from n, 0 or more: after Trades they
// are the same again.
func Worker(p *paint.Painter, dst *ebiten.Image, r geom.Rect, n int) {
	p.Show(dst, r.Fit(1), workerDrawing(of(p).palette, max(n, 0)%Trades))
}

// WorkerPlace draws the empty place of one worker in the square in the middle of r.
func WorkerPlace(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), workerPlaceDrawing(of(p).palette))
}

func workerDrawing(pal *palette, trade int) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: workerPicture, A: trade}, Units: 100, Paint: func(n paint.Pen) { drawWorker(n, pal, trade) }}
}

func workerPlaceDrawing(pal *palette) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: workerPlacePicture}, Units: 100, Paint: func(n paint.Pen) { drawWorkerPlace(n, pal) }}
}

// faceFrom is how many pixels a unit has from which a worker has a face: at twice their size, as small pictures are drawn,
// from 20 pixels on.
const faceFrom = 0.4

// drawWorker draws a worker in a box of 100 × 100 units, with a light line around for dark grounds.
func drawWorker(n paint.Pen, pal *palette, trade int) {
	f := &figure{Sitter: paint.NewSitter(pal.Palette), pal: pal, faced: n.Scale >= faceFrom}
	f.draw(tradeOf(pal, trade))
	n.Soft(2, 0.5, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(54, 94, 30, 5)) })
	var outline []*raster.Path
	for _, m := range f.Marks {
		if m.Width == 0 && m.Colour.A == 0xff {
			outline = append(outline, paint.Shape(m.Shape))
		}
	}
	halo := 6.5
	if pal.Bold {
		halo = 9
	}
	n.Stroke(pal.cream, max(halo, 2.6/n.Scale), outline...)
	n.Watercolour(pal.Palette, min(max(0.9/n.Scale, 0.6), 1), f.Marks) // the larger the finer is the pen
}

// drawWorkerPlace draws a hollow with a light rim, and in it faintly who is missing.
func drawWorkerPlace(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Ink, 0.42), paint.Circle(50, 50, 42))
	n.Fill(theme.Alpha(pal.Paper, 0.34), paint.Circle(50, 34, 12), paint.Shape("M 26 74 Q 26 49 50 49 Q 74 49 74 74 Q 50 82 26 74 Z"))
	n.Stroke(theme.Alpha(pal.Ink, 0.8), max(9, 2.6/n.Scale), paint.Circle(50, 50, 42))
	n.Stroke(pal.Paper, max(5, 1.5/n.Scale), paint.Circle(50, 50, 42))
}
