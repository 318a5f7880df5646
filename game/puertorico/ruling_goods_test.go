package puertorico

import (
	"strings"
	"testing"
)

// TestProduction: as many barrels as occupied plantations and colonists in the buildings of the kind, small and large together;
// corn needs no building; who has neither makes nothing (section 8).
func TestProduction(t *testing.T) {
	for _, at := range []struct {
		island, city string
		want         Barrels
	}{
		{"3/4 corn", "", Barrels{Corn: 3}},
		{"4/4 indigo", "small-indigo-plant, 2 indigo-plant", Barrels{Indigo: 3}},
		{"4/4 indigo", "small-indigo-plant, 3 indigo-plant", Barrels{Indigo: 4}},
		{"2/4 indigo", "small-indigo-plant, 3 indigo-plant", Barrels{Indigo: 2}},
		{"4/4 sugar", "small-sugar-mill, 0 sugar-mill", Barrels{Sugar: 1}},
		{"4/4 tobacco", "", Barrels{}},
		{"0/4 coffee", "coffee-roaster", Barrels{}},
		{"4/4 tobacco, 2/3 coffee", "1 tobacco-storage, 2 coffee-roaster", Barrels{Tobacco: 1, Coffee: 2}},
		{"4/4 indigo", "sugar-mill", Barrels{}},
	} {
		l := lay(t, 3)
		l.island(1, at.island)
		if at.city != "" {
			l.city(1, at.city)
		}
		if got := l.Production(0).Goods[1]; got != at.want {
			t.Errorf("%s with %q would make %v, want %v", at.island, at.city, got, at.want)
		}
		l.acts("role craftsman")
		if got := l.Player(1).Barrels(); got != at.want {
			t.Errorf("%s with %q makes %v, want %v", at.island, at.city, got, at.want)
		}
	}
}

// TestFactory: 1 to 5 kinds bring 0, 1, 2, 3, 5 doubloons; kinds of which no barrel is left do not count, nor does a factory that
// is not occupied.
func TestFactory(t *testing.T) {
	islands := []string{"1/1 corn", "1/1 indigo", "1/1 sugar", "1/1 tobacco", "1/1 coffee"}
	for kinds, want := range []int{0, 0, 1, 2, 3, 5} {
		for _, city := range []string{"factory", "0 factory"} {
			l := lay(t, 3)
			if kinds > 0 {
				l.island(1, strings.Join(islands[:kinds], ", "))
			}
			l.city(1, city+", small-indigo-plant, small-sugar-mill, tobacco-storage, coffee-roaster")
			l.money(1, 0)
			if city != "factory" {
				want = 0
			}
			l.acts("role craftsman")
			l.has("doubloons", (*Player).Doubloons, 2, want)
		}
	}
	l := lay(t, 3)
	l.island(1, "1/1 corn, 1/1 indigo")
	l.city(1, "factory, small-indigo-plant")
	l.money(1, 0)
	l.barrels(2, "11 indigo")
	l.acts("role craftsman")
	l.has("doubloons", (*Player).Doubloons, 2, 0)
}

// TestExtra: one barrel more of a kind that the craftsman has really taken, if the supply has it; optional; nobody else gets it.
func TestExtra(t *testing.T) {
	table := func(corn string) *layout {
		l := lay(t, 3)
		l.island(0, "1/1 corn, 1/1 indigo")
		l.city(0, "small-indigo-plant")
		l.island(1, "1/1 corn")
		l.barrels(2, corn+" corn")
		return l
	}
	l := table("1")
	l.acts("role craftsman")
	l.legal("extra corn", "extra indigo", "pass")
	l.refuses("extra sugar")
	l.acts("extra corn")
	l.holds(0, "2 corn, indigo")
	l.decides(1, "role")

	l = table("8") // both corn barrels left are made
	l.acts("role craftsman")
	l.legal("extra indigo", "pass")
	l.acts("pass")
	l.holds(0, "corn, indigo")
	l.decides(1, "role")

	l = table("10") // the craftsman has taken no corn
	l.acts("role craftsman")
	l.legal("extra indigo", "pass")

	l = lay(t, 3) // who makes nothing has no privilege
	l.island(0, "1/1 indigo")
	l.island(1, "1/1 corn")
	l.barrels(0, "corn")
	l.acts("role craftsman")
	l.holds(1, "corn")
	l.decides(1, "role")
}

// TestSale: the price of each kind, with each market and the privilege; markets that are not occupied bring nothing (section 9).
func TestSale(t *testing.T) {
	for kind, price := range map[string]int{"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4} {
		for city, more := range map[string]int{"": 0, "small-market": 1, "large-market": 2, "small-market, large-market": 3, "0 small-market, 0 large-market": 0} {
			l := lay(t, 3)
			l.barrels(0, kind)
			l.barrels(1, kind)
			l.city(0, "office")
			l.city(1, "office")
			if city != "" {
				l.city(0, city)
				l.city(1, city)
			}
			l.money(0, 0)
			l.money(1, 0)
			l.acts("role trader", "sell "+kind, "sell "+kind)
			l.has("doubloons", (*Player).Doubloons, price+more+1, price+more)
		}
	}
}

// TestTrade: selling may be declined, then the privilege brings nothing; the house takes a kind once, but from an office; when it
// holds four the others cannot sell; with fewer it keeps them.
func TestTrade(t *testing.T) {
	l := lay(t, 3)
	l.sold("corn")
	l.barrels(0, "corn, sugar")
	l.barrels(1, "corn")
	l.barrels(2, "corn, coffee")
	l.city(2, "office")
	l.acts("role trader")
	l.legal("sell sugar", "pass")
	l.refuses("sell corn", "sell coffee")
	l.acts("pass") // seat 1 can sell nothing
	l.decides(2, "sell")
	l.legal("sell corn", "sell coffee", "pass")
	l.acts("sell corn")
	l.has("doubloons", (*Player).Doubloons, 2, 2, 2)
	if got := quoted(l.House()); got != `["corn","corn"]` {
		t.Errorf("the house holds %s", got)
	}
	l.decides(1, "role")

	l = lay(t, 3)
	l.sold("corn, indigo, sugar")
	l.barrels(0, "tobacco")
	l.barrels(1, "coffee")
	l.city(1, "office")
	l.acts("role trader", "sell tobacco")
	l.decides(1, "role")
	l.holds(1, "coffee")
	if len(l.House()) != 0 || l.State.Barrels() != (Barrels{10, 11, 11, 9, 8}) {
		t.Errorf("the house holds %v, the supply %v", l.House(), l.State.Barrels())
	}

	l = lay(t, 3) // an office where nobody works
	l.sold("corn")
	l.barrels(0, "corn")
	l.city(0, "0 office")
	l.acts("role trader")
	l.decides(1, "role")
}
