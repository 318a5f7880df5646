package table

import (
	"islas/render/stage"
	"islas/render/ui"
)

// paperLook is how a popover looks on which somebody speaks, in design units.
type paperLook struct {
	drop, blur float64 // of its shadow
	edge       float64 // width of its rim
	margin     float64
	face       float64 // of who explains the game, 0 without it
	gap        float64 // between the face and what is said
}

// draw draws the paper and the face of who explains the chosen game, and returns what is left beside the face.
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
