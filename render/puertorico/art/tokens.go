package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Chip draws the token of victory points as large as it fits into r, as wide as it is high: six corners and a star, where
// doubloons are round.
func Chip(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), chipDrawing(of(p)))
}

// Governor draws the token of the governor as large as it fits into r, as wide as it is high: a rosette.
func Governor(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), governorDrawing(of(p)))
}

// TileBack draws a field that lies face down, in the square in the middle of r.
func TileBack(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	p.Show(dst, r.Fit(1), tileBackDrawing(of(p)))
}

func chipDrawing(pal *palette) paint.Drawing { return paint.Picture(chipPicture, 100, pal, drawChip) }

func governorDrawing(pal *palette) paint.Drawing {
	return paint.Picture(governorPicture, 100, pal, drawGovernor)
}

func tileBackDrawing(pal *palette) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: tileBackPicture}, Units: 100, Paint: func(n paint.Pen) {
		drawCounter(n, pal, pal.SeaDeep, pal.Cream, func(n paint.Pen) { drawTileBack(n, pal) })
	}}
}

// drawChip draws the token of victory points in a box of 100 × 100 units.
func drawChip(n paint.Pen, pal *palette) {
	const flat = 0.866 // a hexagon's hollows lie on its sides
	hexagon := func(r float64) *raster.Path { return paint.Star(geom.Pt(49, 48), r, r*flat, 6, -math.Pi/2) }
	n, lines := paint.LinesOf(pal.Palette, pal.SeaDeep, 3).Around(n, geom.Rect{X: 4, Y: 3, W: 90, H: 90})
	n.Soft(2.6, 0.45, func(n paint.Pen) { n.At(3.5, 6, 1).Fill(pal.Ink, hexagon(45)) })
	lines.Draw(n, hexagon(45))
	n.Ramp(geom.Pt(20, 8), geom.Pt(80, 90), theme.Mix(pal.Gold, pal.White, 0.4), pal.GoldDark, hexagon(44.5-lines.Sunk(n)))
	n.Ramp(geom.Pt(24, 14), geom.Pt(76, 84), pal.Sea, theme.Mix(pal.SeaDeep, pal.Ink, 0.2), hexagon(38))
	if n.Scale >= milledFrom {
		n.Stroke(theme.Alpha(pal.Shallow, 0.55), 1, hexagon(34.5))
	}
	n.At(1.4, 2, 1).Fill(theme.Alpha(pal.Ink, 0.5), paint.Star(geom.Pt(49, 49), 27, 11, 5, -math.Pi/2))
	star := paint.Star(geom.Pt(49, 49), 27, 11, 5, -math.Pi/2)
	n.Ramp(geom.Pt(30, 24), geom.Pt(66, 74), theme.Mix(pal.Gold, pal.White, 0.65), pal.Gold, star)
	var shade []*raster.Path
	for i := range 5 { // each point has a side turned away from the light
		a := float64(i)*2*math.Pi/5 - math.Pi/2
		far, near := geom.Pt(49+27*math.Cos(a), 49+27*math.Sin(a)), geom.Pt(49+11*math.Cos(a+math.Pi/5), 49+11*math.Sin(a+math.Pi/5))
		shade = append(shade, paint.Polyline(true, geom.Pt(49, 49), far, near))
	}
	n.Fill(theme.Alpha(pal.GoldDark, 0.55), shade...)
	n.Stroke(pal.Ink, max(1.2, 0.6/n.Scale), star)
}

