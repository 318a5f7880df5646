package achievements

import (
	"islas/game"
	"islas/game/achievement"
	pr "islas/game/puertorico"
)

// course holds what matters of how a match went.
type course struct {
	last    pr.State
	seats   [pr.MaxSeats]deeds
	masters bool // a computer of the strongest level played
}

// deeds are what a seat has done and what has happened to it.
type deeds struct {
	load, wharf          int // most barrels loaded at once, and those on a ship of its own
	lost, drawn          int // barrels lost after storing, and tiles drawn by the hacienda
	kinds, factory       int // most kinds produced at once, and doubloons for them
	sale, role           int // most doubloons of a sale, and on a role card taken
	doubloons            int // most at a time
	sold                 goods
	free, ended, wasLast bool
}

// goods is a set of kinds of barrels.
type goods uint8

// Count returns how many kinds there are.
func (g goods) Count() (n int) {
	for ; g != 0; g &= g - 1 {
		n++
	}
	return n
}

// follow returns what matters of the steps of a match.
func follow(steps []pr.Step) *course {
	c := &course{}
	for i := range steps {
		e, after := &steps[i].Event, &steps[i].After
		for seat := range game.Seat(after.Seats()) {
			d := &c.seats[seat]
			d.doubloons = max(d.doubloons, after.Player(seat).Doubloons())
			c.happened(d, e, after, seat)
		}
		if e.Kind == pr.EvAct {
			c.seats[e.Seat].act(e)
		}
	}
	c.last = steps[len(steps)-1].After
	return c
}

// happened adds what an event brings to a seat, which need not be the one that acts.
func (c *course) happened(d *deeds, e *pr.Event, after *pr.State, seat game.Seat) {
	switch e.Kind {
	case pr.EvProduced:
		n := 0
		for _, barrels := range e.By[seat] {
			if barrels > 0 {
				n++
			}
		}
		d.kinds = max(d.kinds, n)
	case pr.EvFactory:
		d.factory = max(d.factory, int(e.By[seat][0]))
	case pr.EvLost:
		d.lost += e.By[seat].Total()
	case pr.EvDrawn:
		if e.Seat == seat {
			d.drawn++
		}
	case pr.EvEnding:
		d.ended = d.ended || e.Seat == seat
	case pr.EvRound:
		d.wasLast = d.wasLast || e.Round >= lastFromRound && achievement.Last(achievement.Points(after), seat)
	}
}

// act adds an action of the seat.
func (d *deeds) act(e *pr.Event) {
	switch e.Action.Kind {
	case pr.TakeRole:
		d.role = max(d.role, e.Count)
	case pr.Build:
		d.free = d.free || e.Count == 0 && pr.Building(e.Action.What).Cost() >= freeCost
	case pr.Sell:
		d.sale = max(d.sale, e.Count)
		d.sold |= 1 << e.Action.What
	case pr.Load:
		d.load = max(d.load, e.Count)
		if e.Action.N == 0 {
			d.wharf = max(d.wharf, e.Count)
		}
	}
}
