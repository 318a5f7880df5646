package value

import (
	"math"

	"islas/game"
	"islas/game/islas"
)

// One is the worth of a game won by far, in units of Judge.
const One = 1 << 24

// The worth of a finished game: a part for the win, the rest for the points ahead of the best opponent.
const (
	winPart = 0.65
	ahead   = 6 // that many points ahead are worth 0.85 of that rest, that many behind 0.15
)

// Outcome returns the worth of a finished game to a seat, 0 to 1.
func Outcome(s *islas.State, seat game.Seat) float32 {
	best := 0
	for other := range game.Seat(s.Seats()) {
		if other != seat {
			best = max(best, s.Points(other))
		}
	}
	lead := float64(s.Points(seat)-best) / ahead
	margin := 0.5 + lead/(2*math.Sqrt(1+float64(lead*lead)))
	return float32(float64(winPart*won(s, seat)) + float64((1-winPart)*margin))
}

// won returns the share of the win that a seat has.
func won(s *islas.State, seat game.Seat) float64 {
	if w := s.Winners(); w.Has(seat) {
		return 1 / float64(w.Count())
	}
	return 0
}

// Judge returns a function for the worth of a position to a seat, 0 to One: by the network, or if the game is over by its end.
// The function makes no garbage and is for one goroutine.
func (n *Net) Judge() func(s *islas.State, seat game.Seat) int64 {
	var buf []Input
	var layers Layers
	return func(s *islas.State, seat game.Seat) int64 {
		if s.Over() {
			return int64(float64(Outcome(s, seat)) * One)
		}
		buf = Features(buf[:0], s, seat)
		return int64(float64(n.Run(buf, &layers)) * One)
	}
}
