package lab

import (
	"strconv"

	"islas/game"
	"islas/game/arena/lab"
	"islas/game/islas"
)

// facts holds the facts of one finished game.
type facts struct {
	lab.Facts

	Held [islas.MaxSeats][islas.Colours]int // rounds at whose end the seat owned the privilege of the colour
	Half half

	Settlers [deciders]int    // by what decided: the values of Comparison.Decided
	Homeless int              // settlers who had chosen an island when the supply had no house of any colour
	Pirates  [pirateRules]int // by the rule that decided
	Spared   int              // pirates that overlooked the shield's owner who would have lost a house
	Lost     int              // houses lost to pirates

	Houses      int                          // built from the hand
	Arrived     int                          // houses of settlers from the ship
	Palaces     int                          // made
	Towns       int                          // made
	Used        [islas.Powers]int            // how often each privilege was used
	Reshuffles  int                          // of the discard pile
	RanOut      [islas.Kinds]islas.ColourSet // buildings of which the supply had none at some time
	Substitutes [islas.Kinds]int             // buildings in another colour because the supply lacked the proper one
}

// half is the state of play at the end of the first round in which somebody had half of the goal.
type half struct {
	Reached bool
	Lead    [islas.MaxSeats]int             // a seat's points less those of the best of the others
	Owns    [islas.MaxSeats]islas.ColourSet // privileges
}

// deciders is the number of values of Comparison.Decided: nobody, the four priorities, the tie privilege.
const deciders = islas.ByTies + 1

// pirateRule is the part of the rules (section 10) that decided what a pirate did.
type pirateRule int

// The pirate rules. Those from mostOf on are one for each number of players who tied for the most points.
const (
	ownerLoses   pirateRule = iota // the privilege's owner, without the shield, lost a house
	ownerBare                      // that owner had no house
	shieldNames                    // the owner of both that privilege and the shield named somebody
	shieldAlone                    // that owner had nobody to name
	nobodyPoints                   // the privilege is not owned, and nobody who may be robbed has a point in the colour
	mostBare                       // those with the most points had no house
	mostOf                         // mostOf+k: k players had the most points, k from 1; at least one lost a house
	pirateRules  = mostOf + islas.MaxSeats + 1
)

// key returns the rule's name in reports.
func (r pirateRule) key() string {
	if r >= mostOf {
		return "most-" + strconv.Itoa(int(r-mostOf))
	}
	return [mostOf]string{
		ownerLoses: "owner", ownerBare: "owner-without-house", shieldNames: "shield-names", shieldAlone: "shield-names-nobody",
		nobodyPoints: "no-points", mostBare: "most-without-house",
	}[r]
}

// longest returns who held the privilege of the colour for the most rounds: nobody if no one had it at the end of a round, and
// several if they had it equally long.
func (f *facts) longest(c islas.Colour) (seats game.SeatSet) {
	most := 1
	for seat := range game.Seat(f.Players) {
		switch held := f.Held[seat][c]; {
		case held > most:
			seats, most = game.SeatSet(0).Add(seat), held
		case held == most:
			seats = seats.Add(seat)
		}
	}
	return seats
}
