package table

import (
	"math"

	"islas/render/islas/art"
	"islas/render/ui"
)

// fan is where the cards of a hand lie: on a gentle arc, each slightly turned. It opens at one card, whose neighbours make room for it.
type fan struct {
	in   ui.Rect // the room of the upright cards
	n    int
	w, h float64 // size of a card in pixels
	step float64 // from card to card while the fan is closed
	big  float64 // width of the card at which it is open
}

// Sizes of the fan.
const (
	fanTurn  = 0.04 // radians by which the card at an end of the tray is turned
	fanLeast = 0.32 // least visible part of a covered card, as a part of its width: its priorities are legible
	fanFace  = 0.5  // the same while the hand lies closed: it shows the settler's face
	fanSmall = 0.72 // to which part of their size cards shrink for that
	fanEase  = 0.62 // the same with more room
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
		// A fan that is covered keeps some room at its ends, so that it can open there.
		room := min(2*max(f.w-f.step, 0), in.W*0.2)
		f.step = max((in.W-f.w-room)/float64(n-1), min(f.step, fanEase*f.w))
	}
	f.big = f.w
	return f
}

// shown returns the visible part of the width of a card if another lies step further, from 0 to 1.
func (f *fan) shown(step float64) float64 { return min(max(step/f.w, 0), 1) }

// closed returns the left edge of the i-th card while the fan is closed.
func (f *fan) closed(i int) float64 {
	return f.in.X + (f.in.W-f.step*float64(f.n-1)-f.w)/2 + float64(i)*f.step
}

// opened writes into x the left edges of all cards of a fan that is open at card i, whose left edge is at anchor: nothing covers that
// card and its neighbours as far as there is room.
func (f *fan) opened(x []float64, i int, anchor float64) {
	wide := (f.w + f.big) / 2
	x[i] = anchor
	f.spread(i, anchor-f.in.X, wide, fanEase*f.w, func(k int, d float64) { x[i-k] = anchor - d }, func(k int) float64 { return anchor - f.closed(i-k) })
	f.spread(f.n-1-i, f.in.Right()-f.w-anchor, wide, f.w, func(k int, d float64) { x[i+k] = anchor + d }, func(k int) float64 { return f.closed(i+k) - anchor })
}

// spread places m cards beside the open one, within space: the first at distance wide, the second next further, the others evenly. A card
// covers the one before it, so the second on the right must leave the first uncovered. closed returns the distance of the k-th card in
// the closed fan.
func (f *fan) spread(m int, space, wide, next float64, put func(k int, d float64), closed func(k int) float64) {
	if m <= 0 {
		return
	}
	least := min(fanLeast*f.w, space/float64(m))
	at := min(wide, space-least*float64(m-1))
	if m == 1 {
		at = max(at, min(closed(1), space))
	} else {
		at = max(at, min(closed(1), space-next))
	}
	put(1, at)
	if m == 1 {
		return
	}
	second := max(closed(2), at+min(next, (space-at)/float64(m-1)))
	if next == f.w {
		second = max(closed(2), min(at+next, space-least*float64(m-2)))
	}
	second = min(max(second, at+least), space)
	put(2, second)
	if m == 2 {
		return
	}
	end := min(max(closed(m), second+fanEase*f.w*float64(m-2)), space)
	for k := 3; k <= m; k++ {
		put(k, second+(end-second)*float64(k-2)/float64(m-2))
	}
}

// anchor returns the left edge of a card at which the fan opens: that in the closed fan, or further in so that its neighbours have room,
// but under the pointer.
func (f *fan) anchor(i int, pointer float64, pointed bool) float64 {
	x := f.closed(i)
	least, most := f.in.X, f.in.Right()-f.w
	wide := (f.w + f.big) / 2
	if i > 0 {
		least += wide + fanLeast*f.w*float64(i-1)
	}
	switch m := f.n - 1 - i; {
	case m > 1:
		most -= wide + f.w + fanLeast*f.w*float64(m-2)
	case m == 1:
		most -= wide
	}
	if least <= most {
		x = min(max(x, least), most)
	}
	if pointed {
		under := min(max(x, pointer-0.9*f.w), pointer-0.1*f.w)
		// The first and the last card leave no edge of the closed fan free, at which it would close and open again.
		if closed := f.closed(i); (i == 0 || i == f.n-1) && pointer >= closed && pointer <= closed+f.w {
			under = x
		}
		x = under
	}
	// A hand that just fills its tray reaches slightly over its ends while it is closed.
	return min(max(x, min(f.in.X, f.closed(0))), max(f.in.Right()-f.w, f.closed(f.n-1)))
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
