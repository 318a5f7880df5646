package advice

import (
	"slices"

	"islas/game/islas"
)

// drawFacts returns reasons to draw cards as action 1.
func (q *question) drawFacts() []fact {
	s := &q.s
	r := reason(DrawPlain)
	r.N, r.M = s.DrawCount(q.me), s.HandSize(q.me)
	switch {
	case s.MustDrawPirates():
		return []fact{{reason(DrawPirates), 1}}
	case s.MustDraw():
		return []fact{{reason(DrawFew), 1}}
	case s.Free(q.me) == 0:
		return []fact{{reason(DrawFull), 1}}
	case s.Stock(islas.House) == 0:
		return []fact{{reason(DrawNoHouse), 1}}
	}
	facts := []fact{{r, 20}}
	if r.M <= 3 {
		r.Kind = DrawShort
		facts = append(facts, fact{r, 60 - 5*r.M})
	}
	if s.Owner(islas.Draw) == q.me {
		r.Kind, r.M = DrawPower, islas.DrawnCards
		facts = append(facts, fact{r, 35})
	}
	if s.Free(q.me).Count() == 1 {
		facts = append(facts, fact{reason(DrawRoom), 50})
	}
	if q.buildsNothing() {
		facts = append(facts, fact{reason(DrawNothing), 30})
	}
	return q.sendAway(facts, fact{reason(DrawSettlers), 40}, islas.Build)
}

// sendAway appends a fact if every action of some kinds would send settlers away, with how many would come as things are and at most
// after such an action. It gives up if there are too many of these.
func (q *question) sendAway(facts []fact, f fact, kinds ...islas.ActionKind) []fact {
	tried := 0
	for _, a := range q.legal {
		if !slices.Contains(kinds, a.Kind) {
			continue
		}
		if tried++; tried > mostTried {
			return facts
		}
		f.M = max(f.M, q.ahead.ComingAfter(a))
	}
	if f.N, f.Of = q.ahead.Coming(), q.ahead.Unseen(); tried == 0 || f.M >= f.N {
		return facts
	}
	return append(facts, f)
}

// buildsNothing reports whether no possible house brings more than its point: no privilege, and no palace or town that could not
// be made without it.
func (q *question) buildsNothing() bool {
	if q.s.Owner(islas.Mixed) == q.me {
		return false // any second house may make a palace
	}
	for _, a := range q.legal {
		if a.Kind != islas.Build {
			continue
		}
		next := q.ahead.After(a)
		for _, f := range q.privilegeFacts(next) {
			if f.Kind == PrivilegeWon || f.Kind == PrivilegeTaken {
				return false
			}
		}
		if next.Houses(q.me, a.Colour).Count() > islas.Town.Houses() || len(q.nearFacts(a, next)) > 0 {
			return false
		}
	}
	return true
}

// mostTried is the most houses, or palaces and towns, tried to find what all of them would cost.
const mostTried = 200

// endFacts returns reasons to end the turn.
func (q *question) endFacts() []fact {
	facts := []fact{{reason(EndDone), 1}}
	if len(q.legal) == 1 {
		return append(facts, fact{reason(EndOnly), 100})
	}
	for c := range islas.Colour(islas.Colours) {
		if q.s.Houses(q.me, c).Count() == islas.Town.Houses()-1 && q.s.Supply(islas.Town, c) > 0 && !q.s.FinalRound() {
			r := reason(EndTown)
			r.Colour = c
			facts = append(facts, fact{r, 50})
			break
		}
	}
	return q.sendAway(facts, fact{reason(EndSettlers), 60}, islas.MakePalace, islas.MakeTown)
}
