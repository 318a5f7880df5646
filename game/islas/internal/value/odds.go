package value

import (
	"math"

	"islas/game"
	"islas/game/islas"
)

// Odds returns a function for the odds of a seat in a position that is not over, by the network: above 0, and 1 where all is
// even. Seats are about as likely to win as their odds are to each other. The function makes no garbage and is for one goroutine.
func (n *Net) Odds() func(s *islas.State, seat game.Seat) float64 {
	var buf []Input
	var layers Layers
	return func(s *islas.State, seat game.Seat) float64 {
		buf = Features(buf[:0], s, seat)
		n.Run(buf, &layers)
		z := float64(layers.Out)
		return math.Sqrt(1+float64(z*z)) + z
	}
}

// aboard is how many times greater the odds are of a seat to which the card kept on the ship would come now, and how many times smaller
// those of a pirate's victim: found in 3,000 games of the policy.
const aboard = 1.37

// Chances returns a function for the chance of a seat to win, 0 to One, from the odds of all. In a game that is over the lead tells
// apart what wins as often. The function makes no garbage and is for one goroutine.
func (n *Net) Chances() func(s *islas.State, seat game.Seat) int64 {
	odds := n.Odds()
	return func(s *islas.State, seat game.Seat) int64 {
		if s.Over() {
			return int64((float64(0.98*won(s, seat)) + float64(0.02*float64(Outcome(s, seat)))) * One)
		}
		var winners, losers game.SeatSet
		if kept, _ := s.ShipAt(0); kept.Pirate() {
			r := s.Raid(s.Data().Colour(kept))
			losers = r.Losers | r.Victims
		} else if winner := s.Compare(kept).Winner; winner != game.NoSeat {
			winners = winners.Add(winner)
		}
		own, all := 0.0, 0.0
		for other := range game.Seat(s.Seats()) {
			w := odds(s, other)
			w = float64(w * math.Sqrt(math.Sqrt(w))) // the power that reviews take
			if winners.Has(other) {
				w = float64(w * aboard)
			}
			if losers.Has(other) {
				w = float64(w / aboard)
			}
			all += w
			if other == seat {
				own = w
			}
		}
		return int64(own / all * One)
	}
}
