package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Numbered calls yield with the number, from 0 in the order of drawing, the key, the rectangle and the opacity from 0 to 1 of every painting of
// the finished frame of which something is within what drawing was limited to, for tests that draw parts of a frame (DrawPart).
func (rec *recording) Numbered(yield func(n int, key any, r Rect, alpha float64) bool) {
	for i := range rec.ops {
		if o := &rec.ops[i]; o.kind == opPaint && !o.rect.Intersect(o.clip).Empty() && !yield(i, o.key, o.rect, o.alpha) {
			return
		}
	}
}

// Covered reports whether anything that is drawn after an operation of a number reaches where that draws.
func (rec *recording) Covered(n int) bool {
	at := rec.ops[n].reach()
	return slices.ContainsFunc(rec.ops[n+1:], func(o op) bool { return !o.reach().Intersect(at).Empty() })
}

// DrawPart draws those operations of the finished frame that shown chooses by their numbers, or one alone as if nothing made it translucent, onto
// a region of dst. It is for tests that measure what of a picture is seen: the screen is not what Draw takes it for after that.
func (u *UI) DrawPart(dst *ebiten.Image, region Rect, opaque bool, shown func(n int) bool) {
	all := u.ops
	defer func() { u.ops, u.canvas.dst, u.canvas.clipped = all, nil, nil }()
	u.ops = nil
	for i, o := range all {
		if shown(i) {
			if opaque {
				o.alpha = 1
			}
			u.ops = append(u.ops, o)
		}
	}
	u.canvas.prepare()
	u.canvas.dst = dst
	u.replay(region)
}
