package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// RaiderRatio is the width of a pirates' boat divided by its height.
const RaiderRatio = 1.0

// Raider draws the boat in which the pirates of a colour come: a skull on a black sail, and their flag at the mast. It is
// as large as it fits into r.
func Raider(p *paint.Painter, dst *ebiten.Image, r geom.Rect, c islas.Colour) {
	if c >= islas.Colours {
		return
	}
	p.Show(dst, r.Fit(RaiderRatio), raiderDrawing(of(p).palette, c))
}

func raiderDrawing(pal *palette, c islas.Colour) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: raiderPicture, A: int(c)}, Units: raiderUnits, Paint: func(n paint.Pen) { drawRaider(n, pal, c) }}
}

// raiderUnits is the width of the picture in units.
const raiderUnits = 120

// drawRaider draws the boat in 120 × 120 units, its bow to the right.
func drawRaider(n paint.Pen, pal *palette, c islas.Colour) {
	night := theme.Mix(pal.Ink, pal.SeaDeep, 0.35)
	sail := paint.Shape("M 22 34 Q 60 24 96 34 Q 108 58 98 84 Q 60 72 20 86 Q 34 58 22 34 Z")
	hull := paint.Shape("M 12 90 Q 58 102 112 86 Q 106 108 90 114 H 34 Q 16 106 12 90 Z")
	const box = raiderUnits / 100.0
	n, lines := paint.LinesOf(pal.Palette, pal.night, 1.6).Around(n.At(0, 0, box), geom.Rect{X: 3, Y: 2, W: 95, H: 94})
	n = n.At(0, 0, 1/box)
	lines.Draw(n, sail, hull, paint.Rectangle(56.5, 6, 3, 90), paint.Rectangle(57, 4, 37, 25))
	n.Soft(4, 0.4, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(62, 110, 48, 6)) })
	n.Marks([]paint.Mark{paint.Rod("M 58 96 V 8", pal.WoodDark, 3, pal.Ink, 5.4)})
	n.Stroke(theme.Mix(night, pal.White, 0.4), 2.4, sail)
	n.Ramp(geom.Pt(20, 30), geom.Pt(104, 86), theme.Mix(night, pal.White, 0.16), night, sail)
	n.Marks([]paint.Mark{paint.Stroked("M 34 37 Q 44 58 34 79 M 84 37 Q 94 58 86 78", theme.Mix(night, pal.White, 0.16), 2)})
	drawSkull(n.At(42, 34, 0.4), pal)
	drawFlag(n.At(58, 4, 0.3), pal, c)
	n.Shaded(geom.Pt(40, 88), geom.Pt(44, 114), pal.Wood, pal.WoodDark, pal.Ink, 2.6, hull)
	n.Marks([]paint.Mark{
		paint.Stroked("M 18 98 Q 60 108 108 94", theme.Alpha(pal.Ink, 0.4), 1.4),
		paint.Stroked("M 4 112 Q 16 106 28 112 Q 40 118 52 112 Q 64 106 76 112 Q 88 118 100 112 Q 110 107 118 112", pal.Surf, 3),
	})
}

// CorsairRatio is the greatest width of the picture of a pirates' ship divided by its height.
const CorsairRatio = 4.0 / 3

// Corsair draws the ship from which the pirates of a colour come, out of a storm at dusk, with their flag at the mast. It fills r, but
// for what r is wider than it can be.
func Corsair(p *paint.Painter, dst *ebiten.Image, r geom.Rect, c islas.Colour) {
	if c >= islas.Colours || r.Empty() {
		return
	}
	if r.W > r.H*CorsairRatio {
		r = r.Fit(CorsairRatio)
	}
	pal, high := of(p).palette, corsairUnits*r.H/r.W
	p.Show(dst, r, paint.Drawing{
		Key: paint.Key{Subject: corsairPicture, A: int(c)}, Units: corsairUnits, Paint: func(n paint.Pen) { drawCorsairAtSea(n, pal, c, high) },
	})
}

// corsairUnits is the width of the picture in units.
const corsairUnits = 240

// drawCorsairAtSea draws the ship in 240 units of width and as much height as there is, at least 180, its bow to the right.
func drawCorsairAtSea(n paint.Pen, pal *palette, c islas.Colour, high float64) {
	dusk := theme.Mix(pal.night, pal.SeaDeep, 0.5)
	n.Gradient(geom.Pt(100, 0), geom.Pt(120, high-30), false,
		paint.Evenly(pal.night, dusk, theme.Mix(dusk, pal.Umbra, 0.5), theme.Mix(pal.ember, pal.Umbra, 0.45), pal.ember), paint.Rounded(0, 0, corsairUnits, high, 10))
	q := n.Atop()
	q.At(0, -14, 1.2).Watercolour(pal.Palette, 0.5, stormMarks(pal))
	q = q.At(0, high-180, 1) // the sea lies at the foot
	q.Glow(geom.Pt(190, 138), 90, []color.NRGBA{theme.Alpha(pal.Eve, 0.85), theme.Alpha(pal.ember, 0.4), theme.Alpha(pal.ember, 0)}, paint.Circle(190, 138, 90))
	drawCorsair(q.At(28, -12, 0.86), pal, c)
	const crests = "M -4 158 Q 22 146 48 156 Q 72 166 98 155 Q 126 144 150 156 Q 176 166 200 155 Q 222 147 244 157"
	q.Gradient(geom.Pt(0, 140), geom.Pt(0, 184), false, paint.Evenly(theme.Mix(pal.Sea, pal.night, 0.35), pal.SeaDeep, pal.night), paint.Shape(crests+" V 190 H -4 Z"))
	q.Marks([]paint.Mark{
		paint.Stroked(crests, theme.Mix(pal.Surf, pal.Shallow, 0.4), 2.4),
		paint.Stroked("M 24 166 Q 40 160 54 167 M 112 164 Q 128 157 142 165 M 182 168 Q 196 163 212 169 M 60 175 Q 78 170 96 176", theme.Alpha(pal.Shallow, 0.5), 1.6),
		paint.Filled("O 74 150 1.6 1.6 O 80 146 1.2 1.2 O 166 150 1.5 1.5 O 173 147 1.1 1.1", pal.Surf),
	})
	drawFlag(q.At(108, 4, 0.62), pal, c)
}
