package lab

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
)

// Plan is which games a level plays.
type Plan struct {
	Level string // of every player
	Games int    // at least 1
	Seed  uint64 // the same seed and Goal give every level the same deals
	Goal  int    // points that bring on the last round (rules, section 11)
}

// Setup is that of game number n, counted from 0. It depends on Seed, Goal and n alone, apart from the level.
//
// Eight games in a row have every number of players with both draw privileges. Among the games of one such combination,
// six in a row put every island once at every distance from the first start player, in an order drawn anew for the next
// six; the first start player sits elsewhere in every six.
func (p Plan) Setup(n int) match.Setup {
	const combinations = playerCounts * len(drawValues)
	combination, turn := n%combinations, n/combinations
	players := islas.MinSeats + combination%playerCounts
	six, shift := turn/len(islandIDs), turn%len(islandIDs)

	s := match.Setup{
		Seats:  make([]match.Seat, players),
		Start:  game.Seat(six % players),
		Values: game.Values{engine.DrawPrivilege: drawValues[combination/playerCounts], engine.Goal: p.Goal},
		Seed:   rand.New(rand.NewPCG(p.Seed, uint64(n))).Uint64(),
	}
	// The other half of the streams is for the orders of the islands.
	order := rand.New(rand.NewPCG(p.Seed, 1<<63|uint64(six*combinations+combination))).Perm(len(islandIDs))
	for distance := range players {
		island := islandIDs[order[(distance+shift)%len(order)]]
		seat := (int(s.Start) + distance) % players
		s.Seats[seat] = match.Seat{Name: p.Level, Control: p.Level, Board: island}
	}
	return s
}
