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
const glideTime = 350 * time.Millisecond

// glides are the islands on their way from one place on the table to another.
type glides struct {
	ways   [islas.MaxSeats]glide
	window [3]float64 // size and scale of the window in which they move
	moving bool
}

// glide is the way of one island.
type glide struct {
	from, to ui.Rect
	age      time.Duration // since it set off
	seen     bool          // in this frame
	was      bool          // in the last frame
}

// tick begins a frame. If the window has changed everything lies in its place at once.
func (g *glides) tick(f *frame) {
	by := f.Port.Moved()
	w, h := f.UI.Size()
	now := [3]float64{w, h, f.UI.Px(1)}
	for seat := range g.ways {
		one := &g.ways[seat]
		one.was, one.seen = one.seen, false
		one.from, one.to = one.from.Moved(by.X, by.Y), one.to.Moved(by.X, by.Y)
		one.age += f.UI.Input().Dt
		if now != g.window {
			one.to = ui.Rect{}
		}
	}
	g.window, g.moving = now, false
}

// place returns where the island of a seat is drawn that lies at to or is on its way there, and its opacity, from 0 to 1. An island that
// was not seen before, or that may not move, appears in its place.
func (g *glides) place(f *frame, seat game.Seat, to ui.Rect) (at ui.Rect, appear float64) {
	one := &g.ways[seat]
	one.seen = true
	switch {
	case one.to.Empty() || f.Stage.Pace() == 0:
		*one = glide{from: to, to: to, age: glideTime, seen: true, was: one.was}
	case !one.was || !alike(one.to, to) && f.Reduced():
		*one = glide{from: to, to: to, seen: true}
	case !alike(one.to, to):
		*one = glide{from: one.now(), to: to, seen: true, was: true}
		ahead(f, seat, to)
	}
	if one.age >= glideTime {
		return to, 1
	}
	g.moving = true
	if one.from == one.to {
		return to, table.Ease(one.part())
	}
	return one.now(), 1
}

// alike reports whether two rectangles are equal except for rounding.
func alike(a, b ui.Rect) bool {
	const lost = 1e-3
	return math.Abs(a.X-b.X) < lost && math.Abs(a.Y-b.Y) < lost && math.Abs(a.W-b.W) < lost && math.Abs(a.H-b.H) < lost
}

// moves reports whether the island of a seat is on its way to another place.
func (g *glides) moves(seat game.Seat) bool {
	one := &g.ways[seat]
	return one.from != one.to && one.age < glideTime
}

// part returns how much of the way is done, from 0 to 1.
func (g *glide) part() float64 { return min(float64(g.age)/float64(glideTime), 1) }

// now returns where the island is.
func (g *glide) now() ui.Rect {
	if g.age >= glideTime {
		return g.to
	}
	return ui.Lerp(g.from, g.to, table.Swing(g.part()))
}

// ahead requests the picture of an island in the size that it has at the end of its way.
func ahead(f *frame, seat game.Seat, to ui.Rect) {
	art.Board(f.Stage.Art.Ahead(), nil, to, f.players.islands[seat])
}
