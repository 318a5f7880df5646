package advice

import (
	"islas/game"
	"islas/game/islas"
)

// loadFacts returns the facts about a settler put on the ship, as the islands stand.
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
		r.Kind, r.Colour = FitsNothing, q.s.Data().Colour(card)
		facts = append(facts, fact{r, 25})
	}
	return facts
}

// alone reports whether nothing on my island and no other card of my hand has a card's colour.
func (q *question) alone(card islas.Card) bool {
	cards := 0
	hand := q.s.Hand(q.me)
	for c, n := range hand[:islas.Occupations] {
		if q.s.Data().Colour(islas.Card(c)) == q.s.Data().Colour(card) {
			cards += int(n)
		}
	}
	return cards == 1 && q.s.Buildings(q.me, q.s.Data().Colour(card)) == 0
}

// comingFacts returns the reasons for a settler who would come to me.
func (q *question) comingFacts(c islas.Comparison, r Reason) []fact {
	var facts []fact
	colour := q.s.Data().Colour(c.Card)
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
	r.Kind, r.Priority, r.N = Comes, k+1, int(c.Counts[q.me][k])
	for seat := range game.Seat(q.s.Seats()) {
		if seat != q.me && (k == 0 || c.Left[k-1].Has(seat)) {
			r.M = max(r.M, int(c.Counts[seat][k]))
		}
	}
	return append(facts, fact{r, 60})
}

// winsWith reports whether one more house of a colour wins me its privilege.
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
	mine := q.s.PointsIn(q.me, c) + islas.HousePoints
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

// lowest reports whether, of several opponents, the seat has fewer points than each other.
func (q *question) lowest(seat game.Seat) bool {
	for other := range game.Seat(q.s.Seats()) {
		if other != q.me && other != seat && q.s.Points(other) <= q.s.Points(seat) {
			return false
		}
	}
	return q.s.Seats() > 2
}

// pirateFacts returns the facts about a pirate put on the ship, as the islands stand (rules, section 10).
func (q *question) pirateFacts(card islas.Card) []fact {
	r := reason(PirateUseless)
	r.Card = card
	facts := []fact{{r, 12}}
	raid := q.s.Raid(q.s.Data().Colour(card))
	switch {
	case raid.Losers == 0 && raid.Namer == game.NoSeat:
		r.Kind = PirateHarmless
		return append(facts, fact{r, 30})
	case raid.Namer == q.me:
		r.Kind = PirateNames
		return append(facts, fact{r, 65})
	case raid.Namer != game.NoSeat:
		return facts // who may name me
	case raid.Losers.Has(q.me):
		return facts
	case raid.Rule == islas.RaidMost:
		r.Kind, r.Seats, r.N = PirateRobsMost, raid.Losers, raid.Points
		return append(facts, fact{r, 50 + 5*r.Seats.Count()})
	}
	r.Kind, r.Seat, r.N = PirateRobs, raid.Owner, q.s.Points(raid.Owner)
	return append(facts, fact{r, 50 + r.N})
}
