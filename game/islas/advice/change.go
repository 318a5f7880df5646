package advice

import (
	"islas/game"
	"islas/game/islas"
)

// changeFacts returns the facts about an action that puts up a building.
func (q *question) changeFacts(a islas.Action) []fact {
	next := q.ahead.After(a)
	facts := q.privilegeFacts(next)
	facts = append(facts, q.pointFacts(next)...)
	facts = append(facts, q.nearFacts(a, next)...)
	free, was := next.Free(q.me).Count(), q.s.Free(q.me).Count()
	switch {
	case free > was && was == 0:
		r := reason(RoomMade)
		r.N = free
		facts = append(facts, fact{r, 65})
	case free > was:
		r := reason(PlotsFreed)
		r.N, r.M = free-was, free
		facts = append(facts, fact{r, 22})
	}
	return append(append(facts, q.settlerFacts(a)...), q.plotFacts(a)...)
}

// privilegeFacts returns which privileges come to me or are safer than before.
func (q *question) privilegeFacts(next *islas.State) (facts []fact) {
	for c := range islas.Colour(islas.Colours) {
		was, is := q.s.OwnerOf(c), next.OwnerOf(c)
		r := reason(None)
		r.Colour = c
		switch {
		case is == q.me && was == game.NoSeat:
			r.Kind = PrivilegeWon
			facts = append(facts, fact{r, 80})
		case is == q.me && was != q.me:
			r.Kind, r.Seat = PrivilegeTaken, was
			facts = append(facts, fact{r, 95})
		case is == q.me:
			rival, most := q.bestOther(func(seat game.Seat) int { return q.s.PointsIn(seat, c) })
			r.Kind, r.Seat, r.N, r.M = PrivilegeDefended, rival, next.PointsIn(q.me, c), most
			if most == q.s.PointsIn(q.me, c) && r.N > most {
				facts = append(facts, fact{r, 55})
			}
		}
	}
	return facts
}

// bestOther returns which of the others has the most of something, the first of several.
func (q *question) bestOther(of func(game.Seat) int) (best game.Seat, most int) {
	best = game.NoSeat
	for seat := range game.Seat(q.s.Seats()) {
		if n := of(seat); seat != q.me && (best == game.NoSeat || n > most) {
			best, most = seat, n
		}
	}
	return best, most
}

// worthLeading is the number of points from which the lead matters.
const worthLeading = 5

// pointFacts returns the facts about the points gained.
func (q *question) pointFacts(next *islas.State) (facts []fact) {
	was, is := q.s.Points(q.me), next.Points(q.me)
	if is <= was {
		return nil
	}
	r := reason(PointsNow)
	r.N = is - was
	weight := 10 + 10*r.N
	if q.s.FinalRound() {
		r.Kind, weight = LastPoints, 60+5*r.N
	}
	facts = append(facts, fact{r, weight})
	if goal := q.s.Goal(); is >= goal && !q.s.FinalRound() {
		r := reason(GoalReached)
		r.N, r.M = is, goal
		_, most := q.bestOther(q.s.Points)
		if was < goal && most < goal { // otherwise the last round is sure to come anyway
			facts = append(facts, fact{r, 85})
		}
	}
	if other, most := q.bestOther(q.s.Points); was <= most && is > most && is >= worthLeading {
		r := reason(LeadTaken)
		r.N, r.M, r.Seat = is, most, other
		facts = append(facts, fact{r, 42})
	}
	return facts
}

// nearFacts returns the palaces and towns that become possible.
func (q *question) nearFacts(a islas.Action, next *islas.State) (facts []fact) {
	if a.Kind != islas.Build && a.Kind != islas.Settle {
		return nil
	}
	r := reason(None)
	r.Colour = a.Colour
	switch n := next.Houses(q.me, a.Colour).Count(); {
	case n == islas.Town.Houses() && next.Supply(islas.Town, a.Colour) > 0:
		r.Kind = TownNear
		return []fact{{r, 52}}
	case n == islas.Palace.Houses() && next.Supply(islas.Palace, a.Colour) > 0:
		r.Kind = PalaceNear
		return []fact{{r, 36}}
	}
	return nil
}

// settlerFacts returns how the action changes the choices of settlers to come. In the last round few of them still come.
func (q *question) settlerFacts(a islas.Action) []fact {
	now, of := q.ahead.Coming(), q.ahead.Unseen()
	if of == 0 {
		return nil
	}
	n := q.ahead.ComingAfter(a)
	r := reason(MoreSettlers)
	r.N, r.M, r.Of = n, now, of
	weight := 28 + 60*(n-now)/of
	switch {
	case n > now:
	case n == 0 || !q.bestPlot(a):
		return nil
	default:
		r.Kind, r.M = MostSettlers, 0
		weight = 26
	}
	if q.s.FinalRound() {
		weight /= 2
	}
	return []fact{{r, weight}}
}

// bestPlot reports whether no other plot that the same card allows would attract more settlers, and some would attract fewer.
func (q *question) bestPlot(a islas.Action) bool {
	if a.Kind == islas.MakePalace || a.Kind == islas.MakeTown {
		return false
	}
	_, best := q.onNoOther(a, q.ahead.ComingAfter)
	return best
}
