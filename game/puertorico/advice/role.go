package advice

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// cardFacts returns the facts about a card, whatever its role does.
func (q *question) cardFacts(r puertorico.Role) (facts list) {
	n, _ := q.s.Doubloons(r)
	most := 0
	for other := range puertorico.Role(puertorico.Roles) {
		if other != r {
			k, _ := q.s.Doubloons(other)
			most = max(most, k)
		}
	}
	switch {
	case n > most:
		facts = append(facts, fact{ofRole(RoleDoubloons, r, n, most), 6 + 9*n})
	case n > 0:
		facts = append(facts, fact{ofRole(RoleCoins, r, n, 0), 5 + n})
	}
	return facts
}

// roleFacts returns what a role would bring me, compared with the others; next, if given, is what I do with it.
func (q *question) roleFacts(r puertorico.Role, next ...puertorico.Action) []fact {
	f, _ := forecast.Of(&q.view, r, next...)
	mine := &f.Seats[q.d.Seat]
	if len(next) > 0 && next[0].Kind == puertorico.Build {
		b := next[0].Building()
		mine.Builder.Best, mine.Builder.Price = b, q.s.Price(q.d.Seat, q.d.Seat, b)
	}
	var facts list
	switch r {
	case puertorico.Settler:
		facts = q.settlerFacts()
	case puertorico.Mayor:
		facts = q.mayorFacts(&f)
	case puertorico.Builder:
		facts = q.builderFacts(&f)
	case puertorico.Craftsman:
		facts = q.craftsmanFacts(&f)
	case puertorico.Trader:
		facts = q.traderFacts(&f)
	case puertorico.Captain:
		facts = q.captainFacts(&f)
	default:
		return []fact{{counted(ProspectorGold, f.Doubloons+mine.Gold, 0), 12}}
	}
	points, most := q.s.Points(q.d.Seat), q.most(q.s.Points)
	mineToo := r == puertorico.Captain || r == puertorico.Builder && f.By == q.d.Seat
	facts.when(f.Ending != 0 && q.s.Ending() == 0 && mineToo && points > most, ofRole(RoleEnds, r, points, most), 60)
	return facts
}

func (q *question) settlerFacts() []fact {
	row := q.s.Row()
	facts := list{{counted(SettlerFirst, len(row), 0), 8}}
	if q.me.TileCount() == puertorico.IslandSize {
		return facts
	}
	alone := q.s.Quarries() > 0
	for seat := range q.others {
		alone = alone && !q.s.Player(seat).Occupied(puertorico.ConstructionHut)
	}
	facts.when(alone, counted(SettlerQuarry, q.s.Quarries(), 0), 22)
	for g := range puertorico.Good(puertorico.Goods) {
		n := q.spare(g)
		facts.when(n > 0 && q.s.InRow(puertorico.Tile(g)) > 0, ofGood(SettlerMatches, g, n, 0), 24+3*g.Price())
	}
	return facts
}

func (q *question) mayorFacts(f *forecast.Role) []fact {
	n := f.Seats[q.d.Seat].Mayor.Workers
	facts := list{{counted(MayorColonists, n, 0), 8}}
	m := q.most(func(seat game.Seat) int { return f.Seats[seat].Mayor.Workers })
	facts.when(n > m, counted(MayorMost, n, m), 14)
	if best := q.waiting(func(puertorico.Building) bool { return true }); best != puertorico.NoBuilding && n > 0 {
		facts = append(facts, fact{ofBuilding(MayorStaffs, best, n, 0), 16 + 3*best.Cost()})
	}
	return facts
}

// waiting returns my dearest building, of those that fit, which is empty and would be of use with somebody in it; NoBuilding for none.
func (q *question) waiting(fits func(puertorico.Building) bool) puertorico.Building {
	best := puertorico.Building(puertorico.NoBuilding)
	for _, b := range q.me.Built() {
		if !q.me.Occupied(b) && fits(b) && q.useful(b) && (best == puertorico.NoBuilding || b.Cost() > best.Cost()) {
			best = b
		}
	}
	return best
}

