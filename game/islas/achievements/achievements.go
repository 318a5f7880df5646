// Package achievements decides what was achieved in a match: ways to play that are worth trying. It judges positions and events,
// never how often somebody has clicked.
package achievements

import (
	"islas/game"
	"islas/game/achievement"
	"islas/game/islas"
	"islas/game/match"
)

// Version is the version of the judgement; it goes up by one when any match would be judged otherwise.
const Version = 1

// Thresholds of what can be achieved.
const (
	manyPalaces   = 6
	colourPoints  = 9
	manySettlers  = 12 // that came to one island in a match
	oneShip       = 3  // that came to one island from one ship
	manyBuilt     = 9  // houses built by cards in a match
	clearLead     = 5  // points
	manyDeeds     = 3  // privileges at a time
	pirates       = 2  // that have landed, at least, none of which harmed the seat
	manyGuests    = 7  // settlers that came to whoever put them aboard
	manySnatched  = 3  // privileges taken from others
	manySent      = 3  // pirates that robbed only seats other than the one that put them aboard
	fewFree       = 4  // plots
	lastFromRound = 3  // of a comeback
	oneRound      = 6  // points that were won in one round
	bigBuildings  = 20 // points from palaces and towns
)

// all returns all achievements, in the order in which they are shown.
func all() achievement.List[*course] {
	return achievement.List[*course]{
		{ID: "win", Had: func(c *course, s game.Seat) bool { return c.won(s) }},
		{ID: "town", Had: func(c *course, s game.Seat) bool { return c.seats[s].towns > 0 }},
		{ID: "two-towns", Had: func(c *course, s game.Seat) bool { return c.seats[s].towns > 1 }},
		{ID: "palaces", Had: func(c *course, s game.Seat) bool { return c.seats[s].palaces >= manyPalaces }},
		{ID: "grand", Had: func(c *course, s game.Seat) bool {
			b := c.last.Breakdown(s)
			return b.FirstPalaces.Points+b.FurtherPalaces.Points+b.Towns.Points >= bigBuildings
		}},
		{ID: "one-colour", Had: func(c *course, s game.Seat) bool { return c.colours(s, colourPoints) > 0 }},
		{ID: "all-colours", Had: func(c *course, s game.Seat) bool { return c.colours(s, 1) == islas.Colours }},
		{ID: "builder", Had: func(c *course, s game.Seat) bool { return c.seats[s].built >= manyBuilt }},
		{ID: "welcome", Had: func(c *course, s game.Seat) bool { return c.seats[s].settlers >= manySettlers }},
		{ID: "one-ship", Had: func(c *course, s game.Seat) bool { return c.seats[s].mostOfShip >= oneShip }},
		{ID: "own-guest", Had: func(c *course, s game.Seat) bool { return c.seats[s].guests >= manyGuests }},
		{ID: "last-wish", Had: func(c *course, s game.Seat) bool { return c.seats[s].lastWish }},
		{ID: "ties", Had: func(c *course, s game.Seat) bool { return c.seats[s].byTies }},
		{ID: "deeds", Had: func(c *course, s game.Seat) bool { return c.seats[s].mostDeeds >= manyDeeds }},
		{ID: "snatched", Had: func(c *course, s game.Seat) bool { return c.seats[s].snatched >= manySnatched }},
		{ID: "pirate", Had: func(c *course, s game.Seat) bool { return c.seats[s].sent >= manySent }},
		{ID: "shield", Had: func(c *course, s game.Seat) bool { return c.seats[s].named }},
		{ID: "unharmed", Had: func(c *course, s game.Seat) bool { return c.pirates >= pirates && c.seats[s].lost == 0 }},
		{ID: "full", Had: func(c *course, s game.Seat) bool { return c.last.Free(s).Count() <= fewFree }},
		{ID: "great-round", Had: func(c *course, s game.Seat) bool { return c.seats[s].mostOfRound >= oneRound }},
		{ID: "comeback", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].wasLast }},
		{ID: "clear", Had: func(c *course, s game.Seat) bool {
			return c.won(s) && achievement.Lead(achievement.Points(&c.last), s) >= clearLead
		}},
		{ID: "no-town", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].towns == 0 }},
		{ID: "masters", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.masters }},
	}
}

// IDs returns the ids of all achievements, in the order in which they are shown.
func IDs() []string { return all().IDs() }

// Judge returns, by seat, the ids of what was achieved in a match that is over, by its steps from the beginning on.
func Judge(info *game.Info, setup match.Setup, steps []islas.Step) [][]string {
	c := follow(steps)
	c.masters = achievement.Masters(info, setup) > 1
	return all().Judge(c, len(setup.Seats))
}

// won reports whether a seat has won.
func (c *course) won(seat game.Seat) bool { return c.last.Winners().Has(seat) }

// colours returns in how many colours a seat has at least points points.
func (c *course) colours(seat game.Seat, points int) (n int) {
	for colour := range islas.Colour(islas.Colours) {
		if c.last.PointsIn(seat, colour) >= points {
			n++
		}
	}
	return n
}
