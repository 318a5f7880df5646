package value

import (
	"math/rand/v2"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/internal/aitest"
)

// TestForecast compares the quick comparison of islands with that of the rules, and at the beginning of each round the
// cards not in sight with those of the view.
func TestForecast(t *testing.T) {
	round := 0
	aitest.EachPosition(t, 24, func(s *islas.State, _ *rand.Rand) {
		seats := game.Seat(s.Seats())
		if s.Round() != round && !s.Over() {
			round = s.Round()
			for seat := range seats {
				if got, want := unseen(s, seat), s.View(seat).Unseen(); got != want {
					t.Fatalf("seat %d has not seen %v, the view says %v", seat, got, want)
				}
			}
		}
		f := newForecast(s, 0)
		for c := range islas.Card(islas.Occupations) {
			if got, want := f.winner(s.Data(), seats, s.Owner(islas.Ties), c), s.Compare(c).Winner; got != want {
				t.Fatalf("%v would choose %d, not %d", c, want, got)
			}
		}
		if s.Over() {
			round = 0
		}
	})
}
