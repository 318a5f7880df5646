package ui

import (
	"islas/render/popover"
	"islas/render/theme"
)

// Beside returns the rectangle of a popover w by h pixels large about what lies at own, which belongs to a group: beside the group, as near
// to own as possible, and in any case covering nothing of own. The place is computed once for as long as nothing changes.
func (u *Tooltips) Beside(p *popover.Place, own, group Rect, w, h float64) Rect {
	q := popover.Query{Choices: []popover.Choice{{In: u.tipBounds(), W: w, H: h, Near: own}}, Gap: u.Px(tipDistance / 2)}
	q.Avoid = u.tipAvoids(&tipPlace{own: own, group: group}, Rect{})
	return u.FindPlace(p, &q)
}

// tipBounds returns the area in which tooltips can stand.
func (u *Window) tipBounds() Rect { return u.Bounds().Inset(u.Px(theme.Gap / 2)) }
