package ui

import "islas/render/theme"

// Highlight draws the border of a rectangle with rounded corners so that it shows on whatever ground, pictures included: a light line in a dark
// one, as around what has the keyboard's focus. The light one lies inside r and is width pixels wide; its colour runs from top to bottom, and the
// dark one is as opaque.
func (u *UI) Highlight(r Rect, radius, width float64, top, bottom theme.Color) {
	u.Cased(r, radius, width, top, bottom, theme.Alpha(u.theme.FocusEdge, float64(top.A)/255))
}

// Cased draws such a border with a colour of its own around the line inside r, light around a dark line.
func (u *UI) Cased(r Rect, radius, width float64, top, bottom, around theme.Color) {
	edge := max(u.Px(1.5), thin)
	u.Stroke(r.Inset(-edge), radius+edge, width+2*edge, around, around)
	u.Stroke(r, radius, width, top, bottom)
}
