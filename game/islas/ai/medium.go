package ai

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/internal/planner"
)

// medium looks one turn ahead: it tries every house, conversion and card for the ship, plays the round on with the cards that the
// others may have put on the ship and the deck may bring, and judges the results by rules of thumb.
func medium(playOuts int) func(islas.View) planner.Planner {
	return func(v islas.View) planner.Planner {
		judge := func() planner.Judge {
			e := newEvaluator(v)
			return func(s *islas.State, _ game.Seat) int64 { return e.judge(s) }
		}
		return planner.Planner{Policy: playouts.Get(), Judge: judge, Budget: playOuts, Rounds: 1, Actions: 64}
	}
}

// mediumPlayOuts is the number of play-outs that medium makes for one decision.
const mediumPlayOuts = 300

// ahead is how much a point of the best opponent subtracts.
const ahead = 7

// card is what a card in the hand is worth beyond keep, less lessEach for each card counted so far, itself included.
const (
	card     = 5
	lessEach = 0.5
)

// judge returns the worth of a position after the ship: its own worth, the hand, and how far the best opponent is.
func (e *evaluator) judge(s *islas.State) int64 {
	w := e.worth(s)
	best := 0
	for seat := range game.Seat(s.Seats()) {
		if seat != e.me {
			best = max(best, s.Points(seat))
		}
	}
	w -= float64(ahead * best)
	if s.Over() {
		return int64(1000 * w)
	}
	n := 0
	for c, copies := range s.Hand(e.me) {
		for range copies {
			n++
			w += e.keep(islas.Card(c)) + card - float64(lessEach*float64(n))
		}
	}
	return int64(1000 * w)
}
