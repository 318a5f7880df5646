package advice

import (
	"fmt"

	"islas/game"
	"islas/game/islas"
)

// checkLoad checks what becomes of a settler put on the ship.
func (c *checker) checkLoad() error {
	r, card := c.r, c.a.Card
	c.said.Card = card
	winner, by, in := refCompare(c.s, card)
	switch r.Kind {
	case ComesToNobody:
		return must(winner == game.NoSeat, "nobody gets it")
	case GoesToLast, GoesAway, FitsNothing:
		c.said.Seat = winner
		if r.Kind == FitsNothing {
			c.said.Colour = c.s.Data().Colour(card)
			for _, mine := range c.s.HandCards(c.me, nil) {
				if mine.Settler() && mine != card && c.s.Data().Colour(mine) == islas.BuiltIn().Colour(card) {
					return fmt.Errorf("there is a %v", mine)
				}
			}
			hand := c.s.Hand(c.me)
			return first(must(winner != c.me && winner != game.NoSeat, "another gets it"),
				must(hand[card] == 1, "the only card"), must(refPointsIn(c.s, c.me, c.s.Data().Colour(card)) == 0, "no building"))
		}
		if r.Kind == GoesAway {
			return must(winner != c.me && winner != game.NoSeat, "another gets it")
		}
		c.said.N = refPoints(c.s, winner)
		for _, seat := range c.others() {
			if seat != winner && refPoints(c.s, seat) <= c.said.N {
				return fmt.Errorf("%d has as few points", seat)
			}
		}
		for _, mine := range c.s.HandCards(c.me, nil) {
			if w, _, _ := refCompare(c.s, mine); mine.Settler() && w == c.me {
				return fmt.Errorf("%v would come to me", mine)
			}
		}
		return must(len(c.others()) > 1, "there are several")
	case ComesForPrivilege:
		c.said.Colour, c.said.Seat = c.s.Data().Colour(card), c.s.OwnerOf(islas.BuiltIn().Colour(card))
		mine := refPointsIn(c.s, c.me, c.s.Data().Colour(card)) + 1
		most := c.most(func(seat game.Seat) int { return refPointsIn(c.s, seat, c.s.Data().Colour(card)) })
		return first(must(winner == c.me, "I get it"), must(c.said.Seat != c.me && mine > most && mine >= 3, "and the privilege"), must(c.s.Supply(islas.House, c.s.Data().Colour(card)) > 0, "there is such a house"))
	case ComesByTies:
		c.said.N = refCount(c.s, c.me, c.s.Data().Priorities(card)[0])
		return must(winner == c.me && by == islas.ByTies, "ties decide")
	}
	c.said.Priority, c.said.N = by, refCount(c.s, c.me, c.s.Data().Priorities(card)[by-1])
	for _, seat := range in {
		if seat != c.me {
			c.said.M = max(c.said.M, refCount(c.s, seat, c.s.Data().Priorities(card)[by-1]))
		}
	}
	return must(winner == c.me && c.said.N > c.said.M, "I get it")
}

// checkPirate checks whom a pirate put on the ship robs.
func (c *checker) checkPirate() error {
	r, card := c.r, c.a.Card
	c.said.Card = card
	robbed, named := refRobbed(c.s, c.s.Data().Colour(card))
	owner := c.s.OwnerOf(c.s.Data().Colour(card))
	switch r.Kind {
	case PirateUseless:
		return must(card.Pirate(), "it is a pirate")
	case PirateNames:
		return must(named && owner == c.me, "I name the victim")
	case PirateHarmless:
		houses := 0
		for seat := range game.Seat(c.s.Seats()) {
			if seat != owner {
				houses += refHouses(c.s, seat)
			}
		}
		return must(robbed == 0 && (!named || houses == 0), "nobody is robbed")
	case PirateRobs:
		c.said.Seat, c.said.N = owner, refPoints(c.s, owner)
		return must(owner != c.me && robbed == game.SeatSet(0).Add(owner), "the owner is robbed")
	}
	c.said.Seats = robbed
	c.said.N = refPointsIn(c.s, robbed.First(), c.s.Data().Colour(card))
	return must(owner == game.NoSeat && robbed != 0 && !robbed.Has(c.me) && !named, "those with most are robbed")
}
