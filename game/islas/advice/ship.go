package advice

import "islas/game"
import "islas/game/islas"

// loadFacts is what becomes of a settler put on the ship, as the islands stand.
func (q *question) loadFacts(card islas.Card) []fact {
	c := q.s.Compare(card)
	r := reason(None)
	r.Card = card
	switch c.Winner {
	case q.me:
		return q.comingFacts(c, r)
	case game.NoSeat:
		r.Kind = ComesToNobody
		return []fact{{r, 35}}
	}
	r.Kind, r.Seat = GoesAway, c.Winner
	facts := []fact{{r, 10}}
	if q.lowest(c.Winner) && !q.lures() {
		last := r
		last.Kind, last.N = GoesToLast, q.s.Points(c.Winner)
		facts = append(facts, fact{last, 30})
	}
	if q.alone(card) {
		r.Kind, r.Colour = FitsNothing, card.Colour()
		facts = append(facts, fact{r, 25})
	}
	return facts
}

// alone reports whether nothing on my island and no other card of my hand has a card's colour.
func (q *question) alone(card islas.Card) bool {
	cards := 0
	hand := q.s.Hand(q.me)
	for c, n := range hand[:islas.Occupations] {
		if islas.Card(c).Colour() == card.Colour() {
			cards += int(n)
		}
	}
	return cards == 1 && q.s.Buildings(q.me, card.Colour()) == 0
}

// comingFacts is why a settler who would come to me should.
func (q *question) comingFacts(c islas.Comparison, r Reason) []fact {
	var facts []fact
	colour := c.Card.Colour()
	if q.s.Supply(islas.House, colour) > 0 && q.winsWith(colour) {
		p := r
		p.Kind, p.Colour, p.Seat = ComesForPrivilege, colour, q.s.OwnerOf(colour)
		facts = append(facts, fact{p, 85})
	}
	if c.Decided == islas.ByTies {
		r.Kind, r.N = ComesByTies, int(c.Counts[q.me][0])
		return append(facts, fact{r, 60})
	}
	k := int(c.Decided) - 1
	r.Kind, r.Wish, r.N = Comes, k+1, int(c.Counts[q.me][k])
	for seat := range game.Seat(q.s.Seats()) {
		if seat != q.me && (k == 0 || c.Left[k-1].Has(seat)) {
			r.M = max(r.M, int(c.Counts[seat][k]))
		}
	}
	return append(facts, fact{r, 60})
}

// winsWith reports whether one more point in a colour wins me its privilege.
func (q *question) winsWith(c islas.Colour) bool {
	owner := q.s.OwnerOf(c)
	if owner == q.me {
		return false
	}
	need := islas.PrivilegePoints
	if owner != game.NoSeat {
		need = q.s.PointsIn(owner, c) + 1
	}
	_, most := q.bestOther(func(seat game.Seat) int { return q.s.PointsIn(seat, c) })
	mine := q.s.PointsIn(q.me, c) + 1
	return mine >= need && mine > most
}

// lures reports whether any settler of my hand would come to me.
func (q *question) lures() bool {
	hand := q.s.Hand(q.me)
	for c, n := range hand[:islas.Occupations] {
		if n > 0 && q.s.Compare(islas.Card(c)).Winner == q.me {
			return true
		}
	}
	return false
}

// lowest reports whether of several opponents the seat has fewer points than each other.
func (q *question) lowest(seat game.Seat) bool {
	for other := range game.Seat(q.s.Seats()) {
		if other != q.me && other != seat && q.s.Points(other) <= q.s.Points(seat) {
			return false
		}
	}
	return q.s.Seats() > 2
}

// pirateFacts is what a pirate put on the ship would do, as the islands stand (rules, section 10).
func (q *question) pirateFacts(card islas.Card) []fact {
	r := reason(PirateUseless)
	r.Card = card
	facts := []fact{{r, 12}}
	owner, shield := q.s.OwnerOf(card.Colour()), q.s.Owner(islas.Shield)
	switch {
	case owner == game.NoSeat:
		return append(facts, q.robsMost(r, shield)...)
	case owner == shield && !q.anyHouse(owner):
		r.Kind = PirateHarmless
		return append(facts, fact{r, 30})
	case owner == shield && owner == q.me:
		r.Kind = PirateNames
		return append(facts, fact{r, 65})
	case owner == shield:
		return facts // the owner may name me
	case q.s.AllHouses(owner) == 0:
		r.Kind = PirateHarmless
		return append(facts, fact{r, 30})
	case owner == q.me:
		return facts
	}
	r.Kind, r.Seat, r.N = PirateRobs, owner, q.s.Points(owner)
	return append(facts, fact{r, 50 + r.N})
}

// robsMost is what a pirate does whose privilege nobody owns.
func (q *question) robsMost(r Reason, shield game.Seat) []fact {
	colour := r.Card.Colour()
	most := 1
	for seat := range game.Seat(q.s.Seats()) {
		if seat != shield {
			most = max(most, q.s.PointsIn(seat, colour))
		}
	}
	for seat := range game.Seat(q.s.Seats()) {
		if seat != shield && q.s.PointsIn(seat, colour) == most && q.s.AllHouses(seat) != 0 {
			r.Seats = r.Seats.Add(seat)
		}
	}
	switch {
	case r.Seats.Has(q.me):
		return nil
	case r.Seats == 0:
		r.Kind = PirateHarmless
		return []fact{{r, 30}}
	}
	r.Kind, r.N = PirateRobsMost, most
	return []fact{{r, 50 + 5*r.Seats.Count()}}
}

// anyHouse reports whether anybody but the seat has a house.
func (q *question) anyHouse(not game.Seat) bool {
	for seat := range game.Seat(q.s.Seats()) {
		if seat != not && q.s.AllHouses(seat) != 0 {
			return true
		}
	}
	return false
}
