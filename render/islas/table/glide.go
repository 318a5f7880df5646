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
	age      time.Duration // since it set off
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
		one.age += f.UI.Input().Dt
		if now != g.window {
			one.to = berth{}
		}
	}
	g.window, g.moving = now, false
}

// place returns where the island of a seat is drawn that lies at to or is on its way there, and its opacity, from 0 to 1. An island that
// may not move fades in in its place.
func (g *glides) place(f *frame, seat game.Seat, to berth) (at berth, appear float64) {
	one := &g.ways[seat]
	switch same := alike(one.to.body, to.body); {
	case one.to.body.Empty() || f.Stage.Pace() == 0:
		*one = glide{from: to, to: to, age: glideTime}
	case !same && f.Reduced():
		*one = glide{from: to, to: to}
	case !same:
		*one = glide{from: one.now(), to: to}
		ahead(f, seat, to.body)
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

// settled returns how far the island of a seat has come on its way to another place, from 0 to 1 for one that rests.
func (g *glides) settled(seat game.Seat) float64 {
	if one := &g.ways[seat]; one.from != one.to {
		return table.Swing(one.part())
	}
	return 1
}

// part returns how much of the way is done, from 0 to 1.
func (g *glide) part() float64 { return min(float64(g.age)/float64(glideTime), 1) }

// now returns where the island is.
func (g *glide) now() berth {
	if g.age >= glideTime {
		return g.to
	}
	way := table.Swing(g.part())
	return berth{ui.Lerp(g.from.body, g.to.body, way), ui.Lerp(g.from.sea, g.to.sea, way)}
}

// ahead requests the picture of an island in the size that it has at the end of its way.
func ahead(f *frame, seat game.Seat, to ui.Rect) {
	art.Board(f.Stage.Art.Ahead(), nil, to, f.players.islands[seat])
}
