package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
)

// RaiderRatio is the width of a pirates' boat divided by its height.
const RaiderRatio = 1.0

// Raider draws the boat in which the pirates of a colour come: a skull on a black sail, and their flag at the mast. It is
// as large as it fits into r.
func (p *Painter) Raider(dst *ebiten.Image, r Rect, c islas.Colour) {
	if c >= islas.Colours {
		return
	}
	p.show(dst, fit(r, RaiderRatio), p.colours.raiderDrawing(c))
}

func (pal *palette) raiderDrawing(c islas.Colour) drawing {
	return drawing{content{subject: raiderPicture, a: int(c)}, 120, func(n pen) { pal.raider(n, c) }}
}

// raider draws the boat in 120 × 120 units, its bow to the right.
func (pal *palette) raider(n pen, c islas.Colour) {
	night := mix(pal.ink, pal.seaDeep, 0.35)
	n.soft(4, 0.4, func(n pen) { n.fill(pal.ink, ellipse(62, 110, 48, 6)) })
	n.marks([]layerMark{{"M 58 96 V 8", pal.ink, 5.4}, {"M 58 96 V 8", pal.woodDark, 3}})
	sail := drawn("M 22 34 Q 60 24 96 34 Q 108 58 98 84 Q 60 72 20 86 Q 34 58 22 34 Z")
	n.stroke(mix(night, pal.white, 0.4), 2.4, sail)
	n.ramp(point{20, 30}, point{104, 86}, mix(night, pal.white, 0.16), night, sail)
	n.marks([]layerMark{{"M 34 37 Q 44 58 34 79 M 84 37 Q 94 58 86 78", mix(night, pal.white, 0.16), 2}})
	pal.skull(n.at(42, 34, 0.4))
	pal.flag(n.at(58, 4, 0.3), c)
	hull := drawn("M 12 90 Q 58 102 112 86 Q 106 108 90 114 H 34 Q 16 106 12 90 Z")
	n.ramp(point{40, 88}, point{44, 114}, pal.wood, pal.woodDark, hull)
	n.stroke(pal.ink, 2.6, hull)
	n.marks([]layerMark{
		{"M 18 98 Q 60 108 108 94", fade(pal.ink, 0.4), 1.4},
		{"M 4 112 Q 16 106 28 112 Q 40 118 52 112 Q 64 106 76 112 Q 88 118 100 112 Q 110 107 118 112", pal.surf, 3},
	})
}
