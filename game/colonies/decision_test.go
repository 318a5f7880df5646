package colonies_test

import (
	"strings"
	"testing"

	"islas/game"
	"islas/game/colonies"
)

// The decisions of section 22, each under its number and name.

// all is one card of each kind.
var all = colonies.Hand{1, 1, 1, 1, 1}

// TestDecision1SetUp: the first ship comes with its settlement, and edges are numbered as the board says.
func TestDecision1SetUp(t *testing.T) {
	p := begin(t, colonies.Options{Seats: 3, Board: colonies.Beginner})
	p.plays("settle 63")
	p.ship(63, 0)
	p.asks(colonies.DecideSettle, 1)
	if a, z := colonies.Edge(0).Ends(), colonies.Edge(colonies.Edges-1).Ends(); a != [2]colonies.Node{0, 7} || z != [2]colonies.Node{132, 139} {
		t.Errorf("the first edge is %v, the last %v", a, z)
	}
}

// TestDecision2AtOnce: at the goal everything stops, in the middle of what is going on; points of another's turn wait for one's own.
func TestDecision2AtOnce(t *testing.T) {
	// A settlement: the foreign ship in its way stays, and the own one does not unload.
	s := colonies.NewScene(t, 4).Tile(12, colonies.Desert, 2).Bases(0, 12).Gain(0, all).To(4).City(0, 63).Town(0, 81).Ship(1, 37)
	p := beginAt(t, s.Started())
	p.plays("settle 37 base")
	p.ship(37, 1)
	p.tells(`"winners":[0]`)

	// A point chip: the gold that comes home with the finds is not converted any more.
	s = colonies.NewScene(t, 4).City(0, 35).Town(0, 63).Ship(0, 45, colonies.Find, colonies.Gold).Waits(0, colonies.Find, colonies.Find).To(4)
	p = beginAt(t, s.Rolled(1, 1).Started())
	p.plays("sail 45 35")
	if !p.Over() || p.Home(0) != (colonies.Purse{0, 1, 0, 0}) {
		t.Errorf("over: %v, %v waits", p.Over(), p.Home(0))
	}

	// The largest army: the pirate stays where he is.
	s = colonies.NewScene(t, 4).City(0, 35).To(4).Played(0, colonies.KnightCard, colonies.KnightCard).Hold(0, colonies.KnightCard).Pirate(54)
	p = beginAt(t, s.Turn(0).Started())
	p.plays("knight")
	p.tells(`{"e":"army","from":null,"to":0}`)
	if !p.Over() || p.Pirate() != 54 {
		t.Errorf("over: %v, the pirate is on %d", p.Over(), p.Pirate())
	}

	// In another's turn: B's ship makes way and brings the third find; B wins when its turn begins.
	s = colonies.NewScene(t, 4).Gain(0, all).Roads(0, 26, 35).City(1, 44).Town(1, 9).Town(1, 63).To(5)
	s.Ship(1, 26, colonies.Find).Waits(1, colonies.Find, colonies.Find).Ship(2, 18).Ship(2, 45).Ship(3, 17).Ship(3, 35)
	p = beginAt(t, s.Started())
	p.plays("settle 26 road")
	p.only("", "dodge 9", "dodge 10", "dodge 27", "dodge 44")
	p.plays("dodge 44")
	if p.Points(1) != 5 || p.Over() {
		t.Errorf("seat 1 has %d points, over: %v", p.Points(1), p.Over())
	}
	p.plays("end")
	if !p.Over() || p.Winners() != game.SeatSet(0).Add(1) {
		t.Errorf("over: %v, %v has won", p.Over(), p.Winners())
	}
}

// TestDecision3Seven: players discard clockwise, each to the end, in the order of kinds; then the pirate moves.
func TestDecision3Seven(t *testing.T) {
	s := colonies.NewScene(t, 3).Gain(0, colonies.Hand{4, 4, 0, 0, 0}).Gain(1, colonies.Hand{2, 2, 2, 1, 0}).Gain(2, colonies.Hand{3, 3, 3, 0, 0})
	p := beginAt(t, s.Turn(1).Started())
	p.play("roll", "dice 3 4")
	p.asks(colonies.DecideDiscard, 2)
	p.only("", "discard wood", "discard clay")
	p.plays("discard wood", "discard clay")
	p.only("", "discard clay", "discard sheep")
	p.plays("discard sheep")
	p.forced("discard sheep")
	p.asks(colonies.DecideDiscard, 0)
	p.only("", "discard wood", "discard clay")
	p.plays("discard clay")
	p.forced("discard clay")
	p.asks(colonies.DecidePirate, 1)
	p.hand(0, colonies.Hand{4, 0, 0, 0, 0})
	p.hand(1, colonies.Hand{2, 2, 2, 1, 0})
	p.hand(2, colonies.Hand{2, 2, 1, 0, 0})
}

