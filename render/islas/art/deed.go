package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
	"islas/render/theme"
)

// Privilege is the deed that grants a power, sealed in the privilege's colour with its form. One that nobody owns yet is paler and only shows
// where the seal will be.
type Privilege struct {
	Power  islas.Power
	Colour islas.Colour
	Owned  bool
}

// Draw draws the deed as large as it fits into r, as wide as it is high.
func (d Privilege) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if d.Power < islas.Powers {
		p.Show(dst, r.Fit(1), privilegeDrawing(of(p).palette, d.Power, d.Colour, d.Owned))
	}
}

// Seal is the seal of a deed alone, known by one large symbol where a deed would be too small: in wax of the privilege's colour, or on paper
// within a ring of it if nobody owns it yet.
type Seal Privilege

// Draw draws the seal as large as it fits into r, as wide as it is high.
func (s Seal) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if s.Power < islas.Powers {
		p.Show(dst, r.Fit(1), sealDrawing(of(p).palette, s.Power, s.Colour, s.Owned))
	}
}

// deedKey is the key of a picture of a deed.
func deedKey(what subject, pw islas.Power, c islas.Colour, owned bool) paint.Key {
	return paint.Key{Subject: what, A: int(pw)*islas.Colours + int(c), B: paint.Flag(owned)}
}

func sealDrawing(pal *palette, pw islas.Power, c islas.Colour, owned bool) paint.Drawing {
	return paint.Drawing{Key: deedKey("seal", pw, c, owned), Units: 100, Paint: func(n paint.Pen) { drawMedal(n, pal, pw, c, owned) }}
}

func privilegeDrawing(pal *palette, pw islas.Power, c islas.Colour, owned bool) paint.Drawing {
	return paint.Drawing{Key: deedKey("privilege", pw, c, owned), Units: 100, Paint: func(n paint.Pen) {
		n = outlineDeed(n, pal, owned)
		symbol := n.At(19, 20, 0.56)
		drawParchment(n, pal, c, owned)
		opaque := 0.65
		if owned {
			opaque = 1
		}
		n.Layer(opaque, func(n paint.Pen) {
			symbol.Canvas = n.Canvas
			symbol.Watercolour(pal.Palette, 0.9, powerMarks(pal, pw))
		})
		drawSeal(n, pal, c, owned)
	}}
}

// medals are the symbols of powers on seals of 100 × 100 units, each of forms so large that it is known at 18 pixels: filled ones, and one
// drawn with a line of a width.
var medals = [islas.Powers]struct {
	filled, line string
	width        float64
}{
	islas.Ties:     {"M 9 60 L 23 36 L 37 60 Q 23 74 9 60 Z M 63 50 L 77 26 L 91 50 Q 77 64 63 50 Z M 34 76 H 66 V 84 H 34 Z", "M 50 18 V 78 M 20 37 L 80 26", 8},
	islas.Draw:     {"M 39 22 H 61 V 76 H 39 Z M 11 40 L 30 29 L 34 36 V 71 L 28 76 Z M 89 40 L 70 29 L 66 36 V 71 L 72 76 Z", "", 0},
	islas.Mixed:    {"M 8 82 V 36 L 18 18 L 28 36 V 42 L 46 20 V 82 Z", "M 57 27 L 74 45 V 40 L 82 26 L 89 40 V 78 H 57 Z", 7},
	islas.Anywhere: {"M 50 12 L 66 31 H 34 Z M 50 88 L 66 69 H 34 Z M 12 50 L 31 34 V 66 Z M 88 50 L 69 34 V 66 Z M 41 41 H 59 V 59 H 41 Z", "", 0},
	islas.Extra:    {"M 10 22 H 44 V 78 H 10 Z", "M 73 34 V 66 M 57 50 H 89", 11},
	islas.Shield:   {"M 20 22 Q 50 33 80 22 Q 83 64 50 86 Q 17 64 20 22 Z", "", 0},
}

