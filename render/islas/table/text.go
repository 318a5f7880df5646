package table

import (
	"islas/render/theme"
	"islas/render/ui"
)

// fitted writes a text in the first of the styles in which it fits into r, or cut short in the last of them.
func fitted(u *ui.UI, r ui.Rect, c theme.Color, align ui.Align, text string, styles ...theme.Style) {
	for _, s := range styles {
		if u.MeasureText(s, text) <= r.W && theme.LineHeight(s)*u.Scale() <= r.H {
			u.Text(r, s, c, align, text)
			return
		}
	}
	s := styles[len(styles)-1]
	if cut := u.Theme().Ellipsis(s, u.Scale(), text, r.W); cut != "…" && theme.LineHeight(s)*u.Scale() <= r.H {
		u.Text(r, s, c, align, cut)
	}
}
