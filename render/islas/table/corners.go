package table

import (
	"slices"

	"islas/game"
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

// take takes the free place that covers the least land, the first if there are several, for the first of some sizes for which there is one;
// dry means that it must cover no land. It reports whether there is one.
func (c *corners) take(dry bool, sizes []ui.Rect, places func(size ui.Rect) []ui.Rect) (best ui.Rect, ok bool) {
	most := grounds
	if dry {
		most = 0
	}
	for _, size := range sizes {
		least := most + 1
		for _, r := range places(size) {
			if least == 0 || !c.free(r) {
				continue
			}
			if n := c.ground(r, least); n < least {
				best, least = r, n
			}
		}
		if least <= most {
			c.taken = append(c.taken, best)
			return best, true
		}
	}
	return ui.Rect{}, false
}

// squares returns squares of some sides in design units, no higher than a part of the sea.
func (c *corners) squares(part float64, sides ...float64) (all []ui.Rect) {
	for _, side := range sides {
		side = min(c.isle.f.UI.Px(side), c.body.H*part)
		all = append(all, ui.Rect{W: side, H: side})
	}
	return all
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

// around draws in the sea around an island what its plate has no room for: the cards in hand and the privileges, the portrait, the start
// player's ship. seen reports whether the portrait is there, and lies whether the ship has room.
func (i *isle) around(stock, face, start bool) (seen, lies bool) {
	c := i.corners()
	c.taken = append(append(c.taken, i.marks...), i.plateAt)
	if stock {
		i.stock(&c)
	}
	seen = face && i.face(&c)
	lies = start && i.anchored(&c)
	i.taken = c.taken
	return seen, lies
}

// stock draws the number of cards in hand and the privileges in the sea, where there is least land.
func (i *isle) stock(c *corners) {
	u, th := i.f.UI, i.f.UI.Theme()
	high := min(u.Px(32), c.body.H*0.34)
	size := ui.Rect{W: high*0.8 + u.MeasureText(theme.SmallBold, "00") + u.Px(12), H: high}
	at, ok := c.take(false, []ui.Rect{size}, c.along)
	if !ok {
		at = ui.Rect{X: c.body.X, Y: c.body.Bottom() - size.H, W: size.W, H: size.H}
		c.taken = append(c.taken, at)
	}
	u.Round(at, u.Px(7), theme.Alpha(th.ClothDark, 0.8), 0, theme.Color{}) // legible wherever it lies
	i.handSize(at.InsetXY(u.Px(4), 0), th.OnDark)
	n, gap := float64(i.owned()), u.Px(3)
	if n == 0 {
		return
	}
	var sizes []ui.Rect
	for _, s := range c.squares(0.3, 32, 27, 23) {
		row := ui.Rect{W: n*(s.W+gap) - gap, H: s.H}
		sizes = append(sizes, row, ui.Rect{W: row.H, H: row.W})
	}
	at, ok = c.take(true, sizes, c.fromRight)
	if !ok {
		at = sizes[len(sizes)-2]
		at.X, at.Y = c.body.Right()-at.W, c.body.Bottom()-at.H
		c.taken = append(c.taken, at)
	}
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
	for _, s := range c.squares(0.4, 40, 34, 28, 24) {
		at := s.Moved(b.X, b.Y)
		right, down := b.W-s.W, b.H-s.H
		for _, r := range []ui.Rect{at, at.Moved(right, 0), at.Moved(right, down), at.Moved(0, down)} {
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
	free := *c
	at, ok := free.take(false, c.squares(0.35, 30, 26, 22), c.along)
	if ok && i.token(at) {
		*c = free
	}
	return ok
}

// token notes where the start player's ship lies or would lie, draws it if it is here, and reports whether it is the owner's.
func (i *isle) token(at ui.Rect) bool {
	if !i.double {
		i.v.at.token[i.seat] = at
	}
	owns := i.f.Known().Start() == i.seat
	if owns && (i.f.nextStart() == game.NoSeat || i.f.Progress <= tokenLeaves) { // otherwise it is on its way
		i.f.paint.startShip(at, false)
	}
	return owns
}
