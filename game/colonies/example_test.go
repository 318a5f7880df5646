package colonies_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

// The worked examples of section 21, each under its number and name. Seats A, B, C and D are 0, 1, 2 and 3. The reference of these
// tests plays along.

const nobody = game.NoSeat

// TestExample1SetUp: the order of the set-up, and what the second settlement pays.
func TestExample1SetUp(t *testing.T) {
	p := begin(t, colonies.Options{Seats: 4, Board: colonies.Beginner})
	p.plays("settle 26", "settle 111", "settle 63")
	p.asks(colonies.DecideSettle, 3)
	p.only("", "settle 9", "settle 44", "settle 82", "settle 92", "settle 127")
	p.ship(26, 0)
	p.plays("settle 127")
	p.asks(colonies.DecideSettle, 3)
	p.plays("settle 100", "road 133")
	p.hand(3, colonies.Hand{0, 1, 1, 1, 0})

	p = begin(t, colonies.Options{Seats: 3, Board: colonies.Beginner})
	order := ""
	for _, n := range []int{26, 111, 63, 127, 9, 100, 52, 80, 33} {
		order += fmt.Sprint(p.Decision().Seat)
		p.plays(fmt.Sprint("settle ", n))
		if p.Decision().Kind == colonies.DecideWay {
			p.plays(p.printed()[0])
		}
	}
	if order != "012210012" {
		t.Errorf("seats settle in the order %s", order)
	}
}

// TestExample2RangeAndWater: a ship reaches a place, water comes, and it goes on if its range allows.
func TestExample2RangeAndWater(t *testing.T) {
	scene := func() *colonies.Scene { return colonies.NewScene(t, 4).Town(0, 26).Ship(0, 26).Turn(0) }
	p := beginAt(t, scene().Started())
	p.play("roll", "dice 1 3")
	p.can("sail 26 19")
	p.play("sail 26 19", "tile sea")
	p.ship(19, 0)
	p.only("sail")

	p = beginAt(t, scene().Turn(0).Started())
	p.play("roll", "dice 4 5")
	p.play("sail 26 19", "tile sea")
	if p.RangeLeft(19) != 2 {
		t.Errorf("a range of %d is left", p.RangeLeft(19))
	}
	p.can("sail 19 28")
	p.play("sail 19 28", "tile desert", "chip 6")
	p.tells(`"place":12,"tile":"desert"`)
}

// TestExample3Land: land comes, and a red chip is refused next to another.
func TestExample3Land(t *testing.T) {
	p := beginAt(t, colonies.NewScene(t, 4).Tile(4, colonies.Sea, 0).Tile(21, colonies.Mountain, 8).Ship(0, 19).Rolled(4, 5).Started())
	p.play("sail 19 28", "tile desert", "chip 6 2")
	p.tells(`{"e":"chance","what":"chip","place":12,"chips":[6,2]}`)
	p.tells(`{"e":"gain","what":"home","by":[[0,0,0,1],`)
	p.ship(28, nobody)
	if p.Bases(12) != game.SeatSet(0).Add(0) || p.Home(0) != (colonies.Purse{0, 0, 0, 1}) || p.Number(12) != 2 {
		t.Errorf("bases of %v, a home stock of %v, the number %d", p.Bases(12), p.Home(0), p.Number(12))
	}
	if h := colonies.HiddenOf(&p.State); fmt.Sprint(h.Chips) != "[3 4 5 6 9 10 11 12]" {
		t.Errorf("the chips %v are left", h.Chips)
	}
}

// TestExample4ByBase: who may settle with which bases.
func TestExample4ByBase(t *testing.T) {
	rich := colonies.Hand{1, 1, 1, 1, 0}
	scene := func(seat game.Seat) *pair {
		s := colonies.NewScene(t, 4).Tile(12, colonies.Desert, 2).Tile(21, colonies.Mountain, 8).Bases(0, 12, 21).Bases(1, 12)
		return beginAt(t, s.Gain(0, rich).Gain(1, rich).Turn(seat).Rolled(3, 3).Started())
	}
	p := scene(1)
	p.only("settle", "settle 37 base")
	p.barred(colonies.BarBase, "settle 47 base")
	p.barred(colonies.BarUnknown, "settle 28 base")

	p = scene(0)
	p.only("settle", "settle 37 base", "settle 47 base", "settle 57 base", "settle 67 base")
	p.plays("settle 47 base")
	if p.Bases(12) != game.SeatSet(0).Add(1) || p.Bases(21) != 0 {
		t.Errorf("bases of %v and %v stay", p.Bases(12), p.Bases(21))
	}
	p.plays("end")
	p.play("roll", "dice 1 2")
	p.barred(colonies.BarDistance, "settle 37 base")
}

