// Package feats decides what was achieved in a match: ways to play that are worth trying. It looks at positions and at what happened,
// never at how often somebody has clicked.
package feats

import (
	"islas/game"
	"islas/game/match"
	pr "islas/game/puertorico"
)

// Version is that of how matches are judged, counted up when any would be judged otherwise.
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

// feat is something that can be achieved, and whether a seat has.
type feat struct {
	id  string
	had func(c *course, seat game.Seat) bool
}

// all returns what can be achieved, in the order in which it is shown.
func all() []feat {
	return []feat{
		{"win", func(c *course, s game.Seat) bool { return c.won(s) }},
		{"shipper", func(c *course, s game.Seat) bool { return c.player(s).Chips() >= manyChips }},
		{"big-load", func(c *course, s game.Seat) bool { return c.seats[s].load >= bigLoad }},
		{"wharf", func(c *course, s game.Seat) bool { return c.seats[s].wharf >= wharfLoad }},
		{"harbour", func(c *course, s game.Seat) bool {
			return c.player(s).Occupied(pr.Harbour) && c.player(s).Chips() >= harbourChips
		}},
		{"nothing-lost", func(c *course, s game.Seat) bool { return c.seats[s].lost == 0 && c.player(s).Chips() >= someChips }},
		{"city", func(c *course, s game.Seat) bool { return c.player(s).CitySpaces() == pr.CitySize }},
		{"large", func(c *course, s game.Seat) bool { return c.large(s, 1) > 0 }},
		{"two-large", func(c *course, s game.Seat) bool { return c.large(s, 1) > 1 }},
		{"great-large", func(c *course, s game.Seat) bool { return c.large(s, bigExtra) > 0 }},
		{"free", func(c *course, s game.Seat) bool { return c.seats[s].free }},
		{"quarries", func(c *course, s game.Seat) bool {
			_, occupied := c.player(s).Tiles(pr.Quarry)
			return occupied >= manyQuarries
		}},
		{"kinds", func(c *course, s game.Seat) bool { return c.seats[s].kinds >= allKinds }},
		{"factory", func(c *course, s game.Seat) bool { return c.seats[s].factory >= factoryPay }},
		{"sale", func(c *course, s game.Seat) bool { return c.seats[s].sale >= goodSale }},
		{"merchant", func(c *course, s game.Seat) bool { return c.seats[s].sold.Count() >= soldKinds }},
		{"rich", func(c *course, s game.Seat) bool { return c.seats[s].doubloons >= rich }},
		{"role", func(c *course, s game.Seat) bool { return c.seats[s].role >= richRole }},
		{"hacienda", func(c *course, s game.Seat) bool { return c.seats[s].drawn >= manyDrawn }},
		{"island", func(c *course, s game.Seat) bool { return c.player(s).TileCount() == pr.IslandSize }},
		{"at-work", func(c *course, s game.Seat) bool {
			return c.player(s).EmptyCircles() == 0 && c.player(s).Colonists() >= fullHouse
		}},
		{"finisher", func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].ended }},
		{"builder", func(c *course, s game.Seat) bool { return c.won(s) && c.player(s).Chips() <= fewChips }},
		{"plain", func(c *course, s game.Seat) bool {
			return c.won(s) && !c.player(s).Has(pr.TobaccoStorage) && !c.player(s).Has(pr.CoffeeRoaster)
		}},
		{"comeback", func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].wasLast }},
		{"clear", func(c *course, s game.Seat) bool { return c.won(s) && c.lead(s) >= clearLead }},
		{"masters", func(c *course, s game.Seat) bool { return c.won(s) && c.masters }},
	}
}

// IDs returns the ids of all that can be achieved, in the order in which it is shown.
func IDs() (ids []string) {
	for _, f := range all() {
		ids = append(ids, f.id)
	}
	return ids
}

// Judge returns by seat what was achieved in a match that is over, by the steps from its beginning on.
func Judge(info *game.Info, setup match.Setup, steps []pr.Step) [][]string {
	c := follow(steps)
	offered := info.Levels.Offered()
	for _, seat := range setup.Seats {
		c.masters = c.masters || seat.Control == offered[len(offered)-1]
	}
	feats := make([][]string, len(setup.Seats))
	for seat := range feats {
		for _, f := range all() {
			if f.had(c, game.Seat(seat)) {
				feats[seat] = append(feats[seat], f.id)
			}
		}
	}
	return feats
}

// won reports whether a seat has won.
func (c *course) won(seat game.Seat) bool { return c.last.Winners().Has(seat) }

// player returns what lies before a seat at the end.
func (c *course) player(seat game.Seat) *pr.Player { return c.last.Player(seat) }

// large returns how many occupied large buildings give a seat at least so many points beside those printed on them.
func (c *course) large(seat game.Seat, points int) (n int) {
	for b := pr.GuildHall; b <= pr.CityHall; b++ {
		if p := c.player(seat); p.Occupied(b) && p.Extra(b) >= points {
			n++
		}
	}
	return n
}

// lead returns by how many points a seat is ahead of the next.
func (c *course) lead(seat game.Seat) int {
	next := 0
	for other := range game.Seat(c.last.Seats()) {
		if other != seat {
			next = max(next, c.last.Points(other))
		}
	}
	return c.last.Points(seat) - next
}
