package ui

import "islas/render/theme"

// thin is how many pixels a line that has to be seen is wide at least, so that one of them is nearly of its colour wherever it runs.
const thin = 1.5

// LinePx is how wide in pixels a line of v design units is drawn that has to be seen.
func (u *UI) LinePx(v float64) float64 { return max(u.Px(v), thin) }

// Highlight draws the border of a rectangle with rounded corners so that it shows on whatever ground, pictures included: a light line in a dark
// one, as around what has the keyboard's focus. The light one lies inside r and is width pixels wide; its colour runs from top to bottom, and the
// dark one is as opaque.
func (u *UI) Highlight(r Rect, radius, width float64, top, bottom theme.Color) {
	u.Cased(r, radius, width, top, bottom, theme.Alpha(u.theme.FocusEdge, float64(top.A)/255))
}

// Disc draws a red disc so that it shows on whatever ground, pictures included: with a light rim inside, so many pixels wide, and a dark line around.
// As it has grounds of its own, its colours are those of pictures.
func (u *UI) Disc(c Point, radius, rim float64) {
	const over = 0.5 // pixels that the disc lies on its rim, so that nothing is seen between them
	rim = max(rim, thin)
	of := u.theme.Pictures()
	u.Cased(RectAround(c, 2*radius, 2*radius), radius, rim+over, of.PaperLight, of.PaperLight, of.FocusEdge)
	u.Circle(c, radius-rim, of.Accent, 0, theme.Color{})
}

// Cased draws such a border with a colour of its own around the line inside r, light around a dark line.
func (u *UI) Cased(r Rect, radius, width float64, top, bottom, around theme.Color) {
	edge := u.LinePx(1.5)
	width = max(width, thin)
	u.Stroke(r.Inset(-edge), radius+edge, width+2*edge, around, around)
	u.Stroke(r, radius, width, top, bottom)
}
