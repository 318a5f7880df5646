package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// drawPirate draws a pirate: a ship with a skull on its black sail that comes through a storm at dusk, and above it a flag
// with the colour's form.
func drawPirate(n paint.Pen, pal *palette, c islas.Colour, words CardWords) {
	inside := paint.Rounded(7.6, 7.6, 184.8, 264.8, 9)
	dusk := theme.Mix(pal.night, pal.SeaDeep, 0.5)
	n.Gradient(geom.Pt(84, 8), geom.Pt(100, 186), false,
		paint.Evenly(pal.night, dusk, theme.Mix(dusk, pal.Umbra, 0.5), theme.Mix(pal.ember, pal.Umbra, 0.45), pal.ember), inside)
	q := n.Atop()
	q.Glow(geom.Pt(150, 176), 90, []color.NRGBA{theme.Alpha(pal.Eve, 0.85), theme.Alpha(pal.ember, 0.4), theme.Alpha(pal.ember, 0)}, paint.Circle(150, 176, 90))
	q.Watercolour(pal.Palette, 0.5, stormMarks(pal))
	n.Granulate(pal.night, pal.Eve, 0.16, 1.2)
	drawCorsair(q, pal, c)
	q.Gradient(geom.Pt(0, 176), geom.Pt(0, 272), false, paint.Evenly(theme.Mix(pal.Sea, pal.night, 0.35), pal.SeaDeep, pal.night),
		paint.Shape("M 0 196 Q 18 184 38 194 Q 58 204 80 193 Q 104 182 126 194 Q 150 204 170 192 Q 186 184 204 194 V 280 H 0 Z"))
	q.Marks([]paint.Mark{
		paint.Stroked("M 0 196 Q 18 184 38 194 Q 58 204 80 193 Q 104 182 126 194 Q 150 204 170 192 Q 186 184 204 194", theme.Mix(pal.Surf, pal.Shallow, 0.4), 2.4),
		paint.Stroked("M 20 203 Q 34 198 46 204 M 92 201 Q 106 194 118 202 M 150 206 Q 162 200 176 205 M 30 264 Q 50 257 70 264 M 120 266 Q 140 259 162 266", theme.Alpha(pal.Shallow, 0.5), 1.6),
		paint.Filled("O 56 187 1.6 1.6 O 62 183 1.2 1.2 O 50 184 1 1 O 140 187 1.4 1.4 O 147 184 1 1 O 133 183 1.1 1.1", pal.Surf),
	})
	drawEdging(n, pal, pal.piece[c])
	drawRules(n, pal, theme.Alpha(pal.Brass, 0.75))
	drawFlag(n.At(95, 13, 0.74), pal, c)
	drawBanner(n, pal, 208, theme.Mix(pal.night, pal.piece[c], 0.3), words.Spanish, 100, 158)
	n.Write(theme.Serif, words.Name, 100, 258, 24, 162, pal.White)
}

// stormMarks is clouds with rain under them.
func stormMarks(pal *palette) []paint.Mark {
	cloud := theme.Mix(pal.night, pal.Shallow, 0.12)
	return []paint.Mark{
		paint.Filled("M -6 58 Q 14 40 36 50 Q 54 34 78 46 Q 96 42 104 54 Q 70 66 42 62 Q 16 74 -6 68 Z", theme.Alpha(cloud, 0.85)),
		paint.Filled("M 110 96 Q 130 80 152 90 Q 176 76 206 88 V 108 Q 160 116 110 96 Z", theme.Alpha(theme.Mix(cloud, pal.Umbra, 0.5), 0.8)),
		paint.Filled("M 0 128 Q 20 116 40 124 Q 56 120 66 130 Q 36 142 0 138 Z", theme.Alpha(theme.Mix(cloud, pal.Umbra, 0.6), 0.8)),
		paint.Stroked("M 18 70 L 8 104 M 32 70 L 18 118 M 52 66 L 42 98 M 176 112 L 166 146 M 160 114 L 152 138 M 188 108 L 180 134 M 72 64 L 66 84 M 142 108 L 136 126", theme.Alpha(pal.Shallow, 0.22), 3.4),
	}
}

