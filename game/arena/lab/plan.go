package lab

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/match"
)

// Plan describes the games of one level.
type Plan struct {
	Level  string      // of every player
	Games  int         // at least 1
	Seed   uint64      // the same seed and values give every level the same deals
	Values game.Values // of the options that are not varied
}

// Varied returns the options of a game that the laboratory plays with each of their values: those that have few.
func Varied(info *game.Info) (varied []game.Option) {
	for _, o := range info.Options {
		if len(o.Choices) > 0 {
			varied = append(varied, o)
		}
	}
	return varied
}

// Setup returns the setup of game number n, counted from 0. It depends on Seed, Values and n alone, apart from the level.
//
// Successive games have every number of players with every combination of the varied options. Among the games of one such
// combination, as many successive games as there are boards put every board once at every distance from the first start player,
// in an order drawn anew for the next ones; the first start player sits elsewhere in the next ones.
func (p Plan) Setup(info *game.Info, n int) match.Setup {
	counts := numbersOfPlayers(info)
	players := info.MinSeats + n%counts
	at, combinations := info.At(players), counts
	values := at.Complete(p.Values)
	for _, o := range Varied(info) {
		choices := at.Option(o.ID).Choices
		values[o.ID] = choices[n/combinations%len(choices)]
		combinations *= mostChoices(&o)
	}
	combination, turn := n%combinations, n/combinations
	boards := info.Boards.IDs
	row, shift := turn/max(1, len(boards)), turn%max(1, len(boards))

	s := match.Setup{
		Seats:  make([]match.Seat, players),
		Start:  game.Seat(row % players),
		Values: values,
		Seed:   rand.New(rand.NewPCG(p.Seed, uint64(n))).Uint64(),
	}
	// The other half of the streams is for the orders of the boards.
	order := rand.New(rand.NewPCG(p.Seed, 1<<63|uint64(row*combinations+combination))).Perm(len(boards))
	for distance := range players {
		seat := &s.Seats[(int(s.Start)+distance)%players]
		*seat = match.Seat{Name: p.Level, Control: p.Level}
		if len(boards) > 0 {
			seat.Board = boards[order[(distance+shift)%len(order)]]
		}
	}
	return s
}

// mostChoices returns the most choices that an option has with any number of players. With other numbers their games go through
// the fewer choices again.
func mostChoices(o *game.Option) int {
	if o.BySeats == nil {
		return len(o.Choices)
	}
	most := 0
	for _, choices := range o.BySeats {
		most = max(most, len(choices))
	}
	return most
}

// numbersOfPlayers returns how many different numbers of players a game can have.
func numbersOfPlayers(info *game.Info) int { return info.MaxSeats - info.MinSeats + 1 }
