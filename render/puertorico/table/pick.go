package table

import "islas/game/puertorico"

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
		t.pick = mostKept(t.state())
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
