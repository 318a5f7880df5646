package table

import "islas/render/ui"

// smallFace is the width in pixels below which the brass around a face shows too little on the sea and on cloth.
const smallFace = 72

// LightFace draws a light line around the dark one of a small face in r (WCAG 2.2, 1.4.11). It is light in the dark theme, too, as faces
// keep their colours.
func LightFace(u *ui.UI, r ui.Rect) {
	if side := min(r.W, r.H); side < smallFace {
		light := u.Theme().Pictures().PaperLight
		u.Circle(r.Middle(), side*0.49+u.Px(1.2), light, 0, light)
	}
}
