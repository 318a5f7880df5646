package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/raster"
)

// DeedWords is what the text side of a deed says, in the player's language.
type DeedWords struct {
	Title string // the name of the power, one line
	Text  string // what it does, one short sentence
}

// How wide in pixels the text side of a deed has to be for its title, and for its sentence. Below, lines of ink stand for
// what could not be read.
const (
	titleFrom    = 100
	sentenceFrom = 150
)

// plainBelow is the width in pixels below which a deed is a plain sheet with a large symbol, without curls.
const plainBelow = 44

// deedContent says which side of which deed a picture of r shows.
func deedContent(side subject, r geom.Rect, pw islas.Power, c islas.Colour, owned bool) (what paint.Key, plain bool) {
	what = paint.Key{Subject: side, A: int(pw)*islas.Colours + int(c)}
	if owned {
		what.B = 1
	}
	if plain = r.W < plainBelow; plain {
		what.B += 2
	}
	return what, plain
}

// Privilege draws the symbol side of the deed that grants a power, sealed in the privilege's colour with its form. One that
// nobody owns yet is paler and only shows where the seal will be. It is as large as it fits into r, as wide as it is high.
func Privilege(p *paint.Painter, dst *ebiten.Image, r geom.Rect, pw islas.Power, c islas.Colour, owned bool) {
	if pw >= islas.Powers {
		return
	}
	r = r.Fit(1)
	p.Show(dst, r, privilegeDrawing(of(p).palette, r, pw, c, owned))
}

// PrivilegeText draws the text side of a deed, as Privilege draws the symbol side. The sentence can be read from 150
// pixels on, the title from 100.
func PrivilegeText(p *paint.Painter, dst *ebiten.Image, r geom.Rect, pw islas.Power, c islas.Colour, owned bool, words DeedWords) {
	if pw >= islas.Powers {
		return
	}
	r = r.Fit(1)
	if r.W < sentenceFrom {
		words.Text = ""
	}
	if r.W < titleFrom {
		words.Title = ""
	}
	p.Show(dst, r, deedTextDrawing(of(p).palette, r, pw, c, owned, words))
}

func privilegeDrawing(pal *palette, r geom.Rect, pw islas.Power, c islas.Colour, owned bool) paint.Drawing {
	what, plain := deedContent(privilegePicture, r, pw, c, owned)
	return paint.Drawing{Key: what, Units: 100, Paint: func(n paint.Pen) {
		n = outlineDeed(n, pal, plain, owned, raster.Scaling(1, 0, 0))
		symbol := n.At(19, 20, 0.56)
		if plain {
			drawLeafSheet(n, pal, c, owned)
			symbol = n.At(16, 19, 0.68)
		} else {
			drawParchment(n, pal, c, owned)
		}
		opaque := 0.65
		if owned {
			opaque = 1
		}
		n.Layer(opaque, func(n paint.Pen) {
			symbol.Canvas = n.Canvas
			symbol.Watercolour(pal.Palette, 0.9, powerMarks(pal, pw))
		})
		if !plain || owned {
			drawSeal(n, pal, c, owned)
		}
	}}
}

func deedTextDrawing(pal *palette, r geom.Rect, pw islas.Power, c islas.Colour, owned bool, words DeedWords) paint.Drawing {
	what, plain := deedContent(deedTextPicture, r, pw, c, owned)
	what.Text = words.Title + "\n" + words.Text
	return paint.Drawing{Key: what, Units: 100, Paint: func(n paint.Pen) {
		seal := raster.Scaling(1, 0, 0)
		if words.Title != "" { // otherwise the seal alone says which deed it is
			seal = titledSeal
		}
		n = outlineDeed(n, pal, plain, owned, seal)
		if plain {
			drawLeafSheet(n, pal, c, owned)
		} else {
			drawParchment(n, pal, c, owned)
		}
		ink := pal.InkSoft
		if owned {
			ink = pal.Ink
		}
		drawScript(n, pal, words, ink)
		drawSeal(n.At(seal.E, seal.F, seal.A), pal, c, owned)
	}}
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
