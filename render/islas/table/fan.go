package table

import (
	"math"

	"islas/render/islas/art"
	"islas/render/ui"
)

// fan is where the cards of a hand lie: on a gentle arc, each slightly turned.
type fan struct {
	in   ui.Rect // the room of the upright cards
	n    int
	w, h float64 // size of a card in pixels
	step float64 // from card to card
}

// Sizes of the fan.
const (
	fanTurn  = 0.04 // radians by which the card at an end of the tray is turned
	fanLeast = 0.32 // least visible part of a covered card, as a part of its width: its priorities are legible
	fanFace  = 0.5  // the same while the hand lies closed: it shows the settler's face
	fanSmall = 0.72 // to which part of their size cards shrink for that
	fanSlack = 0.05 // gap between cards with room for all, as a part of a card's width
)

// newFan lays n cards into a tray, with a margin at its sides. They are as high as the tray, or smaller so that the faces
// of covered ones are seen.
func newFan(r ui.Rect, n int, margin float64) fan {
	in := r.InsetXY(margin*1.2, 0)
	sag := fanTurn * in.W / 4 // how much lower the ends hang than the middle
	in.Y += margin * 0.6
	f := fan{in: in, n: n}
	room := r.H - margin*1.2 - sag*0.8
	others := float64(max(n-1, 0))
	f.h = min(room, max(in.W/(1+fanFace*others), min(room*art.CardRatio*fanSmall, in.W/(1+fanLeast*others)))/art.CardRatio)
	f.in.Y += (room - f.h) / 2
	f.w = f.h * art.CardRatio
	f.step = f.w * (1 + fanSlack)
	if n > 1 && f.step*float64(n-1)+f.w > in.W {
		f.step = (in.W - f.w) / float64(n-1)
	}
	return f
}

// left returns the left edge of the i-th card.
func (f *fan) left(i int) float64 {
	return f.in.X + (f.in.W-f.step*float64(f.n-1)-f.w)/2 + float64(i)*f.step
}

// shown returns the part of the width of the i-th card that no other covers, from 0 to 1.
func (f *fan) shown(i int) float64 {
	if shown := f.step / f.w; i+1 < f.n && shown < 0.97 {
		return shown
	}
	return 1
}

// place returns where a card with its left edge at x lies, and by how many radians it is turned.
func (f *fan) place(x float64) (r ui.Rect, turn float64) {
	half := f.in.W / 2
	aside := (x + f.w/2 - f.in.Middle().X) / half
	turn = fanTurn * aside
	if math.Abs(turn) < 1e-4 {
		turn = 0
	}
	return ui.Rect{X: x, Y: f.in.Y + fanTurn*half/2*aside*aside, W: f.w, H: f.h}, turn
}
