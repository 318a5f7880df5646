package search_test

import (
	"testing"

	"islas/game/ai/search"
)

// The first candidate stands where the others are as good but for chance, and yields to one that is better.
func TestDefend(t *testing.T) {
	// Boxes as in TestHidden: opening the first or the second is worth 500 on average, leaving them 480 or 400 for certain.
	for _, c := range []struct {
		certain int64
		stands  bool
	}{{480, true}, {500, true}, {300, false}} {
		kept := 0
		const seeds = 40
		for seed := range uint64(seeds) {
			g := boxes{[]int{1, 1}, c.certain}
			s := search.New(g, []int{leave, 0, 1}, 60, seed)
			s.Defend(8)
			for !s.Step() {
			}
			if s.Best() == leave {
				kept++
			}
		}
		if c.stands && kept < seeds*8/10 || !c.stands && kept > seeds*3/10 {
			t.Errorf("with %d for certain the first choice stood in %d of %d searches", c.certain, kept, seeds)
		}
	}
}
