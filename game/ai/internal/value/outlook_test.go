package value

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/board"
)

// TestOutlook compares the quick comparison of islands with that of the rules, and the cards not in sight with those of
// the view.
func TestOutlook(t *testing.T) {
	islands, err := board.All()
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(24) {
		src := rand.New(rand.NewPCG(seed, 6))
		o := game.Options{Seats: game.MinSeats + int(seed%4), Seed: seed}
		for i := range o.Seats {
			o.Islands[i] = islands[i].Geography()
		}
		s, err := game.New(o)
		if err != nil {
			t.Fatal(err)
		}
		for round := 0; !s.Over(); {
			seats := game.Seat(s.Seats())
			if s.Round() != round {
				round = s.Round()
				for seat := range seats {
					if got, want := unseen(&s, seat), s.View(seat).Unseen(); got != want {
						t.Fatalf("seat %d has not seen %v, the view says %v", seat, got, want)
					}
				}
			}
			l := look(&s, 0)
			for c := range game.Card(game.Occupations) {
				if got, want := l.winner(seats, s.Owner(game.Ties), c), s.Compare(c).Winner; got != want {
					t.Fatalf("%v would choose %d, not %d", c, want, got)
				}
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[src.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
