package art

import (
	"image/color"
	"math"

	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// drawSlot draws an empty place for a token.
func drawSlot(n paint.Pen, pal *palette) {
	n.Fill(theme.Alpha(pal.fleece, 0.9), paint.Circle(50, 50, 36))
	n.Fill(theme.Mix(pal.Ink, pal.WoodDark, 0.3), paint.Circle(50, 50, 36-max(7, 1.2/n.Scale)))
	n.Fill(theme.Mix(pal.WoodDark, pal.Stone, 0.35), paint.Circle(51, 52, 25-max(7, 1.2/n.Scale)*0.4))
}

// drawToken draws a token in a box of 100 × 100 units.
func drawToken(n paint.Pen, pal *palette, t colonies.Token) {
	n, lines := paint.LinesOf(pal.Palette, pal.token[t], 3).Bolder().Around(n, geom.Rect{X: 5, Y: 4, W: 90, H: 92})
	n.Soft(2.6, 0.42, func(n paint.Pen) { n.At(3, 6, 1).Fill(pal.Ink, tokenShape(t)) })
	lines.Draw(n, tokenShape(t))
	c, pale := pal.token[t], pal.pale[t]
	dark := theme.Mix(c, pal.Ink, 0.55)
	switch t {
	case colonies.Find:
		n.Gradient(geom.Pt(26, 6), geom.Pt(74, 94), false, paint.Evenly(pale, c, theme.Mix(c, pal.Ink, 0.3)), tokenShape(t))
		n.Fill(theme.Mix(pal.Gold, c, 0.1), paint.Shape("M 9 12 Q 50 2 91 12 L 91 26 Q 50 17 9 26 Z"))
		n.Stroke(dark, 2.4, paint.Shape("M 9 26 Q 50 17 91 26 M 24 10 V 22 M 37 8 V 20 M 50 7.4 V 19 M 63 8 V 20 M 76 10 V 22"))
		n.Fill(dark, paint.Shape("M 19 38 Q 33 28 44 42 Q 32 53 19 38 Z M 81 38 Q 67 28 56 42 Q 68 53 81 38 Z"), paint.Shape("M 30 70 Q 50 61 70 70 Q 60 84 50 84 Q 40 84 30 70 Z"))
		n.Fill(pal.Eve, paint.Circle(34, 40, 4), paint.Circle(66, 40, 4))
		n.Fill(pal.fleece, paint.Rectangle(42, 68, 6, 7), paint.Rectangle(52, 68, 6, 7))
		n.Stroke(dark, 2.8, paint.Shape("M 50 38 L 44 58 Q 50 62 56 58"))
	case colonies.Gold:
		n.Gradient(geom.Pt(26, 20), geom.Pt(80, 86), false, paint.Evenly(pale, c, theme.Mix(c, pal.GoldDark, 0.7)), tokenShape(t))
		n.Stroke(theme.Mix(pal.GoldDark, c, 0.2), max(3, 0.8/n.Scale), paint.Circle(50, 50, 33))
		n.Fill(theme.Mix(pal.GoldDark, pal.Ink, 0.15), paint.Star(geom.Pt(51, 52), 25, 10, 8, -math.Pi/2))
		n.Ramp(geom.Pt(36, 30), geom.Pt(64, 70), pal.White, c, paint.Star(geom.Pt(50, 50), 25, 10, 8, -math.Pi/2))
	case colonies.OreToken:
		n.Ramp(geom.Pt(10, 10), geom.Pt(90, 90), theme.Mix(c, pale, 0.3), dark, tokenShape(t))
		n.Fill(theme.Mix(pale, pal.White, 0.15), paint.Shape("M 8 56 L 22 18 L 46 30 L 40 60 Z"))
		n.Fill(theme.Mix(pale, c, 0.45), paint.Shape("M 22 18 L 62 8 L 70 36 L 46 30 Z"))
		n.Fill(theme.Mix(c, pal.Ink, 0.2), paint.Shape("M 46 30 L 70 36 L 74 66 L 40 60 Z"))
		n.Stroke(theme.Mix(c, pal.Ink, 0.65), 2.6, paint.Shape("M 22 18 L 46 30 L 40 60 L 8 56 M 46 30 L 70 36 L 62 8 M 70 36 L 92 42 M 70 36 L 74 66 L 40 60 L 34 90 M 74 66 L 70 92"))
		n.Fill(pal.ember, paint.Shape("M 52 42 L 62 44 L 60 54 L 52 52 Z M 20 64 L 30 66 L 26 76 Z"))
	default:
		n.Ramp(geom.Pt(20, 10), geom.Pt(80, 90), c, dark, tokenShape(t))
		n.Fill(pale, paint.Shape("M 4 40 L 28 10 L 36 40 Z M 36 40 L 50 10 L 64 40 Z"))
		n.Fill(theme.Mix(pale, c, 0.45), paint.Shape("M 28 10 H 50 L 36 40 Z M 4 40 H 36 L 50 94 Z"))
		n.Fill(theme.Mix(c, pal.White, 0.12), paint.Shape("M 50 10 H 72 L 64 40 Z M 36 40 H 64 L 50 94 Z"))
		n.Stroke(theme.Mix(c, pal.Ink, 0.7), 2.2, paint.Shape("M 4 40 H 96 M 28 10 L 36 40 L 50 10 L 64 40 L 72 10 M 36 40 L 50 94 L 64 40"))
	}
}

// tokenShape returns the outline of a token.
func tokenShape(t colonies.Token) *raster.Path {
	switch t {
	case colonies.Find:
		return paint.Shape("M 9 12 Q 50 2 91 12 Q 98 52 78 76 L 50 95 L 22 76 Q 2 52 9 12 Z")
	case colonies.Gold:
		return paint.Circle(50, 50, 44)
	case colonies.OreToken:
		return paint.Shape("M 8 56 L 22 18 L 62 8 L 92 42 L 94 72 L 70 92 H 34 Z")
	}
	return paint.Shape("M 28 10 H 72 L 96 40 L 50 94 L 4 40 Z")
}

// drawPoint draws the chip of a point in a box of 100 × 100 units.
func drawPoint(n paint.Pen, pal *palette) {
	hexagon := func(r float64) *raster.Path { return paint.Star(geom.Pt(50, 49), r, r*0.866, 6, -math.Pi/2) }
	n, lines := paint.LinesOf(pal.Palette, pal.SeaDeep, 3).Around(n, geom.Rect{X: 5, Y: 3, W: 90, H: 92})
	n.Soft(2.6, 0.45, func(n paint.Pen) { n.At(3.5, 6, 1).Fill(pal.Ink, hexagon(45)) })
	lines.Draw(n, hexagon(46))
	n.Ramp(geom.Pt(20, 8), geom.Pt(80, 90), theme.Mix(pal.Gold, pal.White, 0.5), pal.GoldDark, hexagon(45.5-lines.Sunk(n)))
	n.Ramp(geom.Pt(24, 14), geom.Pt(76, 84), theme.Mix(pal.Madder, pal.White, 0.1), theme.Mix(pal.Madder, pal.Ink, 0.35), hexagon(38))
	star := paint.Star(geom.Pt(50, 50), 27, 11, 5, -math.Pi/2)
	n.At(1.4, 2, 1).Fill(theme.Alpha(pal.Ink, 0.5), star)
	n.Ramp(geom.Pt(30, 24), geom.Pt(66, 74), theme.Mix(pal.Gold, pal.White, 0.75), pal.Gold, star)
	n.Stroke(pal.Ink, max(1.2, 0.6/n.Scale), star)
}

// haloed draws what f draws in a box of 100 × 100 units with the lines of pieces around it, for which it leaves room.
func haloed(n paint.Pen, pal *palette, f func(paint.Pen)) {
	room := min(2.6+4.2/n.Scale, 18)
	paint.Haloed(n, pal.Palette, 2.4, func(n paint.Pen) { f(n.At(room, room, 1-room/50)) })
}

// drawArmy draws two swords on a shield in a box of 100 × 100 units.
func drawArmy(n paint.Pen, pal *palette) {
	haloed(n, pal, func(n paint.Pen) {
		shield := paint.Shape("M 16 12 Q 50 4 84 12 Q 90 66 50 98 Q 10 66 16 12 Z")
		n.Gradient(geom.Pt(20, 6), geom.Pt(80, 92), false, paint.Evenly(theme.Mix(pal.Indigo, pal.White, 0.35), pal.Indigo, theme.Mix(pal.Indigo, pal.Ink, 0.4)), shield)
		n.Stroke(pal.Ink, 3, shield)
		n.Stroke(pal.Gold, 4, paint.Shape("M 21 17 Q 50 10 79 17 Q 84 62 50 91 Q 16 62 21 17 Z"))
		for _, turn := range []float64{0.72, -0.72} {
			part := func(shape string) *raster.Path { return paint.Turned(paint.Shape(shape), turn, 50, 50) }
			n.Shaded(geom.Pt(20, 0), geom.Pt(70, 70), pal.White, pal.Steel, pal.Ink, 3, part("M -6 26 V -50 L 0 -62 L 6 -50 V 26 Z"))
			n.Inked(pal.Gold, pal.Ink, 2.6, part("M -17 24 H 17 V 32 H -17 Z"), part("M -4 32 H 4 V 50 H -4 Z"), part("O 0 54 6 6"))
		}
	})
}

// drawResource draws what a resource is in a box of 100 × 100 units.
func drawResource(n paint.Pen, pal *palette, k colonies.Resource) {
	haloed(n, pal, func(n paint.Pen) { goods[k](n, pal) })
}

// goods draw what resources are.
var goods = [colonies.Resources]func(paint.Pen, *palette){
	colonies.Wood: drawLogs, colonies.Clay: drawBrickPile, colonies.Sheep: drawRam, colonies.Wheat: drawWheat, colonies.Ore: drawOre,
}

// drawLogs draws three logs, one on two, seen from their ends.
func drawLogs(n paint.Pen, pal *palette) {
	ink := theme.Mix(pal.WoodDark, pal.Ink, 0.6)
	for _, at := range []geom.Point{{X: 26, Y: 68}, {X: 68, Y: 70}, {X: 47, Y: 32}} {
		log := paint.Shape(paint.Format("M %g %g L %g %g L %g %g L %g %g Z", at.X-14, at.Y-17, at.X+8, at.Y-26, at.X+26, at.Y+4, at.X+14, at.Y+17))
		n.Shaded(geom.Pt(at.X, at.Y-20), geom.Pt(at.X+14, at.Y+16), theme.Mix(pal.Wood, pal.Straw, 0.2), pal.WoodDark, ink, 4, log)
		n.Inked(theme.Mix(pal.Straw, pal.White, 0.4), ink, 4, paint.Circle(at.X, at.Y, 21))
		n.Stroke(pal.Wood, 2.8, paint.Circle(at.X, at.Y, 13.5), paint.Circle(at.X-1, at.Y, 6.5))
	}
}

// drawBrickPile draws bricks, one on two.
func drawBrickPile(n paint.Pen, pal *palette) {
	ink := theme.Mix(pal.brickDark, pal.Ink, 0.55)
	for _, at := range []geom.Point{{X: 2, Y: 56}, {X: 48, Y: 56}, {X: 24, Y: 14}} {
		q := n.At(at.X, at.Y, 1)
		q.Inked(theme.Mix(pal.brick, pal.Cream, 0.42), ink, 4, paint.Shape("M 0 12 L 10 0 H 50 L 42 12 Z"))
		q.Inked(pal.brickDark, ink, 4, paint.Shape("M 42 12 L 50 0 V 26 L 42 40 Z"))
		q.Shaded(geom.Pt(0, 12), geom.Pt(30, 40), theme.Mix(pal.brick, pal.Cream, 0.12), theme.Mix(pal.brick, pal.brickDark, 0.3), ink, 4, paint.Rectangle(0, 12, 42, 28))
		q.Stroke(theme.Alpha(pal.Cream, 0.5), 2, paint.Shape("M 5 18 H 24 M 30 18 H 36"))
	}
}

// drawRam draws a sheep from the side.
func drawRam(n paint.Pen, pal *palette) {
	n.Outline(pal.Ink, 8, paint.Shape("M 28 70 V 90 M 40 72 V 92 M 58 72 V 92 M 69 70 V 90"))
	var wool, lit []*raster.Path
	for _, c := range [][3]float64{{22, 48, 16}, {34, 33, 16}, {52, 30, 16}, {66, 42, 15}, {64, 58, 15}, {46, 62, 17}, {28, 62, 14}, {46, 46, 20}} {
		wool = append(wool, paint.Disc(geom.Pt(c[0], c[1]), c[2], 20))
		lit = append(lit, paint.Disc(geom.Pt(c[0]-3, c[1]-4), c[2]*0.74, 18))
	}
	n.Outline(pal.Ink, 7, wool...)
	n.Fill(theme.Mix(pal.fleece, pal.StoneDark, 0.28), wool...)
	n.Fill(pal.fleece, lit...)
	head := paint.Shape("M 70 34 Q 82 24 92 34 Q 100 46 94 54 Q 84 60 76 52 Q 68 44 70 34 Z")
	n.Inked(theme.Mix(pal.Ink, pal.WoodDark, 0.35), pal.Ink, 3, head)
	n.Fill(pal.Ink, paint.Ellipse(70, 36, 8, 4.4))
	n.Fill(pal.fleece, paint.Circle(86, 41, 3))
	n.Fill(pal.fleece, paint.Disc(geom.Pt(76, 30), 6.6, 12))
}

// drawWheat draws a sheaf of ears.
func drawWheat(n paint.Pen, pal *palette) {
	ink := theme.Mix(pal.GoldDark, pal.Ink, 0.5)
	n.Outline(ink, 7, paint.Shape("M 50 96 V 30 M 46 96 Q 36 60 20 40 M 54 96 Q 64 60 80 40"))
	n.Outline(theme.Mix(pal.Straw, pal.Leaf, 0.3), 3.4, paint.Shape("M 50 96 V 30 M 46 96 Q 36 60 20 40 M 54 96 Q 64 60 80 40"))
	ear := func(n paint.Pen) {
		var grains []*raster.Path
		for i := range 4 {
			y := -4 - 11*float64(i)
			grains = append(grains, leaf(geom.Pt(0, y+8), geom.Pt(-10, y-9), 3, 6), leaf(geom.Pt(0, y+8), geom.Pt(10, y-9), -3, 6))
		}
		grains = append(grains, leaf(geom.Pt(0, -38), geom.Pt(0, -58), 0, 6))
		n.Outline(ink, 5, grains...)
		n.Ramp(geom.Pt(-8, -50), geom.Pt(8, 0), theme.Mix(pal.Straw, pal.White, 0.5), theme.Mix(pal.Gold, pal.ember, 0.25), grains...)
	}
	for _, at := range []geom.Point{{X: 22, Y: 62}, {X: 78, Y: 62}, {X: 50, Y: 60}} {
		ear(n.At(at.X, at.Y, 0.98))
	}
	n.Inked(pal.Madder, ink, 3, paint.Rounded(38, 76, 24, 10, 4))
}

// drawOre draws a lump of stone with crystals.
func drawOre(n paint.Pen, pal *palette) {
	ink := theme.Mix(pal.SteelDark, pal.Ink, 0.65)
	lump := paint.Shape("M 4 78 L 16 46 L 40 26 L 72 30 L 94 62 L 88 88 L 52 96 L 20 92 Z")
	n.Shaded(geom.Pt(20, 30), geom.Pt(80, 96), theme.Mix(pal.rock, pal.SteelDark, 0.4), theme.Mix(pal.SteelDark, pal.Ink, 0.35), ink, 4, lump)
	n.Fill(theme.Mix(pal.rock, pal.White, 0.25), paint.Shape("M 16 46 L 40 26 L 46 52 L 24 66 Z"))
	n.Stroke(ink, 2.6, paint.Shape("M 16 46 L 24 66 L 46 52 L 40 26 M 24 66 L 20 92 M 46 52 L 72 68 L 94 62 M 72 68 L 52 96"))
	for _, c := range []struct {
		shape string
		lit   string
	}{
		{"M 44 40 L 50 6 L 62 2 L 66 38 L 56 50 Z", "M 50 6 L 62 2 L 56 46 L 44 40 Z"}, {"M 62 46 L 76 16 L 86 18 L 84 48 L 72 56 Z", "M 76 16 L 82 17 L 74 52 L 62 46 Z"}, {"M 30 40 L 28 16 L 38 12 L 46 36 L 40 46 Z", "M 28 16 L 34 14 L 38 44 L 30 40 Z"},
	} {
		n.Shaded(geom.Pt(40, 10), geom.Pt(80, 50), theme.Mix(pal.Steel, pal.Water, 0.35), theme.Mix(pal.SteelDark, pal.Indigo, 0.4), ink, 3.4, paint.Shape(c.shape))
		n.Fill(theme.Mix(pal.Shallow, pal.White, 0.6), paint.Shape(c.lit))
	}
}

// dieSteps is in how many steps a die turns over a quarter, after which its face looks the same or lies across.
const dieSteps = 12

// dieSpots are where the pips of a die can be, and which a face has.
var (
	dieSpots = [7]geom.Point{{}, {X: -1, Y: -1}, {X: 1, Y: 1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: -1}, {X: 1}}
	diePips  = [7][]int{{}, {0}, {1, 2}, {0, 1, 2}, {1, 2, 3, 4}, {0, 1, 2, 3, 4}, {1, 2, 3, 4, 5, 6}}
)

// drawDie draws a die turned by steps; the face has a flag if it is the one that gives the range.
func drawDie(n paint.Pen, pal *palette, face, steps int) {
	high := face>>4 == 1
	face &= 15
	sin, cos := math.Sincos(float64(steps) * math.Pi / 2 / dieSteps)
	half := 37.0 / max(math.Abs(sin)+math.Abs(cos), 1.16) * 1.16
	turned := func(x, y float64) geom.Point { return geom.Pt(50+x*cos-y*sin, 48+x*sin+y*cos) }
	body := func(r, round float64) *raster.Path {
		var line []geom.Point
		for i := range 4 {
			s, c := math.Sincos(float64(i) * math.Pi / 2)
			for k := range 5 {
				a, b := math.Sincos(float64(k) * math.Pi / 8)
				x, y := r-round+round*a, -r+round-round*b
				line = append(line, turned(x*c-y*s, x*s+y*c))
			}
		}
		return paint.Polyline(true, line...)
	}
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(4, 7, 1).Fill(color.Black, body(half, 12)) })
	rim := theme.Mix(pal.WoodDark, pal.Ink, 0.6)
	edge := max(3, 1.2/n.Scale)
	if high {
		n.Outline(rim, 4*edge, body(half, 12))
		n.Outline(pal.Gold, 2.6*edge, body(half, 12))
	}
	n.Outline(rim, edge, body(half, 12))
	n.Gradient(geom.Pt(20, 12), geom.Pt(82, 88), false, paint.Evenly(theme.RGB(0xFFFFFF), pal.fleece, theme.Mix(pal.PaperDark, pal.Stone, 0.4)), body(half, 12))
	n.Stroke(theme.Alpha(pal.White, 0.9), 1.6, body(half-4, 9))
	ink := theme.Mix(pal.Ink, pal.SeaDeep, 0.3)
	if high {
		ink = pal.red
	}
	var pips []*raster.Path
	for _, i := range diePips[face] {
		s := dieSpots[i]
		at := turned(s.X*half*0.52, s.Y*half*0.52)
		pips = append(pips, paint.Circle(at.X, at.Y, half*0.2))
	}
	n.Fill(ink, pips...)
}
