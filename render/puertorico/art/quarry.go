package art

import (
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// drawQuarry draws benches cut into a hill of stone, blocks that have been cut, and a crane, at which somebody works or not.
func drawQuarry(n paint.Pen, pal *palette, working bool) {
	n.Ramp(geom.Pt(20, 20), geom.Pt(70, 96), theme.Mix(pal.Stone, pal.rockLit, 0.5), theme.Mix(pal.Stone, pal.rock, 0.55), paint.Rectangle(0, 0, 100, 100))
	n.Fill(theme.Mix(pal.Scrub, pal.FieldDark, 0.4), paint.Shape("M 0 0 H 100 V 12 Q 80 6 62 12 Q 40 4 22 12 Q 10 8 0 16 Z"))
	n.Fill(theme.Alpha(pal.FieldLight, 0.6), paint.Shape("M 0 8 Q 12 4 22 8 Q 40 0 60 8 Q 80 3 100 8 V 5 Q 80 0 60 4 Q 40 -2 22 4 Q 10 1 0 5 Z"))
	drawBench(n, pal, "M 0 15 Q 10 9 22 12 L 40 8 L 62 12 L 80 8 L 100 12 V 20 L 84 24 H 56 L 40 20 L 20 26 H 0 Z", "M 0 26 H 20 L 40 20 L 56 24 H 84 L 100 20 V 42 L 82 46 H 58 L 44 40 L 22 48 H 0 Z", 24, 46)
	drawBench(n, pal, "M 0 47 L 22 48 L 44 41 L 58 46 L 52 54 L 38 56 L 26 63 H 0 Z", "M 0 62 H 26 L 38 55 L 52 53 L 58 46 L 64 62 L 54 68 L 40 71 L 28 78 H 0 Z", 60, 78)
	drawClearing(n, pal, theme.Mix(pal.Stone, pal.rock, 0.3))
	drawBlock(n.At(7, 94, 1.15), pal)
	drawBlock(n.At(28, 97, 1), pal)
	drawBlock(n.At(13, 83, 0.9), pal)
	drawCrane(n, pal, working)
}

// drawBench draws a step of the quarry: its level top and the face below it with the marks of wedges, from one height to
// another.
func drawBench(n paint.Pen, pal *palette, top, face string, from, to float64) {
	front := paint.Shape(face)
	n.Layer(1, func(n paint.Pen) {
		n.Gradient(geom.Pt(10, from), geom.Pt(26, to), false, paint.Evenly(pal.rockLit, pal.rock, theme.Mix(pal.rock, pal.rockDark, 0.7)), front)
		n = n.Atop()
		var cuts, lights []*raster.Path
		for x := 3.0; x < 100; x += 8.5 {
			lean := 1.6 * (paint.Noise(5).At(x/9, from) - 0.5)
			cuts = append(cuts, paint.Line(x, from-8, x+lean, to+2))
			lights = append(lights, paint.Line(x+1.1, from-8, x+1.1+lean, to+2))
		}
		layers := paint.Shape("M 0 34 Q 30 30 50 33 Q 80 36 100 31 M 0 70 Q 30 68 60 62 L 80 56")
		if n.Scale > smallTile {
			n.Stroke(theme.Alpha(pal.rockDark, 0.4), 0.9, layers)
		}
		n.Stroke(theme.Alpha(pal.rockDark, 0.55), max(0.9, 0.6/n.Scale), cuts...)
		n.Stroke(theme.Alpha(pal.White, 0.3), 0.8, lights...)
	})
	level := paint.Shape(top)
	n.Ramp(geom.Pt(20, from-16), geom.Pt(60, from+4), theme.Mix(pal.rockLit, pal.White, 0.55), pal.rockLit, level)
	n.Stroke(theme.Alpha(pal.Ink, 0.75), max(1, 0.7/n.Scale), front, level)
}

// drawBlock draws a cut stone whose lower left corner is at (0, 0).
func drawBlock(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.Umber, 0.35), paint.Shape("M 0 0 H 15 L 24 -3 L 20 3 H 3 Z"))
	front, top, side := paint.Shape("M 0 0 V -11 H 14 V 0 Z"), paint.Shape("M 0 -11 L 5 -16 H 19 L 14 -11 Z"), paint.Shape("M 14 0 V -11 L 19 -16 V -5 Z")
	n.Ramp(geom.Pt(0, -11), geom.Pt(8, 0), pal.rockLit, pal.rock, front)
	n.Fill(theme.Mix(pal.rockLit, pal.White, 0.65), top)
	n.Fill(theme.Mix(pal.rock, pal.rockDark, 0.6), side)
	n.Stroke(pal.Ink, max(1, 0.8/n.Scale), front, top, side)
}

// drawCrane draws a crane of poles, with a block on its rope while somebody works.
func drawCrane(n paint.Pen, pal *palette, working bool) {
	poles := paint.Shape("M 40 68 L 46 14 M 56 70 L 46 14 M 43 44 L 76 14")
	n.Stroke(theme.Alpha(pal.Umber, 0.3), 3, paint.Shape("M 43 69 Q 60 70 78 62"))
	n.Rod(theme.Mix(pal.Wood, pal.Straw, 0.25), 2.8, pal.Ink, 5, poles)
	rope := paint.Shape("M 46 14 L 76 14 V 30")
	if !working {
		rope = paint.Shape("M 46 14 L 76 14 V 22")
	}
	n.Stroke(pal.Ink, 1.1, rope)
	if working {
		drawBlock(n.At(68, 46, 0.95), pal)
		n.Stroke(pal.Ink, 1, paint.Shape("M 70 33 L 76 28 L 84 32"))
	}
}
