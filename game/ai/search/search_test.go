package search_test

import (
	"testing"

	"islas/game/ai/search"
)

// boxes is a game of one decision: open a box, one of which holds a prize, or take a certain amount.
type boxes struct {
	weights []int // how likely the prize is in each box
	certain int64
}

type boxesPosition struct {
	prize, taken int
	over         bool
}

const leave = -1 // the action that takes the certain amount

func (g boxes) Sample(s *boxesPosition, seed uint64) {
	chance := search.NewChance(seed)
	all := 0
	for _, w := range g.weights {
		all += w
	}
	*s = boxesPosition{}
	for n := chance.Below(all); n >= g.weights[s.prize]; s.prize++ {
		n -= g.weights[s.prize]
	}
}

func (g boxes) Decider(s *boxesPosition) int {
	if s.over {
		return search.Nobody
	}
	return 0
}

// actions returns the actions at the beginning.
func (g boxes) actions() (list []int) {
	for i := range g.weights {
		list = append(list, i)
	}
	return append(list, leave)
}

func (g boxes) Apply(s *boxesPosition, a int) { s.taken, s.over = a, true }

func (g boxes) Policy(*boxesPosition, *search.Chance) int { panic("nothing is left to decide") }
func (g boxes) AtHorizon(*boxesPosition) bool             { return false }

func (g boxes) Result(s *boxesPosition) int64 {
	switch s.taken {
	case s.prize:
		return 1000
	case leave:
		return g.certain
	}
	return 0
}

// TestHidden requires a choice among hidden prizes by how likely they are: a player who saw each sample's prize would always open
// a box.
func TestHidden(t *testing.T) {
	for _, c := range []struct {
		weights []int
		certain int64
		want    int
	}{
		{[]int{1, 1, 1}, 400, leave},
		{[]int{1, 2, 1}, 400, 1}, // worth 500
		{[]int{1, 2, 1}, 600, leave},
		{[]int{5, 2, 1, 1, 1}, 400, 0},
		{[]int{0, 0, 1}, 999, 2},
	} {
		for seed := range uint64(20) {
			g := boxes{c.weights, c.certain}
			s := search.New(g, g.actions(), 4000, seed)
			for !s.Step() {
			}
			if got := s.Best(); got != c.want {
				t.Errorf("boxes %v with %d certain, seed %d: chose %d, want %d", c.weights, c.certain, seed, got, c.want)
			}
		}
	}
}

// nim is the game of taking one to three from a heap; who takes the last wins. Play-outs are random, or perfect.
type nim struct {
	heap    int
	perfect bool
	limit   int // play-outs end after so many moves, judged by judge; 0 for no limit
}

type nimPosition struct{ heap, player, moves int }

func (g nim) Sample(s *nimPosition, _ uint64) { *s = nimPosition{heap: g.heap} }

func (g nim) Decider(s *nimPosition) int {
	if s.heap == 0 {
		return search.Nobody
	}
	return s.player
}

// actions returns the actions at the beginning.
func (g nim) actions() (list []int) {
	for n := 1; n <= min(3, g.heap); n++ {
		list = append(list, n)
	}
	return list
}

func (g nim) Apply(s *nimPosition, a int) { *s = nimPosition{s.heap - a, 1 - s.player, s.moves + 1} }

func (g nim) Policy(s *nimPosition, chance *search.Chance) int {
	if g.perfect && s.heap%4 != 0 {
		return s.heap % 4
	}
	return 1 + chance.Below(min(3, s.heap))
}

func (g nim) AtHorizon(s *nimPosition) bool { return g.limit > 0 && s.moves >= g.limit }

// Result returns 1 if player 0 has won or, before the end, will win if nobody errs.
func (g nim) Result(s *nimPosition) int64 {
	if (s.heap%4 == 0) == (s.player == 1) {
		return 1
	}
	return 0
}

// randomly returns how often player 0 wins if both play at random and player has to move.
func randomly(heap, player int) float64 {
	if heap == 0 {
		return float64(player) // the other has taken the last
	}
	sum := 0.0
	moves := min(3, heap)
	for n := 1; n <= moves; n++ {
		sum += randomly(heap-n, 1-player)
	}
	return sum / float64(moves)
}

// TestPlayOuts compares the choice by random play-outs with the move that is best if play goes on at random, which is computed
// exactly.
func TestPlayOuts(t *testing.T) {
	for heap := 2; heap <= 12; heap++ {
		best, second := 0.0, 0.0
		want := 0
		for n := 1; n <= min(3, heap); n++ {
			switch p := randomly(heap-n, 1); {
			case p > best:
				best, second, want = p, best, n
			case p > second:
				second = p
			}
		}
		if best-second < 0.02 {
			continue // too close to tell
		}
		g := nim{heap: heap}
		s := search.New(g, g.actions(), 30000, uint64(heap))
		for !s.Step() {
		}
		if got := s.Best(); got != want {
			t.Errorf("heap of %d: took %d, want %d", heap, got, want)
		}
	}
}

