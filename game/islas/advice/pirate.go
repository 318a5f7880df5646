package advice

import (
	"islas/game"
	"islas/game/islas"
)

// loseFacts returns reasons to give up this house rather than another.
func (q *question) loseFacts(a islas.Action) []fact {
	house, _ := q.s.At(q.me, a.Plot)
	r := reason(LossOfPoint)
	r.N = q.ahead.After(a).Points(q.me)
	facts := []fact{{r, 5}}
	pairs := false
	for c := range islas.Colour(islas.Colours) {
		n := q.s.Houses(q.me, c).Count()
		pairs = pairs || c != house.Colour && n >= islas.Palace.Houses()
		if c == house.Colour || n == 0 || q.loses(house.Colour) != game.NoSeat {
			continue
		}
		if rival := q.loses(c); rival != game.NoSeat {
			r := reason(LossSparesPrivilege)
			r.Colour, r.Seat = c, rival
			facts = append(facts, fact{r, 80})
		}
	}
	if pairs && q.s.Houses(q.me, house.Colour).Count() == 1 {
		r := reason(LossSparesPair)
		r.Colour = house.Colour
		facts = append(facts, fact{r, 34})
	}
	return append(facts, q.settlerFacts(a)...)
}

// loses returns who would have more points in a colour than I, its owner, with one house of it less; NoSeat if nobody would. It
// leaves out seats that have to give up a house as well: it may be of that colour.
func (q *question) loses(c islas.Colour) game.Seat {
	if q.s.OwnerOf(c) != q.me {
		return game.NoSeat
	}
	for seat := range game.Seat(q.s.Seats()) {
		if seat != q.me && !q.s.Losers().Has(seat) && q.s.PointsIn(seat, c) > q.s.PointsIn(q.me, c)-islas.HousePoints {
			return seat
		}
	}
	return game.NoSeat
}

// nameFacts returns reasons to send the pirate to this player.
func (q *question) nameFacts(a islas.Action) []fact {
	r := reason(VictimHas)
	r.Seat, r.N = a.Seat, q.s.Points(a.Seat)
	facts := []fact{{r, 5}}
	if _, most := q.bestOther(q.s.Points); r.N == most && q.s.Seats() > 2 {
		r.Kind = VictimLeads
		facts = append(facts, fact{r, 60})
	}
	if ahead := q.s.Points(a.Seat) - q.s.Points(q.me); ahead > 0 {
		r.Kind, r.N = VictimAhead, ahead
		facts = append(facts, fact{r, 40})
	}
	return facts
}
