package puertorico

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// playRandom plays a random game to its end and returns the number of decisions.
func playRandom(s *State, src *rand.PCG, buf []Action) (decisions, options int) {
	for !s.Over() {
		legal := s.Legal(buf[:0])
		a := legal[game.Below(src, uint64(len(legal)))]
		if err := s.Apply(a, nil); err != nil {
			panic(err)
		}
		decisions++
		options += len(legal)
	}
	return decisions, options
}

// TestPlay plays random games; whatever is legal can be applied, and nothing is allocated.
func TestPlay(t *testing.T) {
	var buf [maxLegal]Action
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		s, err := New(Options{Seats: seats, Seed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(1, 2)
		if n := testing.AllocsPerRun(20, func() {
			p := s
			playRandom(&p, src, buf[:])
		}); n != 0 {
			t.Errorf("%d players: %v allocations a game", seats, n)
		}
	}
}

// BenchmarkRandom plays random games: the time is that of a decision with its legal actions.
func BenchmarkRandom(b *testing.B) {
	var buf [maxLegal]Action
	s, _ := New(Options{Seats: 4, Seed: 1}, nil)
	src := rand.NewPCG(1, 2)
	b.ReportAllocs()
	n := 0
	for n < b.N {
		p := s
		played, _ := playRandom(&p, src, buf[:])
		n += played
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "actions/s")
}
