package figures

import (
	"image/color"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/paint"
	"islas/render/theme"
)

// subject identifies a picture of this package.
type subject string

// Face is the portrait of a computer player. It is independent of the player's level.
type Face uint8

// The faces, of women and men by turns.
const (
	ShawlFace    Face = iota // an old woman with a straw hat over her headscarf
	CurlsFace                // a young man with curls
	FlowerFace               // a young woman with a flower in her long hair
	FisherFace               // an old man with a white beard and a woollen cap
	BraidsFace               // a girl with red braids
	BaldFace                 // a bald man with a black beard and an earring
	CrownFace                // a woman with a crown of curls and a yellow band
	StrawFace                // a man with a moustache under a wide straw hat
	GlassesFace              // a grey woman with spectacles and a comb in her knot of hair
	FringeFace               // a fair boy with a fringe
	KerchiefFace             // a woman with a red kerchief and hoops in her ears
	FeatherFace              // a man with a ruff and a feather on his cap
	Faces                    // their number
)

// Portrait draws a face on a medallion, as large as it fits into r, as wide as it is high.
func Portrait(p *paint.Painter, dst *ebiten.Image, r geom.Rect, f Face) {
	if f < Faces {
		p.Show(dst, r.Fit(1), portraitDrawing(p.Palette(), f))
	}
}

// Monogram draws the medallion of a person, who has no portrait: a coin with the first letter of the name, or with a compass rose if the
// name does not begin with a letter that the fonts have.
func Monogram(p *paint.Painter, dst *ebiten.Image, r geom.Rect, name string) {
	letter := initial(name)
	if _, boxes := p.Theme().Shown(theme.Heading, letter); len(boxes) > 0 {
		letter = ""
	}
	p.Show(dst, r.Fit(1), monogramDrawing(p.Palette(), letter))
}

// initial returns the first letter or digit of a name as a capital, or "" if the name begins with something else.
func initial(name string) string {
	r, _ := utf8.DecodeRuneInString(name)
	if r == utf8.RuneError || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		return ""
	}
	return string(unicode.ToUpper(r))
}

func portraitDrawing(pal *paint.Palette, f Face) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("portrait"), A: int(f)}, Units: 100, Paint: func(n paint.Pen) { drawPortrait(n, pal, f) }}
}

func monogramDrawing(pal *paint.Palette, letter string) paint.Drawing {
	return paint.Drawing{Key: paint.Key{Subject: subject("monogram"), Text: letter}, Units: 100, Paint: func(n paint.Pen) { drawMonogram(n, pal, letter) }}
}

// Position of a medallion in its 100 × 100 units, and the radii of its rim and its picture.
const (
	medalX, medalY = 50, 51
	medalRim       = 47
	medalRadius    = 41.5
)

// drawMedallion draws the shadow, the rim and the background of a medallion.
func drawMedallion(n paint.Pen, pal *paint.Palette, ground color.NRGBA) {
	n.Soft(3, 0.4, func(n paint.Pen) { n.At(1.5, 2.5, 1).Fill(pal.Ink, paint.Circle(medalX, medalY, medalRim)) })
	n.Fill(pal.Ink, paint.Circle(medalX, medalY, medalRim))
	dark := max(1.8, min(2.2/n.Scale, 4)) // around small ones it is wider at the expense of the brass, which shows little on paper
	n.Fill(pal.Brass, paint.Circle(medalX, medalY, medalRim-dark))
	n.Stroke(theme.Mix(pal.Brass, pal.White, 0.55), 1.4, paint.Shape("M 8 42 Q 16 10 50 7.5"))
	n.Fill(pal.Ink, paint.Circle(medalX, medalY, medalRadius+max(0, 3-dark)))
	n.Layer(1, func(n paint.Pen) {
		n.Fill(ground, paint.Circle(medalX, medalY, medalRadius))
		q := n.Atop()
		// A wash of water colour: lighter towards the sun, darker where it has dried along the edge.
		q.Fill(theme.Alpha(pal.White, 0.4), paint.Shape("M 0 0 H 74 Q 60 34 30 46 Q 12 54 0 74 Z"))
		q.Stroke(theme.Alpha(theme.Mix(ground, pal.Ink, 0.5), 0.35), 4, paint.Circle(medalX, medalY, medalRadius-1))
	})
}

// largeFace is the least scale in pixels per unit at which fine lines show on a portrait.
const largeFace = 1.3

// bust draws the clothes, which the medallion cuts off at the bottom, with the neck above them.
func bust(s *Person, cloth, skin color.NRGBA) {
	const shoulders = "M 10 108 Q 12 82 36 77 Q 50 86 64 77 Q 88 82 90 108 Z"
	s.Inked(cloth, shoulders).Fill(theme.Mix(cloth, s.pal.Ink, 0.25), "M 64 77 Q 88 82 90 108 H 66 Q 70 92 64 77 Z").Line(s.pal.Ink, 3, shoulders)
	s.Inked(skin, Neck).Fill(theme.Mix(skin, s.pal.Ink, 0.28), "M 42 67 Q 50 79 58 66 V 76 Q 50 74 42 74 Z")
}

// drawPortrait draws a face whose hat or hair may rise above the rim, as if it leant out of the medallion.
func drawPortrait(n paint.Pen, pal *paint.Palette, f Face) {
	s := New(pal)
	drawMedallion(n, pal, sitters[f](s, pal))
	n.Layer(1, func(n paint.Pen) {
		nib := 0.62
		if n.Scale < largeFace {
			nib = 0.9
		}
		n.Watercolour(pal, nib, s.Marks)
		n.Erasing().Fill(pal.Ink, paint.Shape("M -20 55 H 8.6 C 8.6 79 27 92.5 50 92.5 C 73 92.5 91.4 79 91.4 55 H 120 V 130 H -20 Z"))
	})
}

// drawMonogram draws a coin with a letter.
func drawMonogram(n paint.Pen, pal *paint.Palette, letter string) {
	drawMedallion(n, pal, pal.Paper)
	n.Stroke(theme.Alpha(pal.GoldDark, 0.9), 1.6, paint.Circle(medalX, medalY, medalRadius-5))
	if letter != "" {
		n.Write(theme.Heading, letter, medalX, medalY+2, 58, 60, pal.Ink)
		return
	}
	n.Marks([]paint.Mark{
		paint.Filled("M 50 17 L 56 45 L 84 51 L 56 57 L 50 85 L 44 57 L 16 51 L 44 45 Z", pal.Ink),
		paint.Filled("M 50 17 L 50 51 L 44 45 Z M 84 51 L 50 51 L 56 45 Z M 50 85 L 50 51 L 56 57 Z M 16 51 L 50 51 L 44 57 Z", pal.Brass),
		paint.Stroked("M 50 17 L 56 45 L 84 51 L 56 57 L 50 85 L 44 57 L 16 51 L 44 45 Z", pal.Ink, 2),
	})
}
