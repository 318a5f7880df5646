package table

import (
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/ai"
	"islas/render/ui"
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

// clock is a clock that goes only when it is told to.
type clock struct{ at time.Time }

func (c *clock) pass(d time.Duration) { c.at = c.at.Add(d) }
func (c *clock) now() time.Time       { return c.at }

// brood makes everybody who thinks at a table think so many steps of a length, by a clock of the test's.
func brood(t *Table, steps int, each time.Duration) *clock {
	c := &clock{at: time.Unix(1000, 0)}
	t.mind.clock = c.now
	t.mind.player = func(string, uint64) (ai.Player, error) { return brooder{steps, each, c}, nil }
	return c
}

// TestSliceEndsInTime lets steps of many lengths be taken in slices: no slice is longer than it may be, but for a single
// step that is longer.
func TestSliceEndsInTime(t *testing.T) {
	r := settled(t, 1)
	state := r.s.Top().(*Table).match.State()
	for _, each := range []time.Duration{time.Microsecond, 300 * time.Microsecond, time.Millisecond, 5 * time.Millisecond, 20 * time.Millisecond} {
		for _, calm := range []bool{false, true} {
			c := &clock{at: time.Unix(1000, 0)}
			m := thinker{clock: c.now, calm: calm, player: func(string, uint64) (ai.Player, error) { return brooder{50000, each, c}, nil }}
			most := slice
			if calm {
				most = calmSlice
			}
			used := time.Duration(0)
			for range 20 {
				before := c.at
				m.consider(question{view: state.View(0)})
				took := c.at.Sub(before)
				if took > max(most, each) {
					t.Fatalf("steps of %v, calm %v: a slice of %v", each, calm, took)
				}
				used += took
				before = c.at
				if m.consider(question{view: state.View(0)}); c.at != before {
					t.Fatal("two slices follow one another without a pause")
				}
				c.pass(breath)
			}
			if used < 20*min(each, most) {
				t.Errorf("steps of %v, calm %v: only %v were thought in 20 slices", each, calm, used)
			}
		}
	}
}

// TestSlicesDoNotChangeTheAnswer thinks about the same decisions in one go, in long slices and in short ones.
func TestSlicesDoNotChangeTheAnswer(t *testing.T) {
	const level = adviser
	for seed := uint64(1); seed < 4; seed++ {
		r := settled(t, 10*seed)
		state := r.s.Top().(*Table).match.State()
		q := question{view: state.View(0), level: level, seed: seed}
		player, err := ai.New(level, seed)
		if err != nil {
			t.Fatal(err)
		}
		want := player.Choose(q.view)
		for _, calm := range []bool{false, true} {
			m := thinker{calm: calm}
			a, ok := m.consider(q)
			for !ok {
				a, ok = m.consider(q)
			}
			if a != want {
				t.Errorf("calm %v: %v, thought in one go %v", calm, a, want)
			}
		}
	}
}

// TestPatienceEnds has somebody wait for a thought that takes too long: the best so far is taken. Time spent in another
// scene, or looking at what is still being shown, does not count.
func TestPatienceEnds(t *testing.T) {
	r := settled(t, 1)
	state := r.s.Top().(*Table).match.State()
	c := &clock{at: time.Unix(1000, 0)}
	m := thinker{clock: c.now, player: func(string, uint64) (ai.Player, error) { return brooder{1 << 40, time.Millisecond, c}, nil }}
	q := question{view: state.View(0)}
	for range 1000 {
		c.pass(time.Second / 60)
		if _, ok := m.consider(q); ok {
			t.Fatal("it was taken although nobody waits")
		}
	}
	m.awaited = true
	c.pass(time.Hour)
	if _, ok := m.consider(q); ok {
		t.Fatal("an hour in another scene counts as waiting")
	}
	from := c.at
	for range 1000 {
		c.pass(time.Second / 60)
		if a, ok := m.consider(q); ok {
			if waited := c.at.Sub(from); waited < patience-mostWaited || waited > patience+mostWaited {
				t.Errorf("somebody has waited for %v", waited)
			}
			if state.Check(a) != nil {
				t.Errorf("%v is not legal", a)
			}
			if m.running() {
				t.Error("it goes on thinking")
			}
			return
		}
	}
	t.Error("it thinks for ever")
}

// thinking is a table at which a computer thinks for a long time and nothing else happens.
func thinking(t *testing.T) (*harness, *Table) {
	t.Helper()
	r := newRig(t, "en", 1920, 1080, 1, someSetup(3, "easy", game.Human))
	table := r.s.Top().(*Table)
	c := brood(table, 1<<40, time.Millisecond)
	for range 600 {
		r.frame(ui.Input{Dt: time.Second / 10})
		c.pass(breath)
		if !table.show.busy() && table.mind.running() {
			return r, table
		}
	}
	t.Fatal("nobody thinks")
	return nil, nil
}

// TestClicksAreAnsweredWhileAComputerThinks opens the menu, the discard pile and an island in the frame in which the button
// is let go, and not a step is thought in it.
func TestClicksAreAnsweredWhileAComputerThinks(t *testing.T) {
	opened := map[string]func(*Table) bool{
		"menu":       func(t *Table) bool { return t.open == drawMenu },
		"power.ties": func(t *Table) bool { return t.open == drawPowers },
		"island.1":   func(t *Table) bool { return t.pinned == 1 },
	}
	for id, open := range opened {
		r, table := thinking(t)
		at := r.widget(id).Rect.Middle()
		r.frame(ui.Input{Pos: at, Inside: true})
		before := table.mind.now()
		r.frame(ui.Input{Pos: at, Inside: true, Down: true, Pressed: true})
		r.frame(ui.Input{Pos: at, Inside: true, Released: true})
		if !open(table) {
			t.Errorf("%s does not answer while a computer thinks", id)
		}
		if table.mind.now() != before {
			t.Errorf("thinking goes on in the frame in which %s is clicked", id)
		}
	}
}

// TestLeavingStopsThinking leaves the table while a computer thinks.
func TestLeavingStopsThinking(t *testing.T) {
	r, table := thinking(t)
	if !table.Busy() {
		t.Fatal("a table at which somebody thinks does not ask for the next tick")
	}
	r.s.Go(result{})
	if table.mind.running() || table.mind.answered {
		t.Error("thinking goes on after the table was left")
	}
}

// TestThinkingBeginsWhileThingsMove: when the last action has been shown, the next is known.
func TestThinkingBeginsWhileThingsMove(t *testing.T) {
	r := newRig(t, "en", 1920, 1080, 1, someSetup(3, "easy", "easy"))
	table := r.s.Top().(*Table)
	c := brood(table, 40, time.Millisecond)
	ahead := 0
	for range 2000 {
		before := table.match.Played()
		r.frame(ui.Input{})
		c.pass(time.Second / 60)
		if table.show.busy() && table.mind.answered && table.match.Played() == before {
			ahead++
		}
	}
	if ahead == 0 {
		t.Error("nobody has thought ahead")
	}
	if table.match.Played() < 6 {
		t.Errorf("only %d actions in 33 seconds", table.match.Played())
	}
}
