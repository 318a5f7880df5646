package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// pick is what the person at the machine has chosen of the next action, where that takes more than one click.
type pick struct {
	chosen bool // something has been chosen that can be let go
	begun  bool // a proposal is laid out: keep or place

	// Load: barrels and ship.
	good puertorico.Good // NoGood for none yet
	ship int             // places of the ship, 0 for the wharf, anyShip for none yet

	// Keep: good is the single one.
	whole puertorico.GoodSet // the kinds of which all barrels are kept

	// Man: where those stand who are placed, how it is suggested to place them, and whether the lantern has laid that out.
	crew     crew
	wanted   puertorico.Placement
	followed bool
}

// follows reports whether everybody stands as the lantern has laid it out.
func (p *pick) follows() bool { return p.followed && p.crew.placement() == p.wanted }

// anyShip stands for no ship that has been chosen.
const anyShip = -1

// nothing is the pick of which nothing has been chosen.
func nothing() pick { return pick{good: puertorico.NoGood, ship: anyShip} }

// startPick lays out a proposal where the decision is about many things at once: which barrels are kept, where colonists go.
func (t *Table) startPick() {
	legal := t.Session.Legal()
	if len(legal) == 0 {
		t.pick = nothing()
		return
	}
	if t.pick.begun {
		return
	}
	switch legal[0].Kind {
	case puertorico.Keep:
		most := forecast.Kept(t.state())
		t.pick = pick{good: most.Good(), ship: anyShip, whole: most.Warehoused(), begun: true}
	case puertorico.Man:
		t.pick = t.proposed()
	}
}

// settlePick carries out what was picked as soon as it is one action.
func (t *Table) settlePick() {
	if !t.pick.chosen || t.pick.begun {
		return
	}
	if left := t.pick.loads(t.Session.Legal()); len(left) == 1 {
		t.Session.Act(left[0])
	}
}

// loads are the loads among the legal actions that agree with what has been chosen.
func (p *pick) loads(legal []puertorico.Action) (left []puertorico.Action) {
	for _, a := range legal {
		if a.Kind == puertorico.Load && (p.good == puertorico.NoGood || p.good == a.Good()) && (p.ship == anyShip || p.ship == a.Size()) {
			left = append(left, a)
		}
	}
	return left
}

// takes is what is chosen when barrels of a kind are clicked: that kind, on whichever ship can take it.
func (p pick) takes(g puertorico.Good, legal []puertorico.Action) pick {
	if p.chosen && p.good == g && p.ship == anyShip {
		return nothing()
	}
	if p.good, p.chosen = g, true; len(p.loads(legal)) == 0 {
		p.ship = anyShip
	}
	return p
}

// boards is what is chosen when a ship is clicked: that ship, with whichever barrels it can take.
func (p pick) boards(size int, legal []puertorico.Action) pick {
	if p.chosen && p.ship == size && p.good == puertorico.NoGood {
		return nothing()
	}
	if p.ship, p.chosen = size, true; len(p.loads(legal)) == 0 {
		p.good = puertorico.NoGood
	}
	return p
}

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