// drawMedal draws the seal of a deed alone: wax of its colour with the symbol of the power, or paper within a ring of the colour if nobody
// owns it.
func drawMedal(n paint.Pen, pal *palette, pw islas.Power, c islas.Colour, owned bool) {
	const rim = 7
	n, lines := paint.LinesOf(pal.Palette, pal.Umbra, 1).Around(n, geom.Rect{X: 2, Y: 2, W: 96, H: 96})
	lines.Draw(n, paint.Circle(50, 50, 48))
	wax, ink := pal.piece[c], pal.on(pal.piece[c])
	n.Fill(wax, paint.Circle(50, 50, 48))
	if owned {
		n.Glow(geom.Pt(36, 30), 74, []color.NRGBA{theme.Mix(wax, pal.White, 0.18), wax, theme.Mix(wax, pal.Ink, 0.12)}, paint.Circle(50, 50, 48))
		n.Stroke(theme.Mix(wax, ink, 0.35), 3, paint.Circle(50, 50, 46-rim/2))
	} else {
		wax, ink = theme.Mix(pal.Paper, pal.PaperDark, 0.5), pal.InkSoft
		n.Fill(wax, paint.Circle(50, 50, 48-rim))
	}
	m := medals[pw]
	q := n.At(9, 9, 0.82)
	q.Fill(ink, paint.Shape(m.filled))
	if m.line != "" {
		q.Stroke(ink, m.width, paint.Shape(m.line))
	}
	if pw == islas.Shield {
		q.Stroke(wax, 9, paint.Shape("M 50 36 V 76 M 31 48 H 69"))
	}
}

// powerMarks is the symbol of a power in 100 × 100 units.
func powerMarks(pal *palette, pw islas.Power) []paint.Mark {
	ink := pal.Ink
	cardAt := func(shape string) []paint.Mark {
		return []paint.Mark{paint.Inked(shape, pal.White, ink, 4)}
	}
	switch pw {
	case islas.Ties: // scales that tip
		return []paint.Mark{
			paint.Stroked("M 50 10 V 84 M 30 90 H 70 M 10 34 L 90 16", ink, 7), paint.Stroked("M 10 34 L -2 64 H 24 Z M 90 16 L 76 46 H 102 Z", ink, 2.4),
			paint.Inked("M -4 64 H 26 Q 22 80 11 80 Q 0 80 -4 64 Z", pal.Gold, ink, 3.4),
			paint.Inked("M 74 46 H 104 Q 100 62 89 62 Q 78 62 74 46 Z", pal.WallDark, ink, 3.4), paint.Filled("O 11 55 8 8", pal.Roof),
		}
	case islas.Draw: // a fan of cards
		var all []paint.Mark
		for _, shape := range []string{"M 6 38 L 36 20 L 58 74 L 30 90 Z", "M 28 18 L 62 10 L 72 72 L 38 80 Z", "M 56 10 L 90 16 L 80 80 L 46 74 Z"} {
			all = append(all, cardAt(shape)...)
		}
		return append(all, paint.Stroked("M 71 30 V 60 M 56 45 H 86", pal.Roof, 8))
	case islas.Mixed: // two houses of different colours become one palace
		return []paint.Mark{
			paint.Inked("M 2 46 L 22 26 L 42 46 V 74 H 2 Z", pal.piece[islas.Red], ink, 4),
			paint.Inked("M 58 46 L 78 26 L 98 46 V 74 H 58 Z", pal.piece[islas.Blue], ink, 4),
			paint.Stroked("M 50 42 V 66 M 38 54 H 62", pal.White, 13), paint.Stroked("M 50 43 V 65 M 39 54 H 61", ink, 6),
			paint.Inked("M 30 8 L 38 20 L 50 2 L 62 20 L 70 8 V 26 H 30 Z", pal.Gold, ink, 3),
		}
	case islas.Anywhere: // arrows in all directions around a site
		return []paint.Mark{
			paint.Inked("M 34 34 H 66 V 66 H 34 Z", pal.site, ink, 4), paint.Stroked("M 50 26 V 6 M 50 74 V 94 M 26 50 H 6 M 74 50 H 94", ink, 6),
			paint.Filled("M 50 -4 L 62 12 H 38 Z M 50 104 L 62 88 H 38 Z M -4 50 L 12 38 V 62 Z M 104 50 L 88 38 V 62 Z", ink),
		}
	case islas.Extra: // a card with a plus
		return append(cardAt("M 14 8 H 64 V 82 H 14 Z"),
			paint.Inked("O 66 66 26 26", pal.Leaf, ink, 4),
			paint.Stroked("M 66 50 V 82 M 50 66 H 82", pal.White, 9))
	default: // a shield before a skull
		shield := "M 8 10 Q 50 22 92 10 Q 96 66 50 98 Q 4 66 8 10 Z"
		return []paint.Mark{
			paint.Filled(shield, pal.Steel), paint.Filled("M 50 17 Q 72 17 92 10 Q 96 66 50 98 Z", pal.SteelDark), paint.Stroked(shield, ink, 5),
			paint.Filled("M 50 30 C 24 30 24 60 36 64 V 74 H 64 V 64 C 76 60 76 30 50 30 Z", pal.White), paint.Filled("O 40 52 6 7 O 60 52 6 7", ink), paint.Stroked("M 45 66 V 74 M 55 66 V 74", ink, 3),
			paint.Stroked("M 18 84 L 84 20", pal.Roof, 8),
		}
	}
}

