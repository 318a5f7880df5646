package render

import (
	"time"

	"islas/render/paint"
	"islas/render/stage"
)

// swell moves the water of the stage: slowly, only while a player is there, and not at all where drawing is too slow for
// it.
type swell struct {
	idle   time.Duration // since the last input
	since  time.Duration // that the water is behind
	apart  time.Duration // since it was last moved
	cost   time.Duration // of a frame, smoothed
	frames int           // that went into cost
	weary  bool          // drawing is too slow
}

const (
	swellStep = time.Second / paint.GlintRate
	restAfter = 10 * time.Second       // without input
	mostCost  = 40 * time.Millisecond  // of a frame that is little more than glints: then the water stands still
	enough    = 30                     // frames to judge the cost by
	ease      = 4                      // times its cost that a frame is apart from the next; the cost may be the wait for the screen
	mostSteps = 4                      // at once
	mostFrame = 500 * time.Millisecond // longer was no frame but a pause, as when the machine was asleep
)

// tick lets dt pass. It reports whether the water has moved, so that a frame is to be run.
func (s *swell) tick(w *stage.Water, dt time.Duration, input, wanted bool) (moved bool) {
	s.idle += dt
	s.since = min(s.since+dt, mostSteps*swellStep)
	s.apart += dt
	if input {
		s.idle = 0
	}
	if lively := wanted && !s.weary; lively != w.Lively {
		w.Lively = lively
		return true
	}
	if !w.Lively || s.idle >= restAfter || s.since < swellStep || s.apart < ease*s.cost {
		return false
	}
	steps := s.since / swellStep
	w.Step += int(steps)
	s.since -= steps * swellStep
	s.apart = 0
	return true
}

// took is told how long the program and the engine were busy with a frame that was drawn for the water's sake.
func (s *swell) took(d time.Duration) {
	if d > mostFrame {
		return
	}
	s.frames++
	s.cost += (d - s.cost) / time.Duration(min(s.frames, enough))
	s.weary = s.weary || s.frames >= enough && s.cost > mostCost
}
