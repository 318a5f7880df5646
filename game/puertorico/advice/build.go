package advice

import (
	"islas/game/puertorico"
)

// buildFacts returns reasons to put up a building, or none.
func (q *question) buildFacts(a puertorico.Action) []fact {
	if a.Kind == puertorico.Pass {
		return q.saveFacts()
	}
	b := a.Building()
	_, builder := q.s.Role()
	price := q.s.Price(q.d.Seat, builder, b)
	facts := list{{ofBuilding(BuildReduced, b, price, b.Cost()-price), 4 + 3*(b.Cost()-price)}}
	facts.when(price == 0, ofBuilding(BuildFree, b, 0, 0), 20+3*b.Cost())
	most := q.unsurpassed(a, func(other puertorico.Action) int { return other.Building().Points() })
	facts.when(most, ofBuilding(BuildPoints, b, b.Points(), 0), 5+8*b.Points())
	facts.when(b.Violet() && b.Class() != puertorico.LargeViolet, ofBuilding(BuildEffect, b, 0, 0), 26)
	left := 0
	if q.s.Left(b) == 1 {
		for seat := range q.others {
			if !q.s.Player(seat).Has(b) {
				left++
			}
		}
	}
	facts.when(left > 0, ofBuilding(BuildLast, b, left, 0), 10+2*b.Cost())
	if g := b.Good(); g != puertorico.NoGood {
		if n := -q.spare(g); n > 0 {
			r := ofGood(BuildMakes, g, n, 0)
			r.Building = b
			facts = append(facts, fact{r, 32 + 4*g.Price()})
		}
	}
	return append(facts, q.lateFacts(b)...)
}

// lateFacts returns what a building means for the end.
func (q *question) lateFacts(b puertorico.Building) (facts list) {
	after := *q.s
	if err := after.Apply(puertorico.BuildAction(b), nil); err != nil {
		panic("advice: a legal action is refused: " + err.Error())
	}
	p := after.Player(q.d.Seat)
	facts.when(b.Class() == puertorico.LargeViolet, ofBuilding(BuildExtra, b, b.Points(), p.Extra(b)), 40+4*p.Extra(b))
	if p.CitySpaces() == puertorico.CitySize && q.s.Ending() == 0 {
		points := q.s.Points(q.d.Seat) + b.Points()
		most := q.most(q.s.Points)
		facts.when(points > most, counted(BuildEnds, points, most), 70)
	}
	return facts
}

// saveFacts returns reasons to build nothing.
func (q *question) saveFacts() []fact {
	money := q.me.Doubloons()
	facts := list{{counted(BuildNothing, money, 0), 5}}
	_, builder := q.s.Role()
	next, missing := puertorico.Building(puertorico.NoBuilding), 0
	for b := range puertorico.Building(puertorico.Buildings) {
		n := q.s.Price(q.d.Seat, builder, b) - money
		if n <= 0 || q.me.Has(b) || q.s.Left(b) == 0 || q.me.CitySpaces()+b.Spaces() > puertorico.CitySize {
			continue
		}
		if next == puertorico.NoBuilding || n < missing || n == missing && b.Cost() > next.Cost() {
			next, missing = b, n
		}
	}
	facts.when(next != puertorico.NoBuilding, ofBuilding(BuildSaved, next, missing, 0), 20)
	return facts
}
