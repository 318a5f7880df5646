package popover

import (
	"math"

	"islas/render/geom"
)

// If the settings ask for text so large that the window has less room for it than tables are laid out for (ui.Narrow), a popover of text
// takes the whole width of the window or a part of it, and as much of its height as it needs, up to a limit. The rest of its text is
// scrolled.

// Greatest parts of such a window that a popover takes, and figures in design units.
const (
	narrowHigh  = 0.58
	narrowLow   = 0.76 // in a window that is wider than high
	narrowWide  = 0.56 // of the width, for a popover at the side of a window that is wider than high
	narrowLeast = 0.2
	narrowRoomy = 500.0 // window's width from which on a smaller popover will do
	Edge        = 5.0   // distance from the edge of the window

	leastWide = 190.0 // least width of a popover beside its subject, if there is no other room
	leastHigh = 140.0
	Gap       = 12.0 // distance from what it lies beside
)

// Window is a window with hardly enough room for its text.
type Window struct {
	geom.Rect
	Px float64
}

// Room returns the area in which a popover can lie.
func (w Window) Room() geom.Rect { return w.Inset(w.Px * Edge) }

// Choices returns the sizes that a popover can have in a room, the usual one first, each a little worse than the one before. high returns
// the height for a width.
func (w Window) Choices(in geom.Rect, near geom.Point, high func(w float64) float64) (all []Choice) {
	add := func(wide, most float64) {
		wide = math.Floor(wide)
		all = append(all, Choice{
			In: in, W: wide, H: math.Floor(min(high(wide), most)), Near: At(near), Bad: Unusual * float64(len(all)),
		})
	}
	if in.W <= in.H {
		add(in.W, in.H*narrowHigh)
		if in.W >= w.Px*narrowRoomy { // often there is room for it in a corner
			add(in.W*narrowWide, in.H*narrowHigh)
			add(in.W, in.H*narrowLeast)
		}
		return all
	}
	add(in.W, in.H*narrowLow)
	add(in.W*narrowWide, in.H)
	return all
}

// Free returns the options for a popover that takes free room, with a readable least size and a gap to what it lies beside.
func (w Window) Free(gap float64, high func(w float64) float64) *Free {
	return &Free{W: w.Px * leastWide, H: w.Px * leastHigh, Gap: gap, High: high}
}

// Lie returns where a popover of text lies beside its subject, the first element of avoid, and the number of rectangles compared. high
// returns the height for a width.
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
