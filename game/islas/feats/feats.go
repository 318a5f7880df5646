// Package feats decides what was achieved in a match: ways to play that are worth trying. It looks at positions and at what happened,
// never at how often somebody has clicked.
package feats

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/game/match"
)

// Version is that of how matches are judged, counted up when any would be judged otherwise.
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
	pirates       = 2  // that have landed at least, for whom none has harmed
	manyGuests    = 7  // settlers that came to whoever put them aboard
	manySnatched  = 3  // privileges taken from others
	manySent      = 3  // pirates that robbed others than who put them aboard
	fewFree       = 4  // plots
	lastFromRound = 3  // of a comeback
	oneRound      = 6  // points that were won in one round
	bigBuildings  = 20 // points from palaces and towns
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
		{"town", func(c *course, s game.Seat) bool { return c.seats[s].towns > 0 }},
		{"two-towns", func(c *course, s game.Seat) bool { return c.seats[s].towns > 1 }},
		{"palaces", func(c *course, s game.Seat) bool { return c.seats[s].palaces >= manyPalaces }},
		{"grand", func(c *course, s game.Seat) bool {
			b := c.last.Breakdown(s)
			return b.FirstPalaces.Points+b.FurtherPalaces.Points+b.Towns.Points >= bigBuildings
		}},
		{"one-colour", func(c *course, s game.Seat) bool { return c.colours(s, colourPoints) > 0 }},
		{"all-colours", func(c *course, s game.Seat) bool { return c.colours(s, 1) == islas.Colours }},
		{"builder", func(c *course, s game.Seat) bool { return c.seats[s].built >= manyBuilt }},
		{"welcome", func(c *course, s game.Seat) bool { return c.seats[s].settlers >= manySettlers }},
		{"one-ship", func(c *course, s game.Seat) bool { return c.seats[s].mostOfShip >= oneShip }},
		{"own-guest", func(c *course, s game.Seat) bool { return c.seats[s].guests >= manyGuests }},
		{"last-wish", func(c *course, s game.Seat) bool { return c.seats[s].lastWish }},
		{"ties", func(c *course, s game.Seat) bool { return c.seats[s].byTies }},
		{"deeds", func(c *course, s game.Seat) bool { return c.seats[s].mostDeeds >= manyDeeds }},
		{"snatched", func(c *course, s game.Seat) bool { return c.seats[s].snatched >= manySnatched }},
		{"pirate", func(c *course, s game.Seat) bool { return c.seats[s].sent >= manySent }},
		{"shield", func(c *course, s game.Seat) bool { return c.seats[s].named }},
		{"unharmed", func(c *course, s game.Seat) bool { return c.pirates >= pirates && c.seats[s].lost == 0 }},
		{"full", func(c *course, s game.Seat) bool { return c.last.Free(s).Count() <= fewFree }},
		{"great-round", func(c *course, s game.Seat) bool { return c.seats[s].mostOfRound >= oneRound }},
		{"comeback", func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].wasLast }},
		{"clear", func(c *course, s game.Seat) bool { return c.won(s) && c.lead(s) >= clearLead }},
		{"no-town", func(c *course, s game.Seat) bool { return c.won(s) && c.seats[s].towns == 0 }},
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
func Judge(info *game.Info, setup match.Setup, steps []islas.Step) [][]string {
	c := follow(steps)
	offered := info.Levels.Offered()
	strongest := 0
	for _, seat := range setup.Seats {
		if seat.Control == offered[len(offered)-1] {
			strongest++
		}
	}
	c.masters = strongest > 1
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

// colours returns in how many colours a seat has so many points.
func (c *course) colours(seat game.Seat, points int) (n int) {
	for colour := range islas.Colour(islas.Colours) {
		if c.last.PointsIn(seat, colour) >= points {
			n++
		}
	}
	return n
}

// isLast reports whether a seat alone has the fewest of points.
func isLast(points []int, seat game.Seat) bool {
	mine := points[seat]
	return mine == slices.Min(points) && !slices.ContainsFunc(slices.Delete(slices.Clone(points), int(seat), int(seat)+1), func(n int) bool { return n == mine })
}
