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

// glideTime is how long an island takes from its seat to the middle, or to any other place.
const glideTime = 350 * time.Millisecond

// glides is the islands on their way from one place on the table to another.
type glides struct {
	ways   [islas.MaxSeats]glide
	window [3]float64 // the size of the window and its scale, in which they are under way
	moving bool
}

// glide is the way of one island.
type glide struct {
	from, to ui.Rect
	age      time.Duration // since it has set off
	seen     bool          // in this frame
	was      bool          // in the one before
}

// tick begins a frame. In another window everything lies in its place at once.
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

// place is where the island of a seat is seen that lies at to, or is on its way there, and how visible it is, from 0 to 1: one
// that was not seen before appears. Where nothing is to move it appears in its new place.
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

// alike reports whether two rectangles are the same but for what is lost by reckoning.
func alike(a, b ui.Rect) bool {
	const lost = 1e-3
	return math.Abs(a.X-b.X) < lost && math.Abs(a.Y-b.Y) < lost && math.Abs(a.W-b.W) < lost && math.Abs(a.H-b.H) < lost
}

// moves reports whether the island of a seat is on its way to another place.
func (g *glides) moves(seat game.Seat) bool {
	one := &g.ways[seat]
	return one.from != one.to && one.age < glideTime
}

// part is how far the way is gone, from 0 to 1.
func (g *glide) part() float64 { return min(float64(g.age)/float64(glideTime), 1) }

// now is where the island is.
func (g *glide) now() ui.Rect {
	if g.age >= glideTime {
		return g.to
	}
	return ui.Lerp(g.from, g.to, table.Swing(g.part()))
}

// ahead asks for the picture of an island in the size in which it will lie at the end of its way.
func ahead(f *frame, seat game.Seat, to ui.Rect) {
	art.Board(f.Stage.Art.Ahead(), nil, to, f.players.islands[seat])
}
