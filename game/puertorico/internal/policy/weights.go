package policy

import (
	"islas/game/puertorico"
)

// Weights are what the rules of thumb reckon with, found by games against each other. Values are in hundredths of a point; what
// brings something round after round is given for a round and counts for the rounds that are thought to be left.
type Weights struct {
	// How long the game goes on.
	Settled int // colonists that a round takes beyond one for each player, in eighths
	Founded int // rounds that a city space lasts, in eighths
	Shipped int // by which the chips won by a player grow from round to round, in eighths

	// What money and barrels are worth.
	Money     int                   // a doubloon at the end
	MoneyLeft int                   // more for each round that is left
	MoneyMost int                   // at most
	Ship      int                   // a barrel that will be loaded
	Hold      int                   // a barrel that is kept
	Sale      int                   // part of a sale that will be made later, in 64ths
	Others    [puertorico.Roles]int // part of what a role brings the others that counts against it, in 64ths
	Chosen    [puertorico.Roles]int // more for taking a role
	Wait      [puertorico.Roles]int // part of what a role brings that comes anyway for each who takes a role after, in 64ths
	Safe      int                   // part of what a craftsman brings the others that counts if nobody can load in the round, in 64ths
	Rival     [puertorico.Goods]int // less for a plantation for each other player who makes the kind

	// Settling.
	Quarry     int
	QuarryLess int // for each quarry there is already
	Corn       int
	CornLess   int
	Match      [puertorico.Goods]int // a plantation whose plant has a circle for it
	Grow       [puertorico.Goods]int // another plantation
	GrowLess   int
	Idle       int // less for each tile that is not occupied
	First      int // more for the first plantation of a kind
	Hired      int // a colonist that comes along
	Drawn      int // a face-down tile

	// Building.
	Base   [puertorico.Buildings]int // a round with the building at work
	Fit    [puertorico.Buildings]int // more for each unit of what it works on
	Raw    [puertorico.Buildings]int // once
	Space  int                       // a city space, for each that is built on
	Enough int                       // what building must bring

	// Placing.
	Unit      int // a barrel more in a craftsman phase
	UnitPrice int // for each doubloon of its price
	Kind      int // the first barrel of a kind
	QuarryMan int

	// Loading.
	LoadPrice int
	Block     int
	Waste     int
	Fill      int
	Claim     int
}

// Tuned returns the weights for a number of players.
func Tuned(seats int) *Weights { return &tuned[seats-puertorico.MinSeats] }