// The outlines of a deed in 100 × 100 units: of parchment with its rolls, and of a seal on its ribbon.
const (
	parchment  = "M 13 10 Q 50 15 87 10 Q 90 24 87.5 36 L 89 48 Q 86.5 60 89 72 L 87 90 Q 50 86 13 90 Q 10 78 12.5 66 L 11 52 Q 13.5 40 11 26 Z"
	upperRoll  = "M 12 5 Q 50 10 88 5 Q 93 10 88 16 Q 50 21 12 16 Q 7 10 12 5 Z"
	lowerRoll  = "M 12 85 Q 50 80 88 85 Q 93 90 88 95.5 Q 50 91 12 95.5 Q 7 90 12 85 Z"
	sealRibbon = "M 66 84 L 60 99 L 67 96.5 L 71 100 L 77 86 Z M 77 86 L 82 100 L 87 96 L 94 98 L 86 82 Z"
	sealWax    = "M 75 52 Q 85 50 90 57 Q 98 62 96 72 Q 99 84 89 90 Q 81 98 71 94 Q 59 95 55 85 Q 48 75 55 65 Q 58 53 75 52 Z"
)

// outlineDeed draws the lines around a deed, and returns the pen for what lies within them.
func outlineDeed(n paint.Pen, pal *palette, owned bool) paint.Pen {
	fill, shapes := geom.Rect{X: 9, Y: 5, W: 82, H: 91}, []*raster.Path{paint.Shape(parchment), paint.Shape(upperRoll), paint.Shape(lowerRoll)}
	if owned {
		fill = geom.Rect{X: fill.X, Y: fill.Y, W: 97 - fill.X, H: 100 - fill.Y}
		shapes = append(shapes, paint.Shape(sealRibbon), paint.Shape(sealWax))
	}
	n, lines := paint.LinesOf(pal.Palette, pal.Umbra, 1).Around(n, fill)
	lines.Draw(n, shapes...)
	return n
}