// TestDecision4Pirate: he goes to another node, robs along any edge what is on the coast, and off the board nobody.
func TestDecision4Pirate(t *testing.T) {
	scene := func() *pair {
		s := colonies.NewScene(t, 3).Pirate(64).Town(1, 63).Town(2, 81).Gain(1, all).Gain(2, all)
		p := beginAt(t, s.Turn(0).Started())
		p.play("roll", "dice 3 4")
		return p
	}
	p := scene()
	p.cannot("pirate 64", "pirate 63", "pirate 42", "pirate 2")
	p.plays("pirate 75")
	p.forced("rob none")
	p = scene()
	p.plays("pirate 72")
	p.only("", "rob 1 card", "rob none")
	p.play("rob 1 card", "stolen ore")
	p.hand(0, colonies.Hand{0, 0, 0, 0, 1})

	// A ship and a settlement on the coast of a colony can be robbed.
	s := colonies.NewScene(t, 3).Tile(4, colonies.Desert, 2).Tile(12, colonies.Desert, 5).Town(1, 37, colonies.Gem).Ship(2, 19, colonies.Find)
	p = beginAt(t, s.Turn(0).Started())
	p.play("roll", "dice 3 4")
	p.plays("pirate 28")
	p.only("", "rob 1 gem settlement 37", "rob 2 find ship 19", "rob none")
	p.plays("rob 2 find ship 19")
	if p.Home(0) != (colonies.Purse{1, 0, 0, 0}) {
		t.Errorf("%v waits at home", p.Home(0))
	}

	// Every node is barred: he leaves the board, and nothing is told of it.
	s = colonies.NewScene(t, 4).Pirate(73).Hold(0, colonies.KnightCard)
	for i, h := range []colonies.Hex{11, 27, 29, 45} {
		s.Fleet(game.Seat(i), h)
	}
	for i, n := range []colonies.Node{17, 18, 44, 45, 47, 56, 58, 59, 72, 84, 86, 87, 92, 93, 95, 119} {
		s.City(game.Seat(i%4), n)
	}
	s.Town(0, 120)
	for i, n := range s.PirateNodes() {
		s.Ship(game.Seat(i%4), n)
	}
	p = beginAt(t, s.Turn(0).State)
	p.plays("knight")
	p.asks(colonies.DecideBegin, 0)
	if p.Pirate() != colonies.NoNode {
		t.Errorf("the pirate is on %d", p.Pirate())
	}
}

// TestDecision5HomeStock: what reaches the home stock is converted in the order find, gold, ore, gem, with what waited there; gold and
// ore can be redeemed later, gems not.
func TestDecision5HomeStock(t *testing.T) {
	s := colonies.NewScene(t, 3).Town(0, 35).Ship(0, 45, colonies.Gold, colonies.Gem, colonies.OreToken).Waits(0, colonies.Gem, colonies.OreToken)
	p := beginAt(t, s.Scarce(colonies.Hand{19, 0, 0, 0, 19}, colonies.Purse{24, 22, 22, 24}, 25).Rolled(1, 1).State)
	p.play("sail 45 35", "card knight")
	p.forced("take wood")
	p.hand(0, colonies.Hand{1, 0, 0, 0, 2})
	if p.Home(0) != (colonies.Purse{}) || p.CardCount(0) != 1 {
		t.Errorf("%v waits, %d cards", p.Home(0), p.CardCount(0))
	}

	s = colonies.NewScene(t, 3).Town(0, 35).Ship(0, 45, colonies.Gold, colonies.OreToken, colonies.Gem).Waits(0, colonies.Gem).Gain(0, colonies.Hand{4, 0, 0, 0, 0})
	p = beginAt(t, s.Scarce(colonies.Hand{}, colonies.Purse{24, 22, 22, 24}, 0).Rolled(1, 1).State)
	p.plays("sail 45 35")
	if p.Home(0) != (colonies.Purse{0, 1, 1, 2}) {
		t.Errorf("%v waits", p.Home(0))
	}
	p.only("redeem")
	s = colonies.NewScene(t, 3).Waits(0, colonies.Gold, colonies.Gold, colonies.OreToken, colonies.Gem, colonies.Gem)
	p = beginAt(t, s.Started())
	p.only("redeem", "redeem gold", "redeem ore")
	p.plays("redeem ore", "redeem gold")
	p.asks(colonies.DecideGold, 0)
	p.plays("take clay")
	p.hand(0, colonies.Hand{0, 1, 0, 0, 1})
	p.only("redeem", "redeem gold")
}