// TestExample5ShipInTheWay: a foreign ship goes to the only free node that is near.
func TestExample5ShipInTheWay(t *testing.T) {
	s := colonies.NewScene(t, 4).Tile(12, colonies.Desert, 2).Bases(0, 12).Gain(0, colonies.Hand{1, 1, 1, 1, 0}).Rolled(3, 3)
	p := beginAt(t, s.Ship(1, 37).Started())
	p.plays("settle 37 base")
	p.forced("dodge 46")
	p.ship(46, 1)
}

// TestExample6Storage: a settlement that stores two takes one more token.
func TestExample6Storage(t *testing.T) {
	s := colonies.NewScene(t, 4).Tile(12, colonies.Jungle, 4).Tile(21, colonies.Mountain, 4).Town(0, 47, colonies.Gem, colonies.Gem)
	p := beginAt(t, s.Turn(0).Started())
	p.play("roll", "dice 1 3")
	p.asks(colonies.DecideToken, 0)
	p.only("", "take find", "take ore")
	p.plays("take ore")
	p.stored(47, colonies.Purse{0, 0, 1, 2})
	p.tells(`{"e":"gain","what":"tokens","by":[[0,0,1,0],`)
}

// colony is the colony of the examples 7 and 8: place 12 a volcano, 21 a mountain, roads of A from 37 by 47 to 57, and a harbour
// town of theirs at home.
func colony(t *testing.T) *colonies.Scene {
	s := colonies.NewScene(t, 4).Tile(12, colonies.Volcano, 3).Tile(21, colonies.Mountain, 8).Town(0, 35)
	return s.Roads(0, 37, 47, 57)
}

// TestExample7Eruption: a volcano pays, erupts, and two tokens are saved.
func TestExample7Eruption(t *testing.T) {
	p := beginAt(t, colony(t).Town(0, 37, colonies.Find, colonies.Gold).Town(0, 57, colonies.OreToken).Turn(0).Started())
	p.play("roll", "dice 1 2")
	p.only("", "take find", "take gold", "take gem", "take ore")
	p.play("take gem", "eruption 5")
	p.asks(colonies.DecideSave, 0)
	p.only("", "save find 57", "save gold 57", "save gem 57", "done")
	p.plays("save gold 57")
	p.play("save gem 57")
	p.forced("done")
	p.stored(57, colonies.Purse{0, 1, 1, 1})
	p.at(37, nobody)
	if p.TokensLeft() != (colonies.Purse{24, 21, 21, 23}) || len(slices.Collect(p.RoadSet(0).All)) != 2 {
		t.Errorf("the supply is %v, with roads %v", p.TokensLeft(), slices.Collect(p.RoadSet(0).All))
	}

	full := beginAt(t, colony(t).Town(0, 37, colonies.Find, colonies.Gold, colonies.Gold).Turn(0).Started())
	full.play("roll", "dice 1 2")
	full.at(37, 0)
}

// TestExample8HomeRun: tokens of two settlements go home and are converted.
func TestExample8HomeRun(t *testing.T) {
	s := colony(t).Town(0, 37, colonies.Gem, colonies.Gold).Town(0, 57, colonies.Gem).Ship(0, 57).Rolled(4, 1)
	p := beginAt(t, s.Started())
	if p.StepsHome(57, 57) != 6 || p.StepsHome(57, 37) != 4 {
		t.Errorf("home is %d steps from 57, %d from 37", p.StepsHome(57, 57), p.StepsHome(57, 37))
	}
	p.plays("load 57 gem 57", "load 57 gem 37", "load 57 gold 37")
	p.cannot("sail 57 35")
	p.plays("sail 57 46", "end")
	for _, dice := range []string{"dice 1 1", "dice 1 1", "dice 1 1"} {
		p.play("roll", dice)
		p.plays("end")
	}
	p.play("roll", "dice 4 1")
	p.plays("sail 46 35")
	p.asks(colonies.DecideGold, 0)
	p.only("", "take wood", "take clay", "take sheep", "take wheat")
	p.play("take wheat", "card knight")
	p.cannot("knight")
	if p.Home(0) != (colonies.Purse{}) || p.CardCount(0) != 1 {
		t.Errorf("%v waits at home, with %d cards", p.Home(0), p.CardCount(0))
	}
	pirate := colony(t).Ship(0, 37).Town(0, 37).Pirate(46).Started()
	if n := pirate.StepsHome(37, 37); n != 8 {
		t.Errorf("past the pirate home is %d steps away", n)
	}
}

