package table

import (
	"time"

	"islas/game/islas"
	"islas/game/islas/ai"
)

// brooder is a player who needs a number of steps, each of which takes some time, and changes its mind on the way: what it
// plays in the end depends on the steps alone.
type brooder struct {
	steps int
	each  time.Duration
	clock *clock // made to go on by each step; nil for the real one
}

func (b brooder) Choose(v islas.View) islas.Action {
	t := b.Think(v)
	for !t.Step(1) {
	}
	return t.Best()
}

func (b brooder) Think(v islas.View) ai.Thought {
	s := v.State()
	return &brooding{brooder: b, legal: s.Legal(nil)}
}

type brooding struct {
	brooder
	legal []islas.Action
	done  int
}

func (b *brooding) Step(n int) bool {
	b.done += n
	if b.clock != nil {
		b.clock.pass(b.each)
	} else {
		for end := time.Now().Add(b.each); time.Now().Before(end); {
		}
	}
	return b.done >= b.steps
}

func (b *brooding) Best() islas.Action { return b.legal[b.done*7%len(b.legal)] }

// Times of thinking, as in package playing.
const (
	longSlice     = 12 * time.Millisecond // of a frame in which nothing moves
	betweenSlices = 3 * time.Millisecond
)

// clock is a clock that goes only when it is told to.
type clock struct{ at time.Time }

func (c *clock) pass(d time.Duration) { c.at = c.at.Add(d) }
func (c *clock) now() time.Time       { return c.at }

// brood makes everybody who thinks at a table think so many steps of a length, by a clock of the test's.
func brood(t *Table, steps int, each time.Duration) *clock {
	c := &clock{at: time.Unix(1000, 0)}
	t.session.ThinkBy(c.now, func(string, uint64) (ai.Player, error) { return brooder{steps, each, c}, nil })
	return c
}