// useful reports whether a building of mine would be of use with somebody in it: a production building needs a plantation.
func (q *question) useful(b puertorico.Building) bool {
	if b.Violet() {
		return true
	}
	n, _ := q.me.Tiles(puertorico.Tile(b.Good()))
	return n > 0
}

func (q *question) builderFacts(f *forecast.Role) []fact {
	mine := f.Seats[q.d.Seat].Builder
	others := false
	for seat := range q.others {
		others = others || f.Seats[seat].Builder.Could != 0
	}
	if mine.Could == 0 {
		if others {
			return []fact{{reason(BuilderOthers), 3}}
		}
		return []fact{{reason(BuilderNothing), 3}}
	}
	b, price := mine.Best, mine.Price
	facts := list{{ofBuilding(BuilderCould, b, price, 0), 12 + 2*b.Cost()}}
	facts.when(!others, ofBuilding(BuilderAlone, b, price, 0), 24+2*b.Cost())
	facts.when(b.Class() == puertorico.LargeViolet, ofBuilding(BuilderLarge, b, price, 0), 50)
	facts.when(price == 0, ofBuilding(BuilderFree, b, 0, 0), 18+2*b.Cost())
	return facts
}

func (q *question) craftsmanFacts(f *forecast.Role) []fact {
	mine := f.Seats[q.d.Seat].Craftsman
	n := mine.Makes.Total()
	if n == 0 {
		return []fact{{reason(CraftsmanLittle), 3}}
	}
	facts := list{{counted(CraftsmanMakes, n, 0), 10 + 2*n}}
	if mine.Extra == 0 {
		facts[0].Kind = CraftsmanPlain
	}
	switch m := q.most(func(seat game.Seat) int { return f.Seats[seat].Craftsman.Makes.Total() }); {
	case m == 0:
		facts = append(facts, fact{counted(CraftsmanAlone, n, 0), 20 + 4*n})
	case n > m:
		facts = append(facts, fact{counted(CraftsmanMost, n, m), 16 + 4*(n-m) + n})
	}
	facts.when(mine.Factory > 0, counted(CraftsmanKinds, mine.Makes.Kinds().Len(), mine.Factory), 14+6*mine.Factory)
	return facts
}

func (q *question) traderFacts(f *forecast.Role) []fact {
	mine := f.Seats[q.d.Seat].Trader
	if mine.Good == puertorico.NoGood {
		return []fact{{reason(TraderNothing), 3}}
	}
	m := q.most(func(seat game.Seat) int { return f.Seats[seat].Trader.Brings })
	facts := list{{ofGood(TraderSells, mine.Good, mine.Brings, 0), 10 + 5*mine.Brings}}
	facts.when(m > 0 && m < mine.Brings, ofGood(TraderMost, mine.Good, mine.Brings, m), 12+6*mine.Brings)
	facts.when(m == 0, ofGood(TraderAlone, mine.Good, mine.Brings, 0), 14+6*mine.Brings)
	return facts
}

func (q *question) captainFacts(f *forecast.Role) []fact {
	mine := f.Seats[q.d.Seat].Captain
	if mine.Loads == 0 {
		return []fact{{reason(CaptainNothing), 3}}
	}
	facts := list{{counted(CaptainLoads, mine.Loads, mine.Points), 12 + 6*mine.Points}}
	loads := q.most(func(seat game.Seat) int { return f.Seats[seat].Captain.Loads })
	points := q.most(func(seat game.Seat) int { return f.Seats[seat].Captain.Points })
	lost := 0
	for seat := range q.others {
		lost += f.Seats[seat].Captain.Lost
	}
	if loads == 0 {
		facts = append(facts, fact{counted(CaptainAlone, mine.Loads, mine.Points), 24 + 8*mine.Points})
	} else if mine.Loads > loads {
		facts = append(facts, fact{counted(CaptainMost, mine.Loads, loads), 18 + 7*mine.Points})
	}
	facts.when(mine.Points > points, counted(CaptainPoints, mine.Points, points), 14+7*mine.Points)
	facts.when(mine.Lost == 0 && lost > 0, counted(CaptainRobs, lost, 0), 14+8*lost)
	return facts
}
