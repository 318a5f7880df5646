package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Tile draws a field of an island in the square in the middle of r, seen from above at an angle: a plantation with its crop,
// or a quarry; what it bears stands beside the field. One on which nobody works lies in the shade.
func Tile(p *paint.Painter, dst *ebiten.Image, r geom.Rect, t puertorico.Tile, working bool) {
	if t < puertorico.TileKinds {
		p.Show(dst, r.Fit(1), tileDrawing(of(p), t, working))
	}
}

// TilePlace returns where the worker of a tile that is drawn in r stands: a square at its lower right, where the ground is bare.
func TilePlace(r geom.Rect) geom.Rect {
	r = r.Fit(1)
	return geom.RectAround(geom.Pt(r.X+r.W*clearingX/100, r.Y+r.H*clearingY/100), r.W*0.42, r.H*0.42)
}

func tileDrawing(pal *palette, t puertorico.Tile, working bool) paint.Drawing {
	key := paint.Key{Subject: tilePicture, A: int(t)}
	if working {
		key.B = 1
	}
	return paint.Drawing{Key: key, Units: 100, Paint: func(n paint.Pen) {
		drawField(n, pal, t, working)
		if g := t.Plantation(); g != puertorico.NoGood { // what it bears stands at the edge of the field
			drawBarrel(n.At(wareX, wareY, wareSize), pal, g)
		}
	}}
}

// Where on a tile the ware stands that it bears, and how large it is there.
const wareX, wareY, wareSize = 56, 3, 0.42

// How many pixels a unit has on tiles from which on the light line along one on which nobody works lies in the shade as well, and down to which
// it is as light as on any other: on the smallest tiles hardly anything else tells them from dark grounds. Both are of the canvas, on which small
// pictures are painted twice as large.
const duskFrom, palest = 0.55, 0.35

// dusk is how much of the shade in which such a field lies is on that line, and boldDusk with high contrast: more, and dark grounds would not show it.
const dusk, boldDusk = 0.16, 0.1

// drawField draws a tile without the ware that it bears.
func drawField(n paint.Pen, pal *palette, t puertorico.Tile, working bool) {
	shade := 0.4
	if pal.Bold {
		shade = 0.5
	}
	light, dusk := pal.Cream, dusk
	if pal.Bold {
		dusk = boldDusk
	}
	if !working {
		light = theme.Mix(pal.Cream, pal.Umber, dusk*min(max((n.Scale-palest)/(duskFrom-palest), 0), 1))
	}
	drawCounter(n, pal, pal.earthDark, light, func(n paint.Pen) {
		if t == puertorico.Quarry {
			drawQuarry(n, pal, working)
		} else {
			drawPlantation(n, pal, t.Plantation())
		}
		if !working {
			n.Fill(theme.Alpha(theme.Mix(pal.Umber, pal.rockDark, 0.4), shade), tileFace())
		}
	})
}

// tileFace is the upper side of a tile, in its box of 100 × 100 units.
func tileFace() *raster.Path { return paint.Rounded(3, 2, 93, 92, 7) }

// drawCounter draws a square counter in a box of 100 × 100 units: its shadow, its edge, and its upper side with what face draws
// on it, which is cut off where the counter ends. Along its edge runs a light line within a dark one.
func drawCounter(n paint.Pen, pal *palette, edge, light theme.Color, face func(n paint.Pen)) {
	n.Soft(2.4, 0.45, func(n paint.Pen) { n.Fill(pal.Ink, paint.Rounded(5, 7, 93, 91, 7)) })
	n.Fill(theme.Mix(edge, pal.Ink, 0.55), paint.Rounded(3, 3.8, 93, 92, 7))
	n.Layer(1, func(n paint.Pen) {
		n.Fill(edge, tileFace())
		face(n.Atop())
		n.Granulate(pal.Umber, pal.White, 0.1, 0.45)
	})
	line := 1.5
	if pal.Bold {
		line = 2
	}
	line = max(line, 2.5/n.Scale)
	in := max(line, 1.4) // the light line lies within the dark one, so that one of them shows on whatever ground
	n.Fill(theme.Alpha(light, 0.9), paint.Frame(3+in, 2+in, 93-2*in, 92-2*in, 7-in/2, max(1.2, (1.4+1.3*min(n.Scale, 1))/n.Scale)))
	n.Fill(pal.Ink, paint.Frame(3, 2, 93, 92, 7, line))
}

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
