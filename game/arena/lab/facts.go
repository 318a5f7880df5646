package lab

import (
	"slices"

	"islas/game"
	"islas/game/arena/play"
	"islas/game/match"
)

// Facts holds what is known of any finished game.
type Facts struct {
	Players int
	Start   game.Seat          // the first start player
	Values  game.Values        // of the options; not to be changed
	Boards  [game.MaxSeats]int // of each seat, as an index of the game's boards; -1 in games without

	Rounds  int
	Points  [game.MaxSeats]int // at the end
	Winners game.SeatSet
	Stalled bool // it ended by a stalemate
}

// NewFacts returns the facts of a game by its setup and its result.
func NewFacts(info *game.Info, setup match.Setup, r play.Result) Facts {
	f := Facts{Players: len(setup.Seats), Start: setup.Start, Values: setup.Values, Rounds: r.Rounds, Winners: r.Winners, Stalled: r.Stalled}
	for i, seat := range setup.Seats {
		f.Boards[i] = slices.Index(info.Boards.IDs, seat.Board)
		f.Points[i] = r.Seats[i].Points
	}
	return f
}

// Won returns the seat's part of the win, in sixtieths.
func (f *Facts) Won(seat game.Seat) int {
	if !f.Winners.Has(seat) {
		return 0
	}
	return play.WholeWin / f.Winners.Count()
}

// distance returns how many places after the first start player the seat is.
func (f *Facts) distance(seat game.Seat) int {
	return (int(seat-f.Start) + f.Players) % f.Players
}

// total returns the points of all players at the end.
func (f *Facts) total() (sum int) {
	for _, points := range f.Points[:f.Players] {
		sum += points
	}
	return sum
}

// best returns the most points of a player at the end.
func (f *Facts) best() (most int) {
	for _, points := range f.Points[:f.Players] {
		most = max(most, points)
	}
	return most
}
