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

// with returns the pick with barrels of a kind, on any ship unless the chosen one takes them.
func (p pick) with(g puertorico.Good, legal []puertorico.Action) pick {
	if p.good = g; len(p.loads(legal)) == 0 {
		p.ship = anyShip
	}
	return p
}

// takes returns the pick after a click on barrels. A second click drops them.
func (p pick) takes(g puertorico.Good, legal []puertorico.Action) pick {
	if p.chosen && p.good == g && p.ship == anyShip {
		return nothing()
	}
	p.chosen = true
	return p.with(g, legal)
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

// keepsOther returns the pick after a click on the home seat's barrels of a kind.
func (p pick) keepsOther(g puertorico.Good, warehouses int) pick {
	a := p.keep().Toggled(g, warehouses)
	p.chosen, p.whole, p.good = true, a.Warehoused(), a.Good()
	return p
}

// changes returns the targets of the widgets to click until the pick keeps what an action keeps, and last the button that confirms it.
func (p *pick) changes(a puertorico.Action) (left []any) {
	for _, g := range p.keep().Toggles(a) {
		left = append(left, barrels(g))
	}
	return append(left, confirmed{})
}
