package shell

import (
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/islas/cast"
	"islas/render/stage"
)

// QuickSetup is a game for the given seats with everything else as usual: the usual names and rules, and islands and
// islanders by lot, which the seed decides. It is what the command line's way straight to the table begins with.
func QuickSetup(s *stage.Stage, controls []string, seed uint64) match.Setup {
	islands := slices.Clone(board.IDs())
	lot := rand.New(rand.NewPCG(seed, 0))
	lot.Shuffle(len(islands), func(i, j int) { islands[i], islands[j] = islands[j], islands[i] })
	setup := match.Setup{Values: game.Values{engine.DrawPrivilege: islas.DefaultDrawPrivilege, engine.Goal: islas.DefaultGoal}, Seed: seed}
	guests := rand.New(rand.NewPCG(seed, guestLot))
	var taken []string
	for i, control := range controls {
		name := placeName(s, i)
		if control != game.Human {
			name = cast.Draw(guests, taken...)
			taken = append(taken, name)
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: name, Control: control, Board: islands[i]})
	}
	return setup
}
