package daily

import (
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/match"
)

// Person is the seat of the person.
const Person game.Seat = 0

// The seed of a daily challenge has the number of its day and a hash of its game, spread over all its bits: as many as make a
// short code.
const (
	dayBits = 17 // days until the year 2328
	lastDay = 1<<dayBits - 1
	spread  = 0x9e3779b97f4a7c15
	inverse = 0xf1de83e19937733d // that multiplied by spread gives 1 modulo 1<<64, and so any smaller power of two
	seeds   = match.CodeSeeds
)

// Setup returns the daily challenge of a game on a day. The seats have no names.
func Setup(info *game.Info, day Day) match.Setup {
	seed := (hashOf(info)<<dayBits | uint64(day)&lastDay) * spread % seeds
	lot := rand.NewPCG(seed, 0)
	below := func(n int) int { return int(game.Below(lot, uint64(n))) }
	n := info.MinSeats + below(info.MaxSeats-info.MinSeats+1)
	setup := match.Setup{Seed: seed, Start: game.Seat(below(n)), Values: info.At(n).Agree(nil)}
	boards := slices.Clone(info.Boards.IDs)
	game.Shuffle(lot, boards)
	for seat := range game.Seat(n) {
		s := match.Seat{Control: level(info)}
		if seat == Person {
			s.Control = game.Human
		}
		if len(boards) > 0 {
			s.Board = boards[seat]
		}
		setup.Seats = append(setup.Seats, s)
	}
	return setup
}

// level returns the level of the computers.
func level(info *game.Info) string {
	offered := info.Levels.Offered()
	return offered[(len(offered)-1)/2]
}

// hashOf returns the hash of a game's id, of as many bits as the seed leaves.
func hashOf(info *game.Info) uint64 {
	h := fnv.New64a()
	h.Write([]byte(info.ID)) // which never fails
	return h.Sum64() & (seeds>>dayBits - 1)
}

// DayOf returns the day whose daily challenge has this setup, whatever its seats are called; false if there is none.
func DayOf(info *game.Info, setup match.Setup) (Day, bool) {
	n := setup.Seed * inverse % seeds
	day := Day(n & lastDay)
	if setup.Seed >= seeds || day < 1 || n>>dayBits != hashOf(info) {
		return 0, false
	}
	want := Setup(info, day)
	same := func(a, b match.Seat) bool { return a.Control == b.Control && a.Board == b.Board }
	values := info.At(len(setup.Seats)).Complete(setup.Values)
	ok := setup.Start == want.Start && slices.EqualFunc(setup.Seats, want.Seats, same) && maps.Equal(values, want.Values)
	return day, ok
}
