package planner

import (
	"math"
	"slices"
	"testing"

	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// games plays games by rule of thumb, with some moves that are not, and calls f before each decision in which there is something
// to choose.
func games(t *testing.T, n uint64, f func(s *puertorico.State)) {
	t.Helper()
	for seed := range n {
		seats := puertorico.MinSeats + int(seed%4)
		s, err := puertorico.New(puertorico.Options{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, chance := policy.New(policy.Tuned(seats)), search.NewChance(seed)
		p.Stray = 20
		for !s.Over() {
			if len(s.Legal(nil)) > 1 {
				f(&s)
			}
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// choose thinks a decision through.
func choose(s *puertorico.State, p Planner, seed uint64) (puertorico.Action, *Thought) {
	t := p.Think(s.View(s.Decision().Seat), seed)
	t.Step(math.MaxInt)
	return t.Best(), t
}

// TestSlices requires legal answers at any time, and the same in the end however thinking is sliced.
func TestSlices(t *testing.T) {
	n := 0
	games(t, 8, func(s *puertorico.State) {
		if n++; n%7 != 0 {
			return
		}
		want, _ := choose(s, Default(12), 3)
		th := Default(12).Think(s.View(s.Decision().Seat), 3)
		for done := false; !done; done = th.Step(1) {
			if err := s.Check(th.Best()); err != nil {
				t.Fatal(err)
			}
		}
		if got := th.Best(); got != want {
			t.Fatalf("%v in slices, %v at once", got, want)
		}
	})
}

// TestLastDecision requires the best for oneself where every action ends the game.
func TestLastDecision(t *testing.T) {
	n := 0
	games(t, 120, func(s *puertorico.State) {
		seat := s.Decision().Seat
		if s.Decision().Phase == puertorico.PhasePlacing {
			return // in which one way to go on is tried for each placement
		}
		m := &model{lead: Default(1).Lead}
		share := func(a puertorico.Action) (int64, bool) {
			after := *s
			if err := after.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			if !after.Over() {
				return 0, false
			}
			var shares [search.MostPlayers]int64
			m.Shares(&after, &shares)
			return shares[seat], true
		}
		most := int64(0)
		for _, a := range s.Legal(nil) {
			share, over := share(a)
			if !over {
				return
			}
			most = max(most, share)
		}
		n++
		a, th := choose(s, Default(3), 1)
		if got, _ := share(a); got != most {
			t.Errorf("%v is worth %d, something else %d", a, got, most)
		}
		if th.exact == nil && len(th.model.candidates(s)) > 1 {
			t.Errorf("%v was not found by looking at everything", a)
		}
	})
	if n < 20 {
		t.Errorf("only %d last decisions were seen", n)
	}
}

// TestPlacing requires colonists to be placed in one of the ways that were tried, although each group is a decision of its own.
func TestPlacing(t *testing.T) {
	tried, several := 0, 0
	games(t, 24, func(s *puertorico.State) {
		d := s.Decision()
		if p := s.Player(d.Seat); d.Phase != puertorico.PhasePlacing || p.Colonists() != p.SanJuan() {
			return // not the first group
		}
		_, th := choose(s, Default(6), 1)
		if tried++; len(th.model.plans) > 1 {
			several++
		}
		after := *s
		for after.Decision().Phase == puertorico.PhasePlacing && after.Decision().Seat == d.Seat {
			a, _ := choose(&after, Default(6), 1)
			if err := after.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if at := after.Player(d.Seat).Placement(); !slices.Contains(th.model.plans, at) {
			t.Errorf("placed %v, tried were %v", at, th.model.plans)
		}
	})
	if several < tried/4 {
		t.Errorf("only in %d of %d cases several ways were tried", several, tried)
	}
}

// TestTakesTiles requires every tile to be taken that costs nothing: while there is room for another one after it.
func TestTakesTiles(t *testing.T) {
	offered := 0
	games(t, 40, func(s *puertorico.State) {
		d := s.Decision()
		if d.Phase != puertorico.PhaseTile || s.Player(d.Seat).TileCount() >= puertorico.IslandSize-1 {
			return
		}
		offered++
		if a, _ := choose(s, Default(12), 1); a.Kind == puertorico.Pass {
			t.Errorf("round %d: no tile is taken, with %d on the island", s.Round(), s.Player(d.Seat).TileCount())
		}
	})
	if offered < 500 {
		t.Errorf("only %d times tiles were offered", offered)
	}
}
