package achievements

import (
	"islas/game"
	"islas/game/achievement"
	"islas/game/colonies"
)

// course holds what matters of how a match went.
type course struct {
	last    colonies.State
	seats   [colonies.MaxSeats]deeds
	masters bool // a computer of the strongest level played
}

// deeds are what a seat has done and what has happened to it.
type deeds struct {
	found, settled  int // land found by ships, and most settlements in the colonies at a time
	unloaded        int // most tokens that came home at once
	gold, deals     int
	monopoly        int // most cards of a monopoly
	robbed, harvest int // robberies, and most cards of one roll
	north, south    bool
	fell, wasLast   bool
}

// follow returns what matters of the steps of a match.
func follow(steps []colonies.Step) *course {
	c := &course{}
	for i := range steps {
		e, after := &steps[i].Event, &steps[i].After
		switch e.Kind {
		case colonies.EvAct:
			c.act(e, after)
		case colonies.EvFound:
			d := &c.seats[e.Seat]
			d.found++
			north := colonies.SiteOf(e.Hex).Zone == colonies.North
			d.north, d.south = d.north || north, d.south || !north
		case colonies.EvStock:
			for seat := range c.seats[:after.Seats()] {
				c.seats[seat].unloaded = max(c.seats[seat].unloaded, e.By[seat].Total())
			}
		case colonies.EvCards:
			for seat := range c.seats[:after.Seats()] {
				c.seats[seat].harvest = max(c.seats[seat].harvest, e.By[seat].Total())
			}
		case colonies.EvMonopoly:
			n := 0
			for _, by := range e.By {
				n += int(by[0])
			}
			c.seats[e.Seat].monopoly = max(c.seats[e.Seat].monopoly, n)
		case colonies.EvFell:
			c.seats[e.Seat].fell = true
		case colonies.EvTurn:
			if e.Round >= lastFrom {
				points := achievement.Points(after)
				for seat := range c.seats[:after.Seats()] {
					d := &c.seats[seat]
					d.wasLast = d.wasLast || achievement.Last(points, game.Seat(seat))
				}
			}
		}
	}
	c.last = steps[len(steps)-1].After
	return c
}

// act adds an action.
func (c *course) act(e *colonies.Event, after *colonies.State) {
	d := &c.seats[e.Seat]
	switch e.Action.Kind {
	case colonies.TakeCard:
		d.gold++
	case colonies.Deal:
		d.deals++
		c.seats[e.Action.Seat].deals++
	case colonies.Rob:
		d.robbed++
	case colonies.Settle:
		d.settled = max(d.settled, after.Settlements(e.Seat).And(colonies.PlaceNodes()).Count())
	}
}