// TestDecision6Cards: which cards can be played when.
func TestDecision6Cards(t *testing.T) {
	s := colonies.NewScene(t, 3).Hold(0, colonies.KnightCard, colonies.MonopolyCard, colonies.RoadsCard, colonies.InventionCard)
	p := beginAt(t, s.Scarce(colonies.Hand{2, 1, 0, 0, 0}, colonies.Purse{}, 9).Turn(0).State)
	p.can("knight", "monopoly ore", "invention wood wood", "invention wood clay")
	p.cannot("roads", "invention clay clay", "invention wood sheep")
	p.barred(colonies.BarNothing, "roads")

	// Of road building both must be built while one is possible: here the second road is the only one.
	s = colonies.NewScene(t, 3).Hold(0, colonies.RoadsCard).Town(0, 35).Ship(0, 35)
	p = beginAt(t, s.Turn(0).Started())
	p.plays("roads")
	p.asks(colonies.DecideFree, 0)
	p.only("", "road "+edge(35, 44), "road "+edge(26, 35))
	p.plays("road " + edge(26, 35))
	p.asks(colonies.DecideFree, 0)
	p.cannot("roll", "knight")
	p.plays(p.printed()[0])
	p.asks(colonies.DecideBegin, 0)
	p.only("", "roll")

	// One card a turn, and none that was gained in it; a card gained in another's turn can be played in one's own.
	s = colonies.NewScene(t, 3).Gain(0, colonies.Hand{0, 0, 2, 2, 2}).Hold(0, colonies.MonopolyCard)
	p = beginAt(t, s.Started())
	p.play("buy", "card knight")
	p.barred(colonies.BarFresh, "knight")
	p.plays("monopoly wood")
	p.barred(colonies.BarPlayed, "knight")

	s = colonies.NewScene(t, 4).Gain(0, all).Roads(0, 26, 35).Town(1, 44).Ship(1, 26, colonies.Gem, colonies.Gem)
	p = beginAt(t, s.Ship(2, 18).Ship(2, 45).Ship(3, 17).Ship(3, 35).Started())
	p.plays("settle 26 road")
	p.play("dodge 44", "card knight")
	p.ship(44, 1)
	p.plays("end")
	p.asks(colonies.DecideBegin, 1)
	p.can("knight")
}

// edge returns the number of the edge between two nodes, as text.
func edge(a, b colonies.Node) string {
	return strings.Fields(colonies.RoadAction(colonies.EdgeBetween(a, b)).String())[1]
}

// TestDecision7Production: what is due, who chooses, and what comes from where.
func TestDecision7Production(t *testing.T) {
	// All fits: the jungle pays by itself, then the volcano's kind is chosen.
	meet := func(supply colonies.Purse, stored ...colonies.Token) *pair {
		s := colonies.NewScene(t, 3).Tile(12, colonies.Volcano, 3).Tile(21, colonies.Mountain, 3).Town(0, 47, stored...)
		return beginAt(t, s.Scarce(colonies.Hand{19, 19, 19, 19, 19}, supply, 25).Turn(0).State)
	}
	full := colonies.Purse{24, 22, 22, 24}
	p := meet(full, colonies.Gem)
	p.play("roll", "dice 1 2")
	p.stored(47, colonies.Purse{0, 0, 1, 1})
	p.only("", "take find", "take gold", "take ore", "take gem")
	p.play("take ore", "eruption 1")
	p.stored(47, colonies.Purse{0, 0, 2, 1})

	// One of two fits: an ore comes from the mountain, so the volcano does not erupt.
	p = meet(full, colonies.Gem, colonies.Gem)
	p.play("roll", "dice 1 2")
	p.only("", "take find", "take gold", "take ore", "take gem")
	p.plays("take ore")
	p.stored(47, colonies.Purse{0, 0, 1, 2})
	p = meet(full, colonies.Gem, colonies.Gem)
	p.play("roll", "dice 1 2")
	p.play("take find", "eruption 1")

	// A kind that the supply lacks is not due; of a volcano that is any kind that is left.
	p = meet(colonies.Purse{3, 0, 0, 2})
	p.play("roll", "dice 1 2")
	p.only("", "take find", "take gem")
	p = meet(colonies.Purse{})
	p.play("roll", "dice 1 2")
	p.stored(47, colonies.Purse{})

	// Clockwise from the active player, settlements by node, while the supply lasts.
	s := colonies.NewScene(t, 3).Tile(21, colonies.Mountain, 3).Town(0, 47).Town(1, 67).Town(2, 58)
	p = beginAt(t, s.Scarce(colonies.Hand{}, colonies.Purse{0, 0, 2, 0}, 0).Turn(1).State)
	p.play("roll", "dice 1 2")
	p.tells(`{"e":"gain","what":"tokens","by":[[0,0,0,0],[0,0,1,0],[0,0,1,0]]}`)
}

