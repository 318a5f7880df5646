package ai

import (
	"testing"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/review"
)

// The chances of a play-out add up, repeat with the same seeds, differ with others, and are certain when the game is over.
func TestOutlook(t *testing.T) {
	o := NewOutlook(3)
	chances := func(s colonies.State, seed uint64) review.Chances {
		o.Redraw(&s, seed)
		chance := search.NewChance(seed)
		return o.PlayOut(&s, &chance)
	}
	n, differ := 0, 0
	last := play(t, 4, func(s *colonies.State, _ colonies.Action) {
		if n++; n%40 != 0 {
			return
		}
		c := chances(*s, 1)
		sum := 0
		for _, k := range c {
			sum += k
		}
		if sum != review.Whole || c != chances(*s, 1) {
			t.Fatalf("the chances %v add up to %d, or do not repeat", c, sum)
		}
		if c != chances(*s, 2) {
			differ++
		}
		v, other := s.View(0), colonies.State{}
		o.Sample(&other, v, 3)
		if other.View(0) != v {
			t.Fatal("seat 0 sees another position in a sample")
		}
	}, "medium", "medium", "medium")
	if differ == 0 {
		t.Error("chance has no part in the outlook")
	}
	if c := chances(last, 1); c != review.Won(game.SeatSet(0).Add(last.Winners().First())) {
		t.Errorf("at the end the chances are %v", c)
	}
	if err := DataFault(); err != nil {
		t.Error(err)
	}
}
