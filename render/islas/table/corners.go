package table

import (
	"slices"

	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/theme"
	"islas/render/ui"
)

// corners finds places in the sea around an island that cover no building site and nothing else.
type corners struct {
	body  ui.Rect
	taken []ui.Rect
	isle  *isle
}

// corners returns the places in the sea around the island.
func (i *isle) corners() corners {
	c := corners{body: i.sea.Inset(i.f.UI.Px(4)), isle: i}
	for plot := range islas.Plot(islas.Plots) {
		c.taken = append(c.taken, art.PieceRect(i.body, i.chart, plot, islas.House))
	}
	return c
}

// free reports whether r lies in the sea and covers nothing.
func (c *corners) free(r ui.Rect) bool {
	const rounding = 0.01
	return c.body.Inset(-rounding).Holds(r) && !slices.ContainsFunc(c.taken, func(o ui.Rect) bool { return !r.Intersect(o).Empty() })
}

// take takes the free place that covers the least land, the first if there are several, and reports whether there is one.
func (c *corners) take(places ...ui.Rect) (ui.Rect, bool) {
	best, least := ui.Rect{}, grounds+1
	for _, r := range places {
		if !c.free(r) {
			continue
		}
		if n := c.ground(r, least); n < least {
			best, least = r, n
		}
		if least == 0 {
			break
		}
	}
	if least > grounds {
		return ui.Rect{}, false
	}
	c.taken = append(c.taken, best)
	return best, true
}

// grounds is the number of points of a place that are tested for land.
const grounds = 10

// ground returns at how many of them there is land in r, at most most: there it stops to count.
func (c *corners) ground(r ui.Rect, most int) int {
	n := 0
	for i := 0; i < grounds && n < most; i++ {
		x, y := r.X+r.W*(0.1+0.2*float64(i%5)), r.Y+r.H*(0.25+0.5*float64(i/5))
		if art.Ashore(c.isle.body, c.isle.chart, x, y) {
			n++
		}
	}
	return n
}

// along returns places for a rectangle of a size along the edges of the sea: first the left edge, from the bottom upwards, then the
// right, the upper and the lower one.
func (c *corners) along(size ui.Rect) []ui.Rect {
	const steps = 12
	b := c.body
	var all []ui.Rect
	for _, x := range []float64{b.X, b.Right() - size.W} {
		for i := range steps + 1 {
			all = append(all, ui.Rect{X: x, Y: b.Bottom() - size.H - (b.H-size.H)*float64(i)/steps, W: size.W, H: size.H})
		}
	}
	for _, y := range []float64{b.Y, b.Bottom() - size.H} {
		for i := range steps + 1 {
			all = append(all, ui.Rect{X: b.X + (b.W-size.W)*float64(i)/steps, Y: y, W: size.W, H: size.H})
		}
	}
	return all
}

// spare is what the plate of an island has no room for, so that it is drawn in the sea.
type spare struct {
	stock bool // the cards in hand, and the privileges
	start bool // the start player's ship
	face  bool // the portrait
}

// around draws in the sea around an island what its plate has no room for. face reports whether the portrait is there, and start whether
// the start player's ship has room.
func (i *isle) around(what spare) (face, start bool) {
	c := i.corners()
	c.taken = append(c.taken, i.marks...) // the marks of the chart
	if what.stock {
		i.stock(&c)
	}
	if what.face {
		face = i.face(&c)
	}
	if what.start {
		start = i.anchored(&c)
	}
	i.taken = c.taken
	return face, start
}

// stock draws the number of cards in hand and the privileges in the sea, where there is least land.
func (i *isle) stock(c *corners) {
	u, th := i.f.UI, i.f.UI.Theme()
	high := min(u.Px(32), c.body.H*0.34)
	size := ui.Rect{W: high*0.8 + u.MeasureText(theme.SmallBold, "00") + u.Px(12), H: high}
	at, ok := c.take(c.along(size)...)
	if !ok {
		at = ui.Rect{X: c.body.X, Y: c.body.Bottom() - size.H, W: size.W, H: size.H}
		c.taken = append(c.taken, at)
	}
	u.Round(at, u.Px(7), theme.Alpha(th.ClothDark, 0.8), 0, theme.Color{}) // legible wherever it lies
	i.handSize(at.InsetXY(u.Px(4), 0), th.OnDark)
	n := i.owned()
	if n == 0 {
		return
	}
	for _, side := range []float64{32, 27, 23} {
		side := min(u.Px(side), c.body.H*0.3)
		row := ui.Rect{W: float64(n)*(side+u.Px(3)) - u.Px(3), H: side}
		column := ui.Rect{W: row.H, H: row.W}
		for _, size := range []ui.Rect{row, column} {
			free := *c
			if at, ok := free.take(c.fromRight(size)...); ok && free.ground(at, 1) == 0 {
				*c = free
				i.sealsIn(at)
				return
			}
		}
	}
	side := min(u.Px(23), c.body.H*0.3)
	at = ui.Rect{W: float64(n) * (side + u.Px(3)), H: side}
	at.X, at.Y = c.body.Right()-at.W, c.body.Bottom()-at.H
	c.taken = append(c.taken, at)
	i.sealsIn(at)
}

// fromRight returns the same places as along, with those at the right edge first.
func (c *corners) fromRight(size ui.Rect) []ui.Rect {
	all := c.along(size)
	n := len(all) / 4
	return append(append(slices.Clone(all[n:2*n]), all[:n]...), all[2*n:]...)
}

// face draws the portrait in the first free corner of the sea; with little room it is smaller. It reports whether there is a place.
func (i *isle) face(c *corners) bool {
	b := c.body
	for _, side := range []float64{40, 34, 28, 24} {
		size := min(i.f.UI.Px(side), b.H*0.4)
		corner := ui.Rect{X: b.X, Y: b.Y, W: size, H: size}
		right, down := b.W-size, b.H-size
		for _, r := range []ui.Rect{corner, corner.Moved(right, 0), corner.Moved(right, down), corner.Moved(0, down)} {
			if c.free(r) {
				c.taken = append(c.taken, r)
				i.f.Portrait(r, i.seat)
				return true
			}
		}
	}
	return false
}

// anchored draws the start player's ship in the sea, or notes where it would lie if another player has it. It reports whether there is
// room.
func (i *isle) anchored(c *corners) bool {
	u := i.f.UI
	for _, side := range []float64{30, 26, 22} {
		size := min(u.Px(side), c.body.H*0.35)
		free := *c
		at, ok := free.take(c.along(ui.Rect{W: size, H: size})...)
		if !ok {
			continue
		}
		if !i.double {
			i.v.at.token[i.seat] = at
		}
		if i.f.Known().Start() == i.seat {
			*c = free
			i.startShip(at)
		}
		return true
	}
	return false
}
