// Package achievements decides what was achieved in a match: ways to play that are worth trying. It judges positions and events,
// never how often somebody has clicked.
package achievements

import (
	"islas/game"
	"islas/game/achievement"
	"islas/game/match"
	pr "islas/game/puertorico"
)

// Version is the version of the judgement; it goes up by one when any match would be judged otherwise.
const Version = 1

// Thresholds of what can be achieved.
const (
	manyChips     = 25
	harbourChips  = 15
	freeCost      = 3 // doubloons that a building costs that is had for nothing
	fewChips      = 12
	someChips     = 10
	bigExtra      = 7 // points of a large building
	allKinds      = 4 // kinds of barrels produced at once
	factoryPay    = 3 // doubloons
	manyQuarries  = 3
	wharfLoad     = 4 // barrels
	bigLoad       = 6 // barrels
	goodSale      = 6 // doubloons
	soldKinds     = 4
	manyDrawn     = 4
	richRole      = 3 // doubloons on a role card
	clearLead     = 10
	lastFromRound = 5 // of a comeback
	fullHouse     = 12
	rich          = 15 // doubloons held at a time
)

// all returns all achievements, in the order in which they are shown.
func all() achievement.List[*course] {
	return achievement.List[*course]{
		{ID: "win", Had: func(c *course, s game.Seat) bool { return c.won(s) }},
		{ID: "shipper", Had: func(c *course, s game.Seat) bool { return c.player(s).Chips() >= manyChips }},
		{ID: "big-load", Had: func(c *course, s game.Seat) bool { return c.seats[s].load >= bigLoad }},
		{ID: "wharf", Had: func(c *course, s game.Seat) bool { return c.seats[s].wharf >= wharfLoad }},
		{ID: "harbour", Had: func(c *course, s game.Seat) bool {
			return c.player(s).Occupied(pr.Harbour) && c.player(s).Chips() >= harbourChips
		}},
		{ID: "nothing-lost", Had: func(c *course, s game.Seat) bool { return c.seats[s].lost == 0 && c.player(s).Chips() >= someChips }},
		{ID: "city", Had: func(c *course, s game.Seat) bool { return c.player(s).CitySpaces() == pr.CitySize }},
		{ID: "large", Had: func(c *course, s game.Seat) bool { return c.large(s, 1) > 0 }},
		{ID: "two-large", Had: func(c *course, s game.Seat) bool { return c.large(s, 1) > 1 }},
		{ID: "great-large", Had: func(c *course, s game.Seat) bool { return c.large(s, bigExtra) > 0 }},
		{ID: "free", Had: func(c *course, s game.Seat) bool { return c.seats[s].free }},
		{ID: "quarries", Had: func(c *course, s game.Seat) bool {
			_, occupied := c.player(s).Tiles(pr.Quarry)
			return occupied >= manyQuarries
		}},
		{ID: "kinds", Had: func(c *course, s game.Seat) bool { return c.seats[s].kinds >= allKinds }},
		{ID: "factory", Had: func(c *course, s game.Seat) bool { return c.seats[s].factory >= factoryPay }},
		{ID: "sale", Had: func(c *course, s game.Seat) bool { return c.seats[s].sale >= goodSale }},
		{ID: "merchant", Had: func(c *course, s game.Seat) bool { return c.seats[s].sold.Count() >= soldKinds }},
		{ID: "rich", Had: func(c *course, s game.Seat) bool { return c.seats[s].doubloons >= rich }},
		{ID: "role", Had: func(c *course, s game.Seat) bool { return c.seats[s].role >= richRole }},
		{ID: "hacienda", Had: func(c *course, s game.Seat) bool { return c.seats[s].drawn >= manyDrawn }},
		{ID: "island", Had: func(c *course, s game.Seat) bool { return c.player(s).TileCount() == pr.IslandSize }},
		{ID: "at-work", Had: func(c *course, s game.Seat) bool {
			return c.player(s).EmptyCircles() == 0 && c.player(s).Colonists() >= fullHouse
		}},
		{ID: "finisher", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].ended }},
		{ID: "builder", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.player(s).Chips() <= fewChips }},
		{ID: "plain", Had: func(c *course, s game.Seat) bool {
			return c.won(s) && !c.player(s).Has(pr.TobaccoStorage) && !c.player(s).Has(pr.CoffeeRoaster)
		}},
		{ID: "comeback", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].wasLast }},
		{ID: "clear", Had: func(c *course, s game.Seat) bool {
			return c.won(s) && achievement.Lead(achievement.Points(&c.last), s) >= clearLead
		}},
		{ID: "masters", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.masters }},
	}
}

// IDs returns the ids of all achievements, in the order in which they are shown.
func IDs() []string { return all().IDs() }

// Judge returns, by seat, the ids of what was achieved in a match that is over, by its steps from the beginning on.
func Judge(info *game.Info, setup match.Setup, steps []pr.Step) [][]string {
	c := follow(steps)
	c.masters = achievement.Masters(info, setup) > 0
	return all().Judge(c, len(setup.Seats))
}

// won reports whether a seat has won.
func (c *course) won(seat game.Seat) bool { return c.last.Winners().Has(seat) }

// player returns a seat's state at the end.
func (c *course) player(seat game.Seat) *pr.Player { return c.last.Player(seat) }

// large returns how many occupied large buildings give a seat at least points points beside those printed on them.
func (c *course) large(seat game.Seat, points int) (n int) {
	for b := pr.GuildHall; b <= pr.CityHall; b++ {
		if p := c.player(seat); p.Occupied(b) && p.Extra(b) >= points {
			n++
		}
	}
	return n
}
