package policy

import (
	"islas/game"
	"islas/game/puertorico"
)

// firstSeen is the round from which on one sees how somebody plays.
const firstSeen = 5

// Loads reports whether a seat plays as a shipper does, by what the roles that it took have left: points for barrels, plantations and
// plants at work, and not a city.
func Loads(s *puertorico.State, seat game.Seat) bool {
	pl := s.Player(seat)
	n := pl.Chips()
	for g := range puertorico.Good(puertorico.Goods) {
		n += pl.Capacity(g)
	}
	return s.Round() >= firstSeen && n > 2*pl.CitySpaces()+2
}

// Expected returns the weights by which a seat is expected to go on, by what it has done: it loads, has a harbour as those of the
// levels have it, or else builds.
func Expected(s *puertorico.State, seat game.Seat) *Weights {
	switch {
	case Loads(s, seat):
		return &Shipper
	case s.Player(seat).Has(puertorico.Harbour):
		return Tuned(s.Seats())
	}
	return Builder(s.Seats())
}

// Builder returns the weights of those who build where they can, large buildings above all, and load what they must: the tuned ones,
// with three those of four, which were found by games in which nobody had a harbour.
func Builder(seats int) *Weights {
	if seats == 3 { // who are tuned so that they have a harbour
		return Tuned(4)
	}
	return Tuned(seats)
}

// Shipper holds the weights of a sparring partner who grows cheap goods in quantity, takes craftsman and captain in turn and wins by the
// last chips. They were found as the tuned ones were, by games of two such players against one by the tuned weights of that time, in
// which chips counted a little, too.
var Shipper = Weights{
	Settled: 15, Founded: 10, Shipped: 8, Won: 62, Stored: 4,
	Money: 46, MoneyLeft: 49, MoneyMost: 536, Ship: 45, Hold: 27, Glut: -1, Lead: 15, Sale: 17,
	Others: [puertorico.Roles]int{49, -14, 35, 43, 70, 9, -8, -27},
	Chosen: [puertorico.Roles]int{-8, -86, -66, 115, 10, -23, 7, 63},
	Wait:   [puertorico.Roles]int{-20, -3, -2, 5, -1, -3, -15, -18}, Safe: 30,
	Quarry: 0, QuarryLess: 17, Corn: 42, CornLess: -9,
	Match: [puertorico.Goods]int{-1, 34, 103, 59, 57},
	Grow:  [puertorico.Goods]int{12, 12, -5, 21, -6}, GrowLess: -8,
	Rival: [puertorico.Goods]int{8, 0, -3, 55, 42}, Idle: 4, First: 23,
	Hired: 7, Drawn: 29, Leave: -58,
	Raw:   [puertorico.Buildings]int{-31, -49, -38, 5, -7, 11, -28, -26, -76, 39, 32, -23, -69, -20, -26, -65, -150, -37, 35, -162, 4, 133, -6},
	Base:  [puertorico.Buildings]int{7, 33, 30, -4, 17, -41, 56, 12, -2, -4, 9, -36, -12, -40, 10, 61, 84, 75, -41, -19, 44, -8, -24},
	Fit:   [puertorico.Buildings]int{61, 69, 64, 25, 424, 394, -11, -21, -29, 45, -41, 36, 10, 17, 41, 29, 4, 15, -42, 24, -33, -3, 8},
	Space: -2, Enough: -84, Full: 55,
	Unit: 133, UnitPrice: 15, Kind: 13, QuarryMan: 158,
	LoadPrice: 4, Block: 15, Waste: 88, Fill: 10, Claim: 7,
}
