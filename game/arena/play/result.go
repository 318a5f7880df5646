package play

import (
	"time"

	"islas/game"
	"islas/game/match"
)

// WholeWin is a whole win, in sixtieths: the shares of any number of players are whole numbers.
const WholeWin = 60

// Result is the result of a game played to its end.
type Result struct {
	Seats   []Seat
	Rounds  int
	Winners game.SeatSet
	Stalled bool   // a stalemate has ended it (game.Stalling)
	Record  []byte // the match record; empty if it was not recorded
}

// Seat is the result of a game for one seat.
type Seat struct {
	Level  string
	Points int
	Times  []time.Duration // of the decisions in which there was something to choose
}

// newResult returns a result with the levels of a setup and nothing else.
func newResult(setup match.Setup) Result {
	r := Result{Seats: make([]Seat, len(setup.Seats))}
	for i, seat := range setup.Seats {
		r.Seats[i].Level = seat.Control
	}
	return r
}
