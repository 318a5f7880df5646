package puertorico

import (
	"fmt"
	"strings"

	"islas/game"
)

// Options are the options of a game.
type Options struct {
	Seats  int       // MinSeats to MaxSeats
	Start  game.Seat // the first governor
	Points int       // chips at the start; 0 for the usual number (section 2)
	Seed   uint64    // of all chance
}

// manyPoints are the chips of later printings, which five players may agree on (section 2).
const manyPoints = 126

// PointChoices returns how many chips a game of that many players may start with, the usual number first.
func PointChoices(seats int) []int {
	usual := setups[seats-MinSeats].points
	if seats == MaxSeats {
		return []int{usual, manyPoints}
	}
	return []int{usual}
}

// Check returns an error that says in one sentence what is wrong with the options.
func (o Options) Check() error {
	if o.Seats < MinSeats || o.Seats > MaxSeats {
		return fmt.Errorf("a game has %d to %d players, not %d", MinSeats, MaxSeats, o.Seats)
	}
	if o.Start < 0 || int(o.Start) >= o.Seats {
		return fmt.Errorf("the first governor must be one of the seats 0 to %d, not %d", o.Seats-1, o.Start)
	}
	if o.Points == 0 {
		return nil
	}
	words := []string{}
	for _, n := range PointChoices(o.Seats) {
		if n == o.Points {
			return nil
		}
		words = append(words, fmt.Sprint(n))
	}
	return fmt.Errorf("a game of %d players starts with %s points, not %d", o.Seats, strings.Join(words, " or "), o.Points)
}
