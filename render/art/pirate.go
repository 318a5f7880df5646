package art

import (
	"image/color"

	"islas/game"
	"islas/render/theme"
)

// pirate draws a pirate: a skull on a black sail over a stormy sea, and above it a flag with the colour's form.
func (pal *palette) pirate(n pen, c game.Colour, words CardWords) {
	night := mix(pal.ink, pal.seaDeep, 0.35)
	pal.sheet(n, pal.piece[c], mix(pal.seaDeep, pal.shallow, 0.25))
	n.marks([]layerMark{
		{"M 100 22 V 196", pal.woodDark, 6},
		{"M 34 176 Q 100 196 166 176 L 150 208 H 50 Z", pal.woodDark, 0},
	})
	sail := drawn("M 42 74 Q 100 62 158 74 Q 170 126 158 172 Q 100 152 42 172 Q 54 124 42 74 Z")
	n.stroke(mix(night, pal.white, 0.4), 3, sail)
	n.fill(night, sail)
	n.marks([]layerMark{{"M 60 80 Q 66 124 58 158 M 140 80 Q 146 124 142 158", mix(night, pal.white, 0.14), 3}})
	pal.skull(n.at(62, 74, 0.76))
	pal.flag(n.at(100, 14, 0.62), c)
	n.marks([]layerMark{{"M 9 200 Q 32 188 55 200 Q 78 212 101 200 Q 124 188 147 200 Q 170 212 191 200 V 212 H 9 Z", pal.sea, 0}})
	pal.ribbon(n, 208, mix(pal.ink, pal.piece[c], 0.25), words.Spanish)
	n.write(theme.Card, words.Name, 100, 258, 24, 176, pal.white)
}

func (pal *palette) simplePirate(n pen, c game.Colour) {
	pal.sheet(n, pal.piece[c], mix(pal.ink, pal.seaDeep, 0.35))
	pal.skull(n.at(38, 18, 1.24))
	n.fill(pal.swatch(c), rounded(46, 150, 108, 116, 10))
	pal.house(n, 50, 158, 100, c)
}

// flag is a flag of a colour with its form, flying to the right of a mast at the left edge of 100 × 80 units.
func (pal *palette) flag(n pen, c game.Colour) {
	cloth := drawn("M 0 4 Q 32 -8 62 6 Q 92 16 122 6 Q 112 44 122 80 Q 92 90 62 80 Q 32 68 0 80 Z")
	n.stroke(pal.ink, 4, cloth)
	n.fill(pal.swatch(c), cloth)
	pal.house(n, 26, 6, 70, c)
}

// skull is a skull over two crossed bones in 100 × 100 units.
func (pal *palette) skull(n pen) {
	bone := pal.white
	shade := mix(bone, pal.inkSoft, 0.3)
	dark := mix(pal.ink, color.NRGBA{A: 0xff}, 0.4)
	bones := "M 12 68 L 88 96 M 88 68 L 12 96"
	n.marks([]layerMark{
		{bones, dark, 15},
		{bones, bone, 9},
		{"O 9 64 7 7 O 7 73 6 6 O 91 64 7 7 O 93 73 6 6 O 9 99 6 6 O 15 101 6 6 O 91 99 6 6 O 85 101 6 6", bone, 0},
		{"M 50 4 C 10 4 8 52 26 58 L 29 76 H 71 L 74 58 C 92 52 90 4 50 4 Z", dark, 6},
		{"M 50 4 C 10 4 8 52 26 58 L 29 76 H 71 L 74 58 C 92 52 90 4 50 4 Z", bone, 0},
		{"M 62 6 C 88 14 88 52 74 58 L 71 76 H 62 L 66 54 C 80 44 78 18 62 6 Z", shade, 0},
		{"O 35 40 10 11 O 65 40 10 11", dark, 0},
		{"M 50 50 L 44 62 H 56 Z", dark, 0},
		{"M 38 67 V 76 M 46 67 V 76 M 54 67 V 76 M 62 67 V 76", dark, 2.6},
	})
}