// TestExample9Thrice: one turn robs three times.
func TestExample9Thrice(t *testing.T) {
	s := colonies.NewScene(t, 4).Tile(12, colonies.Volcano, 3).Tile(21, colonies.Mountain, 8)
	s.Town(1, 37, colonies.Find, colonies.Gold, colonies.Gem).Gain(0, colonies.Hand{2, 0, 1, 0, 0}).Hold(0, colonies.KnightCard)
	p := beginAt(t, s.Turn(0).Started())
	p.play("roll", "dice 3 4")
	p.plays("pirate 28", "rob 1 find settlement 37")
	p.plays("knight", "pirate 46", "rob 1 gem settlement 37")
	p.plays("fleet 20")
	p.asks(colonies.DecidePirate, 0)
	p.can("pirate 28")
	p.cannot("pirate 46", "pirate 47")
	p.plays("pirate 28")
	p.forced("rob none")
	p.stored(37, colonies.Purse{0, 1, 0, 0})
}

// TestExample10Shortage: a bank that cannot pay.
func TestExample10Shortage(t *testing.T) {
	due := func(second game.Seat) *pair { // a city and a settlement on the field with the 6
		s := colonies.NewScene(t, 4).City(0, 72).Town(second, 62).Gain(2, colonies.Hand{0, 0, 0, 17, 0}).Turn(3)
		return beginAt(t, s.Started())
	}
	p := due(1)
	p.play("roll", "dice 1 5")
	p.hand(0, colonies.Hand{})
	p.hand(1, colonies.Hand{})
	p = due(0)
	p.play("roll", "dice 1 5")
	p.hand(0, colonies.Hand{0, 0, 0, 2, 0})
	if p.Bank()[colonies.Wheat] != 0 {
		t.Errorf("the bank keeps %v", p.Bank())
	}
}

// TestExample11Trade: an offer with three answers.
func TestExample11Trade(t *testing.T) {
	s := colonies.NewScene(t, 4).Gain(0, colonies.Hand{1, 0, 1, 0, 0}).Gain(1, colonies.Hand{0, 1, 0, 0, 0}).Gain(2, colonies.Hand{0, 2, 0, 0, 0})
	p := beginAt(t, s.Gain(3, colonies.Hand{0, 1, 0, 0, 0}).Rolled(1, 1).Started())
	p.plays("offer 1 wood 1 clay")
	p.asks(colonies.DecideAnswer, 1)
	p.only("", "no", "yes", "more", "sheep", "wheat", "ore")
	p.plays("more", "sheep", "no")
	p.asks(colonies.DecideDeal, 0)
	p.only("", "deal 2", "nodeal")
	p.plays("deal 2")
	p.hand(0, colonies.Hand{1, 1, 0, 0, 0})
	p.hand(2, colonies.Hand{0, 1, 1, 0, 0})
}

// TestExample12End: when a game ends.
func TestExample12End(t *testing.T) {
	scene := func(seats int) *pair {
		s := colonies.NewScene(t, seats).City(0, 35).City(0, 63).City(0, 81).Town(0, 101).Chips(0, 1).Hold(0, colonies.PointCard)
		s.Ship(0, 36, colonies.Find).Waits(0, colonies.Find, colonies.Find).Gain(0, colonies.Hand{0, 0, 1, 1, 1})
		return beginAt(t, s.Rolled(2, 2).Started())
	}
	p := scene(4)
	if p.OpenPoints(0) != 8 {
		t.Errorf("there are %d open points", p.OpenPoints(0))
	}
	p.plays("sail 36 35")
	if p.Points(0) != 10 || p.Over() {
		t.Errorf("there are %d points, over: %v", p.Points(0), p.Over())
	}
	p.play("buy", "card point")
	if !p.Over() || p.Winners() != game.SeatSet(0).Add(0) {
		t.Errorf("over: %v, %v has won", p.Over(), p.Winners())
	}
	p = scene(3)
	p.plays("sail 36 35")
	p.play("buy", "card point")
	p.asks(colonies.DecideMain, 0)
}
