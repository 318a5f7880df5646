package ui

import "islas/render/popover"

// scrollRoom is the width in design units of a bar for scrolling with its gap.
const scrollRoom = 22

// FindPlace finds the place of a popover, once for as long as nothing changes.
func (u *Window) FindPlace(p *popover.Place, q *popover.Query) Rect {
	at, compared := p.Find(q)
	u.compared += compared
	return at
}

// Lie returns where a popover of words lies where these are so large that the window has hardly room for them: beside what it is about, the first of
// what it avoids. high returns how high it is in a width.
func (u *Window) Lie(p *popover.Place, high func(w float64) float64, avoid []popover.Avoid) Rect {
	at, compared := p.Lie(u.Narrowed(), high, avoid)
	u.compared += compared
	return at
}

// Narrowed returns the window as popovers of words see it.
func (u *Window) Narrowed() popover.Window { return popover.Window{Rect: u.Bounds(), Px: u.Px(1)} }

// Scrolled draws words in r, which are scrolled where they are higher than that. high returns how high they are in a width.
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
