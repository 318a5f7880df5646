package puertorico

import "testing"

// TestLoading: who can load must; a kind that is on a ship goes there or nowhere; a full ship stays; one kind a ship (section 10).
func TestLoading(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 2, "corn")
	l.aboard(5, 5, "indigo")
	l.barrels(0, "corn, sugar, indigo")
	l.acts("role captain")
	l.legal("load corn 4", "load sugar 6")
	l.refuses("pass", "load corn 6", "load indigo 6", "load indigo 5", "load sugar 4", "load corn wharf")
	l.acts("load sugar 6") // and then corn, of itself
	l.wasForced("load corn 4")
	l.has("chips", (*Player).Chips, 1+1+1)
	l.holds(0, "indigo")
	if got := l.CargoShips(); got[0].N != 3 || got[1].N != 0 || got[2].N != 1 {
		t.Errorf("the ships are %v", got)
	}
}

// TestSmallerLoad: among kinds the choice is free, the number of barrels is not.
func TestSmallerLoad(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 1, "corn")
	l.barrels(0, "2 corn, 5 sugar")
	l.acts("role captain")
	l.legal("load corn 4", "load sugar 5", "load sugar 6")
	l.acts("load corn 4")
	l.has("chips", (*Player).Chips, 2+1)
}

// TestRoundAndRound: loading goes on until in a whole circle nobody loads; the privilege is once, with the first load.
func TestRoundAndRound(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 3, "corn")
	l.barrels(0, "2 corn, indigo")
	l.barrels(1, "corn")
	l.barrels(2, "sugar, tobacco")
	l.acts("role captain")
	l.legal("load corn 4", "load indigo 5", "load indigo 6")
	l.acts("load corn 4") // full; B cannot
	l.decides(2, "load")
	l.acts("load sugar 5")
	l.wasForced("load indigo 6")
	l.has("chips", (*Player).Chips, 1+1+1, 0, 1)
	l.holds(0, "corn")
	l.holds(1, "corn")
	l.holds(2, "tobacco")
}

// TestPrivilegeNeedsALoad: a captain who loads nothing has no privilege, and nobody else has one.
func TestPrivilegeNeedsALoad(t *testing.T) {
	l := lay(t, 3)
	l.barrels(1, "corn")
	l.acts("role captain", "load corn 4")
	l.has("chips", (*Player).Chips, 0, 1, 0)
}

// TestHarbour: a point with every load, the wharf's too; not while nobody works there.
func TestHarbour(t *testing.T) {
	for city, want := range map[string]int{"harbour, wharf": 2 + 1 + 1 + 3 + 1, "0 harbour, wharf": 2 + 1 + 3} {
		l := lay(t, 3)
		l.barrels(0, "2 corn, 3 sugar")
		l.city(0, city)
		l.acts("role captain", "load corn 4", "load sugar wharf")
		l.has("chips", (*Player).Chips, want)
		l.holds(0, "")
	}
}

// TestWharf: once a phase, in any turn, all barrels of one kind straight to the supply; it is a load, also for the privilege.
func TestWharf(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 1, "corn")
	l.barrels(0, "6 corn, 2 sugar")
	l.barrels(1, "2 sugar")
	l.city(0, "wharf")
	l.acts("role captain")
	l.legal("load corn 4", "load corn wharf", "load sugar 5", "load sugar 6", "load sugar wharf")
	l.acts("load corn wharf")
	l.has("chips", (*Player).Chips, 6+1)
	if l.State.Barrels()[Corn] != 10-1 {
		t.Errorf("the supply has %d corn", l.State.Barrels()[Corn])
	}
	l.acts("load sugar 5")
	l.wasForced("load sugar 5") // the wharf has been used
	l.has("chips", (*Player).Chips, 7+2, 2)

	l = lay(t, 3) // not twice
	l.barrels(0, "2 sugar, 2 indigo, corn")
	l.city(0, "wharf")
	l.acts("role captain", "load corn wharf")
	l.legal("load indigo 4", "load indigo 5", "load indigo 6", "load sugar 4", "load sugar 5", "load sugar 6")
	l.refuses("load sugar wharf", "load indigo wharf", "pass")

	l = lay(t, 3)
	l.barrels(0, "2 sugar")
	l.city(0, "0 wharf")
	l.acts("role captain")
	l.legal("load sugar 4", "load sugar 5", "load sugar 6")
	l.refuses("load sugar wharf")
}

// TestWharfMay: who can load by the wharf only may pass, and is not asked again in the phase.
func TestWharfMay(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 4, "corn")
	l.aboard(5, 1, "indigo")
	l.aboard(6, 1, "coffee")
	l.barrels(0, "2 corn")
	l.city(0, "wharf")
	l.barrels(1, "indigo, coffee")
	l.acts("role captain")
	l.legal("load corn wharf", "pass")
	l.acts("pass", "load coffee 6")
	l.wasForced("load indigo 5", "keep +corn") // seat 0 is not asked between
	l.has("chips", (*Player).Chips, 0, 2)
	l.decides(1, "role")

	l = lay(t, 3) // who has passed in one phase may load in the next
	l.aboard(4, 4, "corn")
	l.aboard(5, 1, "indigo")
	l.aboard(6, 1, "coffee")
	l.barrels(0, "2 corn")
	l.city(0, "wharf")
	l.acts("role captain", "pass", "role craftsman", "role builder", "pass", "pass", "pass", "role captain")
	l.decides(0, "load")
}

