package shell

import (
	"math/rand/v2"
	"slices"

	"islas/game/match"
	"islas/render/stage"
)

// QuickSetup is a match of the chosen game for the given seats with everything else as usual: the usual names and rules, and
// boards and the names of computers by lot, which the seed decides. It is what the command line's way straight to the table
// begins with.
func QuickSetup(s *stage.Stage, controls []string, seed uint64) match.Setup {
	boards := slices.Clone(s.Game.Info().Boards.IDs)
	lot := rand.New(rand.NewPCG(seed, 0))
	lot.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
	setup := match.Setup{Seed: seed}
	if s.Game.Info().StartDrawn {
		setup.Start = drawStart(len(controls), seed)
	}
	for i, control := range controls {
		seat := match.Seat{Control: control}
		if len(boards) > 0 {
			seat.Board = boards[i]
		}
		setup.Seats = append(setup.Seats, seat)
	}
	nameSeats(s, &setup)
	return setup
}
