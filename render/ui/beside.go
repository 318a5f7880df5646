package ui

import (
	"math"

	"islas/render/theme"
)

// Beside is where something w by h pixels large stands that speaks about what lies at own, which belongs to a group of others:
// below, above, right or left of the group, wherever it is nearest to own and has room in the window. It covers none of the
// group; where there is no such room it covers at least nothing of own, and ok is false if that is impossible, too.
func (u *Tooltips) Beside(own, group Rect, w, h float64) (r Rect, ok bool) {
	for _, clear := range []Rect{own.Union(group), own} {
		if r, ok = u.nearest(own, clear, w, h); ok {
			return r, true
		}
	}
	return RectAround(own.Middle(), w, h).Within(u.tipBounds()), false
}

// tipBounds is where tooltips can stand.
func (u *Window) tipBounds() Rect { return u.Bounds().Inset(u.Px(theme.Gap / 2)) }

// nearest is the place nearest to at of something w by h pixels large beside what must be kept clear. ok is false if there is
// none in the window.
func (u *Tooltips) nearest(at, clear Rect, w, h float64) (best Rect, ok bool) {
	bounds, d := u.tipBounds(), u.Px(tipDistance)
	clear = clear.Intersect(u.Bounds())
	middle := at.Middle()
	least := math.Inf(1)
	for _, r := range [4]Rect{
		{X: middle.X - w/2, Y: clear.Bottom() + d, W: w, H: h},
		{X: middle.X - w/2, Y: clear.Y - d - h, W: w, H: h},
		{X: clear.Right() + d, Y: middle.Y - h/2, W: w, H: h},
		{X: clear.X - d - w, Y: middle.Y - h/2, W: w, H: h},
	} {
		if r = r.Within(bounds); !bounds.Holds(r) || !r.Intersect(clear.Inset(-d/2)).Empty() {
			continue
		}
		if away := distance(r, at); away < least-1 {
			best, least, ok = r, away, true
		}
	}
	return best, ok
}
