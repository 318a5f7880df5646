package main

import (
	"math/rand/v2"
	"slices"

	"islas/game/match"
)

// setup is that of game number n, counted from 0. It depends on the flags and n alone.
func (o *options) setup(n int) match.Setup {
	src := rand.New(rand.NewPCG(o.seed, uint64(n)))
	s := match.Setup{Values: o.values, Seed: src.Uint64()}
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
