package policy

import (
	"testing"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
)

// begun returns a new game.
func begun(t testing.TB, seats int, seed uint64) puertorico.State {
	t.Helper()
	s, err := puertorico.New(puertorico.Options{Seats: seats, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLegal plays games in which random moves bring about all kinds of positions: whatever the policy chooses is legal.
func TestLegal(t *testing.T) {
	for _, stray := range []int{0, 20, 128, 250} {
		for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
			for seed := range uint64(10) {
				s := begun(t, seats, seed)
				p, chance := New(Tuned(seats)), search.NewChance(seed)
				for !s.Over() {
					p.Stray = stray * int(seed%2)
					a := p.Choose(&s, &chance)
					if err := s.Apply(a, nil); err != nil {
						t.Fatalf("%d players, seed %d, round %d: %v", seats, seed, s.Round(), err)
					}
				}
			}
		}
	}
}

// TestBeatsRandom wants the policy to win nearly always against players who take any action.
func TestBeatsRandom(t *testing.T) {
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		won := 0
		const games = 40
		for g := range games {
			s := begun(t, seats, uint64(g))
			p, chance := New(Tuned(seats)), search.NewChance(uint64(g))
			me := game.Seat(g % seats)
			for !s.Over() {
				p.Stray = 256
				if s.Decision().Seat == me {
					p.Stray = 0
				}
				if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
					t.Fatal(err)
				}
			}
			if s.Winners() == game.SeatSet(0).Add(me) {
				won++
			}
		}
		if won < games*9/10 {
			t.Errorf("%d players: won only %d of %d games against random play", seats, won, games)
		}
	}
}

func TestNoGarbage(t *testing.T) {
	start := begun(t, 4, 1)
	p, chance := New(Tuned(4)), search.NewChance(1)
	if n := testing.AllocsPerRun(20, func() {
		s := start
		for !s.Over() {
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}); n > 1 { // the copy of the position
		t.Errorf("a game allocates %v times", n)
	}
}

// BenchmarkGame plays whole games of four.
func BenchmarkGame(b *testing.B) {
	start := begun(b, 4, 1)
	p, chance := New(Tuned(4)), search.NewChance(1)
	b.ReportAllocs()
	for range b.N {
		s := start
		for !s.Over() {
			if err := s.Apply(p.Choose(&s, &chance), nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}
