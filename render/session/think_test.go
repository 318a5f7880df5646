package session

import (
	"testing"
	"testing/synctest"
	"time"

	"islas/game"
	"islas/game/ai"
	"islas/game/model"
	"islas/render/platform/crash"
	"islas/render/testkit/must"
)

// brooder is a player that needs a number of steps, each of which takes some time, and changes its mind in between: its answer depends on
// the steps alone.
type brooder struct {
	steps int
	each  time.Duration
	clock *clock
}

func (b brooder) Choose(v model.View) model.Action {
	t := b.Think(v)
	for !t.Step(1) {
	}
	return t.Best()
}

func (b brooder) Think(v model.View) ai.Thought[model.Action] {
	p := v.Position()
	return &brooding{brooder: b, legal: model.Game{}.Legal(&p, nil)}
}

type brooding struct {
	brooder
	legal []model.Action
	done  int
}

func (b *brooding) Step(n int) bool {
	b.done += n
	b.clock.pass(b.each)
	return b.done >= b.steps
}

func (b *brooding) Best() model.Action { return b.legal[b.done*7%len(b.legal)] }

// clock is a clock that advances only when a test advances it.
type clock struct{ at time.Time }

func (c *clock) pass(d time.Duration) { c.at = c.at.Add(d) }
func (c *clock) now() time.Time       { return c.at }

// modelThinker is a thinker for the model game.
type modelThinker = thinker[model.Position, model.Action, model.Event, model.View]

// broods returns a thinker that needs a number of steps of a length, and its clock.
func broods(steps int, each time.Duration) (*modelThinker, *clock) {
	c := &clock{at: time.Unix(1000, 0)}
	return &modelThinker{
		game: model.Game{}, clock: c.now,
		player: func(string, uint64) (ai.Player[model.View, model.Action], error) { return brooder{steps, each, c}, nil },
	}, c
}

// position returns a position in which the first seat has a choice.
func position(t *testing.T, seed uint64) model.Position {
	t.Helper()
	p, _, err := model.Game{}.New(game.Options{Seats: 2, Seed: seed})
	must.OK(t, err)
	if len(model.Game{}.Legal(&p, nil)) < 2 {
		t.Fatal("there is no choice in this game; take another seed")
	}
	return p
}

