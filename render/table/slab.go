package table

import (
	"math"

	"islas/render/ui"
)

// Where words are asked to be so large that the window has less room for them than tables are laid out for (ui.Narrow), a sheet that speaks of the
// table takes the width of the window or a part of it, and of its height as much as it needs, up to a part; the rest of its words is scrolled.

// Parts of the window that a sheet takes at most there.
const (
	slabHigh  = 0.58
	slabLow   = 0.76 // of a window that is wider than high
	slabWide  = 0.56 // of one that stands at the side of a window that is wider than high
	slabLeast = 0.2
	slabRoomy = 500.0 // design units of a window's width from which on a smaller one will do
	slabEdge  = 5.0   // design units to the edge of the window

	slabNarrowest = 190.0 // of one beside what it speaks of, where there is no other room
	slabLowest    = 140.0
	slabGap       = 12.0 // and to what it lies beside
)

// slabs are the sizes that a sheet can have in a room, the usual one first. high is how high it is in a width.
func slabs(u *ui.UI, in ui.Rect, high func(w float64) float64) (sizes []ui.Point) {
	add := func(w, most float64) {
		w = math.Floor(w)
		sizes = append(sizes, ui.Point{X: w, Y: math.Floor(min(high(w), most))})
	}
	if in.W <= in.H {
		add(in.W, in.H*slabHigh)
		if in.W >= u.Px(slabRoomy) { // then there is often room for it in a corner
			add(in.W*slabWide, in.H*slabHigh)
			add(in.W, in.H*slabLeast)
		}
		return sizes
	}
	add(in.W, in.H*slabLow)
	add(in.W*slabWide, in.H)
	return sizes
}

// slabRoom is where a sheet can lie there.
func slabRoom(u *ui.UI) ui.Rect { return u.Bounds().Inset(u.Px(slabEdge)) }

// slabBelow is slabRoom without the bar, of which buttons are used meanwhile: below them, and where fingers meet them.
func slabBelow(u *ui.UI, buttons []ui.Rect) (in ui.Rect) {
	in = slabRoom(u)
	for _, b := range buttons {
		_, in = in.CutTop(max(b.Bottom()+u.Px(slabEdge), b.Middle().Y+u.Phone()/2+1) - in.Y)
	}
	return in
}

// readable is a sheet of which at least so much is seen that it can be read, and the rest scrolled, so far from what it lies beside.
func readable(u *ui.UI, gap float64, high func(w float64) float64) *freeing {
	return &freeing{least: ui.Point{X: u.Px(slabNarrowest), Y: u.Px(slabLowest)}, gap: gap, high: high}
}

// Popover is a sheet of words that lies there beside what it is about. The zero value has not been shown.
type Popover struct {
	place place
}

// Lie returns where the sheet lies, which must not cover some places, above all the first of them, and others only where there is no
// other room. high is how high it is in a width, in pixels. Its place is found once for as long as nothing of that changes.
func (p *Popover) Lie(u *ui.UI, high func(w float64) float64, clear, keep []ui.Rect) ui.Rect {
	in := slabRoom(u)
	q := placing{
		in: in, sizes: slabs(u, in, high), gap: u.Px(slabGap), near: near(in, clear), clear: clear, keep: keep, words: high(in.W),
		frees: readable(u, u.Px(slabEdge), high),
	}
	if p.place.seek(u, &q) && covered(p.place.at, clear) > 0 && !p.place.at.Intersect(clear[0]).Empty() {
		if at, ok := slabBeside(u, in, high, clear[0]); ok {
			p.place.at = at
		}
	}
	return p.place.at
}

// slabBeside is where most of a sheet is seen beside what it speaks of, if that is enough to be read.
func slabBeside(u *ui.UI, in ui.Rect, high func(w float64) float64, of ui.Rect) (r ui.Rect, ok bool) {
	gap, best := u.Px(slabEdge), 0.0
	for _, room := range []ui.Rect{
		{X: in.X, Y: in.Y, W: in.W, H: of.Y - gap - in.Y},
		{X: in.X, Y: of.Bottom() + gap, W: in.W, H: in.Bottom() - of.Bottom() - gap},
		{X: in.X, Y: in.Y, W: of.X - gap - in.X, H: in.H},
		{X: of.Right() + gap, Y: in.Y, W: in.Right() - of.Right() - gap, H: in.H},
	} {
		if room.W < u.Px(slabNarrowest) || room.H < u.Px(slabLowest) {
			continue
		}
		h := high(room.W)
		if seen := min(room.H/h, 1); seen > best {
			best, r = seen, ui.RectAround(of.Middle(), room.W, min(h, room.H)).Within(room).Rounded()
		}
	}
	return r, best > 0
}

// Scrolled draws words in r, which are scrolled where they are higher than that. high is how high they are in a width.
func Scrolled(u *ui.UI, id string, r ui.Rect, high func(w float64) float64, words func(r ui.Rect)) {
	if h := high(r.W); h <= r.H+1 {
		words(r)
		return
	}
	width := r.W - u.Px(logScroll+2)
	u.Scroll(id, r, high(width), func(at ui.Rect) {
		at.W = width
		words(at)
	})
}
