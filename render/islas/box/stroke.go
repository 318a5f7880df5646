package box

import (
	"math"

	"islas/game/islas/board/sketch"
	"islas/render/ui"
)

// strokeSlack is how far a finger moves before it draws, in design units: less is a tap.
const strokeSlack = 12

// stroke is a line that is being drawn over the board, by the mouse with its button down or by a finger. The zero value is none.
type stroke struct {
	down  bool     // the button or the finger is
	drawn bool     // it has moved, and draws
	from  ui.Point // where it began
	last  ui.Point // where it was in the frame before

	at     sketch.Corner // where a way has come to
	begun  bool          // it has been led along a side
	taking bool          // it takes the way from sides instead
}

// follow takes up a stroke that begins on something that is held, goes on with it, and reports whether it has moved on; it ends when the
// button or the finger is up.
func (p *Page) follow(u *ui.UI, l lattice, held bool) (on bool) {
	in, k := u.Input(), &p.stroke
	switch {
	case k.down && !in.Down:
		if k.drawn {
			u.CloseLoupe() // it was no tap
		}
		*k = stroke{}
		return false
	case !k.down && held:
		*k = stroke{down: true, from: in.Pos, last: in.Pos, at: l.corner(in.Pos), drawn: !in.Touch}
		return k.drawn
	case !k.down:
		return false
	}
	k.drawn = k.drawn || math.Hypot(in.Pos.X-k.from.X, in.Pos.Y-k.from.Y) > u.Px(strokeSlack)
	return k.drawn
}

// along calls for places on the line from where the stroke was to where it is, as far as they are seen.
func (p *Page) along(u *ui.UI, l lattice, do func(at ui.Point)) {
	const step = 12 // board units
	from, to := p.stroke.last, u.Input().Pos
	n := max(int(math.Hypot(to.X-from.X, to.Y-from.Y)/(step*l.scale)), 1)
	for i := range n {
		t := float64(i+1) / float64(n)
		if at := (ui.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}); l.seen.Contains(at) {
			do(at)
		}
	}
	p.stroke.last = to
}

// strokeGround fills the hexagons over which the stroke leads.
func (p *Page) strokeGround(u *ui.UI, l lattice) {
	p.along(u, l, func(at ui.Point) {
		if c, ok := l.cell(at); ok {
			p.paint(c)
		}
	})
}

// paint fills a hexagon.
func (p *Page) paint(c sketch.Cell) {
	if s := p.box.Islands[p.board]; s.Ground[c] != p.brush.ground {
		p.box.Islands = p.box.Islands.With(p.board, s.Painted(c, p.brush.ground))
	}
}

// strokeWay leads the way along the borders that the stroke follows, from corner to corner. One that begins along a side where the way is
// takes it away.
func (p *Page) strokeWay(u *ui.UI, l lattice) {
	k := &p.stroke
	p.along(u, l, func(at ui.Point) {
		to := l.corner(at)
		side, ok := between(k.at, to)
		if to == k.at {
			return
		}
		k.at = to
		s := p.box.Islands[p.board]
		if !ok || !s.Border(side) {
			return
		}
		if has := s.Has(p.brush.way, side); !k.begun {
			k.begun, k.taking = true, has
		}
		if s.Has(p.brush.way, side) == k.taking {
			p.box.Islands = p.box.Islands.With(p.board, s.Led(p.brush.way, side))
		}
	})
}

// between returns the side between two corners.
func between(a, b sketch.Corner) (sketch.Side, bool) {
	for _, side := range sketch.Sides() {
		if from, to := side.Ends(); from == a && to == b || from == b && to == a {
			return side, true
		}
	}
	return sketch.Side{}, false
}

// cell returns the hexagon at a place, false beside all.
func (l lattice) cell(p ui.Point) (at sketch.Cell, ok bool) {
	least := cellWide / 2 * l.scale * 1.155 // as far as a corner
	for c := range sketch.Cell(sketch.Cells) {
		m := l.at(c.Middle())
		if d := math.Hypot(m.X-p.X, m.Y-p.Y); d < least {
			at, least, ok = c, d, true
		}
	}
	return at, ok
}

// corner returns the corner of hexagons that is nearest to a place.
func (l lattice) corner(p ui.Point) (at sketch.Corner) {
	least := math.Inf(1)
	for c := range sketch.Cell(sketch.Cells) {
		for _, corner := range c.Corners() {
			m := l.at(corner.At())
			if d := math.Hypot(m.X-p.X, m.Y-p.Y); d < least {
				at, least = corner, d
			}
		}
	}
	return at
}
