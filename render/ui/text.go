package ui

import (
	"math"

	"islas/render/theme"
)

// The alignments.
const (
	Left   Align = 0
	Center Align = 1
	Right  Align = 2
	Top    Align = 0
	Middle Align = 4
	Bottom Align = 8
)

// Align is the position of a text in its rectangle: one of Left, Center and Right and one of Top, Middle and Bottom, added. The zero value
// is the upper left.
type Align uint8

// Centered is the middle in both directions.
const Centered = Center | Middle

// x returns the x of something of width w in r.
func (a Align) x(r Rect, w float64) float64 { return r.X + float64(a&3)*(r.W-w)/2 }

// y returns the y of something of height h in r.
func (a Align) y(r Rect, h float64) float64 { return r.Y + float64(a>>2)*(r.H-h)/2 }

// tolerance is the number of pixels by which a text may exceed its rectangle, since rectangles are rounded, before it counts as an
// overflow.
const tolerance = 1

// Text draws one line. Overflows reports a text that is wider or higher than r; a wider one is cut and ends with "…".
func (u *Canvas) Text(r Rect, s theme.Style, c theme.Color, align Align, str string) {
	if str == "" {
		return
	}
	u.write(r, str, false)
	u.oneLine(r, s, c, align, str)
}

// oneLine draws one line of text.
func (u *Canvas) oneLine(r Rect, s theme.Style, c theme.Color, align Align, str string) {
	w, h := u.theme.Width(s, u.scale, str), theme.Height(s, u.scale, 1)
	if w > r.W+tolerance || h > r.H+tolerance {
		u.overflows = append(u.overflows, Overflow{Rect: r, Text: str, Style: s, Width: w, Height: h})
	}
	if w > r.W+tolerance {
		str = u.theme.Ellipsis(s, u.scale, str, r.W)
		w = u.theme.Width(s, u.scale, str)
	}
	u.line(r, s, c, align, str, w, h)
}

// line records a text of known size.
func (u *Canvas) line(r Rect, s theme.Style, c theme.Color, align Align, str string, w, h float64) {
	y := align.y(r, h)
	if align&^3 == Middle {
		// The eye centres on the letters, not on ascender to descender: halfway between small letters and capitals.
		body := (theme.XHeight(s) + theme.CapHeight(s)) / 2
		y = r.Y + (r.H/2 + u.Px(body/2-theme.Ascent(s)))
	}
	at := Rect{X: align.x(r, w), Y: math.Round(y), W: w, H: h}
	if u.dark != nil {
		c = u.dark.Ink
		ink := u.inkOf(at, s, str)
		u.plate(ink, ink.H)
	}
	u.add(op{kind: opText, style: s, rect: at, top: c, bottom: c, text: str, theme: u.theme, scale: u.scale}, at.Inset(-h/2))
}

// TextWrapped draws a text broken into lines as wide as r and returns its height. If r has a height and the text needs more, Overflows
// reports that, and the text is drawn all the same.
func (u *Canvas) TextWrapped(r Rect, s theme.Style, c theme.Color, align Align, str string) (height float64) {
	if str == "" {
		return 0
	}
	lines := u.theme.Wrap(s, u.scale, str, r.W)
	u.write(Rect{X: r.X, Y: r.Y, W: r.W, H: max(r.H, u.Px(theme.Leading(s)))}, str, false)
	height = theme.Height(s, u.scale, len(lines))
	if r.H > 0 && height > r.H+tolerance {
		u.overflows = append(u.overflows, Overflow{Rect: r, Text: str, Style: s, Width: r.W, Height: height})
	}
	y := align.y(r, height)
	u.plateOf(lines, Rect{X: r.X, Y: y, W: r.W, H: 0}, s, align)
	for _, line := range lines {
		if line != "" {
			u.line(Rect{X: r.X, Y: y, W: r.W, H: 0}, s, c, align&3, line, u.theme.Width(s, u.scale, line), theme.Height(s, u.scale, 1))
		}
		y += u.Px(theme.Leading(s))
	}
	return height
}

// TextFitted draws one line of text in the first of the styles in which it fits into r, or cut short in the last of them, which Shortened
// reports. Where r is too low it draws nothing.
func (u *Canvas) TextFitted(r Rect, c theme.Color, align Align, text string, styles ...theme.Style) {
	if !u.fitted(r, c, align, text, styles) {
		s := styles[len(styles)-1]
		u.shortened = append(u.shortened, Overflow{Rect: r, Text: text, Style: s, Width: u.MeasureText(s, text), Height: u.LineHeight(s)})
	}
}

// NameFitted draws a name as TextFitted draws a text, but Shortened does not report it: a player can write one of any width.
func (u *Canvas) NameFitted(r Rect, c theme.Color, align Align, name string, styles ...theme.Style) {
	u.fitted(r, c, align, name, styles)
}

// fitted draws one line of text, and reports whether it is whole. It also reports true where r is too low for any.
func (u *Canvas) fitted(r Rect, c theme.Color, align Align, text string, styles []theme.Style) (whole bool) {
	fits := func(s theme.Style, by float64) bool {
		return u.MeasureText(s, text) <= r.W+by && theme.LineHeight(s)*u.scale <= r.H+by
	}
	last := styles[len(styles)-1]
	for _, s := range styles {
		if fits(s, 0) || s == last && fits(s, tolerance) {
			u.Text(r, s, c, align, text)
			return true
		}
	}
	if theme.LineHeight(last)*u.scale > r.H+tolerance {
		return true
	}
	if cut := u.theme.Ellipsis(last, u.scale, text, r.W); cut != "…" {
		u.TextCut(r, last, c, align, text)
	}
	return false
}

// TextCut draws one line of text, cut short where it is too wide. Assistive tools read the whole text.
func (u *Canvas) TextCut(r Rect, s theme.Style, c theme.Color, align Align, text string) {
	if text == "" {
		return
	}
	u.write(r, text, false)
	u.oneLine(r, s, c, align, u.theme.Ellipsis(s, u.scale, text, r.W))
}
