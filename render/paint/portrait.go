package paint

import (
	"image/color"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// Face is the portrait of somebody as whom a computer may play. It says nothing of how well it plays.
type Face uint8

// The faces.
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
func (p *Painter) Portrait(dst *ebiten.Image, r geom.Rect, f Face) {
	if f >= Faces {
		return
	}
	p.Show(dst, r.Fit(1), portraitDrawing(p.colours, f))
}

// Monogram draws the medallion of somebody without a portrait, a person at the table: a coin with the first letter of
// the name, or with a compass rose if the name begins with no letter that the fonts have.
func (p *Painter) Monogram(dst *ebiten.Image, r geom.Rect, name string) {
	letter := initial(name)
	if _, boxes := p.theme.Shown(theme.Heading, letter); len(boxes) > 0 {
		letter = ""
	}
	p.Show(dst, r.Fit(1), monogramDrawing(p.colours, letter))
}

// initial is the first letter or figure of a name as a capital, empty if the name begins with something else.
func initial(name string) string {
	r, _ := utf8.DecodeRuneInString(name)
	if r == utf8.RuneError || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		return ""
	}
	return string(unicode.ToUpper(r))
}

func portraitDrawing(pal *Palette, f Face) Drawing {
	return Drawing{Key{Subject: portraitPicture, A: int(f)}, 100, func(n Pen) { drawPortrait(n, pal, f) }}
}

func monogramDrawing(pal *Palette, letter string) Drawing {
	return Drawing{Key{Subject: monogramPicture, Text: letter}, 100, func(n Pen) { drawMonogram(n, pal, letter) }}
}

// Where a medallion lies in its 100 × 100 units, how far its rim reaches and how far its picture.
const (
	medalX, medalY = 50, 51
	medalRim       = 47
	medalRadius    = 41.5
)

// drawMedallion draws the shadow, the rim and the ground of a medallion.
func drawMedallion(n Pen, pal *Palette, ground color.NRGBA) {
	n.Soft(3, 0.4, func(n Pen) { n.At(1.5, 2.5, 1).Fill(pal.Ink, Circle(medalX, medalY, medalRim)) })
	n.Fill(pal.Ink, Circle(medalX, medalY, medalRim))
	dark := max(1.8, min(2.2/n.Scale, 4)) // around small ones it takes room from the brass, for on paper that shows little
	n.Fill(pal.Brass, Circle(medalX, medalY, medalRim-dark))
	n.Stroke(theme.Mix(pal.Brass, pal.White, 0.55), 1.4, Shape("M 8 42 Q 16 10 50 7.5"))
	n.Fill(pal.Ink, Circle(medalX, medalY, medalRadius+max(0, 3-dark)))
	n.Layer(1, func(n Pen) {
		n.Fill(ground, Circle(medalX, medalY, medalRadius))
		q := n.Atop()
		// A wash of water colour: lighter where the sun stands, darker where it has dried along the edge.
		q.Fill(theme.Alpha(pal.White, 0.4), Shape("M 0 0 H 74 Q 60 34 30 46 Q 12 54 0 74 Z"))
		q.Stroke(theme.Alpha(theme.Mix(ground, pal.Ink, 0.5), 0.35), 4, Circle(medalX, medalY, medalRadius-1))
	})
}

// largeFace is the pixels of a unit from which fine lines show on a portrait.
const largeFace = 1.3

// drawPortrait draws a face whose hat or hair may rise over the rim, as if it leant out of the medallion.
func drawPortrait(n Pen, pal *Palette, f Face) {
	ground, s := sitterOf(pal, f)
	drawMedallion(n, pal, ground)
	n.Layer(1, func(n Pen) {
		nib := 0.62
		if n.Scale < largeFace {
			nib = 0.9
		}
		n.Watercolour(pal, nib, s.Marks)
		n.erasing().Fill(pal.Ink, Shape("M -20 55 H 8.6 C 8.6 79 27 92.5 50 92.5 C 73 92.5 91.4 79 91.4 55 H 120 V 130 H -20 Z"))
	})
}

// drawMonogram draws a coin with a letter.
func drawMonogram(n Pen, pal *Palette, letter string) {
	drawMedallion(n, pal, pal.Paper)
	n.Stroke(theme.Alpha(pal.GoldDark, 0.9), 1.6, Circle(medalX, medalY, medalRadius-5))
	if letter != "" {
		n.Write(theme.Heading, letter, medalX, medalY+2, 58, 60, pal.Ink)
		return
	}
	n.Marks([]Mark{
		Filled("M 50 17 L 56 45 L 84 51 L 56 57 L 50 85 L 44 57 L 16 51 L 44 45 Z", pal.Ink),
		Filled("M 50 17 L 50 51 L 44 45 Z M 84 51 L 50 51 L 56 45 Z M 50 85 L 50 51 L 56 57 Z M 16 51 L 50 51 L 44 57 Z", pal.Brass),
		Stroked("M 50 17 L 56 45 L 84 51 L 56 57 L 50 85 L 44 57 L 16 51 L 44 45 Z", pal.Ink, 2),
	})
}