// drawCorsair draws the ship against the light, with the skull that only pirates of this colour have.
func drawCorsair(n paint.Pen, pal *palette, c islas.Colour) {
	dark, rope := theme.Mix(pal.night, pal.Ink, 0.5), theme.Alpha(pal.night, 0.8)
	cloth := theme.Mix(pal.night, pal.Ink, 0.2)
	rim := theme.Mix(pal.ember, pal.night, 0.25)
	n.Marks([]paint.Mark{
		paint.Stroked("M 30 178 L 96 34 L 168 172 M 96 60 L 20 166 M 96 60 L 190 158", rope, 0.9),
		paint.Stroked("M 96 16 V 190", dark, 5.6), paint.Stroked("M 158 92 V 180", dark, 4), paint.Stroked("M 160 178 L 196 156", dark, 4),
		paint.Stroked("M 36 72 Q 96 66 156 72", dark, 4.4),
	})
	n.Shaded(geom.Pt(150, 100), geom.Pt(182, 150), theme.Mix(cloth, pal.Shallow, 0.12), cloth, rim, 0.9, paint.Shape("M 150 100 Q 166 96 178 102 Q 186 130 178 154 Q 164 146 150 154 Q 158 128 150 100 Z"))
	sail := paint.Shape("M 40 74 Q 96 66 152 74 Q 162 124 152 170 Q 96 152 40 170 Q 50 122 40 74 Z")
	n.Gradient(geom.Pt(44, 70), geom.Pt(150, 172), false, paint.Evenly(theme.Mix(cloth, pal.Shallow, 0.2), cloth, cloth, theme.Mix(cloth, pal.Umbra, 0.4)), sail)
	n.Marks([]paint.Mark{
		paint.Stroked("M 58 75 Q 64 122 57 162 M 134 75 Q 141 122 136 162", theme.Alpha(pal.Shallow, 0.14), 3),
		paint.Stroked("M 42 82 Q 96 74 150 82", theme.Alpha(pal.Shallow, 0.16), 1),
	})
	n.Stroke(rim, 1.1, sail)
	drawSkullOf(n.At(59, 77, 0.74), pal, c)
	hull := paint.Shape("M 22 158 L 44 162 V 174 Q 100 184 150 172 L 182 166 Q 176 190 160 204 H 44 Q 26 184 22 158 Z")
	n.Gradient(geom.Pt(30, 158), geom.Pt(60, 204), false, paint.Evenly(theme.Mix(pal.WoodDark, pal.night, 0.25), theme.Mix(pal.WoodDark, pal.night, 0.75)), hull)
	n.Marks([]paint.Mark{
		paint.Stroked("M 25 168 Q 90 192 178 176", theme.Mix(pal.piece[c], pal.White, 0.1), 2.6),
		paint.Filled("O 60 187 2.6 2.6 O 84 190 2.6 2.6 O 108 190 2.6 2.6 O 132 188 2.6 2.6", pal.Eve), paint.Stroked("M 30 160 V 148", dark, 2.4),
	})
	n.Stroke(dark, 1.4, hull)
	n.Glow(geom.Pt(30, 143), 22, []color.NRGBA{theme.Alpha(pal.Eve, 0.95), theme.Alpha(pal.ember, 0.35), theme.Alpha(pal.ember, 0)}, paint.Circle(30, 143, 22))
	n.Fill(pal.night, paint.Rounded(26, 136, 8, 14, 2))
	n.Fill(pal.Eve, paint.Rounded(27.4, 138.5, 5.2, 9, 1.4))
}

func drawSimplePirate(n paint.Pen, pal *palette, c islas.Colour) {
	n.Ramp(geom.Pt(80, 8), geom.Pt(120, 272), pal.night, theme.Mix(pal.ember, pal.Umbra, 0.55), paint.Rounded(7.6, 7.6, 184.8, 264.8, 9))
	drawEdging(n, pal, pal.piece[c])
	drawSkullOf(n.At(41, 33, 1.14), pal, c)
	n.Fill(pal.Ink, paint.Rounded(44, 152, 112, 116, 12))
	n.Fill(swatch(pal, c), paint.Rounded(48, 156, 104, 108, 9))
	drawHouseOn(n, pal, 50, 160, 100, c)
}

// drawFlag draws a flag of a colour with its form, flying to the right of a mast at the left edge of 122 × 80 units.
func drawFlag(n paint.Pen, pal *palette, c islas.Colour) {
	s := swatch(pal, c)
	cloth := paint.Shape("M 0 2 Q 32 -8 62 4 Q 92 14 122 4 Q 114 44 122 80 Q 92 90 62 80 Q 32 68 0 80 Z")
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(2, 4, 1).Fill(pal.Ink, cloth) })
	n.Gradient(geom.Pt(0, 0), geom.Pt(122, 10), false, paint.Evenly(s, theme.Mix(s, pal.White, 0.3), theme.Mix(s, pal.Ink, 0.22), theme.Mix(s, pal.White, 0.2), s), cloth)
	n.Stroke(pal.piece[c], 5, paint.Shape("M 0 8 Q 32 -2 62 10 Q 92 20 121 10 M 0 74 Q 32 62 62 74 Q 92 84 121 74"))
	n.Stroke(pal.Ink, 3, cloth)
	drawHouseOn(n, pal, 24, 4, 76, c)
}

// drawSkull draws a skull over two crossed bones in 100 × 100 units.
func drawSkull(n paint.Pen, pal *palette) {
	n.Marks([]paint.Mark{
		paint.Rod("M 12 68 L 88 96 M 88 68 L 12 96", pal.White, 9, pitchBlack(pal), 15),
		paint.Filled("O 9 64 7 7 O 7 73 6 6 O 91 64 7 7 O 93 73 6 6 O 9 99 6 6 O 15 101 6 6 O 91 99 6 6 O 85 101 6 6", pal.White),
	})
	drawBareSkull(n, pal)
}

