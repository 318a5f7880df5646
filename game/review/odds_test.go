package review_test

import (
	"testing"

	"islas/game"
	"islas/game/model"
	"islas/game/review"
)

// The chances of a seat depend only on what it may know, whatever the slices, and near the end of a match show who will win.
func TestOddsByAView(t *testing.T) {
	g := model.Game{}
	odds := func(v model.View, slice int) review.Chances {
		o := review.NewOdds(g.Outlook(3), v, 300, 5)
		for !o.Step(slice) {
		}
		return o.Chances()
	}
	const matches = 12
	sure := 0
	for seed := range uint64(matches) {
		best := game.NoSeat
		p, _, err := g.New(game.Options{Seats: 3, Seed: seed, Values: g.Info().Complete(nil)})
		if err != nil {
			t.Fatal(err)
		}
		for !g.Over(&p) {
			seat := g.Decider(&p)
			view := g.View(&p, seat)
			got := odds(view, 300)
			total := 0
			for _, n := range got {
				total += n
			}
			hidden := p // the same for the seat, with other cards where it does not see them
			g.Outlook(3).Sample(&hidden, view, seed+99)
			if again := odds(g.View(&hidden, seat), 7); again != got || total != review.Whole {
				t.Fatalf("seed %d: the chances are %v and %v, in all %d", seed, got, again, total)
			}
			best = seat
			for other := range game.Seat(3) {
				if got[other] > got[best] {
					best = other
				}
			}
			if err := g.Apply(&p, g.Legal(&p, nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		if g.Winners(&p).Has(best) {
			sure++
		}
	}
	if sure < matches*3/4 {
		t.Errorf("before the last decision of %d matches the chances told %d winners", matches, sure)
	}
}
