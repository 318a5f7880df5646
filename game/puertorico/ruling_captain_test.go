package puertorico

import "testing"

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

// TestWharfMay: a seat that can load by the wharf only may pass, and does not decide again in the phase.
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
	l.wasForced("load indigo 5", "keep +corn") // seat 0 does not decide between
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

// TestStoring: one barrel, and all of one, two or three kinds in the warehouses where somebody works; nobody gives up what could
// be kept; a seat without a loss does not decide.
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