// TestSliceEndsInTime takes steps of many lengths in slices: no slice is longer than allowed, except for a single step that is longer.
func TestSliceEndsInTime(t *testing.T) {
	p := position(t, 1)
	for _, each := range []time.Duration{time.Microsecond, 300 * time.Microsecond, time.Millisecond, 5 * time.Millisecond, 20 * time.Millisecond} {
		for _, calm := range []bool{false, true} {
			m, c := broods(50000, each)
			m.calm = calm
			most := slice
			if calm {
				most = calmSlice
			}
			used := time.Duration(0)
			for range 20 {
				before := c.at
				m.consider(question{}, &p)
				took := c.at.Sub(before)
				if took > max(most, each) {
					t.Fatalf("steps of %v, calm %v: a slice of %v", each, calm, took)
				}
				used += took
				before = c.at
				if m.consider(question{}, &p); c.at != before {
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

// TestSlicesDoNotChangeTheAnswer computes the same decisions in one go, in long slices and in short ones.
func TestSlicesDoNotChangeTheAnswer(t *testing.T) {
	const level = "easy"
	for seed := uint64(1); seed < 4; seed++ {
		p := position(t, seed)
		player, err := model.Game{}.Player(level, seed)
		must.OK(t, err)
		want := player.Choose(model.Game{}.View(&p, 0))
		for _, calm := range []bool{false, true} {
			m := modelThinker{game: model.Game{}, calm: calm}
			q := question{level: level, seed: seed}
			a, ok := m.consider(q, &p)
			for !ok {
				a, ok = m.consider(q, &p)
			}
			if a != want {
				t.Errorf("calm %v: %v, thought in one go %v", calm, a, want)
			}
		}
	}
}

// TestPressesComeFirst presses something while a thought is in progress: no step of it is taken in that frame.
func TestPressesComeFirst(t *testing.T) {
	p := position(t, 1)
	m, c := broods(1<<40, time.Millisecond)
	m.disturbed = true
	before := c.at
	if _, ok := m.consider(question{}, &p); ok || c.at != before {
		t.Error("it thinks in the frame in which somebody presses")
	}
	m.disturbed = false
	if m.consider(question{}, &p); c.at == before {
		t.Error("it does not think in the frame after that")
	}
}

// TestAnotherQuestionDropsTheThought asks another question halfway.
func TestAnotherQuestionDropsTheThought(t *testing.T) {
	first, second := position(t, 1), position(t, 2)
	m, c := broods(1000, time.Millisecond)
	if _, ok := m.consider(question{revision: 1}, &first); ok || !m.running() {
		t.Fatal("the first thought is not under way")
	}
	for range 1000 {
		c.pass(breath)
		if a, ok := m.consider(question{revision: 2}, &second); ok {
			if err := (model.Game{}).Apply(&second, a, nil); err != nil {
				t.Error(err)
			}
			return
		}
	}
	t.Error("the second question is never answered")
}

// TestPatienceEnds waits for a thought that takes too long: the best action so far is taken. Time in another scene, or while something is
// still being shown, does not count.
func TestPatienceEnds(t *testing.T) {
	p := position(t, 1)
	m, c := broods(1<<40, time.Millisecond)
	for range 1000 {
		c.pass(time.Second / 60)
		if _, ok := m.consider(question{}, &p); ok {
			t.Fatal("it was taken although nobody waits")
		}
	}
	m.awaited = true
	c.pass(time.Hour)
	if _, ok := m.consider(question{}, &p); ok {
		t.Fatal("an hour in another scene counts as waiting")
	}
	from := c.at
	for range 1000 {
		c.pass(time.Second / 60)
		if a, ok := m.consider(question{}, &p); ok {
			if waited := c.at.Sub(from); waited < patience-mostWaited || waited > patience+mostWaited {
				t.Errorf("somebody has waited for %v", waited)
			}
			if err := (model.Game{}).Apply(&p, a, nil); err != nil {
				t.Error(err)
			}
			if m.running() {
				t.Error("it goes on thinking")
			}
			return
		}
	}
	t.Error("it thinks for ever")
}

// TestThoughtBesideTheFrames thinks in a goroutine: the answer is that of one go, a discarded thought comes to rest, the best action so far
// is taken when patience ends, and a panic is raised where the table is drawn.
func TestThoughtBesideTheFrames(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := position(t, 1)
		player, err := model.Game{}.Player("easy", 1)
		must.OK(t, err)
		m := modelThinker{game: model.Game{}, parallel: true, awaited: true}
		q := question{level: "easy", seed: 1}
		m.consider(q, &p)
		synctest.Wait()
		if a, ok := m.consider(q, &p); !ok || a != player.Choose(model.Game{}.View(&p, 0)) {
			t.Errorf("%v, %v", a, ok)
		}

		steps := 0
		slow := func(step func() bool) *modelThinker {
			return &modelThinker{game: model.Game{}, parallel: true, awaited: true, player: func(string, uint64) (ai.Player[model.View, model.Action], error) {
				return slowPlayer{step}, nil
			}}
		}
		endless := func() bool { time.Sleep(time.Millisecond); steps++; return false }
		m = *slow(endless)
		m.consider(q, &p)
		time.Sleep(time.Second)
		m.stop()
		time.Sleep(time.Second)
		if steps < 900 || steps > 1001 {
			t.Errorf("%d steps of a thought that was dropped after 1000", steps)
		}

		m = *slow(endless)
		from := time.Now()
		for ok := false; !ok; time.Sleep(time.Second / 60) {
			_, ok = m.consider(q, &p)
		}
		if waited := time.Since(from); waited < patience || waited > patience+mostWaited {
			t.Errorf("somebody has waited for %v", waited)
		}

		m = *slow(func() bool { panic("no move") })
		m.consider(q, &p)
		synctest.Wait()
		if failed := crash.Try("here", func() { m.consider(q, &p) }); failed == nil || failed.Where != "think" || failed.Value != "no move" {
			t.Errorf("raised was %v", failed)
		}
	})
}

// slowPlayer is a player with thoughts whose steps are given.
type slowPlayer struct{ step func() (last bool) }

func (p slowPlayer) Choose(model.View) model.Action { panic("never in one go") }

func (p slowPlayer) Think(v model.View) ai.Thought[model.Action] {
	at := v.Position()
	return slowThought{p.step, model.Game{}.Legal(&at, nil)[0]}
}

type slowThought struct {
	step func() bool
	best model.Action
}

func (t slowThought) Step(int) bool      { return t.step() }
func (t slowThought) Best() model.Action { return t.best }
