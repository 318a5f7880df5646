package app

import (
	"time"

	"islas/render/internal/loop"
	"islas/render/stage"
	"islas/render/ui"
)

// leastShown is the least time for which a picture of a scene that coalesces its changes stays on the screen. So pictures that differ in
// brightness follow each other at most 2.9 times a second, which is less than three flashes (WCAG 2.2, 2.3.1).
const leastShown = 350 * time.Millisecond

// coalescing lets the screen skip pictures that would follow each other too fast. Only drawing waits: texts, screen readers and presses
// always use the newest frame.
type coalescing struct {
	shown   time.Duration // time since the screen was last drawn
	answers int           // ticks for which input is answered at once
	last    ui.Input      // of the tick before
}

// tick adds a tick of dt with its input. Any input but the pointer's position is answered at once: whoever moves the pointer all the time
// while computers play would see every move.
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

// drawn records that the screen shows the newest picture.
func (c *coalescing) drawn() { c.shown = 0 }

// reset lets the next picture be drawn at once.
func (c *coalescing) reset() { c.shown = leastShown }

// withholds reports whether the newest picture of a scene is not to be drawn yet.
func (c *coalescing) withholds(top stage.Scene) bool {
	s, ok := top.(stage.Coalescer)
	return ok && c.shown < leastShown && c.answers == 0 && s.Coalesces()
}
