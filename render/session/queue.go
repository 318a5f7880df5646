package session

import (
	"time"

	"islas/game"
)

// queue is what has happened and is still to be seen, and the position as of what is seen. The rules never wait for it: the
// match is always at the end of the queue.
type queue[S, E any] struct {
	show   func(e E) *Presentation[S, E]
	state  S // as of the step that is moving, or of the last one
	before S // as of the step before the one that is moving
	list   []motion[S, E]
	moving bool          // list[0] is being shown
	time   time.Duration // since it began
	paused bool
	hold   bool // what is added is paused, too: it is stepped through
	waits  bool // nothing more begins before the player goes on in a lesson, whatever is pressed
}

// motion is a step on its way to the screen.
type motion[S, E any] struct {
	step   game.Step[S, E]
	length time.Duration
	steps  float64 // the same in steps of the animation speed, as they would be at leisure
}

// add puts a step of so many steps of the animation speed at the end.
func (q *queue[S, E]) add(step *game.Step[S, E], length time.Duration, steps float64) {
	q.list = append(q.list, motion[S, E]{*step, length, steps})
	q.paused = q.paused || q.hold
}

// busy reports whether something is still to be seen.
func (q *queue[S, E]) busy() bool { return len(q.list) > 0 }

// advance lets dt pass. Steps that begin to be shown are handed to begun, those that are over to reached.
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
		if q.time < now.length {
			return
		}
		dt = q.time - now.length
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

// complete ends what is moving, up to where nobody is to miss anything.
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

// next goes on to the next stop of what is moving, and is paused there; what has none is completed.
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

// skip ends one step after the other for as long as more returns true.
func (q *queue[S, E]) skip(reached func(*game.Step[S, E]), more func() bool) {
	q.release()
	for len(q.list) > 0 && !q.waits && more() {
		q.finish(reached)
	}
}

// pause stops what is moving, or lets it go on.
func (q *queue[S, E]) pause() { q.paused, q.hold = !q.paused, false }

// release lets everything go on.
func (q *queue[S, E]) release() { q.paused, q.hold = false, false }

// steps is how many steps of the animation speed the event that is moving takes.
func (q *queue[S, E]) steps() float64 {
	if len(q.list) == 0 {
		return 0
	}
	return q.list[0].steps
}

// event is what is moving and how far, from 0 to 1.
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
