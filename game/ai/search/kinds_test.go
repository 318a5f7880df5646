package search_test

import (
	"testing"

	"islas/game/ai/search"
)

// Of a few kinds with many actions the tree finds the best action, and says so in two steps; a kind with one action is one step.
func TestKinds(t *testing.T) {
	root := fork{player: 0}
	for i := range 13 { // the kinds 1 to 4: actions 0 to 3, 4 to 7, 8 to 11, and 12
		root.next = append(root.next, end(int64(i%4)))
	}
	for _, best := range []int{2, 5, 11, 12} {
		root := fork{next: append([]fork{}, root.next...)}
		root.next[best] = end(9)
		g := &search.Kinds[fork, int]{Game: written{root: root}, Kind: func(a int) int { return a/4 + 1 }}
		options := g.Options(&search.Half[fork]{Position: root}, nil)
		if len(options) != 4 || options[0].Weight != 4 || options[3].Action.Kind != 0 {
			t.Fatalf("the first choice is %+v", options)
		}
		tree := search.NewTree(g, options, 600, search.Whole, 1)
		first := think(tree)
		if best == 12 {
			if first.Kind != 0 || first.Action != 12 {
				t.Errorf("chose %+v, want the only action of its kind", first)
			}
			continue
		}
		if then, ok := tree.Then(); first.Kind != best/4+1 || !ok || then.Action != best {
			t.Errorf("chose %+v, then %+v (%v), want action %d", first, then, ok, best)
		}
	}
}

// thrown is a game in which a coin falls after the first action; then the coin is to be named.
type thrown struct{}

// coin is its position.
type coin struct {
	step, side, shares int
	seed               uint64
}

func (thrown) Sample(s *coin, seed uint64)      { *s = coin{seed: seed} }
func (thrown) Forks(*coin) bool                 { return true }
func (thrown) Varies(*coin) bool                { return false }
func (thrown) Legal(*coin, int) bool            { return true }
func (thrown) Policy(*coin, *search.Chance) int { return 0 }
func (thrown) Options(*coin, []search.Option[int]) []search.Option[int] {
	return alike([]int{0, 1})
}

func (thrown) Decider(s *coin) int {
	if s.step == 2 {
		return search.Nobody
	}
	return 0
}

func (thrown) Apply(s *coin, a int) {
	switch {
	case s.step == 0 && a == 1: // the coin is left alone, for a certain gain
		s.step, s.shares = 2, 7
		return
	case s.step == 0:
		s.side = int(s.seed % 2)
	case a == s.side:
		s.shares = 10
	}
	s.step++
}

func (thrown) Shares(s *coin, shares *[search.MostPlayers]int64) {
	shares[0] = int64(s.shares) * search.Whole / 10
}

// seeing is thrown with the coin open on the table.
type seeing struct{ thrown }

func (seeing) Outcome(s *coin) uint64 { return uint64(s.side) }

// What chance brings openly can be used, what nobody sees cannot.
func TestOutcomes(t *testing.T) {
	for seed := range uint64(5) {
		if got := think(search.NewTree(seeing{}, alike([]int{0, 1}), 400, search.Whole/2, seed)); got != 0 {
			t.Errorf("seed %d: the open coin is left alone", seed)
		}
		if got := think(search.NewTree(thrown{}, alike([]int{0, 1}), 400, search.Whole/2, seed)); got != 1 {
			t.Errorf("seed %d: the hidden coin is thrown", seed)
		}
	}
}
