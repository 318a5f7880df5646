package theme

import (
	"strings"
	"unicode"
)

// emSpace replaces a letter that the fonts lack; every font has it, one em wide.
const emSpace = '\u2003'

// shownText is a text as it can be drawn.
type shownText struct {
	text  string
	boxes []int
}

type shownKey struct {
	style Style
	text  string
}

// Shown returns a text as it can be drawn: every letter that the fonts of the style lack, such as an emoji, is replaced by an em space.
// boxes are the indexes of these spaces in the result; an empty box is to be drawn into each, so that nothing typed is invisible.
func (t *Theme) Shown(s Style, str string) (shown string, boxes []int) {
	if plain(str) {
		return str, nil
	}
	k := shownKey{s.known(), str}
	if x, ok := t.typo.shown[k]; ok {
		return x.text, x.boxes
	}
	x := t.typo.shown.keep(k, t.substitute(k.style, str))
	return x.text, x.boxes
}

// plain reports whether every font has all letters of a text.
func plain(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x7f || s[i] < ' ' {
			return false
		}
	}
	return true
}

func (t *Theme) substitute(s Style, str string) shownText {
	var b strings.Builder
	var boxes []int
	joined, boxed := false, false
	for _, r := range str {
		switch {
		case r == '\u200d': // joins two emoji into one: the second gets no box of its own
			joined = boxed
			continue
		case boxed && (unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) || r >= 0x1f3fb && r <= 0x1f3ff):
			// Accents, signs without a shape and skin tones belong to the letter before them.
		case t.covers(s, r):
			b.WriteRune(r)
			boxed = false
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc):
			// These are invisible.
		case joined:
		default:
			boxes = append(boxes, b.Len())
			b.WriteRune(emSpace)
			boxed = true
		}
		joined = false
	}
	return shownText{b.String(), boxes}
}

// covers reports whether the fonts of a style, or the typeface, have a glyph for r.
func (t *Theme) covers(s Style, r rune) bool {
	k := coverKey{s, r}
	if yes, ok := t.typo.covered[k]; ok {
		return yes
	}
	return t.typo.covered.keep(k, covers(s, r) || t.typeface.covers(s, r))
}

type coverKey struct {
	style Style
	r     rune
}

// advance returns the width in pixels of one line, measured without the cache.
func (t *Theme) advance(s Style, scale float64, str string) float64 {
	t.typo.laidOut++
	shown, _ := t.Shown(s, str)
	return t.AdvanceAt(s, scale, shown, len(shown))
}
