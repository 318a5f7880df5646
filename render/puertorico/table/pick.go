package table

import (
	"islas/game/puertorico"
	"islas/game/puertorico/crew"
	"islas/game/puertorico/forecast"
)

// pick is the part of the next action that the person at the machine has chosen, where an action takes more than one click.
type pick struct {
	chosen bool // something has been chosen that can be dropped
	begun  bool // a proposal is laid out: keep or place

	// Load: barrels and ship.
	good puertorico.Good // NoGood while none is chosen
	ship int             // places of the ship, 0 for the wharf, anyShip while none is chosen

	// Keep: good is the single one.
	whole puertorico.GoodSet // kinds of which all barrels are kept

	// Man: where the colonists are placed, the suggested placement, and whether the lantern has laid that out.
	crew     crew.Crew
	wanted   puertorico.Placement
	followed bool
}

// follows reports whether everybody stands as the lantern laid it out.
func (p *pick) follows() bool { return p.followed && p.crew.Placement() == p.wanted }

// anyShip stands for no ship that has been chosen.
const anyShip = -1

// nothing returns the empty pick.
func nothing() pick { return pick{good: puertorico.NoGood, ship: anyShip} }

// startPick lays out a proposal where a decision is about many things at once: which barrels are kept, or where colonists go.
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

// settlePick carries out the pick as soon as it is one action.
func (t *Table) settlePick() {
	if !t.pick.chosen || t.pick.begun {
		return
	}
	if left := t.pick.loads(t.Session.Legal()); len(left) == 1 {
		t.Session.Act(left[0])
	}
}

// loads returns the legal loads that fit the pick.
func (p *pick) loads(legal []puertorico.Action) (left []puertorico.Action) {
	for _, a := range legal {
		if a.Kind == puertorico.Load && (p.good == puertorico.NoGood || p.good == a.Good()) && (p.ship == anyShip || p.ship == a.Size()) {
			left = append(left, a)
		}
	}
	return left
}

// takes returns the pick after a click on barrels: that kind, on any ship unless the chosen one takes it. A second click drops it.
func (p pick) takes(g puertorico.Good, legal []puertorico.Action) pick {
	if p.chosen && p.good == g && p.ship == anyShip {
		return nothing()
	}
	if p.good, p.chosen = g, true; len(p.loads(legal)) == 0 {
		p.ship = anyShip
	}
	return p
}

// boards returns the pick after a click on a ship: with any barrels unless it takes the chosen ones. A second click drops it.
func (p pick) boards(size int, legal []puertorico.Action) pick {
	if p.chosen && p.ship == size && p.good == puertorico.NoGood {
		return nothing()
	}
	if p.ship, p.chosen = size, true; len(p.loads(legal)) == 0 {
		p.good = puertorico.NoGood
	}
	return p
}

// keep returns the picked action, which may not be legal yet.
func (p *pick) keep() puertorico.Action { return puertorico.KeepAction(p.whole, p.good) }

// keepsOther returns the pick after a click on the home seat's barrels of a kind. If some are kept they are not any more; otherwise they
// are kept in a free warehouse, or else as the single barrel, in place of another.
func (p pick) keepsOther(g puertorico.Good, warehouses int) pick {
	p.chosen = true
	switch p.keep().Keeps(g) {
	case puertorico.KeptAll:
		p.whole &^= 1 << g
	case puertorico.KeptOne:
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

// changes returns the targets of the widgets to click until the pick keeps what an action keeps: first kinds to give up, then those for
// the warehouses, the single barrel, and last the button that confirms it.
func (p *pick) changes(a puertorico.Action) (left []any) {
	now := p.keep()
	for g := range puertorico.Good(puertorico.Goods) {
		if k := now.Keeps(g); k != puertorico.KeptNone && k != a.Keeps(g) {
			left = append(left, barrels(g))
		}
	}
	for _, k := range []puertorico.Kept{puertorico.KeptAll, puertorico.KeptOne} {
		for g := range puertorico.Good(puertorico.Goods) {
			if a.Keeps(g) == k && now.Keeps(g) != k {
				left = append(left, barrels(g))
			}
		}
	}
	return append(left, confirmed{})
}
