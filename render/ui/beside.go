package ui

import (
	"islas/render/popover"
	"islas/render/theme"
)

// Beside returns where something w by h pixels large stands that speaks about what lies at own, which belongs to a group of others: beside
// that and as near to own as can be, and covering at least nothing of own. Its place is found once for as long as nothing changes.
func (u *Tooltips) Beside(p *popover.Place, own, group Rect, w, h float64) Rect {
	q := popover.Query{Choices: []popover.Choice{{In: u.tipBounds(), W: w, H: h, Near: own}}, Gap: u.Px(tipDistance / 2)}
	q.Avoid = u.tipAvoids(&tipPlace{own: own, group: group}, Rect{})
	return u.FindPlace(p, &q)
}

// tipBounds is where tooltips can stand.
func (u *Window) tipBounds() Rect { return u.Bounds().Inset(u.Px(theme.Gap / 2)) }
