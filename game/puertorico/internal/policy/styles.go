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
		return &shipper
	case s.Player(seat).Has(puertorico.Harbour):
		return Tuned(s.Seats())
	}
	return Style("builder", s.Seats())
}

// Style returns the weights of a way to play that is no level, nil for a name of none:
//
//   - shipper grows cheap goods in quantity, takes craftsman and captain in turn and wins by the last chips. Its weights were found as
//     the tuned ones were, by games of two such players against one by the tuned weights of that time, in which chips counted a
//     little, too.
//   - exporter does so by corn, harbour and wharf. No weights were found by games against it.
//   - builder builds where it can, large buildings above all, and loads what it must: with three and four by weights found by games
//     in which nobody built a harbour; with two and five the tuned ones are such.
//   - greedy takes what brings itself most and never looks at what others get. No weights were found by games against it.
func Style(name string, seats int) *Weights {
	switch {
	case name == "shipper":
		return &shipper
	case name == "builder" && seats != 3 && seats != 4:
		return Tuned(seats)
	case name == "builder":
		return &builder
	}
	w := *Tuned(seats)
	switch name {
	case "exporter":
		w = shipper
		w.Raw[puertorico.Harbour], w.Fit[puertorico.Harbour] = 200, 105
		w.Raw[puertorico.Wharf], w.Fit[puertorico.Wharf] = 150, 60
		w.Corn, w.Raw[puertorico.SmallWarehouse] = 70, 100
	case "greedy":
		w.Others, w.Wait, w.Rival = [puertorico.Roles]int{}, [puertorico.Roles]int{}, [puertorico.Goods]int{}
		w.Safe, w.Block, w.Lead = 0, 0, 0
	default:
		return nil
	}
	return &w
}

// shipper holds the weights of the style of that name.
var shipper = Weights{
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

// builder holds the weights of the style of that name.
var builder = Weights{
	Settled: 0, Founded: 11, Shipped: 23, Won: 0, Stored: -1,
	Money: 40, MoneyLeft: 46, MoneyMost: 277, Ship: 19, Hold: 34, Glut: -4, Lead: 33, Sale: 3,
	Others: [puertorico.Roles]int{19, 22, 6, 35, 23, 13, 0, -26},
	Chosen: [puertorico.Roles]int{12, 32, -81, 47, -4, -5, -7, 21},
	Wait:   [puertorico.Roles]int{-5, -6, 3, 5, 0, 12, 18, -5}, Safe: 38,
	Quarry: 125, QuarryLess: 40, Corn: 39, CornLess: -11,
	Match: [puertorico.Goods]int{5, 20, 35, 37, 37},
	Grow:  [puertorico.Goods]int{4, -8, 3, 13, 9}, GrowLess: -2,
	Rival: [puertorico.Goods]int{-2, -1, 5, 12, 12}, Idle: 1, First: 8,
	Hired: 22, Drawn: 4, Leave: -73,
	Raw:   [puertorico.Buildings]int{-42, -21, -37, -4, -65, -17, -27, -17, -32, 56, -15, -30, -1, -4, 15, -43, -74, 12, 165, -127, 100, 37, -51},
	Base:  [puertorico.Buildings]int{-9, 18, 7, -14, 20, 24, 62, -9, -8, -12, 11, -4, 13, -7, -1, 9, -2, 3, 2, -6, 16, 8, -15},
	Fit:   [puertorico.Buildings]int{19, 74, 7, 25, 227, 296, 2, -2, -15, 46, -20, 27, 4, 3, 21, 11, 14, 9, -7, 21, 3, 14, 1},
	Space: -11, Enough: -33, Full: 34,
	Unit: 63, UnitPrice: 12, Kind: 74, QuarryMan: 81,
	LoadPrice: 15, Block: 19, Waste: 81, Fill: -2, Claim: 51,
}
