package main

import (
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
)

// setup returns the setup of game number n, counted from 0. It depends on the flags and n alone. From game to game the levels
// move on by a seat; when each has had every seat the next seat begins, so that over as many games as the square of the number of
// seats every level sits on every seat with every seat beginning.
func (o *options) setup(n int) match.Setup {
	src := rand.New(rand.NewPCG(o.seed, uint64(n)))
	seats := len(o.levels)
	s := match.Setup{Values: o.values, Seed: src.Uint64(), Start: game.Seat(n / seats % seats)}
	boards := o.boards
	if boards == nil {
		boards = slices.Clone(o.game.Info().Boards.IDs)
		src.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
	}
	for i := range o.levels {
		level := o.levels[(i+n)%len(o.levels)]
		seat := match.Seat{Name: level, Control: level}
		if len(boards) > 0 {
			seat.Board = boards[i]
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}
