package search_test

import (
	"testing"

	"islas/game/ai/search"
)

// TestExactNim requires the winning move of every heap that has one.
func TestExactNim(t *testing.T) {
	for heap := 1; heap <= 14; heap++ {
		if heap%4 == 0 {
			continue
		}
		g := heaps{nim{heap: heap}}
		e := search.NewExact(g, alike(g.actions()), 1<<20, 1)
		for !e.Step(5) {
		}
		if got, ok := e.Best(); !ok || got != heap%4 {
			t.Errorf("heap of %d: took %d, %v, want %d", heap, got, ok, heap%4)
		}
	}
}

// TestExactEverybodyForThemselves is the game of TestEverybodyForThemselves; by the policy, too, where it is not one for the tree.
func TestExactEverybodyForThemselves(t *testing.T) {
	root := fork{0, []fork{
		{1, []fork{end(4, 3, 3), end(4, 2, 4)}, [3]int64{}},
		{1, []fork{end(0, 1, 9), {2, []fork{end(3, 4, 3), end(7, 3, 4)}, [3]int64{}}}, [3]int64{}},
	}, [3]int64{}}
	for plain, want := range map[bool]int{false: 1, true: 0} {
		g := written{root, plain}
		e := search.NewExact(g, g.Options(&root, nil), 100, 1)
		if _, ok := e.Best(); ok {
			t.Error("the best is known before anything was looked at")
		}
		for !e.Step(1) {
		}
		if got, ok := e.Best(); !ok || got != want {
			t.Errorf("by policy %v: chose %d, %v, want %d", plain, got, ok, want)
		}
	}
}

// TestExactAlike requires what looked more promising of options that are equally good.
func TestExactAlike(t *testing.T) {
	root := fork{0, []fork{end(5), end(5, 1), end(4), end(5, 2)}, [3]int64{}}
	options := []search.Option[int]{{Action: 0, Weight: 2}, {Action: 1, Weight: 3}, {Action: 2, Weight: 9}, {Action: 3, Weight: 3}}
	e := search.NewExact(written{root: root}, options, 100, 1)
	e.Step(100)
	if got, ok := e.Best(); !ok || got != 1 {
		t.Errorf("chose %d, %v, want the first of those that looked best", got, ok)
	}
}

// TestExactGivesUp requires no answer if there are more positions than the limit.
func TestExactGivesUp(t *testing.T) {
	g := heaps{nim{heap: 25}}
	e := search.NewExact(g, alike(g.actions()), 1000, 1)
	steps := 0
	for !e.Step(10) {
		steps++
	}
	if _, ok := e.Best(); ok || steps != 99 {
		t.Errorf("after %d steps of 10 positions of 1000: known %v", steps, ok)
	}
}

// TestExactNoGarbage requires memory to be used again.
func TestExactNoGarbage(t *testing.T) {
	g := heaps{nim{heap: 40}}
	e := search.NewExact(g, alike(g.actions()), 1<<30, 1)
	e.Step(10000)
	if n := testing.AllocsPerRun(10, func() { e.Step(10) }); n > 60 { // alike makes lists of its own: two for each position
		t.Errorf("10 positions allocate %v times", n)
	}
}
