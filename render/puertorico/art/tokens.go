package art

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

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
	n.Stroke(theme.Alpha(pal.Shallow, 0.25), 0.8, paint.Rays(geom.Pt(49.5, 48), 32, 0, 80)...)
	n.Fill(pal.Brass, paint.Frame(9, 8, 81, 80, 4, max(1.8, 0.8/n.Scale)))
	n.Fill(theme.Mix(pal.SeaDeep, pal.Ink, 0.25), paint.Circle(49.5, 48, 29))
	n.Stroke(pal.Brass, max(2.4, 0.9/n.Scale), paint.Circle(49.5, 48, 29))
	n.Stroke(theme.Alpha(pal.Brass, 0.6), 1, paint.Circle(49.5, 48, 25.5))
	drawStampedPalm(n.At(12.5, 10.5, 0.76), theme.Mix(pal.Gold, pal.White, 0.25), 0)
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
		n.Stroke(theme.Alpha(pal.GoldDark, 0.55), 1.2, paint.Rays(geom.Pt(49, 48), 44, 38.6, 42.6)...)
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

// Tile is a field of an island, seen from above at an angle: a plantation with its crop, or a quarry; what it bears stands beside the
// field. One on which nobody works lies in the shade.
type Tile struct {
	Tile    puertorico.Tile
	Working bool
}

// Draw draws it, in the square in the middle of r.
func (t Tile) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if t.Tile < puertorico.TileKinds {
		p.Show(dst, r.Fit(1), tileDrawing(of(p), t.Tile, t.Working))
	}
}

// TilePlace returns where the worker of a tile that is drawn in r stands: a square at its lower right, where the ground is bare.
func TilePlace(r geom.Rect) geom.Rect {
	r = r.Fit(1)
	return geom.RectAround(geom.Pt(r.X+r.W*clearingX/100, r.Y+r.H*clearingY/100), r.W*0.42, r.H*0.42)
}

func tileDrawing(pal *palette, t puertorico.Tile, working bool) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("tile"), A: int(t), B: paint.Flag(working)}, Units: 100, Paint: func(n paint.Pen) {
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
