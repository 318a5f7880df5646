package session

import (
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/render/platform/crash"
)

// thinker thinks decisions through, for the computer players and for the suggestion that a person asks for: natively on a goroutine
// beside the frames, in the browser, where nothing runs beside them, in slices of time between two frames. A slice ends before a
// step that would not fit, so that a frame is never longer by more than a slice or a single step. The answer is the same.
type thinker[S any, A game.Action, E, V any] struct {
	game     ai.Game[S, A, E, V]
	asked    question
	thought  ai.Thought[A] // nil while there is nothing to think about
	aside    *aside        // where it is thought through on a goroutine; nil in slices
	parallel bool          // goroutines run beside the frames
	answer   A
	next     A    // what the answer is to be followed by
	foreseen bool // there is such
	answered bool

	calm      bool // nothing moves on the screen: a slice may be long
	disturbed bool // somebody presses something: that comes first
	awaited   bool // nothing else is shown, so that somebody waits for the answer

	step   time.Duration // how long the last step took
	ended  time.Time     // when the last slice was used up
	seen   time.Time     // when it was last asked
	waited time.Duration // for how long somebody has waited for this answer

	clock  func() time.Time                                         // time.Now if nil
	player func(level string, seed uint64) (ai.Player[V, A], error) // that of the game if nil
}

// question is a decision to think about: two that are equal have the same answer.
type question struct {
	revision int       // of the match, which stands for the position
	seat     game.Seat // who decides, by what that seat may know
	level    string
	seed     uint64
}

// Times of thinking.
const (
	calmSlice  = 12 * time.Millisecond // of a frame of 16 in which nothing has to be drawn
	slice      = 4 * time.Millisecond  // of a frame in which something moves
	breath     = 3 * time.Millisecond  // between slices: ticks made up for after a long frame follow each other at once
	patience   = 3 * time.Second       // after so long a wait the best action so far is taken
	mostWaited = time.Second / 10      // counted at once: what is longer was not waiting, but another scene
)

// observe takes in what the tick is about: what moves is drawn smoothly, and what is pressed is answered at once. idle reports
// that nothing that has happened is still to be seen.
func (t *thinker[S, A, E, V]) observe(in Input, idle bool) {
	t.disturbed = in.Disturbs
	t.awaited = idle
	t.calm = idle && in.Still
}

// consider goes on thinking about a question in a position and returns the answer once there is one. Another question than
// before drops the thought about that.
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

// begin begins a thought about what was asked. It fails for a level that does not exist, as no seat has.
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

// conclude ends the thought with the best action found.
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

// running reports whether a thought is under way.
func (t *thinker[S, A, E, V]) running() bool { return t.thought != nil }

// stop drops the thought. On a goroutine the step that is under way is still taken.
func (t *thinker[S, A, E, V]) stop() {
	if t.aside != nil {
		close(t.aside.stop)
	}
	t.thought, t.aside, t.answered, t.waited = nil, nil, false, 0
}

// aside is a goroutine that takes the steps of a thought.
type aside struct {
	stop   chan struct{} // closed: no further step is to be taken
	done   chan struct{} // closed: no further step is taken
	failed *crash.Panic  // once it is done, nil for none
}

// think starts to take steps, until one reports that it was the last.
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

// over reports whether the last step has been taken.
func (a *aside) over() bool {
	select {
	case <-a.done:
		return true
	default:
		return false
	}
}

// end ends the thought after the step that is under way, and raises its panic here if there was one.
func (a *aside) end() {
	close(a.stop)
	<-a.done
	if a.failed != nil {
		panic(a.failed)
	}
}
