package colonies

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestNoAllocations: the inner loop of a search allocates nothing: beginning a game, a view, a sample of it, Legal into a slice
// that is large enough, Apply, the score and the winners.
func TestNoAllocations(t *testing.T) {
	buf := make([]Action, 0, 400)
	src := rand.NewPCG(1, 2)
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		pick := picker(seats)
		seed := uint64(0)
		allocs := testing.AllocsPerRun(5, func() {
			seed++
			s, err := New(Options{Seats: seats, Seed: seed, Offers: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for !s.Over() && s.Round() < 300 {
				v := s.View(s.Decision().Seat)
				var drawn State
				v.Sample(&drawn, src)
				buf = drawn.Legal(buf[:0])
				a := pick.eager(buf)
				if s.Undoable(a) != drawn.Undoable(a) {
					t.Fatalf("%q can be taken back in the position or in its view only", a)
				}
				if err := s.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				for seat := range game.Seat(seats) {
					_ = s.Points(seat)
				}
			}
			_ = s.Winners()
		})
		if allocs != 0 {
			t.Errorf("%d players: %v allocations a game", seats, allocs)
		}
	}
}