// TestDecision8Discovery: cargo goes to the supply before the token is taken; a road reaches places at both ends, the lowest id
// first, without a base.
func TestDecision8Discovery(t *testing.T) {
	s := colonies.NewScene(t, 3).Tile(4, colonies.Sea, 0).Ship(0, 19, colonies.Gem, colonies.Gold)
	p := beginAt(t, s.Scarce(colonies.Hand{19, 19, 19, 19, 19}, colonies.Purse{}, 25).Rolled(1, 1).State)
	p.play("sail 19 28", "tile desert", "chip 5")
	p.tells(`{"e":"gain","what":"home","by":[[0,0,0,1],`)
	if p.TokensLeft() != (colonies.Purse{0, 1, 0, 0}) {
		t.Errorf("the supply is %v", p.TokensLeft())
	}

	s = colonies.NewScene(t, 3).Tile(4, colonies.Sea, 0).Ship(0, 19)
	p = beginAt(t, s.Scarce(colonies.Hand{}, colonies.Purse{9, 9, 9, 0}, 25).Rolled(1, 1).State)
	p.play("sail 19 28", "tile desert", "chip 5")
	if p.Home(0) != (colonies.Purse{}) || p.Bases(12) == 0 {
		t.Errorf("%v waits at home, bases of %v", p.Home(0), p.Bases(12))
	}

	// The road from 58 to 48 reaches the places 13 and 22.
	s = colonies.NewScene(t, 3).Tile(12, colonies.Desert, 2).Tile(21, colonies.Mountain, 9).Town(0, 47).Roads(0, 47, 57, 67, 58).Gain(0, all)
	p = beginAt(t, s.Started())
	p.play("road "+edge(58, 48), "tile sea", "tile jungle 4")
	p.tells(`{"e":"chance","what":"tile","place":13,"tile":"sea","number":null}`)
	p.tells(`{"e":"chance","what":"tile","place":22,"tile":"jungle","number":4}`)
	if p.Home(0) != (colonies.Purse{1, 0, 0, 0}) || p.Bases(22) != 0 {
		t.Errorf("%v waits at home, bases of %v", p.Home(0), p.Bases(22))
	}
	if !p.OpenSea(11) || p.OpenSea(13) {
		t.Error("the lake is open sea, or the sea is not")
	}
}

// TestDecision9WayMaking: where a ship in the way goes.
func TestDecision9WayMaking(t *testing.T) {
	scene := func() *colonies.Scene {
		return colonies.NewScene(t, 4).Gain(0, all).Roads(0, 26, 35).Ship(1, 26, colonies.Find)
	}
	p := beginAt(t, scene().Started())
	p.plays("settle 26 road")
	p.asks(colonies.DecideDodge, 1)
	p.only("", "dodge 17", "dodge 18", "dodge 35")
	p.plays("dodge 18")
	p.asks(colonies.DecideMain, 0)

	// The pirate, a ship and a foreign settlement bar nodes; at an own settlement the ship unloads.
	p = beginAt(t, scene().Pirate(18).Ship(2, 35).Town(1, 9).Started())
	p.plays("settle 26 road")
	p.forced("dodge 17")
	p = beginAt(t, scene().Pirate(18).Ship(2, 35).Ship(2, 17).Town(1, 9).Town(3, 44).Started())
	p.plays("settle 26 road")
	p.only("", "dodge 9", "dodge 45")
	p.plays("dodge 9")
	p.tells(`{"e":"gain","what":"home","by":[[0,0,0,0],[1,0,0,0],`)

	// An own loaded ship unloads where a settlement is built at home.
	p = beginAt(t, colonies.NewScene(t, 3).Gain(0, all).Roads(0, 26, 35).Ship(0, 26, colonies.Find).Started())
	p.plays("settle 26 road")
	if p.Home(0) != (colonies.Purse{1, 0, 0, 0}) {
		t.Errorf("%v waits at home", p.Home(0))
	}
}

