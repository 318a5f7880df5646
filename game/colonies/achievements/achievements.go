// Package achievements decides what was achieved in a match: ways to play that are worth trying. It judges positions and events,
// never how often somebody has clicked.
package achievements

import (
	"slices"

	"islas/game"
	"islas/game/achievement"
	"islas/game/colonies"
	"islas/game/match"
)

// Version is the version of the judgement; it goes up by one when any match would be judged otherwise.
const Version = 1

// Thresholds of what can be achieved.
const (
	manyFound    = 5 // land found by ships
	manySettled  = 3 // settlements in the colonies at a time
	manyCities   = 3
	manyChips    = 2 // point chips
	manyGold     = 4
	manyDeals    = 5
	bigMonopoly  = 4 // cards
	manyRobbed   = 12
	manyHarbours = 3
	manyRoads    = 12
	manyKnights  = 4
	fullNet      = 6 // cards of one roll
	clearLead    = 4
	quickRounds  = 24
	lastFrom     = 8 // round of a comeback
)

// all returns all achievements, in the order in which they are shown.
func all() achievement.List[*course] {
	return achievement.List[*course]{
		{ID: "win", Had: func(c *course, s game.Seat) bool { return c.won(s) }},
		{ID: "discoverer", Had: func(c *course, s game.Seat) bool { return c.seats[s].found >= manyFound }},
		{ID: "both-shores", Had: func(c *course, s game.Seat) bool { return c.seats[s].north && c.seats[s].south }},
		{ID: "colonist", Had: func(c *course, s game.Seat) bool { return c.seats[s].settled >= manySettled }},
		{ID: "full-hold", Had: func(c *course, s game.Seat) bool { return c.seats[s].unloaded >= colonies.Hold }},
		{ID: "cities", Had: func(c *course, s game.Seat) bool { return c.score(s).Cities >= 2*manyCities }},
		{ID: "collector", Had: func(c *course, s game.Seat) bool { return c.score(s).Chips >= manyChips }},
		{ID: "gold", Had: func(c *course, s game.Seat) bool { return c.seats[s].gold >= manyGold }},
		{ID: "merchant", Had: func(c *course, s game.Seat) bool { return c.seats[s].deals >= manyDeals }},
		{ID: "monopoly", Had: func(c *course, s game.Seat) bool { return c.seats[s].monopoly >= bigMonopoly }},
		{ID: "army", Had: func(c *course, s game.Seat) bool {
			return c.last.Army() == s && int(c.last.Used(s)[colonies.KnightCard]) >= manyKnights
		}},
		{ID: "corsair", Had: func(c *course, s game.Seat) bool { return c.seats[s].robbed >= manyRobbed }},
		{ID: "harbours", Had: func(c *course, s game.Seat) bool { return c.harbours(s) >= manyHarbours }},
		{ID: "roads", Had: func(c *course, s game.Seat) bool { return len(slices.Collect(c.last.RoadSet(s).All)) >= manyRoads }},
		{ID: "harvest", Had: func(c *course, s game.Seat) bool { return c.seats[s].harvest >= fullNet }},
		{ID: "fire", Had: func(c *course, s game.Seat) bool { return c.seats[s].fell }},
		{ID: "hidden", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.score(s).Cards > 0 }},
		{ID: "plain", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.score(s).Cards+c.score(s).Army == 0 }},
		{ID: "quick", Had: func(c *course, s game.Seat) bool { return c.won(s) && c.last.Round() <= quickRounds }},
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
func Judge(info *game.Info, setup match.Setup, steps []colonies.Step) [][]string {
	c := follow(steps)
	c.masters = achievement.Masters(info, setup) > 0
	return all().Judge(c, len(setup.Seats))
}

// won reports whether a seat has won.
func (c *course) won(seat game.Seat) bool { return c.last.Winners().Has(seat) }

// score returns a seat's points at the end.
func (c *course) score(seat game.Seat) colonies.Score { return c.last.Score(seat) }

// harbours returns how many harbours serve a seat at the end.
func (c *course) harbours(seat game.Seat) (n int) {
	for i := range colonies.Harbours {
		for _, at := range colonies.PierOf(i).Ends {
			if owner, _ := c.last.At(at); owner == seat {
				n++
				break
			}
		}
	}
	return n
}
