package achievements

import (
	"islas/game"
	"islas/game/achievement"
	"islas/game/islas"
)

// course holds what matters of how a match went.
type course struct {
	last    islas.State
	seats   [islas.MaxSeats]deeds
	pirates int  // that have landed
	masters bool // two computers of the strongest level or more played
}

// deeds are what a seat has done and what has happened to it.
type deeds struct {
	built, palaces, towns int
	settlers              int // that came to its island
	ofShip, mostOfShip    int // those of the ship that is landing, and the most of one ship
	mostDeeds             int // privileges at a time
	lost                  int // houses, to pirates
	guests, sent          int // settlers and pirates put aboard that came here, and that robbed others alone
	snatched              int // privileges taken from others
	before, mostOfRound   int // points after the last round, and the most won in one

	lastWish, byTies, named, wasLast bool
}

// follow returns what matters of the steps of a match.
func follow(steps []islas.Step) *course {
	c := &course{}
	loaded := map[islas.Card]game.SeatSet{} // who has put cards on the ship that are still on it
	for i := range steps {
		e := &steps[i].Event
		c.count(e, steps[i].After.Seats())
		c.ship(e, loaded)
		if e.Kind == islas.EvPrivilege {
			c.privileges(&steps[i].After, e)
		}
	}
	c.last = steps[len(steps)-1].After
	return c
}

// count records what a seat has built and whether it has named a victim, and the points of a round.
func (c *course) count(e *islas.Event, seats int) {
	switch e.Kind {
	case islas.EvBuild:
		c.seats[e.Seat].built++
	case islas.EvPalace:
		c.seats[e.Seat].palaces++
	case islas.EvTown:
		c.seats[e.Seat].towns++
	case islas.EvNamed:
		c.seats[e.Seat].named = true
	case islas.EvRound:
		points := e.Points[:seats]
		for seat := range points {
			d := &c.seats[seat]
			d.mostOfRound, d.before = max(d.mostOfRound, points[seat]-d.before), points[seat]
			d.wasLast = d.wasLast || e.Round >= lastFromRound && achievement.Last(points, game.Seat(seat))
		}
	}
}

// ship counts who comes ashore from the ship, and who has sent them.
func (c *course) ship(e *islas.Event, loaded map[islas.Card]game.SeatSet) {
	switch e.Kind {
	case islas.EvLoad:
		loaded[e.Card] = loaded[e.Card].Add(e.Seat)
	case islas.EvArrival:
		for seat := range c.seats {
			c.seats[seat].ofShip = 0
		}
	case islas.EvSettler:
		if e.Seat == game.NoSeat {
			return
		}
		d := &c.seats[e.Seat]
		d.settlers++
		d.ofShip++
		d.mostOfShip = max(d.mostOfShip, d.ofShip)
		d.lastWish = d.lastWish || e.Comparison.Decided == islas.Wishes
		d.byTies = d.byTies || e.Comparison.Decided == islas.ByTies
		if loaded[e.Card].Has(e.Seat) {
			d.guests++
		}
	case islas.EvPirate:
		c.pirates++
		var robbed game.SeatSet
		for _, loss := range e.Losses[:e.Count] {
			c.seats[loss.Seat].lost++
			robbed = robbed.Add(loss.Seat)
		}
		for sender := range loaded[e.Card].All() {
			if robbed != 0 && !robbed.Has(sender) {
				c.seats[sender].sent++
			}
		}
	case islas.EvRound:
		clear(loaded)
	}
}

// privileges records the most privileges that a seat has at a time, and those it takes from others.
func (c *course) privileges(s *islas.State, e *islas.Event) {
	if e.Seat == game.NoSeat {
		return
	}
	d := &c.seats[e.Seat]
	if e.Other != game.NoSeat {
		d.snatched++
	}
	n := 0
	for colour := range islas.Colour(islas.Colours) {
		if s.OwnerOf(colour) == e.Seat {
			n++
		}
	}
	d.mostDeeds = max(d.mostDeeds, n)
}