// drawGovernor draws a pleated rosette with a golden middle and two ribbons, in a box of 100 × 100 units.
func drawGovernor(n paint.Pen, pal *palette) {
	n, lines := paint.LinesOf(pal.Palette, pal.Ink, 2).Around(n, geom.Rect{X: 10, Y: 2, W: 80, H: 97})
	n.Soft(2.6, 0.42, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(54, 92, 32, 5), paint.Circle(53, 46, 37)) })
	const left, right = "M 36 62 L 24 97 L 36 91 L 44 99 L 54 66 Z", "M 46 66 L 56 99 L 63 91 L 76 97 L 64 60 Z"
	lines.Draw(n, paint.Star(geom.Pt(50, 42), 40, 40*0.945, 18, -math.Pi/2), paint.Shape(left), paint.Shape(right))
	for _, ribbon := range []struct {
		form  string
		shade theme.Color
	}{
		{left, pal.Madder},
		{right, theme.Mix(pal.Madder, pal.Ink, 0.28)},
	} {
		n.Shaded(geom.Pt(40, 62), geom.Pt(50, 98), theme.Mix(ribbon.shade, pal.Ink, 0.25), ribbon.shade, pal.Ink, 2.6, paint.Shape(ribbon.form))
	}
	ring := func(far, near float64, dark, light theme.Color, pleats int) {
		outer := paint.Star(geom.Pt(50, 42), far, far*0.945, pleats, -math.Pi/2)
		n.Fill(light, outer)
		var folds []*raster.Path
		for i := range pleats {
			a := (float64(i) + 0.5) * 2 * math.Pi / float64(pleats)
			at := func(r, turn float64) geom.Point { return geom.Pt(50+r*math.Cos(a+turn), 42+r*math.Sin(a+turn)) }
			step := math.Pi / float64(pleats)
			folds = append(folds, paint.Polyline(true, at(near, 0), at(far*0.97, -step*0.5), at(far*0.97, step*0.5)))
		}
		n.Fill(dark, folds...)
		n.Stroke(pal.Ink, max(2.4, 0.8/n.Scale), outer)
	}
	ring(40, 18, theme.Mix(pal.Madder, pal.Ink, 0.35), theme.Mix(pal.Madder, pal.White, 0.12), 18)
	ring(28, 12, theme.Mix(pal.linen, pal.GoldDark, 0.4), pal.White, 14)
	n.Fill(theme.Mix(pal.GoldDark, pal.Ink, 0.5), paint.Circle(50, 42, 19))
	n.Gradient(geom.Pt(44, 34), geom.Pt(62, 58), true, paint.Evenly(theme.Mix(pal.Gold, pal.White, 0.6), pal.Gold, theme.Mix(pal.Gold, pal.GoldDark, 0.7)), paint.Circle(50, 42, 17))
	drawStampedPalm(n.At(28, 19, 0.46), theme.Mix(pal.GoldDark, pal.Ink, 0.4), 0)
}

// drawTileBack draws the back of a field: a net of rhumb lines, and a palm in a ring of brass.
func drawTileBack(n paint.Pen, pal *palette) {
	n.Glow(geom.Pt(44, 40), 66, []theme.Color{theme.Mix(pal.Sea, pal.SeaDeep, 0.35), pal.SeaDeep, theme.Mix(pal.SeaDeep, pal.Ink, 0.35)}, paint.Rectangle(0, 0, 100, 100))
	var lines []*raster.Path
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 16)
		lines = append(lines, paint.Line(49.5-80*cos, 48-80*sin, 49.5+80*cos, 48+80*sin))
	}
	n.Stroke(theme.Alpha(pal.Shallow, 0.25), 0.8, lines...)
	n.Fill(pal.Brass, paint.Frame(9, 8, 81, 80, 4, max(1.8, 0.8/n.Scale)))
	n.Fill(theme.Mix(pal.SeaDeep, pal.Ink, 0.25), paint.Circle(49.5, 48, 29))
	n.Stroke(pal.Brass, max(2.4, 0.9/n.Scale), paint.Circle(49.5, 48, 29))
	n.Stroke(theme.Alpha(pal.Brass, 0.6), 1, paint.Circle(49.5, 48, 25.5))
	drawStampedPalm(n.At(12.5, 10.5, 0.76), theme.Mix(pal.Gold, pal.White, 0.25), 0)
}

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
	n, lines := paint.LinesOf(pal.Palette, pal.GoldDark, 3).Around(n, geom.Rect{X: 6, Y: 5, W: 86, H: 86})
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
