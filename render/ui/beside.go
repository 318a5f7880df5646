package ui

import (
	"math"

	"islas/render/theme"
)

// Beside is where something w by h pixels large stands that speaks about what lies at own, which belongs to a group of others:
// below, above, right or left of the group, wherever it is nearest to own and has room in the window. It covers none of the
// group; where there is no such room it covers at least nothing of own, and ok is false if that is impossible, too.
func (u *UI) Beside(own, group Rect, w, h float64) (r Rect, ok bool) {
	for _, clear := range []Rect{own.Union(group), own} {
		if r, ok = u.nearest(own, clear, w, h); ok {
			return r, true
		}
	}
	return RectAround(own.Middle(), w, h).Within(u.tipBounds()), false
}

// tipBounds is where tooltips can stand.
func (u *UI) tipBounds() Rect { return u.Bounds().Inset(u.Px(theme.Gap / 2)) }

// nearest is the place nearest to at of something w by h pixels large beside what must be kept clear. ok is false if there is
// none in the window.
func (u *UI) nearest(at, clear Rect, w, h float64) (best Rect, ok bool) {
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

// distance is how far two rectangles are apart, 0 if they touch.
func distance(a, b Rect) float64 {
	return math.Hypot(max(a.X-b.Right(), b.X-a.Right(), 0), max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0))
}

// PushGroup says that the widgets declared until PopGroup belong together and lie in r: a tooltip of one of them covers none
// of the others, as far as there is room.
func (u *UI) PushGroup(r Rect) { u.groups = append(u.groups, r) }

// PopGroup ends the last PushGroup.
func (u *UI) PopGroup() {
	if n := len(u.groups); n > 0 {
		u.groups = u.groups[:n-1]
	}
}

// group is what the widget that is being declared belongs to, empty if it stands alone.
func (u *UI) group() Rect {
	if n := len(u.groups); n > 0 {
		return u.groups[n-1]
	}
	return Rect{}
}

// Tip is the id of the widget whose tooltip the last frame shows, and where that stands; ok is false if it shows none.
func (u *UI) Tip() (id string, r Rect, ok bool) { return u.tip.id, u.tip.at(), u.tip.id != "" }
