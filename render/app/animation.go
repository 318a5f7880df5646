package app

import (
	"time"

	"islas/render/paint"
	"islas/render/services"
)

// animation steps the animated background, the glinting sea, at a low rate of its own beside the frame loop: only while a player is there,
// and not where drawing is too slow for it. The zero value is ready.
type animation struct {
	idle      time.Duration // since the last input
	behind    time.Duration // time that has passed but is not stepped yet
	sinceStep time.Duration // since the last step
	cost      time.Duration // of a frame drawn for the background alone: a moving average
	frames    int           // number of frames in cost
	tooSlow   bool          // the machine is too slow, for the rest of the run
}

const (
	animationStep = time.Second / paint.GlintRate
	restAfter     = 10 * time.Second      // time without input
	maxCost       = 40 * time.Millisecond // of a frame with little more than glints; from there on the background stands still
	costFrames    = 30                    // frames over which the cost is averaged, and the fewest to judge by
	clearCost     = 2 * maxCost           // cost from which clearFrames are enough to judge
	clearFrames   = 6
	spacing       = 4                      // least distance of two frames in times their cost; the cost may be the wait for the screen
	maxSteps      = 4                      // most steps at once
	maxFrame      = 500 * time.Millisecond // longer is no frame but a pause, as when the machine was asleep
)

// tick adds the time dt: input reports whether anything was entered, wanted whether the settings allow motion. It reports whether the
// background of the stage has changed, so that a frame is needed.
func (a *animation) tick(w *services.Water, dt time.Duration, input, wanted bool) (changed bool) {
	a.idle += dt
	a.behind = min(a.behind+dt, maxSteps*animationStep)
	a.sinceStep += dt
	if input {
		a.idle = 0
	}
	if lively := wanted && !a.tooSlow; lively != w.Lively {
		w.Lively = lively
		return true
	}
	if a.resting(*w) || a.behind < animationStep || a.sinceStep < spacing*a.cost {
		return false
	}
	steps := a.behind / animationStep
	w.Step += int(steps)
	a.behind -= steps * animationStep
	a.sinceStep = 0
	return true
}

// resting reports whether the background stands still until something is entered.
func (a *animation) resting(w services.Water) bool { return !w.Lively || a.idle >= restAfter }

// measure adds the time for which program and engine were busy with a frame that was drawn for the background alone.
func (a *animation) measure(d time.Duration) {
	if d > maxFrame {
		return
	}
	a.frames++
	a.cost += (d - a.cost) / time.Duration(min(a.frames, costFrames))
	a.tooSlow = a.tooSlow || a.frames >= costFrames && a.cost > maxCost || a.frames >= clearFrames && a.cost > clearCost
}
