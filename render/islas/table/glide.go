package table

import (
	"math"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/art"
	"islas/render/table"
	"islas/render/ui"
)

// glideTime is how long an island takes from one place to another.
const glideTime = 400 * time.Millisecond

// glides are the islands on their way from one place on the table to another.
type glides struct {
	ways   [islas.MaxSeats]glide
	window [3]float64 // size and scale of the window in which they move
	moving bool
}

// glide is the way of one island.
type glide struct {
	from, to berth
	way      float64 // the part of it that is done, from 0 to 1
}

// berth is where an island lies.
type berth struct {
	body ui.Rect // the island itself
	sea  ui.Rect // its place on the table
}

// moved returns the berth moved by some pixels.
func (b berth) moved(by ui.Point) berth {
	return berth{b.body.Moved(by.X, by.Y), b.sea.Moved(by.X, by.Y)}
}

// tick begins a frame. If the window has changed everything lies in its place at once.
func (g *glides) tick(f *frame) {
	by := f.Port.Moved()
	w, h := f.UI.Size()
	now := [3]float64{w, h, f.UI.Px(1)}
	for seat := range g.ways {
		one := &g.ways[seat]
		one.from, one.to = one.from.moved(by), one.to.moved(by)
		one.way = min(one.way+float64(f.UI.Input().Dt)/float64(glideTime), 1)
		if now != g.window {
			one.to = berth{}
		}
	}
	g.window, g.moving = now, false
}

// place returns where the island of a seat is drawn that lies at to or is on its way there, its opacity, and how far it has come, both from
// 0 to 1. An island that may not move fades in in its place.
func (g *glides) place(f *frame, seat game.Seat, to berth) (at berth, appear, settled float64) {
	one := &g.ways[seat]
	switch same := alike(one.to.body, to.body); {
	case one.to.body.Empty() || f.Stage.Pace() == 0:
		*one = glide{to, to, 1}
	case !same && f.Reduced():
		*one = glide{to, to, 0}
	case !same:
		*one = glide{one.now(), to, 0}
		art.Board(f.Stage.Art.Ahead(), nil, to.body, f.players.islands[seat]) // the picture that is needed at the end of the way
	}
	g.moving = g.moving || one.way < 1
	if one.from == one.to {
		return to, table.Ease(one.way), 1
	}
	return one.now(), 1, table.Swing(one.way)
}

// alike reports whether two rectangles are equal except for rounding.
func alike(a, b ui.Rect) bool {
	const lost = 1e-3
	return math.Abs(a.X-b.X) < lost && math.Abs(a.Y-b.Y) < lost && math.Abs(a.W-b.W) < lost && math.Abs(a.H-b.H) < lost
}

// now returns where the island is.
func (g *glide) now() berth {
	if g.way >= 1 {
		return g.to
	}
	way := table.Swing(g.way)
	return berth{ui.Lerp(g.from.body, g.to.body, way), ui.Lerp(g.from.sea, g.to.sea, way)}
}
