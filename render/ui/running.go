package ui

import (
	"strings"

	"islas/render/theme"
)

// Running is the style in which a text is set that is broken into lines so wide: one with more room between letters, words and lines where
// that was chosen (theme.Theme.Spaced) and no word would have to be broken for it. What takes no more than two lines and is no sentence is a
// label or an entry of a list and stays as it is, and so are headings.
func (u *UI) Running(s theme.Style, str string, width float64) theme.Style {
	if !u.theme.Spaced || s != s.Plain() {
		return s
	}
	running := s == theme.Body || s == theme.Small || s == theme.Serif || s == theme.Italic
	sentence := strings.HasSuffix(strings.TrimRight(str, "\u201c\u201d\u00bb)"), ".")
	if !(running && sentence) && len(u.theme.Wrap(s, u.scale, str, width)) <= 2 {
		return s
	}
	for word := range strings.FieldsSeq(str) {
		if u.theme.Width(s.Spaced(), u.scale, word) > width {
			return s
		}
	}
	return s.Spaced()
}

// ParagraphGap is how many pixels one paragraph of a style stands below another: usual, in design units, or where texts are spaced so many
// that the distance of their lines is twice that of lines within them (Xbox Accessibility Guideline 101).
func (u *UI) ParagraphGap(s theme.Style, usual float64) float64 {
	if !u.theme.Spaced {
		return u.Px(usual)
	}
	return u.Px(max(usual, 2*theme.Leading(s.Spaced())-theme.LineHeight(s)))
}

// setIn is Running for a text that has a room: as it is set where it has none for more. Tests are told of blocks of text of which that is so.
func (u *UI) setIn(s theme.Style, str string, r Rect) theme.Style {
	wide := u.Running(s, str, r.W)
	if wide == s || r.H <= 0 || theme.Height(wide, u.scale, len(u.theme.Wrap(wide, u.scale, str, r.W))) <= r.H+tolerance {
		return wide
	}
	if n := len(u.theme.Wrap(s, u.scale, str, r.W)); n > 2 {
		u.packed = append(u.packed, Overflow{Rect: r, Text: str, Style: s, Width: r.W, Height: theme.Height(s, u.scale, n)})
	}
	return s
}

// LeastWrapped is the height in pixels of a text in lines width pixels wide in the least room between them: what TextWrapped makes do with.
// MeasureWrapped is how high it should be.
func (u *UI) LeastWrapped(s theme.Style, str string, width float64) (height float64) {
	if str == "" {
		return 0
	}
	return theme.Height(s, u.scale, len(u.theme.Wrap(s, u.scale, str, width)))
}

// Packed are the blocks of text of the finished frame, of more than two lines, that had no room to be set as far apart as was chosen, for
// tests.
func (u *UI) Packed() []Overflow { return u.packed }
