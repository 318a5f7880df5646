package play

import (
	"time"

	"islas/game"
	"islas/game/match"
)

// WholeWin is a win as it is counted: in sixtieths, which the shares of any number of players come out even in.
const WholeWin = 60

// Result is what came of a game that was played to its end.
type Result struct {
	Seats   []Seat
	Rounds  int
	Winners game.SeatSet
	Stalled bool   // a stalemate has ended it (game.Stalling)
	Record  []byte // the match record; empty if none was asked for
}

// Seat is what came of a game for one seat.
type Seat struct {
	Level  string
	Points int
	Times  []time.Duration // of the decisions in which there was something to choose
}

// newResult has the levels of a setup, nothing else yet.
func newResult(setup match.Setup) Result {
	r := Result{Seats: make([]Seat, len(setup.Seats))}
	for i, seat := range setup.Seats {
		r.Seats[i].Level = seat.Control
	}
	return r
}
