package ui

import (
	"strings"

	"islas/render/theme"
)

// MeasureText returns the width in pixels of one line of text.
func (u *Window) MeasureText(s theme.Style, str string) (width float64) {
	return u.theme.Width(s, u.scale, str)
}

// MeasureWrapped returns the height in pixels that a text has in lines width pixels wide.
func (u *Window) MeasureWrapped(s theme.Style, str string, width float64) (height float64) {
	if str == "" {
		return 0
	}
	return theme.Height(s, u.scale, len(u.theme.Wrap(s, u.scale, str, width)))
}

// blockSize returns the size in pixels of a text in lines that are at most so many pixels wide.
func (u *Window) blockSize(s theme.Style, str string, most float64) (w, h float64) {
	for _, line := range u.theme.Wrap(s, u.scale, str, most) {
		w = max(w, u.theme.Width(s, u.scale, line))
	}
	return w, u.MeasureWrapped(s, str, most)
}

// wraps reports whether a text fits into r in several lines without a broken word.
func (u *Window) wraps(s theme.Style, str string, r Rect) bool {
	for word := range strings.FieldsSeq(str) {
		if u.MeasureText(s, word) > r.W {
			return false
		}
	}
	return u.MeasureWrapped(s, str, r.W) <= r.H+tolerance
}

// LineHeight returns the height in pixels that a rectangle needs for one line of a style.
func (u *Window) LineHeight(s theme.Style) float64 { return theme.Height(s, u.scale, 1) }

// Fitting returns the first of the styles in which one line of text is no wider than width pixels, or the last of them.
func (u *Window) Fitting(text string, width float64, styles ...theme.Style) theme.Style {
	for _, s := range styles {
		if u.MeasureText(s, text) <= width {
			return s
		}
	}
	return styles[len(styles)-1]
}

// inkOf returns the rectangle of the letters of a line that is drawn at a place.
func (u *Window) inkOf(at Rect, s theme.Style, str string) Rect {
	above, below := u.theme.Extents(s, u.scale, str)
	base := at.Y + theme.Ascent(s)*u.scale
	return Rect{X: at.X, Y: base - above, W: at.W, H: above + below}
}