// TestDecision10Eruption: the owner is asked while tokens are left, and may give up the rest.
func TestDecision10Eruption(t *testing.T) {
	s := colonies.NewScene(t, 3).Tile(12, colonies.Volcano, 3).Tile(21, colonies.Mountain, 8).Roads(1, 37, 47, 57)
	p := beginAt(t, s.Town(1, 37, colonies.Find, colonies.Gold).Town(1, 57).Turn(0).Started())
	p.play("roll", "dice 1 2")
	p.asks(colonies.DecideToken, 1)
	p.play("take find", "eruption 5")
	p.asks(colonies.DecideSave, 1)
	p.plays("save find 57", "done")
	p.stored(57, colonies.Purse{1, 0, 0, 0})
	if p.TokensLeft() != (colonies.Purse{23, 22, 22, 24}) {
		t.Errorf("the supply is %v", p.TokensLeft())
	}
	p.asks(colonies.DecideMain, 0)
}

// TestDecision11BankAndFleet: the best rate is taken; a fleet is built, then moves to another hex.
func TestDecision11BankAndFleet(t *testing.T) {
	s := colonies.NewScene(t, 3).Town(0, 26).Town(0, 63).Gain(0, colonies.Hand{5, 0, 5, 0, 0}) // harbours for sheep and 3:1
	p := beginAt(t, s.Started())
	p.plays("bank sheep ore")
	p.hand(0, colonies.Hand{5, 0, 3, 0, 1})
	p.plays("bank wood clay")
	p.hand(0, colonies.Hand{2, 1, 3, 0, 1})

	p.plays("fleet 20")
	p.hand(0, colonies.Hand{0, 1, 2, 0, 1})
	p.barred(colonies.BarMoved, "fleet 19")
	for range 3 {
		p.plays("end")
		p.play("roll", "dice 1 1")
	}
	p.cannot("fleet 20", "fleet 4", "fleet 25")
	p.plays("fleet 19")
	p.hand(0, colonies.Hand{0, 1, 1, 0, 1})
	p.cannot("fleet 20")
}

// TestDecision12Options: what can be agreed on.
func TestDecision12Options(t *testing.T) {
	for _, c := range []struct {
		o  colonies.Options
		ok bool
	}{
		{colonies.Options{Seats: 3}, true},
		{colonies.Options{Seats: 4, Offers: 3, Goal: 20, Start: 3}, true},
		{colonies.Options{Seats: 4, Goal: 4}, true},
		{colonies.Options{Seats: 2}, false},
		{colonies.Options{Seats: 5}, false},
		{colonies.Options{Seats: 3, Offers: 4}, false},
		{colonies.Options{Seats: 3, Offers: -1}, false},
		{colonies.Options{Seats: 3, Goal: 3}, false},
		{colonies.Options{Seats: 3, Goal: 21}, false},
		{colonies.Options{Seats: 3, Start: 3}, false},
	} {
		if err := c.o.Check(); (err == nil) != c.ok {
			t.Errorf("%+v: %v", c.o, err)
		}
	}
	p := begin(t, colonies.Options{Seats: 3, Board: colonies.Beginner})
	if left, all := p.OffersLeft(); left != 0 || all != 0 || p.Goal() != 12 {
		t.Errorf("%d of %d offers, the goal %d", left, all, p.Goal())
	}
}

// TestDecision13MadeForThePlayer: a single choice is told as one; nothing is told where nothing is to decide.
func TestDecision13MadeForThePlayer(t *testing.T) {
	p := beginAt(t, colonies.NewScene(t, 3).Gain(0, colonies.Hand{1, 0, 0, 0, 0}).Started())
	p.plays("offer 1 wood 1 clay")
	p.tells(`{"e":"act","seat":1,"action":"no","forced":true}`)
	p.tells(`{"e":"act","seat":2,"action":"no","forced":true}`)
	p.tells(`{"e":"act","seat":0,"action":"nodeal","forced":true}`)
	p.only("offer", "offer 1 wood 1 clay", "offer 1 wood 1 ore", "offer 1 wood 1 sheep", "offer 1 wood 1 wheat",
		"offer 1 wood 2 clay", "offer 1 wood 2 ore", "offer 1 wood 2 sheep", "offer 1 wood 2 wheat")
	p.plays("offer 1 wood 1 ore", "offer 1 wood 1 ore")
	p.barred(colonies.BarOffers, "offer 1 wood 1 ore")

	// End alone is not made for anybody, nor is the roll.
	p = beginAt(t, colonies.NewScene(t, 3).Started())
	p.only("", "end")
	p.plays("end")
	p.only("", "roll")
	p.asks(colonies.DecideBegin, 1)
}
