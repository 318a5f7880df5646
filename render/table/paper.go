package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// paperLook is the look of a popover in which somebody speaks, in design units.
type paperLook struct {
	drop, blur float64 // of its shadow
	edge       float64 // width of its rim
	margin     float64
	face       float64 // width of the speaker's face, 0 without it
	gap        float64 // between the face and the text
}

// draw draws the popover and the face of the host of the chosen game, and returns the area beside the face.
func (l paperLook) draw(u *ui.UI, s *stage.Stage, r ui.Rect) (in ui.Rect) {
	th, corner := u.Theme(), u.Px(8)
	u.Shadow(r.Moved(0, u.Px(l.drop)), corner, u.Px(l.blur), th.Shadow)
	u.Paper(r, corner, th.PaperLight)
	u.Stroke(r, corner, u.Px(l.edge), th.Brass, th.BrassDark)
	face, in := r.Inset(u.Px(l.margin)).CutLeft(u.Px(l.face), u.Px(l.gap))
	if at, _ := face.CutTop(u.Px(l.face)); l.face > 0 {
		s.PaintFace(u, at, s.Host().Face)
	}
	return in
}
