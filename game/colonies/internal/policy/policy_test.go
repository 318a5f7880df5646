package policy

import (
	"slices"
	"testing"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/colonies"
)

// begun returns a new game.
func begun(t testing.TB, seats int, seed uint64) colonies.State {
	t.Helper()
	s, err := colonies.New(colonies.Options{Seats: seats, Seed: seed, Offers: colonies.MaxOffers, Start: game.Seat(seed % uint64(seats))}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// along plays games by the policy, now and then by any action, and shows each position with a decision.
func along(t *testing.T, games int, see func(s *colonies.State)) {
	t.Helper()
	for seed := range uint64(games) {
		s := begun(t, colonies.MinSeats+int(seed%2), seed)
		p, chance := New(), search.NewChance(seed)
		p.Stray, p.Trade = 30, true
		for !s.Over() {
			see(&s)
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Options are legal, each once, at least one; where something has to be answered or given up, every answer that the rules ask for is
// possible.
func TestOptionsAreLegal(t *testing.T) {
	p := New()
	p.Trade = true
	kinds := map[colonies.DecisionKind]int{}
	along(t, 12, func(s *colonies.State) {
		p.Forget()
		legal := s.Legal(nil)
		options := p.Options(s)
		if len(options) == 0 {
			t.Fatalf("nothing is tried of %v", legal)
		}
		for i, o := range options {
			if !slices.Contains(legal, o.Action) {
				t.Fatalf("%v is not legal", o.Action)
			}
			for _, other := range options[:i] {
				if other.Action == o.Action {
					t.Fatalf("%v is listed twice", o.Action)
				}
			}
		}
		kinds[s.Decision().Kind]++
	})
	for k := colonies.DecideSettle; k <= colonies.DecideDeal; k++ {
		if kinds[k] == 0 && k != colonies.DecideExplore { // which this board never has
			t.Errorf("no decision of kind %d came up", k)
		}
	}
}

// What is remembered of a position never changes what is decided in another one: a fresh policy decides the same.
func TestMemoryChangesNothing(t *testing.T) {
	kept, n, other := New(), 0, 0
	along(t, 6, func(s *colonies.State) {
		if s.Round() == 0 {
			kept.Forget()
		}
		a := slices.Clone(kept.Options(s))
		if n++; !slices.Equal(a, New().Options(s)) {
			other++ // how long the game will take is worked out again when something is built
		}
	})
	if other*10 > n {
		t.Errorf("%d of %d decisions depend on what was remembered", other, n)
	}
}

// Play-outs that begin alike and go apart do nothing illegal, whatever is remembered of those before.
func TestPlayOutsAreLegal(t *testing.T) {
	p, n := New(), 0
	p.Noise = 12
	along(t, 4, func(from *colonies.State) {
		if n++; n%23 != 0 {
			return
		}
		for k := range uint64(8) {
			s, chance := *from, search.NewChance(k/2)
			s.Redraw(k)
			p.Forget()
			for i := 0; i < 80 && !s.Over(); i++ {
				a := p.Choose(&s, &chance)
				if err := s.Apply(a, nil); err != nil {
					t.Fatalf("play-out %d from position %d: %v", k, n, err)
				}
			}
		}
	})
}

// Only useful sails are tried: each brings the ship nearer to something.
func TestSailsAreUseful(t *testing.T) {
	p, sails, all := New(), 0, 0
	along(t, 6, func(s *colonies.State) {
		if s.Decision().Kind != colonies.DecideMain {
			return
		}
		for _, a := range s.Legal(nil) {
			if a.Kind == colonies.Sail {
				all++
			}
		}
		for _, o := range slices.Clone(p.Options(s)) {
			if o.Action.Kind != colonies.Sail {
				continue
			}
			sails++
			if purpose, before, after := p.Voyage(s, o.Action); purpose == Idle || after >= before {
				t.Fatalf("%v leads from %d to %d steps, for purpose %d", o.Action, before, after, purpose)
			}
		}
	})
	if sails == 0 || sails*2 > all {
		t.Errorf("%d of %d sails are tried", sails, all)
	}
}

// Trades with the bank lead to a purchase in the same turn.
func TestBankTradesBuySomething(t *testing.T) {
	trades, bought := 0, 0
	for seed := range uint64(10) {
		s := begun(t, 4, seed)
		p, chance := New(), search.NewChance(seed)
		traded := false
		for !s.Over() {
			a := p.Choose(&s, &chance)
			switch a.Kind {
			case colonies.BankTrade:
				traded = true
			case colonies.BuildCity, colonies.Settle, colonies.BuildRoad, colonies.BuildShip, colonies.Buy, colonies.MoveFleet:
				if traded {
					bought++
				}
				traded = false
			case colonies.End:
				if traded {
					trades++
				}
				traded = false
			}
			if err := s.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if bought == 0 || trades*10 > bought {
		t.Errorf("trades with the bank led to %d purchases, %d times to none", bought, trades)
	}
}

// The chances of all seats add up, favour whoever is ahead on average, and are certain at the end.
func TestShares(t *testing.T) {
	p := New()
	ahead, n := 0, 0
	along(t, 6, func(s *colonies.State) {
		shares := p.Shares(s)
		p.Forget()
		sum := 0
		for _, k := range shares {
			sum += k
		}
		if sum != Whole {
			t.Fatalf("the chances %v add up to %d", shares, sum)
		}
		best := game.Seat(0)
		for seat := range game.Seat(s.Seats()) {
			if s.Points(seat) > s.Points(best) {
				best = seat
			}
		}
		if s.Points(best) > 7 {
			n++
			if shares[best] == slices.Max(shares[:]) {
				ahead++
			}
		}
	})
	if n == 0 || ahead*3 < n*2 {
		t.Errorf("who is ahead has the best chances in %d of %d positions", ahead, n)
	}
	s := begun(t, 3, 1)
	chance := search.NewChance(1)
	for !s.Over() {
		if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	if p.Shares(&s)[s.Winners().First()] != Whole {
		t.Error("the winner's chance is not certain")
	}
}

// TestNoAllocation: a decision in a play-out allocates nothing.
func TestNoAllocation(t *testing.T) {
	s := begun(t, 4, 3)
	p, chance := New(), search.NewChance(1)
	play := func() {
		if s.Over() {
			return
		}
		if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	for range 40 {
		play()
	}
	if n := testing.AllocsPerRun(400, play); n > 0 {
		t.Errorf("%v allocations for a decision", n)
	}
}

// BenchmarkPlayOut reports the time of a decision with its action, in play-outs that begin with the set-up.
func BenchmarkPlayOut(b *testing.B) {
	p, chance := New(), search.NewChance(1)
	var first [64]colonies.State
	for i := range first {
		first[i] = begun(b, 4, uint64(i))
	}
	b.ResetTimer()
	for n, k := 0, 0; n < b.N; k++ {
		s := first[k%len(first)]
		p.Forget()
		for ; !s.Over() && n < b.N; n++ {
			s.Play(p.Choose(&s, &chance))
		}
	}
}
