package islas_test

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
)

// TestRealIslands plays random games on the islands of the program, each in every seat, through what the package exports:
// every game ends by the goal, and every island sees buildings.
func TestRealIslands(t *testing.T) {
	islands, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	if len(islands) != 6 {
		t.Fatalf("%d islands, want 6", len(islands))
	}
	var points [6]int
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		o := islas.Options{Seats: 2 + n%4, Seed: uint64(n), DrawPrivilege: 4 + n%2}
		for seat := range o.Seats {
			o.Islands[seat] = islands[(n+seat)%6].Geography()
		}
		s, err := islas.New(o)
		if err != nil {
			t.Fatal(err)
		}
		var legal []islas.Action
		for k := 0; !s.Over(); k++ {
			if k == 4000 {
				t.Fatalf("game %d did not end", n)
			}
			legal = s.Legal(legal[:0])
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		for seat := range o.Seats {
			points[(n+seat)%6] += s.Points(game.Seat(seat))
		}
		if best := s.Points(s.Winners().First()); best < 10 {
			t.Errorf("game %d was won with %d points", n, best)
		}
	}
	for i, is := range islands {
		if points[i] == 0 {
			t.Errorf("nobody ever built on %s", is.Name)
		}
	}
}
