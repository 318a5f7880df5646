package advice

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// dearest returns the good of a set that the trading house pays most for; NoGood for none.
func dearest(set puertorico.GoodSet) puertorico.Good {
	best := puertorico.Good(puertorico.NoGood)
	for g := range puertorico.Good(puertorico.Goods) {
		if set.Has(g) && (best == puertorico.NoGood || g.Price() > best.Price()) {
			best = g
		}
	}
	return best
}

// extraFacts returns reasons to take one more barrel of a kind.
func (q *question) extraFacts(a puertorico.Action) []fact {
	if a.Kind == puertorico.Pass {
		return []fact{{reason(ExtraNothing), 5}}
	}
	g := a.Good()
	goods := q.me.Barrels()
	facts := list{{ofGood(ExtraMore, g, int(goods[g])+1, 0), 8}}
	var offered puertorico.GoodSet
	for _, b := range q.legal {
		if b.Kind == puertorico.Extra {
			offered |= 1 << b.Good()
		}
	}
	facts.when(g == dearest(offered) && g.Price() > 0, ofGood(ExtraDear, g, g.Price(), 0), 16+3*g.Price())
	for i := range q.s.Ships() {
		c := q.s.Cargo(i)
		facts.when(c.Kind == g && !c.Full(), ofGood(ExtraAboard, g, c.Room(), 0), 18)
	}
	return facts
}

// sellFacts returns reasons to sell a barrel, or none.
func (q *question) sellFacts(a puertorico.Action) []fact {
	goods := q.me.Barrels()
	if a.Kind == puertorico.Pass {
		return []fact{{counted(SellNothing, goods.Total(), 0), 10}}
	}
	_, trader := q.s.Role()
	g := a.Good()
	price := func(b puertorico.Action) int { return q.s.SalePrice(q.d.Seat, trader, b.Good()) }
	n := price(a)
	facts := list{{ofGood(SellBrings, g, n, 0), 5 + 2*n}}
	facts.when(q.unsurpassed(a, price), ofGood(SellMost, g, n, 0), 15+4*n)
	k := q.barred(a)
	facts.when(k > 0, ofGood(SellBars, g, n, k), 12+3*n+8*k)
	return facts
}

// barred returns how many of the others who still have a turn in this phase have barrels of the kind that is sold and could sell
// one, but cannot afterwards.
func (q *question) barred(a puertorico.Action) (n int) {
	_, trader := q.s.Role()
	full := q.s.HouseRoom() == 1
	seats := game.Seat(q.s.Seats())
	for seat := (q.d.Seat + 1) % seats; seat != trader; seat = (seat + 1) % seats {
		p := q.s.Player(seat)
		goods := p.Barrels()
		if goods[a.Good()] > 0 && q.s.HouseTakes(seat).Has(a.Good()) && (full || !p.Occupied(puertorico.Office)) {
			n++
		}
	}
	return n
}

// loadFacts returns reasons to load a kind on a ship, or nothing.
func (q *question) loadFacts(a puertorico.Action) []fact {
	goods := q.me.Barrels()
	if a.Kind == puertorico.Pass {
		return []fact{{counted(LoadNothing, goods.Total(), 0), 10}}
	}
	g := a.Good()
	points := func(b puertorico.Action) int { return q.s.LoadPoints(q.d.Seat, forecast.Loaded(q.s, b)) }
	n := points(a)
	facts := list{{ofGood(LoadPoints, g, n, 0), 5 + 2*n}}
	facts.when(q.unsurpassed(a, points), ofGood(LoadMost, g, n, 0), 15+4*n)
	if a.Wharf() {
		return append(facts, fact{ofGood(LoadWharf, g, forecast.Loaded(q.s, a), n), 20 + 4*n})
	}
	k := q.stranded(a)
	facts.when(k > 0, ofGood(LoadBars, g, n, k), 14+3*n+4*k)
	return facts
}

// stranded returns how many of the others' barrels of the kind find room on the ship before a load and not after it.
func (q *question) stranded(a puertorico.Action) int {
	theirs := 0
	for seat := range q.others {
		goods := q.s.Player(seat).Barrels()
		theirs += int(goods[a.Good()])
	}
	for i := range q.s.Ships() {
		if c := q.s.Cargo(i); int(c.Size) == a.Size() {
			after := c.Room() - forecast.Loaded(q.s, a)
			return min(theirs, c.Room()) - min(theirs, after)
		}
	}
	return 0
}

// keepFacts returns reasons to keep barrels.
func (q *question) keepFacts(a puertorico.Action) []fact {
	goods := q.me.Barrels()
	kept := func(b puertorico.Action) int {
		lost := forecast.Lost(q.s, b)
		return goods.Total() - lost.Total()
	}
	n := kept(a)
	facts := list{{counted(KeepSome, n, 0), 5}}
	facts.when(q.unsurpassed(a, kept), counted(KeepMost, n, 0), 15)
	g := dearest(goods.Kinds())
	facts.when(g.Price() > 0 && (a.Good() == g || a.Warehoused().Has(g)), ofGood(KeepDear, g, g.Price(), 0), 12+3*g.Price())
	return facts
}
