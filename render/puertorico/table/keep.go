package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

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

// mostKept is the pick that keeps as many barrels as possible, of a position in which somebody chooses what to keep.
func mostKept(s *puertorico.State) pick {
	a := forecast.Kept(s)
	p := nothing()
	p.whole, p.good, p.begun = a.Warehoused(), a.Good(), true
	return p
}

// keepsOther is what is chosen when own barrels of a kind are clicked: what is kept of it is given up. What is not kept is kept in a
// warehouse that is free, or else as the single one, in place of that.
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

// changes are what the widgets stand for with which the barrels come to be kept that an action keeps: kinds that are given up first,
// then those that go into the warehouses, the single one, and in the end what confirms it.
func (p *pick) changes(a puertorico.Action) (left []any) {
	want := pick{whole: a.Warehoused(), good: a.Good()}
	for g := range puertorico.Good(puertorico.Goods) {
		if k := p.keeps(g); k != keptNone && k != want.keeps(g) {
			left = append(left, barrels(g))
		}
	}
	for _, k := range []kept{keptAll, keptOne} {
		for g := range puertorico.Good(puertorico.Goods) {
			if want.keeps(g) == k && p.keeps(g) != k {
				left = append(left, barrels(g))
			}
		}
	}
	return append(left, confirmed{})
}

// loses is how many barrels are lost by what has been chosen.
func (p *pick) loses(own puertorico.Barrels) (n int) {
	for g := range puertorico.Good(puertorico.Goods) {
		n += p.losesOf(g, own)
	}
	return n
}

// losesOf is how many of them are of a kind.
func (p *pick) losesOf(g puertorico.Good, own puertorico.Barrels) int {
	switch p.keeps(g) {
	case keptOne:
		return max(int(own[g])-1, 0)
	case keptNone:
		return int(own[g])
	}
	return 0
}
