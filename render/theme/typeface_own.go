package theme

import (
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// airy is the width of a player's own letters relative to the game's, so that few lines of a text are condensed.
const airy = 0.97

// Own returns the typeface of fonts that a player has brought; with a nil bold all texts are in the regular one. No line is wider than in
// the game's own letters: one that would be is condensed as far as needed, so that whatever fits its place fits it in any font. Letters are
// no higher, either, and reach no further down.
func Own(regular, bold *Font) *Typeface {
	if bold == nil {
		bold = regular
	}
	f := &Typeface{fonts: [2][]*Font{{regular}, {bold}}, own: true}
	for _, s := range Styles() {
		game, its := s.proportions(), proportionsOf(f.fonts[s.weight()][0].measured)
		f.fits[s] = min(game.x/its.x, airy*game.advance/its.advance, Ascent(s)/Size(s)/its.top, Descent(s)/Size(s)/its.low)
	}
	return f
}

// fits reports whether lines of a style that are wider than in the game's own letters are drawn condensed.
func (t *Theme) fits(s Style) bool { return t.typeface != nil && t.typeface.own && s.replaced() }

// condensed returns the factor for the width of the letters of a line as returned by Shown, from the cache if possible: 1 for their own
// width.
func (t *Theme) condensed(s Style, scale float64, shown string) float64 {
	if !t.fits(s) && !s.slim() {
		return 1
	}
	k := textKeyOf(s, scale, shown, 0)
	if by, ok := t.typo.condensed[k]; ok {
		return by
	}
	_, by := t.lineWidth(s, scale, shown)
	return t.typo.condensed.keep(k, by)
}

// lineWidth returns the drawn width of a line as returned by Shown, and the factor by which it is condensed for that.
func (t *Theme) lineWidth(s Style, scale float64, shown string) (wide, condensed float64) {
	wide, condensed = advance(shown, t.face(s, scale, false)), 1
	if s.slim() {
		wide, condensed = wide*narrowed, narrowed
	}
	if !t.fits(s) {
		return wide, condensed
	}
	const rounding = 0.5 // of a pixel
	most := advance(shown, t.face(s, scale, true))
	if s.slim() {
		most *= narrowed
	}
	if wide <= most+rounding {
		return wide, condensed
	}
	return most, condensed * most / wide
}

// advance returns the width in pixels of a line in a font.
func advance(line string, face text.Face) float64 { return text.AdvanceAt(line, len(line), face) }

// AdvanceAt returns the distance in pixels from the beginning of a line as returned by Shown at which its byte at index at is drawn.
func (t *Theme) AdvanceAt(s Style, scale float64, shown string, at int) float64 {
	return t.condensed(s, scale, shown)*text.AdvanceAt(shown, at, t.face(s, scale, false)) + s.apart(scale, shown[:at])
}

// Upto returns the width in pixels of the first n bytes of a line, as it is drawn.
func (t *Theme) Upto(s Style, scale float64, str string, n int) float64 {
	if !t.fits(s) {
		return t.Width(s, scale, str[:n])
	}
	whole, _ := t.Shown(s, str)
	begin, _ := t.Shown(s, str[:n])
	return t.condensed(s, scale, whole)*advance(begin, t.face(s, scale, false)) + s.between(scale, begin)
}
