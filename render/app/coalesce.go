package app

import (
	"time"

	"islas/render/internal/loop"
	"islas/render/stage"
	"islas/render/ui"
)

// leastShown is how long a picture of a scene that coalesces its changes stays on the screen at least. Pictures that differ in
// brightness can't follow each other faster than 2.9 times a second then, which is less than three flashes (WCAG 2.2, 2.3.1).
const leastShown = 350 * time.Millisecond

// coalescing lets the screen leave out pictures that would follow each other too fast. Nothing but drawing waits: what a player, or a
// screen reader, is told and what a press hits is always the newest.
type coalescing struct {
	shown   time.Duration // since the screen was last drawn
	answers int           // ticks for which what somebody has entered is answered at once
	last    ui.Input      // of the tick before
}

// tick lets a tick of dt pass, with what was entered in it. Anything entered is answered at once, but for where the pointer is: whoever
// moves it all the time while computers play would see every move.
func (c *coalescing) tick(dt time.Duration, in ui.Input) {
	c.shown += dt
	c.answers = max(0, c.answers-1)
	still := in
	still.Pos, still.Inside = c.last.Pos, c.last.Inside
	if !still.Idle(c.last) {
		c.answers = loop.SettleTicks
	}
	c.last = in
}

// drawn is told that the screen shows the newest picture.
func (c *coalescing) drawn() { c.shown = 0 }

// reset lets the next picture be drawn at once.
func (c *coalescing) reset() { c.shown = leastShown }

// withholds reports whether the newest picture of a scene is not to be drawn yet.
func (c *coalescing) withholds(top stage.Scene) bool {
	s, ok := top.(stage.Coalescer)
	return ok && c.shown < leastShown && c.answers == 0 && s.Coalesces()
}