// TestShipsSail: at the end full ships are emptied into the supply, the others keep their load.
func TestShipsSail(t *testing.T) {
	l := lay(t, 3)
	l.aboard(4, 3, "corn")
	l.aboard(6, 1, "sugar")
	l.barrels(0, "corn")
	l.barrels(1, "sugar")
	l.acts("role captain")
	l.decides(1, "role")
	if got := l.CargoShips(); got[0] != (Cargo{4, NoGood, 0}) || got[2] != (Cargo{6, Sugar, 2}) {
		t.Errorf("the ships are %v", got)
	}
	if l.State.Barrels() != (Barrels{10, 11, 9, 9, 9}) {
		t.Errorf("the supply is %v", l.State.Barrels())
	}
	if e := l.find(EvSailed); e.By[0] != (Barrels{1}) {
		t.Errorf("sailed have %v", e.By[0])
	}
}

// unloadable returns a table of 3 on which nobody can load but seat 0, who holds barrels after the forced load of one corn.
func unloadable(t *testing.T, city, barrels string) *layout {
	t.Helper()
	l := lay(t, 3)
	l.aboard(4, 3, "corn")
	l.aboard(5, 5, "sugar")
	l.aboard(6, 6, "indigo")
	if city != "" {
		l.city(0, city)
	}
	l.barrels(0, barrels)
	return l
}

// TestStoring: one barrel, and all of one, two or three kinds in the warehouses where somebody works; nobody gives up what could be
// kept; what is kept without loss is not asked.
func TestStoring(t *testing.T) {
	for _, at := range []struct {
		city, barrels string
		choices       int
	}{
		{"", "corn", 0},
		{"", "2 corn", 0}, // the last fits on the ship
		{"", "3 corn", 1},
		{"", "2 corn, coffee", 2},
		{"", "2 corn, sugar, indigo, tobacco, coffee", 5},
		{"small-warehouse", "7 corn, indigo", 0},
		{"small-warehouse", "2 corn, indigo, coffee", 6},
		{"small-warehouse", "4 corn, 2 coffee", 2},
		{"0 small-warehouse", "4 corn, 2 coffee", 2},
		{"large-warehouse", "4 corn, 2 coffee", 0},
		{"large-warehouse", "4 corn, 2 coffee, indigo", 0},
		{"large-warehouse", "4 corn, 2 coffee, 2 indigo", 3},
		{"small-warehouse, large-warehouse", "4 corn, 3 coffee, 2 indigo, tobacco", 0},
		{"small-warehouse, large-warehouse", "4 corn, 3 coffee, 2 indigo, 2 tobacco", 4},
		{"small-warehouse, large-warehouse", "2 corn, coffee, indigo, tobacco, sugar", 20},
		{"large-warehouse", "2 corn, coffee, indigo, tobacco, sugar", 30},
	} {
		l := unloadable(t, at.city, at.barrels)
		before := l.Player(0).Barrels()
		l.acts("role captain")
		switch d := l.Decision(); {
		case at.choices < 2:
			if d.Phase != PhaseRole {
				t.Errorf("%s with %q: %+v is decided", at.barrels, at.city, d)
			}
			lost := l.find(EvLost).By[0]
			if (lost.Total() > 0) != (at.choices == 1) {
				t.Errorf("%s with %q: %v are lost", at.barrels, at.city, lost)
			}
		case d.Phase != PhaseKeep || len(l.Legal(nil)) != at.choices:
			t.Errorf("%s with %q: %+v is decided, %d ways, want %d", at.barrels, at.city, d, len(l.Legal(nil)), at.choices)
		default:
			before[Corn]--
			for _, a := range l.Legal(nil) {
				after := l.State
				if err := after.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				held := after.Player(0).Barrels()
				for g, n := range held {
					full := a.Warehoused().Has(Good(g))
					if full && n != before[g] || !full && n > 1 || Good(g) == a.Good() && n == 0 {
						t.Errorf("%v of %v leaves %v", a, before, held)
					}
				}
			}
		}
	}
}

// TestWarehousesDoNotExempt: barrels that a warehouse could keep must be loaded, too; and between captain phases nothing is lost.
func TestWarehousesDoNotExempt(t *testing.T) {
	l := lay(t, 3)
	l.city(0, "small-warehouse, large-warehouse")
	l.barrels(0, "3 corn, sugar")
	l.acts("role captain")
	l.refuses("pass")
	l.acts("load corn 4")
	l.decides(0, "load")
	l.refuses("pass")

	l = lay(t, 3)
	l.barrels(0, "3 corn, 4 sugar, 2 coffee")
	l.acts("role trader", "pass", "role craftsman", "role builder", "pass", "pass", "pass")
	l.holds(0, "3 corn, 4 sugar, 2 coffee")
}
