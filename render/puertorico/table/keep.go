package table

import "islas/game/puertorico"

// kept is how much of a kind is kept as far as it has been chosen.
type kept uint8

const (
	keptNone kept = iota
	keptOne
	keptAll
)

// keeps is how much of a kind is kept by what has been chosen.
func (p *pick) keeps(g puertorico.Good) kept {
	switch {
	case p.whole.Has(g):
		return keptAll
	case p.good == g:
		return keptOne
	}
	return keptNone
}

// keep is the action that has been chosen; it may not be legal yet.
func (p *pick) keep() puertorico.Action { return puertorico.KeepAction(p.whole, p.good) }

// bestKeep is the pick that loses the fewest barrels, and of those the ones that cost least in the trading house.
func bestKeep(s *puertorico.State, legal []puertorico.Action) pick {
	own := s.Player(s.Decision().Seat).Barrels()
	const worth = 16 // of a barrel, against the price of one
	best, most := nothing(), -1
	for _, a := range legal {
		value := worth + a.Good().Price()
		for g := range puertorico.Good(puertorico.Goods) {
			if a.Warehoused().Has(g) {
				value += int(own[g]) * (worth + g.Price())
			}
		}
		if value > most {
			most = value
			best.whole, best.good = a.Warehoused(), a.Good()
		}
	}
	best.begun = true
	return best
}

// keepsOther is what is chosen when barrels of a kind are clicked: what is kept of it is given up; what is not is kept in a
// warehouse that is free, or else as the single one.
func (p pick) keepsOther(g puertorico.Good, warehouses int) pick {
	p.chosen = true
	switch p.keeps(g) {
	case keptAll:
		p.whole &^= 1 << g
	case keptOne:
		p.good = puertorico.NoGood
	default:
		if p.whole.Len() < warehouses {
			p.whole |= 1 << g
		} else {
			p.good = g
		}
	}
	return p
}

// loses is how many barrels are lost by what has been chosen.
func (p *pick) loses(own puertorico.Barrels) (n int) {
	for g := range puertorico.Good(puertorico.Goods) {
		switch p.keeps(g) {
		case keptOne:
			n += max(int(own[g])-1, 0)
		case keptNone:
			n += int(own[g])
		}
	}
	return n
}
