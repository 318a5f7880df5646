package popover

import (
	"math"

	"islas/render/geom"
)

// Where words are asked to be so large that the window has less room for them than tables are laid out for (ui.Narrow), a popover of words takes
// the width of the window or a part of it, and of its height as much as it needs, up to a part; the rest of its words is scrolled.

// Parts of the window that a popover takes at most there, and figures in design units.
const (
	narrowHigh  = 0.58
	narrowLow   = 0.76 // of a window that is wider than high
	narrowWide  = 0.56 // of one that stands at the side of a window that is wider than high
	narrowLeast = 0.2
	narrowRoomy = 500.0 // of a window's width, from which on a smaller one will do
	Edge        = 5.0   // to the edge of the window

	leastWide = 190.0 // of one beside what it is about, where there is no other room
	leastHigh = 140.0
	Gap       = 12.0 // and to what it lies beside
)

// Window is a window whose words have hardly room: where it lies, and how many pixels a design unit has.
type Window struct {
	geom.Rect
	Px float64
}

// Room returns where a popover can lie in it.
func (w Window) Room() geom.Rect { return w.Inset(w.Px * Edge) }

// Choices returns the sizes that a popover can have in a room, the usual one first, each the same bit worse than the one before. high returns how high
// it is in a width.
func (w Window) Choices(in geom.Rect, near geom.Point, high func(w float64) float64) (all []Choice) {
	add := func(wide, most float64) {
		wide = math.Floor(wide)
		all = append(all, Choice{
			In: in, W: wide, H: math.Floor(min(high(wide), most)), Near: At(near), Bad: Unusual * float64(len(all)),
		})
	}
	if in.W <= in.H {
		add(in.W, in.H*narrowHigh)
		if in.W >= w.Px*narrowRoomy { // then there is often room for it in a corner
			add(in.W*narrowWide, in.H*narrowHigh)
			add(in.W, in.H*narrowLeast)
		}
		return all
	}
	add(in.W, in.H*narrowLow)
	add(in.W*narrowWide, in.H)
	return all
}

// Free returns a popover of which at least so much is seen that it can be read, so far from what it lies beside.
func (w Window) Free(gap float64, high func(w float64) float64) *Free {
	return &Free{W: w.Px * leastWide, H: w.Px * leastHigh, Gap: gap, High: high}
}

// Lie returns where a popover of words lies beside what it is about, the first of what it avoids. high returns how high it is in a width.
func (p *Place) Lie(w Window, high func(w float64) float64, avoid []Avoid) (at geom.Rect, compared int) {
	in := w.Room()
	near := in.Middle()
	if len(avoid) > 0 {
		near = avoid[0].Middle()
	}
	return p.Find(&Query{
		Choices: w.Choices(in, near, high), Gap: w.Px * Gap, Avoid: avoid, Words: high(in.W), Free: w.Free(w.Px*Edge, high),
	})
}
