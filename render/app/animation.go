package app

import (
	"time"

	"islas/render/paint"
	"islas/render/services"
)

// animation steps the animated background, the sea on which the sun glints, at a low rate of its own beside the frame loop:
// only while a player is there, and not at all where drawing is too slow for it. The zero value is ready.
type animation struct {
	idle      time.Duration // since the last input
	behind    time.Duration // that has passed but is not stepped yet
	sinceStep time.Duration // since the last step
	cost      time.Duration // of a frame drawn for the background alone: a moving average
	frames    int           // that went into cost
	tooSlow   bool          // the machine is, for the rest of the run
}

const (
	animationStep = time.Second / paint.GlintRate
	restAfter     = 10 * time.Second      // without input
	maxCost       = 40 * time.Millisecond // of a frame that is little more than glints: from there on the background stands still
	costFrames    = 30                    // over which the cost is averaged, and the fewest to judge by
	clearCost     = 2 * maxCost           // by which clearFrames are enough to judge
	clearFrames   = 6
	spacing       = 4                      // times its cost that a frame is apart from the next; the cost may be the wait for the screen
	maxSteps      = 4                      // at once
	maxFrame      = 500 * time.Millisecond // longer was no frame but a pause, as when the machine was asleep
)

// tick lets dt pass: input reports whether anything was entered, wanted whether the settings ask for motion. It reports
// whether the background of the stage has changed, so that a frame is to be run.
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

// measure is told how long the program and the engine were busy with a frame that was drawn for the background alone.
func (a *animation) measure(d time.Duration) {
	if d > maxFrame {
		return
	}
	a.frames++
	a.cost += (d - a.cost) / time.Duration(min(a.frames, costFrames))
	a.tooSlow = a.tooSlow || a.frames >= costFrames && a.cost > maxCost || a.frames >= clearFrames && a.cost > clearCost
}
