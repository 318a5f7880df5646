package planner

import (
	"slices"
	"testing"

	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// some returns positions with a decision of a game played by the policy, every nth.
func some(t *testing.T, seed uint64, nth int) (list []colonies.State) {
	t.Helper()
	s, err := colonies.New(colonies.Options{Seats: 3 + int(seed%2), Seed: seed, Offers: colonies.MaxOffers}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, chance := policy.New(), search.NewChance(seed)
	p.Trade = true
	for n := 0; !s.Over(); n++ {
		if n%nth == 0 {
			list = append(list, s)
		}
		if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// A thought has a legal answer at any time, ends, and answers the same however it is sliced.
func TestThoughts(t *testing.T) {
	p := Planner{Budget: 24}
	for i, s := range some(t, 3, 11) {
		v := s.View(s.Decision().Seat)
		legal := s.Legal(nil)
		a, b := p.Think(v, uint64(i)), p.Think(v, uint64(i))
		steps := 0
		for done := false; !done; steps++ {
			if best := a.Best(); !slices.Contains(legal, best) {
				t.Fatalf("%v is not legal", best)
			}
			if done = a.Step(1); steps > 200 {
				t.Fatal("a thought does not end")
			}
		}
		for !b.Step(1 << 20) {
		}
		if a.Best() != b.Best() {
			t.Fatalf("in slices %v, at once %v", a.Best(), b.Best())
		}
	}
}

// Winning at once is seen.
func TestTakesTheWin(t *testing.T) {
	won := 0
	for seed := range uint64(6) {
		for _, s := range some(t, seed, 1) {
			seat := s.Decision().Seat
			if s.Decision().Kind != colonies.DecideMain || s.Turn() != seat {
				continue
			}
			wins := func(a colonies.Action) bool {
				after := s
				return after.Apply(a, nil) == nil && after.Over()
			}
			if !slices.ContainsFunc(s.Legal(nil), func(a colonies.Action) bool { return a.Kind != colonies.Buy && wins(a) }) {
				continue
			}
			thought := Planner{Budget: 60}.Think(s.View(seat), seed)
			for !thought.Step(1 << 20) {
			}
			a := thought.Best()
			if after := s; after.Apply(a, nil) != nil || !after.Over() && a.Kind == colonies.End {
				t.Errorf("seed %d: %v, where the goal is in reach", seed, a)
			}
			won++
			break
		}
	}
	if won == 0 {
		t.Error("no position was a win at once")
	}
}