// drawSkullOf draws the skull by which the pirates of a colour know each other.
func drawSkullOf(n paint.Pen, pal *palette, c islas.Colour) {
	if c == islas.Green {
		const sabres = "M 4 104 L 20 92 Q 70 76 98 48 Q 84 88 26 102 Z M 96 104 L 80 92 Q 30 76 2 48 Q 16 88 74 102 Z"
		n.Marks([]paint.Mark{paint.Inked(sabres, pal.Steel, pitchBlack(pal), 2.4), paint.Stroked("M 14 86 L 28 104 M 86 86 L 72 104", pal.Gold, 5)})
		drawBareSkull(n, pal)
	} else {
		drawSkull(n, pal)
	}
	n.Watercolour(pal.Palette, 0.7, fineryOf(pal, c))
}

// pitchBlack is the black of empty eyes.
func pitchBlack(pal *palette) color.NRGBA { return theme.Mix(pal.Ink, color.NRGBA{A: 0xff}, 0.4) }

func drawBareSkull(n paint.Pen, pal *palette) {
	const head = "M 50 4 C 10 4 8 52 26 58 L 29 76 H 71 L 74 58 C 92 52 90 4 50 4 Z"
	dark := pitchBlack(pal)
	n.Stroke(dark, 6, paint.Shape(head))
	n.Glow(geom.Pt(40, 24), 66, []color.NRGBA{pal.White, pal.White, theme.Mix(pal.White, pal.Umbra, 0.45)}, paint.Shape(head))
	n.Marks([]paint.Mark{
		paint.Filled("O 35 40 10 11 O 65 40 10 11", dark), paint.Filled("M 50 50 L 44 62 H 56 Z", dark),
		paint.Stroked("M 38 67 V 76 M 46 67 V 76 M 54 67 V 76 M 62 67 V 76", dark, 2.6),
	})
}

// fineryOf is what the skull of a colour wears.
func fineryOf(pal *palette, c islas.Colour) []paint.Mark {
	cloth, line := theme.Mix(pal.piece[c], pal.White, 0.08), pal.rim[c]
	const scarf = "M 16 34 C 12 -10 88 -10 84 34 Q 66 20 50 20 Q 34 20 16 34 Z"
	const hat = "M -2 26 Q 4 2 28 4 Q 40 -14 50 -12 Q 60 -14 72 4 Q 96 2 102 26 Q 76 12 50 16 Q 24 12 -2 26 Z"
	switch c {
	case islas.Orange: // a scarf with a knot
		return []paint.Mark{paint.Inked(scarf, cloth, line, 3), paint.Inked("M 82 24 L 104 16 L 98 30 L 106 42 L 84 34 Z", cloth, line, 3),
			paint.Filled("O 36 10 3 3 O 52 4 3 3 O 68 10 3 3 O 28 22 2.4 2.4 O 74 22 2.4 2.4", pal.White)}
	case islas.Brown: // a patch over one eye
		return []paint.Mark{paint.Rod("M 16 22 L 84 46", cloth, 3.4, line, 5), paint.Inked("M 50 30 Q 66 24 80 36 Q 80 54 66 56 Q 52 54 50 30 Z", cloth, line, 3)}
	case islas.Green: // a woollen cap
		return []paint.Mark{paint.Inked(scarf, cloth, line, 3), paint.Inked("M 14 36 Q 50 10 86 36 L 85 26 Q 50 0 15 26 Z", theme.Mix(cloth, pal.White, 0.4), line, 3)}
	case islas.Blue: // a cocked hat
		return []paint.Mark{paint.Inked(hat, cloth, line, 3), paint.Stroked("M 2 24 Q 26 8 50 12 Q 74 8 98 24", pal.Gold, 3.4), paint.Filled("O 50 2 4.4 4.4", pal.Gold)}
	case islas.Beige: // a crown
		return []paint.Mark{paint.Inked("M 20 24 L 12 -12 L 32 2 L 50 -18 L 68 2 L 88 -12 L 80 24 Q 50 8 20 24 Z", pal.Gold, line, 3),
			paint.Filled("O 12 -13 4 4 O 50 -19 4 4 O 88 -13 4 4", cloth)}
	default: // a broad hat with a feather
		return []paint.Mark{paint.Inked("M -8 24 Q 20 2 50 6 Q 80 2 108 24 Q 80 30 50 22 Q 20 30 -8 24 Z", cloth, line, 3),
			paint.Inked("M 24 12 Q 26 -16 50 -16 Q 74 -16 76 12 Q 50 4 24 12 Z", cloth, line, 3),
			paint.Inked("M 70 8 Q 76 -20 104 -20 Q 110 -8 96 -4 Q 92 8 76 12 Z", pal.White, line, 2)}
	}
}

// Raider is the boat in which the pirates of a colour come: a skull on a black sail, and their flag at the mast.
type Raider islas.Colour

// Draw draws the boat as large as it fits into r.
func (c Raider) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if c < islas.Colours {
		p.Show(dst, r.Fit(1), raiderDrawing(of(p).palette, islas.Colour(c)))
	}
}

func raiderDrawing(pal *palette, c islas.Colour) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("raider"), A: int(c)}, Units: raiderUnits, Paint: func(n paint.Pen) { drawRaider(n, pal, c) }}
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
