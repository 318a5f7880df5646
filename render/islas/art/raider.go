package art

import (
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
	return paint.Drawing{Key: paint.Key{Subject: raiderPicture, A: int(c)}, Units: 120, Paint: func(n paint.Pen) { drawRaider(n, pal, c) }}
}

// drawRaider draws the boat in 120 × 120 units, its bow to the right.
func drawRaider(n paint.Pen, pal *palette, c islas.Colour) {
	night := theme.Mix(pal.Ink, pal.SeaDeep, 0.35)
	n.Soft(4, 0.4, func(n paint.Pen) { n.Fill(pal.Ink, paint.Ellipse(62, 110, 48, 6)) })
	n.Marks([]paint.Mark{paint.Stroked("M 58 96 V 8", pal.Ink, 5.4), paint.Stroked("M 58 96 V 8", pal.WoodDark, 3)})
	sail := paint.Shape("M 22 34 Q 60 24 96 34 Q 108 58 98 84 Q 60 72 20 86 Q 34 58 22 34 Z")
	n.Stroke(theme.Mix(night, pal.White, 0.4), 2.4, sail)
	n.Ramp(geom.Pt(20, 30), geom.Pt(104, 86), theme.Mix(night, pal.White, 0.16), night, sail)
	n.Marks([]paint.Mark{paint.Stroked("M 34 37 Q 44 58 34 79 M 84 37 Q 94 58 86 78", theme.Mix(night, pal.White, 0.16), 2)})
	drawSkull(n.At(42, 34, 0.4), pal)
	drawFlag(n.At(58, 4, 0.3), pal, c)
	hull := paint.Shape("M 12 90 Q 58 102 112 86 Q 106 108 90 114 H 34 Q 16 106 12 90 Z")
	n.Ramp(geom.Pt(40, 88), geom.Pt(44, 114), pal.Wood, pal.WoodDark, hull)
	n.Stroke(pal.Ink, 2.6, hull)
	n.Marks([]paint.Mark{
		paint.Stroked("M 18 98 Q 60 108 108 94", theme.Alpha(pal.Ink, 0.4), 1.4),
		paint.Stroked("M 4 112 Q 16 106 28 112 Q 40 118 52 112 Q 64 106 76 112 Q 88 118 100 112 Q 110 107 118 112", pal.Surf, 3),
	})
}
