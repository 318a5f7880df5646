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
	Spare  int                       // doubloons that are left over after building
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

// initial are weights that were thought up.
var initial = Weights{
	Settled: 8, Founded: 9, Shipped: 6,
	Money: 15, MoneyLeft: 9, MoneyMost: 140, Ship: 60, Hold: 35, Sale: 36,
	Others: [puertorico.Roles]int{20, 20, 20, 24, 20, 24, 0, 0},
	Chosen: [puertorico.Roles]int{0, 0, 0, 0, 0, 0, 0, 0},
	Quarry: 35, QuarryLess: 6, Corn: 25, CornLess: 2, Match: [puertorico.Goods]int{0, 25, 30, 40, 45}, Grow: [puertorico.Goods]int{0, 10, 12, 14, 16}, GrowLess: 3,
	Idle: 3, First: 5, Hired: 10, Drawn: 8,
	Base:  [puertorico.Buildings]int{5, 5, 5, 5, 10, 10, 10, 6, 6, 4, 8, 6, 10, 4, 0, 6, 5, 8, 0, 0, 0, 0, 0},
	Fit:   [puertorico.Buildings]int{25, 30, 22, 26, 45, 50, 3, 2, 2, 2, 2, 4, 5, 3, 13, 2, 7, 8, 10, 5, 10, 10, 10},
	Spare: 0, Enough: 0,
	Unit: 35, UnitPrice: 8, Kind: 20, QuarryMan: 25,
	LoadPrice: 10, Block: 10, Waste: 50, Fill: 10, Claim: 0,
}

// Tuned returns the weights for a number of players.
func Tuned(int) *Weights { return &initial }
