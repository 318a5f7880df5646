package search_test

import (
	"testing"

	"islas/game/ai/search"
)

// think makes a tree search choose to its end.
func think[S any, A comparable](t *search.Tree[S, A]) A {
	for !t.Step(7) {
	}
	return t.Best()
}

// alike returns actions as options of the same weight.
func alike[A any](actions []A) (list []search.Option[A]) {
	for _, a := range actions {
		list = append(list, search.Option[A]{Action: a, Weight: 5})
	}
	return list
}

// heaps is nim (search_test.go) as a contest of two, played out at random.
type heaps struct{ nim }

func (g heaps) Forks(*nimPosition) bool          { return true }
func (g heaps) Varies(*nimPosition) bool         { return false }
func (g heaps) Legal(s *nimPosition, a int) bool { return a <= s.heap }
func (g heaps) Options(s *nimPosition, buf []search.Option[int]) []search.Option[int] {
	return append(buf, alike(nim{heap: s.heap}.actions())...)
}

func (g heaps) Shares(s *nimPosition, shares *[search.MostPlayers]int64) {
	shares[1-s.player] = search.Whole // who took the last
}

// TestTreeLooksAhead requires the winning move wherever there is one, although the play-outs are random: the tree must find out what
// the other will do.
func TestTreeLooksAhead(t *testing.T) {
	for heap := 2; heap <= 15; heap++ {
		if heap%4 == 0 {
			continue
		}
		g := heaps{nim{heap: heap}}
		if got := think(search.NewTree(g, alike(g.actions()), 6000, search.Whole, uint64(heap))); got != heap%4 {
			t.Errorf("heap of %d: took %d, want %d", heap, got, heap%4)
		}
	}
}

// fork is a game that is written down: a decision of a player, or its end with the shares of all players.
type fork struct {
	player int
	next   []fork
	shares [3]int64
}

// written plays forks; the position is the current fork.
type written struct {
	root  fork
	plain bool // only the first decision is one for the tree
}

func (g written) Sample(s *fork, _ uint64)  { *s = g.root }
func (g written) Apply(s *fork, a int)      { *s = s.next[a] }
func (g written) Forks(*fork) bool          { return !g.plain }
func (g written) Varies(*fork) bool         { return false }
func (g written) Legal(s *fork, a int) bool { return a < len(s.next) }

func (g written) Decider(s *fork) int {
	if len(s.next) == 0 {
		return search.Nobody
	}
	return s.player
}

func (g written) Policy(*fork, *search.Chance) int { return 0 }

func (g written) Options(s *fork, buf []search.Option[int]) []search.Option[int] {
	for i := range s.next {
		buf = append(buf, search.Option[int]{Action: i, Weight: 1})
	}
	return buf
}

func (g written) Shares(s *fork, shares *[search.MostPlayers]int64) {
	for i, n := range s.shares {
		shares[i] = n * search.Whole / 10
	}
}

// end returns the end of a written game.
func end(shares ...int64) (f fork) {
	copy(f.shares[:], shares)
	return f
}

// TestEverybodyForThemselves has a decision that turns out well because the next player seeks their own best, and that would turn
// out worst if they were only against the first; and the other way round for who trusts the policy alone.
func TestEverybodyForThemselves(t *testing.T) {
	root := fork{0, []fork{
		{1, []fork{end(4, 3, 3), end(4, 2, 4)}, [3]int64{}},
		{1, []fork{end(0, 1, 9), {2, []fork{end(3, 4, 3), end(7, 3, 4)}, [3]int64{}}}, [3]int64{}},
	}, [3]int64{}}
	for seed := range uint64(10) {
		g := written{root: root}
		if got := think(search.NewTree(g, g.Options(&root, nil), 500, search.Whole/2, seed)); got != 1 {
			t.Errorf("seed %d: chose %d, want the branch that both others make good", seed, got)
		}
		g.plain = true
		if got := think(search.NewTree(g, g.Options(&root, nil), 500, search.Whole/2, seed)); got != 0 {
			t.Errorf("seed %d: chose %d, want the branch that the policy makes good", seed, got)
		}
	}
}

// doors is boxes (search_test.go) as a contest of one.
type doors struct{ boxes }

func (g doors) Forks(*boxesPosition) bool { return true }

func (g doors) Varies(*boxesPosition) bool     { return false }
func (g doors) Legal(*boxesPosition, int) bool { return true }

func (g doors) Options(*boxesPosition, []search.Option[int]) []search.Option[int] {
	panic("nothing is left to decide")
}

func (g doors) Shares(s *boxesPosition, shares *[search.MostPlayers]int64) {
	shares[0] = g.Result(s) * search.Whole / 1000
}

