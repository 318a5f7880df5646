package theme

import (
	"fmt"
	"math"
	"slices"
	"sync"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Typeface replaces the game's own letters: two weights, upright, in sizes in which they take the same room. Rows keep their heights with
// it; only widths differ.
type Typeface struct {
	fonts [2][]*text.GoTextFaceSource // regular and bold, each in the order in which glyphs are looked for
	fits  [styles]float64             // size of the em by style, relative to that of the game's own letters
}

// measuring returns the letters of a font, for measuring.
func measuring(source *text.GoTextFaceSource) *font.Face { return source.UnsafeInternal().(*font.Face) }

// The weights of a typeface.
const (
	regular = iota
	bold
)

// Legible returns the typeface for players with low vision: Atkinson Hyperlegible Next, of the Braille Institute. It is read when first
// asked for.
func Legible() *Typeface { return legible() }

var legible = sync.OnceValue(func() *Typeface {
	var f Typeface
	for i, weight := range [...]int{regular: 400, bold: 600} {
		for _, subset := range [...]string{"latin", "latin-ext"} {
			f.fonts[i] = append(f.fonts[i], open(fmt.Sprintf("fonts/atkinson-hyperlegible-next-%s-%d-normal.woff", subset, weight)))
		}
	}
	f.fit()
	return &f
})

// replaces reports whether a typeface is drawn in place of the letters of a style: in all but those of a game's name, which is a picture of
// its own.
func (s Style) replaced() bool { return s.known() != Title && s.known() != Display }

// weight returns the weight of a typeface that replaces that of a style.
func (s Style) weight() int {
	if s.spec().weight > 500 {
		return bold
	}
	return regular
}

// em returns the size in pixels of the typeface where the game's own letters of a style are em pixels large. It is a whole number: the
// engine spaces letters as in the next whole size, so in between they would stand too loosely.
func (f *Typeface) em(s Style, em float64) float64 {
	return max(1, math.Round(math.Ceil(em)*f.fits[s]))
}

// covers reports whether the typeface has a letter where it replaces that of a style; a nil typeface has none.
func (f *Typeface) covers(s Style, r rune) bool {
	if f == nil || !s.replaced() {
		return false
	}
	return slices.ContainsFunc(f.fonts[s.weight()], func(source *text.GoTextFaceSource) bool {
		_, ok := measuring(source).NominalGlyph(r)
		return ok
	})
}

// fit sets the size of the typeface in each style: small letters are as high as the game's own, or lower, so that letters are on average no
// wider.
func (f *Typeface) fit() {
	for _, s := range Styles() {
		own, its := s.proportions(), proportionsOf(f.fonts[s.weight()][0])
		f.fits[s] = min(own.x/its.x, own.advance/its.advance)
	}
}

// proportions are measures of a font in ems.
type proportions struct {
	x       float64 // height of a small x
	advance float64 // average width of letters
}

// often has every letter as often as texts have it.
const often = "eeeeeeeeeeennnnnniiiiiirrrrrsssssttttttaaaaaaddddhhuulllllccccmmggooooobbwwffkzppvyjxq\u00e4\u00f6\u00fc\u00df\u00f1\u00e1\u00e9\u00ed\u00f3EISRDTLCMO0125." +
	"                  "

// proportions returns those of the game's own letters of a style.
func (s Style) proportions() proportions {
	return proportionsOf(loadFonts().sources[s.files()[0]])
}

func proportionsOf(source *text.GoTextFaceSource) proportions {
	face := measuring(source)
	em := float64(face.Upem())
	var p proportions
	if gid, ok := face.NominalGlyph('x'); ok {
		if e, ok := face.GlyphExtents(gid); ok {
			p.x = float64(e.YBearing) / em
		}
	}
	n := 0
	for _, r := range often {
		if gid, ok := face.NominalGlyph(r); ok {
			p.advance += float64(face.HorizontalAdvance(gid)) / em
			n++
		}
	}
	p.advance /= float64(max(n, 1))
	return p
}
