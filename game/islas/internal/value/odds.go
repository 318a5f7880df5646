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