// TestTreeCountsOnNothingHidden requires a choice by how likely it is, as TestHidden does.
func TestTreeCountsOnNothingHidden(t *testing.T) {
	for _, c := range []struct {
		weights []int
		certain int64
		want    int
	}{
		{[]int{1, 1, 1}, 450, leave},
		{[]int{1, 3, 1}, 400, 1}, // worth 600
		{[]int{1, 2, 1}, 650, leave},
		{[]int{6, 2, 1, 1}, 400, 0},
	} {
		for seed := range uint64(10) {
			g := doors{boxes{c.weights, c.certain}}
			if got := think(search.NewTree(g, alike(g.actions()), 4000, search.Whole, seed)); got != c.want {
				t.Errorf("boxes %v with %d certain, seed %d: chose %d, want %d", c.weights, c.certain, seed, got, c.want)
			}
		}
	}
}

// changing is a written game of which there are two, one hidden behind the other.
type changing struct {
	written
	other fork
}

func (g changing) Sample(s *fork, seed uint64) {
	if *s = g.root; seed%2 == 0 {
		*s = g.other
	}
}

func (g changing) Varies(*fork) bool { return true }

// TestOptionsThatDiffer has a second decision that offers more on some samples than on others, and that on some is another
// player's or none at all: every sample may do its best, and the mean over the samples counts.
func TestOptionsThatDiffer(t *testing.T) {
	second := func(player int, next ...fork) fork { return fork{player, next, [3]int64{}} }
	for seed := range uint64(10) {
		g := changing{
			written{root: second(0, second(0, end(2), end(3), end(9)), second(0, end(5), end(6)), end(1))},
			second(0, second(0, end(1), end(3)), second(1, end(4), end(4)), end(8)),
		}
		want := 0 // 9 and 3, against 6 and 4, 1 and 8
		if seed%2 == 1 {
			g.other.next[2] = end(10)
			g.root.next[0].next[2] = end(5) // now 5 and 3, against 6 and 4, 1 and 10
			want = 2
		}
		if got := think(search.NewTree(g, g.Options(&g.root, nil), 2000, search.Whole/2, seed)); got != want {
			t.Errorf("seed %d: chose %d, want %d", seed, got, want)
		}
	}
}

// TestWeights requires that promising options are tried first and most, and that those which bring more win all the same.
func TestWeights(t *testing.T) {
	root := fork{0, []fork{end(5, 0, 0), end(5, 0, 0), end(8, 0, 0)}, [3]int64{}}
	options := []search.Option[int]{{Action: 0, Weight: 1}, {Action: 1, Weight: 8}, {Action: 2, Weight: 1}}
	for _, c := range []struct{ budget, want int }{{1, 1}, {200, 2}} {
		tree := search.NewTree(written{root: root}, options, c.budget, search.Whole/2, 1)
		if got := think(tree); got != c.want {
			t.Errorf("%d play-outs: chose %d, want %d", c.budget, got, c.want)
		}
	}
}

// TestTreeBudget checks the number of play-outs, that there is always an answer, and that a choice that is made stays.
func TestTreeBudget(t *testing.T) {
	g := heaps{nim{heap: 29}}
	for _, c := range []struct{ actions, budget, least, most int }{{1, 100, 0, 0}, {3, 100, 51, 100}, {3, 1, 1, 1}, {3, 999, 500, 999}} {
		tree := search.NewTree(g, alike(g.actions()[:c.actions]), c.budget, search.Whole/2, 1)
		if tree.Best() != 1 {
			t.Error("before the first play-out the first option should lead")
		}
		best := think(tree)
		if n := tree.Spent(); n < c.least || n > c.most {
			t.Errorf("%d options, budget %d: %d play-outs, want %d to %d", c.actions, c.budget, n, c.least, c.most)
		}
		before := tree.Spent()
		if !tree.Step(100) || tree.Spent() != before || tree.Best() != best {
			t.Error("a search that is done goes on")
		}
	}
}

// TestTreeRepeats requires the same choice for the same seed, however it is sliced, and others for other seeds where all are alike.
func TestTreeRepeats(t *testing.T) {
	chosen := map[int]bool{}
	for seed := range uint64(40) {
		g := heaps{nim{heap: 32}}
		a := think(search.NewTree(g, alike(g.actions()), 60, search.Whole/2, seed))
		whole := search.NewTree(g, alike(g.actions()), 60, search.Whole/2, seed)
		whole.Step(1 << 30)
		if whole.Best() != a {
			t.Fatalf("seed %d: not the same in one slice", seed)
		}
		chosen[a] = true
	}
	if len(chosen) < 2 {
		t.Error("every seed gives the same choice of moves that are alike")
	}
}
