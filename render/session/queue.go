package session

import (
	"time"

	"islas/game"
)

// queue holds the events that have happened and are still to be shown, and the position that is shown. The rules never wait for it: the
// match is always at the end of the queue.
type queue[S, E any] struct {
	show   func(e E) *Presentation[S, E]
	state  S // after the step that is moving, or after the last one
	before S // before the step that is moving
	list   []motion[S, E]
	moving bool          // list[0] is being shown
	time   time.Duration // since it began to be shown
	paused bool
	hold   bool // added steps are paused, too, as the player steps through them
	waits  bool // nothing more begins before the player continues a lesson, whatever is pressed
}

// motion is a step on its way to the screen.
type motion[S, E any] struct {
	step   game.Step[S, E]
	length time.Duration // of the movement
	steps  float64       // length in steps of the animation speed
	rests  time.Duration // of the ceremony that follows
}

// add appends a step that is shown for length, which is a number of steps of the animation speed, and then has a ceremony for rests.
func (q *queue[S, E]) add(step *game.Step[S, E], length time.Duration, steps float64, rests time.Duration) {
	q.list = append(q.list, motion[S, E]{*step, length, steps, rests})
	q.paused = q.paused || q.hold
}

// busy reports whether something is still to be shown.
func (q *queue[S, E]) busy() bool { return len(q.list) > 0 }

// advance lets dt pass. It calls begun for each step that begins to be shown, and reached for each that has been shown.
func (q *queue[S, E]) advance(dt time.Duration, begun, reached func(*game.Step[S, E])) {
	for len(q.list) > 0 && !q.waits {
		now := &q.list[0]
		if !q.moving {
			q.before = q.state
			q.state = now.step.After
			q.moving = true
			q.time = 0
			begun(&now.step)
		}
		if q.paused {
			return
		}
		q.time += dt
		if q.time < now.length+now.rests {
			return
		}
		dt = q.time - now.length - now.rests
		q.finish(reached)
	}
}

// finish ends the step that is moving.
func (q *queue[S, E]) finish(reached func(*game.Step[S, E])) {
	step := &q.list[0].step
	if !q.moving {
		q.before = q.state
	}
	q.state = step.After
	q.list = q.list[1:]
	q.moving = false
	reached(step)
}

// complete ends what is moving, up to an event that nobody should miss.
func (q *queue[S, E]) complete(reached func(*game.Step[S, E])) {
	q.release()
	for len(q.list) > 0 && !q.waits {
		p := q.show(q.list[0].step.Event)
		q.finish(reached)
		if q.waits || p.StopAfter || len(q.list) > 0 && q.show(q.list[0].step.Event).StopBefore {
			return
		}
	}
}

// next moves on to the next stop of the event that is moving, and pauses there. An event without stops is completed.
func (q *queue[S, E]) next(reached func(*game.Step[S, E])) {
	if q.waits {
		return
	}
	q.hold = true
	_, progress, moving := q.event()
	if !moving || q.show(q.list[0].step.Event).Stops == nil || q.list[0].length <= 0 {
		if len(q.list) > 0 {
			q.finish(reached)
		}
		q.paused = len(q.list) > 0
		return
	}
	q.paused = true
	now := &q.list[0]
	for _, stop := range q.show(now.step.Event).Stops(&now.step) {
		if stop > progress*now.steps+1e-6 && stop < now.steps {
			q.time = time.Duration(stop / now.steps * float64(now.length))
			return
		}
	}
	q.finish(reached)
}

// skip ends step after step as long as more returns true.
func (q *queue[S, E]) skip(reached func(*game.Step[S, E]), more func() bool) {
	q.release()
	for len(q.list) > 0 && !q.waits && more() {
		q.finish(reached)
	}
}

// release resumes everything.
func (q *queue[S, E]) release() { q.paused, q.hold = false, false }

// steps returns the length of the moving event in steps of the animation speed.
func (q *queue[S, E]) steps() float64 {
	if len(q.list) == 0 {
		return 0
	}
	return q.list[0].steps
}

// ceremony returns the progress of the ceremony of the moving event, from 0 to 1.
func (q *queue[S, E]) ceremony() float64 {
	if len(q.list) == 0 || !q.moving || q.list[0].rests == 0 {
		return 0
	}
	return min(max(float64(q.time-q.list[0].length)/float64(q.list[0].rests), 0), 1)
}

// event returns the moving event and the progress of its movement, from 0 to 1.
func (q *queue[S, E]) event() (e E, progress float64, moving bool) {
	if !q.moving || len(q.list) == 0 {
		return e, 0, false
	}
	now := &q.list[0]
	if now.length <= 0 {
		return now.step.Event, 1, true
	}
	return now.step.Event, min(1, float64(q.time)/float64(now.length)), true
}