// TestPerfect requires the winning move wherever there is one, by perfect play-outs to the end and by a judge after two moves.
func TestPerfect(t *testing.T) {
	for _, limit := range []int{0, 2} {
		for heap := 1; heap <= 30; heap++ {
			if heap%4 == 0 {
				continue
			}
			g := nim{heap: heap, perfect: true, limit: limit}
			s := search.New(g, g.actions(), 200, 1)
			for !s.Step() {
			}
			if got := s.Best(); got != heap%4 {
				t.Errorf("limit %d, heap of %d: took %d, want %d", limit, heap, got, heap%4)
			}
		}
	}
}

// lottery is a game in which everybody gets the value of their ticket and, much more than that, of lots: one that is hidden, and
// two that are drawn in the play-out.
type lottery struct{ totals map[int64]bool }

type lotteryPosition struct {
	lot    int64
	ticket int
	draws  int
}

func (g lottery) Sample(s *lotteryPosition, seed uint64) {
	chance := search.NewChance(seed)
	*s = lotteryPosition{lot: int64(chance.Below(1 << 20))}
}

func (g lottery) Decider(s *lotteryPosition) int {
	if s.draws > 2 {
		return search.Nobody
	}
	return 0
}

func (g lottery) Apply(s *lotteryPosition, a int) {
	if s.draws == 0 {
		s.ticket = a
	} else {
		s.lot += int64(a)
	}
	s.draws++
}

func (g lottery) Policy(_ *lotteryPosition, chance *search.Chance) int { return chance.Below(1 << 20) }
func (g lottery) AtHorizon(*lotteryPosition) bool                      { return false }

func (g lottery) Result(s *lotteryPosition) int64 {
	g.totals[s.lot] = true
	return s.lot + int64(s.ticket)
}

// TestCommonRandomNumbers requires the ticket that is worth the most by a trifle, however much the lots bring and however few are
// drawn: all candidates are tried with the same samples and the same chances. From sample to sample they must differ.
func TestCommonRandomNumbers(t *testing.T) {
	for seed := range uint64(50) {
		g := lottery{map[int64]bool{}}
		s := search.New(g, []int{1, 3, 0, 4, 2}, 12, seed)
		for !s.Step() {
		}
		if s.Best() != 4 {
			t.Errorf("seed %d: ticket %d is taken for the best, not 4", seed, s.Best())
		}
		if len(g.totals) < 4 {
			t.Errorf("seed %d: only %d samples differ", seed, len(g.totals))
		}
	}
}

// TestBudget checks the number of play-outs and that there is always an answer.
func TestBudget(t *testing.T) {
	for _, c := range []struct{ actions, budget, least, most int }{
		{1, 1000, 0, 0},
		{2, 1000, 1000, 1000},
		{3, 1000, 990, 1000},
		{24, 2000, 1800, 2000},
		{24, 1, 24 + 12 + 6 + 3 + 2, 24 + 12 + 6 + 3 + 2}, // each once a round
		{100, 5, 100, 210},
	} {
		g := boxes{make([]int, c.actions-1), 5}
		if c.actions > 1 {
			g.weights[0] = 1
		} else {
			g.weights = []int{1}
		}
		actions := g.actions()[:c.actions]
		s := search.New(g, actions, c.budget, 1)
		if s.Best() != actions[0] {
			t.Error("before the first play-out the first candidate should lead")
		}
		for !s.Step() {
		}
		if n := s.Spent(); n < c.least || n > c.most {
			t.Errorf("%d actions, budget %d: %d play-outs, want %d to %d", c.actions, c.budget, n, c.least, c.most)
		}
		before := s.Spent()
		if !s.Step() || s.Spent() != before {
			t.Error("a search that is done goes on")
		}
	}
}

// TestRepeats requires the same choice for the same seed, and others for other seeds where nothing is better than the rest.
func TestRepeats(t *testing.T) {
	chosen := map[int]bool{}
	for seed := range uint64(40) {
		g := boxes{[]int{1, 1, 1, 1, 1}, 0}
		choose := func() int {
			s := search.New(g, g.actions(), 100, seed)
			for !s.Step() {
			}
			return s.Best()
		}
		a := choose()
		if choose() != a {
			t.Fatalf("seed %d: not the same again", seed)
		}
		chosen[a] = true
	}
	if len(chosen) < 4 {
		t.Errorf("only %d of five equal boxes were ever chosen", len(chosen))
	}
}

func TestNoGarbage(t *testing.T) {
	g := nim{heap: 30}
	s := search.New(g, []int{1, 2, 3}, 1<<30, 1)
	if n := testing.AllocsPerRun(1000, func() { s.Step() }); n != 0 {
		t.Errorf("a play-out allocates %v times", n)
	}
}
