package session

import (
	"slices"
	"testing"
	"time"

	"islas/game"
)

// scene is an event of a game that is only shown.
type scene int

// The events of these tests, as indices into sceneRows.
const (
	plain      scene = iota
	told             // a press stops after it
	announced        // a press stops before it
	read             // it is stepped through in three parts
	sceneKinds = 4
)

// sceneRows are the presentations of the events.
var sceneRows = [sceneKinds]Presentation[int, scene]{
	told: {StopAfter: true}, announced: {StopBefore: true},
	read: {Stops: func(*game.Step[int, scene]) []float64 { return []float64{1, 2.5} }},
}

// queueOf returns a queue of events of 4 steps and 400 milliseconds each, the first of which is being shown.
func queueOf(events ...scene) (q *queue[int, scene], reached func(*game.Step[int, scene]), seen *[]scene) {
	q, seen = &queue[int, scene]{show: func(e scene) *Presentation[int, scene] { return &sceneRows[e] }}, new([]scene)
	for i, e := range events {
		q.add(&game.Step[int, scene]{Event: e, After: i + 1}, 400*time.Millisecond, 4, 0)
	}
	reached = func(s *game.Step[int, scene]) { *seen = append(*seen, s.Event) }
	q.advance(time.Millisecond, func(*game.Step[int, scene]) {}, reached)
	return q, reached, seen
}

// A press ends what is moving, up to an event that nobody should miss.
func TestCompleteStops(t *testing.T) {
	for _, c := range []struct{ events, want []scene }{
		{[]scene{plain, plain, plain}, []scene{plain, plain, plain}},
		{[]scene{plain, told, plain}, []scene{plain, told}},
		{[]scene{plain, plain, announced, plain}, []scene{plain, plain}},
		{[]scene{announced, plain}, []scene{announced, plain}},
	} {
		q, reached, seen := queueOf(c.events...)
		q.complete(reached)
		if !slices.Equal(*seen, c.want) {
			t.Errorf("of %v a press ends %v, want %v", c.events, *seen, c.want)
		}
		if q.state != len(c.want) && q.busy() || q.paused {
			t.Errorf("of %v it shows position %d, paused %v", c.events, q.state, q.paused)
		}
	}
}

// An event with stops pauses at each of them; all others are stepped through one by one.
func TestNextStops(t *testing.T) {
	q, reached, seen := queueOf(read, plain, plain)
	for _, want := range []float64{0.25, 0.625} {
		q.next(reached)
		if _, progress, _ := q.event(); progress != want || !q.paused {
			t.Errorf("it stops at %v, want %v", progress, want)
		}
	}
	q.next(reached)
	begun := 0
	q.advance(time.Hour, func(*game.Step[int, scene]) { begun++ }, reached)
	if !slices.Equal(*seen, []scene{read}) || begun != 1 || !q.paused {
		t.Errorf("after its parts %v is over, %d more have begun, paused %v", *seen, begun, q.paused)
	}
	q.next(reached)
	q.next(reached)
	if len(*seen) != 3 || q.busy() || q.paused {
		t.Errorf("in the end %v is over, paused %v", *seen, q.paused)
	}
	q.add(&game.Step[int, scene]{}, 400*time.Millisecond, 4, 0)
	if !q.paused {
		t.Error("what comes later is not stepped through")
	}
	q.complete(reached)
	q.add(&game.Step[int, scene]{}, 400*time.Millisecond, 4, 0)
	if q.paused {
		t.Error("a press does not end stepping")
	}
}

// The time that is left after an event counts for the next, and a position is shown with the event that leads to it.
func TestQueueAdvances(t *testing.T) {
	q, reached, seen := queueOf(plain, plain, plain)
	begun := 0
	q.advance(600*time.Millisecond, func(*game.Step[int, scene]) { begun++ }, reached)
	if _, progress, moving := q.event(); !moving || progress < 0.5 || progress > 0.51 || begun != 1 || len(*seen) != 1 {
		t.Errorf("after one and a half events the second is at %v", progress)
	}
	if q.before != 1 || q.state != 2 {
		t.Errorf("shown are the positions %d and %d", q.before, q.state)
	}
}
