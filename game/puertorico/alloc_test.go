package puertorico

import (
	"math/rand/v2"
	"testing"

	"islas/game"
)

// TestNoAllocations: the inner loop of a search allocates nothing: beginning a game, a view, a sample of it, Legal into a slice
// that is large enough, Apply, the score and the winners.
func TestNoAllocations(t *testing.T) {
	buf := make([]Action, 0, maxLegal)
	src := rand.NewPCG(1, 2)
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		pick := picker(seats)
		seed := uint64(0)
		allocs := testing.AllocsPerRun(20, func() {
			seed++
			s, err := New(Options{Seats: seats, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for !s.Over() {
				v := s.View(s.Decision().Seat)
				var drawn State
				v.Sample(&drawn, src)
				buf = drawn.Legal(buf[:0])
				a := buf[pick.below(len(buf))]
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
			if s.Winners() == 0 {
				t.Fatal("nobody has won")
			}
		})
		if allocs != 0 {
			t.Errorf("%d players: %v allocations a game", seats, allocs)
		}
	}
}
