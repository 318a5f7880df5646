package table

import (
	"strconv"

	"islas/render/theme"
	"islas/render/ui"
)

// count draws a small picture with a number beside it, as large as it fits into r, and returns what it takes.
func (f *frame) count(r ui.Rect, n int, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	return f.counted(r, strconv.Itoa(n), ink, picture)
}

// counted is the same with a text beside the picture.
func (f *frame) counted(r ui.Rect, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := f.UI
	style, room := theme.Number, r.W-u.Px(4)
	if u.MeasureText(style, text)+r.H*0.8 > room || theme.LineHeight(style)*u.Scale() > r.H+1 {
		style = theme.SmallBold
	}
	return f.countedAs(r, style, u.Px(30), text, ink, picture)
}

// countedAs is the same with the text in a style and a picture whose side is so many pixels at the most.
func (f *frame) countedAs(r ui.Rect, style theme.Style, most float64, text string, ink theme.Color, picture func(r ui.Rect)) ui.Rect {
	u := f.UI
	w := u.MeasureText(style, text)
	side := max(min(r.H*0.92, most, r.W-u.Px(4)-w), 0)
	at, rest := r.CutLeft(side)
	if side >= u.Px(10) {
		picture(at.Center(side, side))
	}
	_, rest = rest.CutLeft(u.Px(4))
	u.Text(rest, style, ink, ui.Left|ui.Middle, text)
	return ui.Rect{X: r.X, Y: r.Y, W: side + u.Px(4) + w, H: r.H}
}

// offered frames something that the person at the machine may click now.
func (f *frame) offered(r ui.Rect, radius float64) {
	th := f.UI.Theme()
	f.UI.Highlight(r, radius, f.UI.Px(3), th.Focus, th.FocusBrass())
}

// notNow is how visible something is of a kind that is decided on, with which nothing can be done now.
const notNow = 0.68

// possible frames something that can be clicked as well, though something else is what one clicks first.
func (f *frame) possible(r ui.Rect, radius float64) {
	th := f.UI.Theme()
	f.UI.Highlight(r, radius, f.UI.Px(1.5), th.BrassLight, th.BrassLight)
}

// picked frames something that has been chosen.
func (f *frame) picked(r ui.Rect, radius float64) {
	th := f.UI.Theme()
	f.UI.Cased(r, radius, f.UI.Px(4), th.Accent, th.Accent, th.PaperLight)
}

// kept frames something that stays with its owner.
func (f *frame) kept(r ui.Rect, radius float64) {
	th := f.UI.Theme()
	f.UI.Cased(r, radius, f.UI.Px(4), th.Good, th.Good, th.PaperLight)
}
