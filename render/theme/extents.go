package theme

import (
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// extent is the reach of a letter above and below the baseline, in design units.
type extent struct{ above, below float64 }

// Extents returns how far the letters of a line of text reach above and below its baseline, in pixels, as they are drawn.
func (t *Theme) Extents(s Style, scale float64, str string) (above, below float64) {
	s = s.known()
	for _, r := range str {
		e := t.extent(s, r)
		above, below = max(above, e.above), max(below, e.below)
	}
	return above * scale, below * scale
}

// extent returns the extent of a letter, from the cache if possible.
func (t *Theme) extent(s Style, r rune) extent {
	k := coverKey{s, r}
	if e, ok := t.typo.extents[k]; ok {
		return e
	}
	return t.typo.extents.keep(k, t.measured(s, r))
}

// measured returns the extent of the glyphs in which a letter may be drawn, or that of a whole line where it is not known.
func (t *Theme) measured(s Style, r rune) extent {
	if unicode.IsSpace(r) {
		return extent{}
	}
	var e extent
	found := false
	take := func(source *text.GoTextFaceSource, em float64) bool {
		one, ok := glyphExtent(measuring(source), r, em)
		if ok {
			e, found = extent{max(e.above, one.above), max(e.below, one.below)}, true
		}
		return ok
	}
	em := s.spec().size
	if t.typeface != nil && s.replaced() {
		for _, source := range t.typeface.fonts[s.weight()] {
			if take(source, t.typeface.em(s, em)) {
				break
			}
		}
	}
	if r >= '0' && r <= '9' { // lining figures, which replace others
		return extent{max(e.above, CapHeight(s)*1.04), max(e.below, CapHeight(s)*0.04)}
	}
	for _, name := range loadFonts().files[s] {
		if take(loadFonts().sources[name], em) {
			break
		}
	}
	if !found {
		return extent{Ascent(s), Descent(s)}
	}
	return e
}

// glyphExtent returns the extent of a letter in a font, in an em of design units; ok is false if the font lacks the letter.
func glyphExtent(face *font.Face, r rune, em float64) (extent, bool) {
	gid, ok := face.NominalGlyph(r)
	if !ok {
		return extent{}, false
	}
	e, ok := face.GlyphExtents(gid)
	if !ok {
		return extent{}, false
	}
	k := em / float64(face.Upem())
	return extent{max(0, float64(e.YBearing)*k), max(0, -float64(e.YBearing+e.Height)*k)}, true
}
