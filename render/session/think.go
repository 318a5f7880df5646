package session

import (
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/render/platform/crash"
)

// thinker computes decisions, for the computer players and for suggestions: natively in a goroutine, in the browser in slices between two
// frames. A slice ends before a step that would not fit, so that a frame is longer by at most a slice or a single step. The answer is the
// same in both cases.
type thinker[S any, A game.Action, E, V any] struct {
	game     ai.Game[S, A, E, V]
	asked    question
	thought  ai.Thought[A] // nil while nothing is computed
	aside    *aside        // the goroutine that computes the thought; nil when slices are used
	parallel bool          // goroutines can run beside the frames
	answer   A
	next     A    // the decision that follows the answer
	foreseen bool // next is known
	answered bool

	calm      bool // nothing moves on the screen, so a slice may be long
	disturbed bool // somebody presses something, which has priority
	awaited   bool // nothing else is being shown, so that somebody waits for the answer

	step   time.Duration // duration of the last step
	ended  time.Time     // when the last slice ended
	seen   time.Time     // when consider was last called
	waited time.Duration // time for which somebody has waited for this answer

	clock  func() time.Time                                         // time.Now if nil
	player func(level string, seed uint64) (ai.Player[V, A], error) // the game's own if nil
}

// question identifies a decision to compute: equal questions have the same answer.
type question struct {
	revision int       // revision of the match, which stands for the position
	seat     game.Seat // the seat that decides, from what it may know
	level    string
	seed     uint64
}

// Times of thinking.
const (
	calmSlice  = 12 * time.Millisecond // per frame of 16 ms in which nothing has to be drawn
	slice      = 4 * time.Millisecond  // per frame in which something moves
	breath     = 3 * time.Millisecond  // between slices: after a long frame, missed ticks follow each other at once
	patience   = 3 * time.Second       // after this wait the best action so far is taken
	mostWaited = time.Second / 10      // counted at once: a longer time was not a wait but another scene
)

// consider continues to compute the answer to a question in a position and returns it once it is known. A question other than the last one
// discards the thought about that.
func (t *thinker[S, A, E, V]) consider(q question, s *S) (a A, ok bool) {
	now := t.now()
	if q != t.asked || t.thought == nil && !t.answered {
		t.stop()
		t.asked, t.seen = q, now
	}
	if t.awaited && !t.answered {
		t.waited += min(now.Sub(t.seen), mostWaited)
	}
	t.seen = now
	switch {
	case t.answered:
		return t.answer, true
	case t.thought != nil && t.waited >= patience:
		return t.conclude()
	case t.aside != nil && t.aside.over():
		return t.conclude()
	case t.aside != nil, t.disturbed, now.Sub(t.ended) < breath:
		return a, false
	case t.thought == nil && !t.begin(s):
		return a, false
	case t.parallel:
		thought := t.thought
		t.aside = think(func() bool { return thought.Step(1) })
		return a, false
	}
	length := slice
	if t.calm {
		length = calmSlice
	}
	for deadline := now.Add(length); ; {
		if t.thought.Step(1) {
			return t.conclude()
		}
		after := t.now()
		t.step, now = after.Sub(now), after
		if now.Add(t.step).After(deadline) {
			t.ended = now
			return a, false
		}
	}
}

// begin begins a thought about the question. It fails for a level that does not exist, which no seat has.
func (t *thinker[S, A, E, V]) begin(s *S) bool {
	open := t.player
	if open == nil {
		open = t.game.Player
	}
	player, err := open(t.asked.level, t.asked.seed)
	if err != nil {
		return false
	}
	t.thought = player.Think(t.game.View(s, t.asked.seat))
	return true
}

// conclude ends the thought and returns the best action found.
func (t *thinker[S, A, E, V]) conclude() (A, bool) {
	if t.aside != nil {
		t.aside.end()
		t.aside = nil
	}
	t.answer, t.answered, t.foreseen = t.thought.Best(), true, false
	if f, ok := t.thought.(ai.Foresight[A]); ok {
		t.next, t.foreseen = f.Next()
	}
	t.thought = nil
	return t.answer, true
}

func (t *thinker[S, A, E, V]) now() time.Time {
	if t.clock != nil {
		return t.clock()
	}
	return time.Now()
}

// running reports whether a thought is in progress.
func (t *thinker[S, A, E, V]) running() bool { return t.thought != nil }

// stop discards the thought. In a goroutine, the step in progress is still completed.
func (t *thinker[S, A, E, V]) stop() {
	if t.aside != nil {
		close(t.aside.stop)
	}
	t.thought, t.aside, t.answered, t.waited = nil, nil, false, 0
}

// aside is a goroutine that executes the steps of a thought.
type aside struct {
	stop   chan struct{} // closed when no further step is to be executed
	done   chan struct{} // closed when no further step will be executed
	failed *crash.Panic  // set before done is closed, nil for none
}

// think starts a goroutine that executes steps until one reports that it was the last.
func think(step func() (last bool)) *aside {
	a := &aside{stop: make(chan struct{}), done: make(chan struct{})}
	go func() {
		defer close(a.done)
		a.failed = crash.Try("think", func() {
			for !step() {
				select {
				case <-a.stop:
					return
				default:
				}
			}
		})
	}()
	return a
}

// over reports whether the goroutine has ended.
func (a *aside) over() bool {
	select {
	case <-a.done:
		return true
	default:
		return false
	}
}

// end ends the thought after the step in progress, and panics here if that step did.
func (a *aside) end() {
	close(a.stop)
	<-a.done
	if a.failed != nil {
		panic(a.failed)
	}
}
