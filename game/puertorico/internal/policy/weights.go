package policy

import (
	"islas/game/puertorico"
)

// Weights are the numbers of the rules of thumb, found by games against each other. Values are in hundredths of a point; a gain
// round after round is given for one round and counts for the estimated rounds left.
type Weights struct {
	// How long the game goes on.

	Settled int // colonists that a round takes beyond one for each player, in eighths
	Founded int // how long a city space lasts, in eighths of a round
	Shipped int // by which the chips that a player wins in a round grow from round to round, in eighths
	Won     int // part of the chips that all have won in a round so far that they go on winning, in 64ths
	Stored  int // chips in a round for each barrel that somebody has, in 64ths

	// What money, barrels and roles are worth.

	Money     int                   // a doubloon at the end
	MoneyLeft int                   // and more for each round that is left
	MoneyMost int                   // but no more than this
	Ship      int                   // a barrel that may be loaded
	Hold      int                   // a barrel that is kept
	Glut      int                   // less, for each barrel beyond those that are kept and loaded easily
	Lead      int                   // to trigger the end, for each point of the lead
	Sale      int                   // part of a sale's price that counts before it is sold, in 64ths
	Others    [puertorico.Roles]int // part of the others' gains by a role that counts against it, in 64ths
	Chosen    [puertorico.Roles]int // to take a role rather than another
	Wait      [puertorico.Roles]int // part of a role's gain that would come anyway, for all who take a role after, in 64ths
	Safe      int                   // part of Others that counts against a craftsman when nobody can load in the round, in 64ths

	// Settling, for each round that is left.

	Quarry     int
	QuarryLess int // less, for each quarry there is already
	Corn       int
	CornLess   int                   // less, for each plantation of corn there is already
	Match      [puertorico.Goods]int // a plantation for which a plant has a circle
	Grow       [puertorico.Goods]int // a plantation for which none has
	GrowLess   int                   // less, for each of those there is already
	Idle       int                   // less, for each tile without a colonist
	First      int                   // the first plantation of a kind
	Rival      [puertorico.Goods]int // less, for each other player who grows the kind
	Hired      int                   // a colonist that comes with the tile
	Drawn      int                   // a face-down tile
	Leave      int                   // to take no tile, once

	// Building.

	Raw    [puertorico.Buildings]int // a building, besides the points printed on it
	Base   [puertorico.Buildings]int // its effect in a round
	Fit    [puertorico.Buildings]int // and more for each unit that it works on
	Space  int                       // cost of a city space, for each that is built on
	Enough int                       // least worth of a building to be built
	Full   int                       // a doubloon when the city is full

	// Placing, for each round that is left.

	Unit      int // a barrel more from each craftsman
	UnitPrice int // and more for each doubloon of its price
	Kind      int // the first barrel of a kind
	QuarryMan int // an occupied quarry

	// Loading.

	LoadPrice int // less, for each doubloon of a barrel's price
	Block     int // a barrel of another player that finds no room any more
	Waste     int // cost of using the wharf
	Fill      int // less, for each barrel of the kind that stays behind
	Claim     int // to begin an empty ship
}

// Tuned returns the weights for a number of players.
func Tuned(seats int) *Weights { return &tuned[seats-puertorico.MinSeats] }
