package ui

import "islas/render/popover"

// scrollRoom is the width in design units of a scroll bar with its gap.
const scrollRoom = 22

// FindPlace returns the place of a popover, which is computed once for as long as nothing changes.
func (u *Window) FindPlace(p *popover.Place, q *popover.Query) Rect {
	at, compared := p.Find(q)
	u.compared += compared
	return at
}

// Lie returns the place of a popover of text so large that the window has hardly room for it: beside its subject, the first of avoid. high
// returns its height in a width.
func (u *Window) Lie(p *popover.Place, high func(w float64) float64, avoid []popover.Avoid) Rect {
	at, compared := p.Lie(u.Narrowed(), high, avoid)
	u.compared += compared
	return at
}

// Narrowed returns the window as package popover needs it.
func (u *Window) Narrowed() popover.Window { return popover.Window{Rect: u.Bounds(), Px: u.Px(1)} }

// Scrolled draws text in r, and scrolls it where it is higher than that. high returns its height in a width.
func (u *UI) Scrolled(id string, r Rect, high func(w float64) float64, words func(r Rect)) {
	if h := high(r.W); h <= r.H+1 {
		words(r)
		return
	}
	width := r.W - u.Px(scrollRoom)
	u.Scroll(id, r, high(width), func(at Rect) {
		at.W = width
		words(at)
	})
}
