package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Doubloon draws a golden coin as large as it fits into r, as wide as it is high.
func Doubloon(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), doubloonDrawing(of(p)))
}

func doubloonDrawing(pal *palette) paint.Drawing {
	return paint.Picture(doubloonPicture, 100, pal, drawDoubloon)
}

// milledFrom is how many pixels a unit has from which the milled edge of a coin can be seen.
const milledFrom = 0.4

// drawDoubloon draws a coin that faces the eye, in a box of 100 × 100 units: a palm on an island between two strokes of sea.
func drawDoubloon(n paint.Pen, pal *palette) {
	lines := paint.LinesOf(pal.Palette, pal.GoldDark, 3)
	n, lines = lines.Around(n, geom.Rect{X: 6, Y: 5, W: 86, H: 86})
	n.Soft(2.6, 0.45, func(n paint.Pen) { n.Fill(pal.Ink, paint.Circle(52, 54, 43)) })
	lines.Draw(n, paint.Circle(49, 48, 43))
	n.Ramp(geom.Pt(12, 12), geom.Pt(84, 88), theme.Mix(pal.Gold, pal.White, 0.4), theme.Mix(pal.Gold, pal.GoldDark, 0.55), paint.Circle(49, 48, 43-lines.Sunk(n)))
	if n.Scale >= milledFrom {
		var notches []*raster.Path
		for i := range 44 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 22)
			notches = append(notches, paint.Line(49+38.6*cos, 48+38.6*sin, 49+42.6*cos, 48+42.6*sin))
		}
		n.Stroke(theme.Alpha(pal.GoldDark, 0.55), 1.2, notches...)
	}
	n.Ramp(geom.Pt(20, 16), geom.Pt(78, 82), theme.Mix(pal.Gold, pal.GoldDark, 0.75), theme.Mix(pal.Gold, pal.White, 0.5), paint.Circle(49, 48, 37.5))
	n.Gradient(geom.Pt(38, 30), geom.Pt(80, 84), true, paint.Evenly(theme.Mix(pal.Gold, pal.White, 0.6), pal.Gold, theme.Mix(pal.Gold, pal.GoldDark, 0.4)), paint.Circle(49, 48, 34.5))
	drawStampedPalm(n, theme.Alpha(pal.White, 0.75), 1.3)
	drawStampedPalm(n, theme.Mix(pal.GoldDark, pal.Ink, 0.3), 0)
	n.Fill(theme.Alpha(pal.White, 0.5), paint.Shape("M 14 44 Q 16 20 40 12 Q 22 24 18 44 Z"))
}

// drawStampedPalm draws the palm of a coin in one colour, moved by some units to the lower right.
func drawStampedPalm(n paint.Pen, c theme.Color, by float64) {
	n = n.At(by, by, 1)
	n.Fill(c, paint.Shape("M 46 70 Q 51 54 47 40 L 52 39 Q 57 54 54 70 Z"),
		paint.Shape("M 50 40 Q 36 26 22 37 Q 36 33 49 43 Z"), paint.Shape("M 50 40 Q 64 24 78 36 Q 64 32 51 43 Z"),
		paint.Shape("M 50 40 Q 32 36 27 52 Q 36 42 50 43 Z"), paint.Shape("M 50 40 Q 68 36 73 52 Q 64 42 50 43 Z"),
		paint.Shape("M 50 41 Q 40 26 45 17 Q 49 28 52 40 Z"), paint.Shape("M 50 41 Q 58 28 66 21 Q 60 32 52 43 Z"))
	n.Fill(c, paint.Shape("M 24 70 Q 49 60 74 70 Q 70 75 49 75 Q 28 75 24 70 Z"))
}