// drawParchment draws the sheet of a deed in 100 × 100 units: old, curled at its upper and lower end, with a line of the
// power's colour.
func drawParchment(n paint.Pen, pal *palette, c islas.Colour, owned bool) {
	paper, dark := pal.Paper, theme.Mix(pal.PaperDark, pal.earth, 0.35)
	if !owned {
		paper, dark = theme.Mix(pal.Paper, pal.PaperDark, 0.55), theme.Mix(pal.PaperDark, pal.WallDark, 0.5)
	}
	line := theme.Mix(pal.Ink, pal.Umbra, 0.4)
	sheet := paint.Shape(parchment)
	n.Soft(3, 0.45, func(n paint.Pen) {
		n.At(2.5, 3.5, 1).Fill(pal.Ink, sheet, paint.Rectangle(10, 5, 81, 10), paint.Rectangle(10, 86, 81, 9))
	})
	n.Layer(1, func(n paint.Pen) {
		n.Glow(geom.Pt(40, 38), 66, []color.NRGBA{theme.Mix(paper, pal.White, 0.7), paper, dark}, sheet)
		q := n.Atop()
		q.Stroke(theme.Alpha(pal.GoldDark, 0.35), 3, sheet)
		n.Granulate(pal.GoldDark, pal.White, 0.14, 0.5)
		q.Ramp(geom.Pt(50, 15), geom.Pt(50, 25), theme.Alpha(pal.Umbra, 0.45), theme.Alpha(pal.Umbra, 0), paint.Rectangle(0, 8, 100, 17))
		q.Ramp(geom.Pt(50, 90), geom.Pt(50, 80), theme.Alpha(pal.Umbra, 0.3), theme.Alpha(pal.Umbra, 0), paint.Rectangle(0, 78, 100, 14))
	})
	n.Inking(line, 1.2, sheet)
	band := pal.piece[c]
	if !owned {
		band = theme.Mix(band, paper, 0.45)
	}
	for _, roll := range []struct {
		body, ends string
		y          float64
	}{
		{upperRoll, "O 12 10.5 3 5.5 O 88 10.5 3 5.5", 5},
		{lowerRoll, "O 12 90 3 5.2 O 88 90 3 5.2", 83},
	} {
		body := paint.Shape(roll.body)
		n.Gradient(geom.Pt(0, roll.y), geom.Pt(0, roll.y+14), false,
			paint.Evenly(theme.Mix(paper, pal.Ink, 0.12), theme.Mix(paper, pal.White, 0.7), paper, dark, theme.Mix(dark, pal.Umbra, 0.45)), body)
		n.Inking(line, 1.1, body)
		n.Fill(theme.Mix(dark, pal.Umbra, 0.5), paint.Shape(roll.ends))
		n.Inking(line, 0.9, paint.Shape(roll.ends))
	}
	n.Stroke(band, 3.4, paint.Shape("M 15.5 11 Q 50 15.5 84.5 11"))
	n.Stroke(theme.Alpha(pal.White, 0.35), 0.8, paint.Shape("M 16 10 Q 50 14.5 84 10"))
}

// drawSeal draws the wax seal of a deed on its ribbon, with the form of the power's colour, or the place for it.
func drawSeal(n paint.Pen, pal *palette, c islas.Colour, owned bool) {
	if !owned {
		n.Stroke(theme.Alpha(pal.InkSoft, 0.65), 1.4, paint.Circle(76, 74, 17))
		n.Layer(0.55, func(n paint.Pen) { drawHouseOn(n, pal, 61, 58, 30, c) })
		return
	}
	ribbon := theme.Mix(pal.piece[c], pal.White, 0.12)
	tails := paint.Shape(sealRibbon)
	n.Ramp(geom.Pt(62, 84), geom.Pt(90, 100), ribbon, theme.Mix(ribbon, pal.Ink, 0.35), tails)
	n.Inking(theme.Mix(pal.Ink, pal.piece[c], 0.2), 0.9, tails)
	wax := theme.Mix(pal.piece[c], pal.Ink, 0.1)
	blob := paint.Shape(sealWax)
	n.Soft(2, 0.5, func(n paint.Pen) { n.At(1.6, 2.4, 1).Fill(pal.Ink, blob) })
	n.Glow(geom.Pt(68, 62), 38, []color.NRGBA{theme.Mix(wax, pal.White, 0.5), wax, theme.Mix(wax, pal.Ink, 0.45)}, blob)
	n.Stroke(theme.Alpha(pal.White, 0.45), 1.3, paint.Shape("M 57.5 68 Q 60 56.5 74 55"))
	n.Inking(theme.Mix(wax, pal.Ink, 0.7), 1, blob)
	// The die has pressed the wax down: its edge is dark towards the light and bright away from it.
	bed := paint.Circle(76, 73.5, 16.4)
	n.Ramp(geom.Pt(64, 60), geom.Pt(88, 88), theme.Mix(swatch(pal, c), pal.Ink, 0.28), theme.Mix(swatch(pal, c), pal.White, 0.3), bed)
	n.Stroke(theme.Alpha(pal.Ink, 0.5), 1.2, paint.Shape("M 61 80 Q 57 62 76 57.5 Q 86 57.5 90 65"))
	n.Stroke(theme.Alpha(pal.White, 0.5), 1, paint.Shape("M 92 70 Q 93 86 78 90 Q 70 90 65 86"))
	drawHouseOn(n, pal, 60.5, 57, 31, c)
}
