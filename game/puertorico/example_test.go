package puertorico

import (
	"fmt"
	"testing"

	"islas/game"
)

// The worked examples of the rules page, section 16. Every position of theirs is checked against the reference, too: see layout.

// priceOf checks that a seat with 4 quarries, some of them occupied, pays a price: it can with that money, and not with less.
func priceOf(t *testing.T, occupied string, builder bool, id string, want int) {
	t.Helper()
	for _, money := range []int{want, want - 1} {
		if money < 0 {
			continue
		}
		l := lay(t, 3)
		seat := game.Seat(1)
		if builder {
			seat = 0
		}
		l.island(seat, occupied+"/4 quarry")
		l.money(seat, money)
		l.acts("role builder")
		if !builder {
			l.acts("pass")
		}
		l.decides(seat, "build")
		if money < want {
			l.refuses("build " + id)
			continue
		}
		l.acts("build " + id)
		if p := l.Player(seat); p.Doubloons() != 0 {
			t.Errorf("%s with %s quarries, builder %v: %d doubloons of %d are left", id, occupied, builder, p.Doubloons(), want)
		}
	}
}

func TestExample01Prices(t *testing.T) {
	for id, price := range map[string]struct{ builder, other int }{"hacienda": {0, 1}, "hospice": {1, 2}, "factory": {3, 4}, "residence": {6, 7}} {
		priceOf(t, "3", true, id, price.builder)
		priceOf(t, "3", false, id, price.other)
	}
	for id, price := range map[string]struct{ builder, other int }{"factory": {3, 4}, "residence": {5, 6}} {
		priceOf(t, "4", true, id, price.builder)
		priceOf(t, "4", false, id, price.other)
	}
}

func TestExample02Shortage(t *testing.T) {
	l := lay(t, 3)
	l.island(0, "3/3 sugar, 1/1 corn")
	l.city(0, "sugar-mill")
	l.island(1, "2/2 sugar")
	l.city(1, "2 sugar-mill")
	l.island(2, "1/1 sugar, 2/2 corn")
	l.city(2, "small-sugar-mill, factory")
	l.aboard(6, 6, "sugar")
	l.sold("sugar")
	l.barrels(1, "8 corn")
	l.acts("role craftsman")
	if got := l.find(EvProduced).By; got != [MaxSeats]Barrels{{1, 0, 3}, {0, 0, 1}, {1}} {
		t.Errorf("produced %v", got)
	}
	if got := l.find(EvFactory).By; got != [MaxSeats]Barrels{} {
		t.Errorf("factories bring %v", got)
	}
	l.holds(0, "corn, 3 sugar")
	l.holds(1, "8 corn, sugar")
	l.holds(2, "corn")
	l.has("doubloons", (*Player).Doubloons, 2, 2, 2)
	l.decides(1, "role")
}

func TestExample03Factory(t *testing.T) {
	l := lay(t, 4)
	l.island(0, "3/4 sugar, 2/2 tobacco, 2/2 corn")
	l.city(0, "small-sugar-mill, 2 sugar-mill, 1 tobacco-storage, factory")
	l.money(0, 0)
	l.acts("role craftsman")
	l.holds(0, "2 corn, 3 sugar, tobacco")
	l.has("doubloons", (*Player).Doubloons, 2)
	l.decides(0, "extra")
	l.legal("extra corn", "extra sugar", "extra tobacco", "pass")
	l.acts("extra tobacco")
	l.holds(0, "2 corn, 3 sugar, 2 tobacco")
	l.has("doubloons", (*Player).Doubloons, 2)
}

func TestExample04Trading(t *testing.T) {
	l := lay(t, 3)
	l.sold("corn, sugar")
	l.city(0, "small-market, large-market")
	l.barrels(0, "tobacco")
	l.city(1, "office")
	l.barrels(1, "sugar")
	l.barrels(2, "coffee")
	l.money(0, 0)
	l.money(1, 0)
	l.money(2, 0)
	l.acts("role trader", "sell tobacco", "sell sugar")
	l.has("doubloons", (*Player).Doubloons, 3+2+1+1, 2, 0)
	l.holds(2, "coffee")
	l.decides(1, "role")
	if len(l.House()) != 0 || l.State.Barrels() != (Barrels{10, 11, 11, 9, 8}) {
		t.Errorf("the house holds %v, the supply %v", l.House(), l.State.Barrels())
	}

	l = lay(t, 3)
	l.city(1, "small-market")
	l.barrels(1, "corn")
	l.money(1, 0)
	l.acts("role trader", "sell corn")
	l.has("doubloons", (*Player).Doubloons, 2, 1)
}

func TestExample05Settling(t *testing.T) {
	l := lay(t, 3)
	l.open("corn, 2 sugar, coffee")
	l.city(1, "hacienda, construction-hut, hospice")
	l.onTop("tobacco, indigo, corn, coffee, indigo")
	l.acts("role settler", "tile quarry", "draw", "tile quarry", "colonist", "tile coffee")
	for seat, want := range [][TileKinds][2]int{{Quarry: {1, 0}}, {Tile(Tobacco): {1, 0}, Quarry: {1, 1}}, {Tile(Coffee): {1, 0}}} {
		for kind, w := range want {
			if n, occupied := l.Player(game.Seat(seat)).Tiles(Tile(kind)); n != w[0] || occupied != w[1] {
				t.Errorf("seat %d has %d tiles %v, %d occupied, want %v", seat, n, Tile(kind), occupied, w)
			}
		}
	}
	if got := fmt.Sprint(l.Row()); got != "[indigo corn coffee indigo]" || l.Discards() != [Goods]uint8{Corn: 1, Sugar: 2} {
		t.Errorf("the row is %s, discarded are %v", got, l.Discards())
	}
}

// refill plays example 6 and checks the colonists left in the supply and those on the ship: the mayor has a building of 6
// circles, or of 3, and places the given number there.
func refill(t *testing.T, supply int, privilege, city string, acts []string, wantSupply, wantShip int, end bool) {
	t.Helper()
	l := lay(t, 3)
	l.hiring(supply, 4)
	l.city(0, city)
	l.island(0, "2 corn")
	l.island(1, "corn")
	l.island(2, "corn")
	l.acts("role mayor", privilege)
	if got := l.find(EvDealt).By; got != [MaxSeats]Barrels{{2}, {1}, {1}} {
		t.Errorf("dealt are %v", got)
	}
	l.acts(acts...)
	l.decides(1, "role")
	left, ship := l.State.Colonists()
	if left != wantSupply || ship != wantShip || l.Ending() == EndColonists != end {
		t.Errorf("supply %d, %s: %d left and %d aboard, ending %v, want %d, %d", supply, privilege, left, ship, l.Ending(), wantSupply, wantShip)
	}
}

func TestExample06Refill(t *testing.T) {
	const six, three = "0 sugar-mill, 0 indigo-plant", "0 sugar-mill"
	four := []string{"man sugar-mill 2", "man indigo-plant 0"} // and a tile: 4 circles stay empty
	refill(t, 8, "colonist", six, four, 3, 4, false)
	refill(t, 8, "colonist", three, []string{"man sugar-mill 1"}, 4, 3, false)
	refill(t, 4, "colonist", six, four, 0, 3, true)
	refill(t, 4, "pass", six, four[:1], 0, 4, false)
	refill(t, 5, "colonist", six, four, 0, 4, false)
}

func TestExample07Placing(t *testing.T) {
	table := func(colonists int) *layout {
		l := lay(t, 3)
		l.city(0, "0 small-market, 0 sugar-mill")
		l.island(0, "2 sugar, 2 corn, quarry")
		l.island(1, "corn")
		l.island(2, "corn")
		l.waiting(0, colonists-1)
		l.hiring(20, 3)
		l.acts("role mayor", "pass")
		return l
	}
	l := table(6)
	l.decides(0, "placing")
	l.legal("man small-market 0", "man small-market 1")
	l.acts("man small-market 1")
	l.legal("man sugar-mill 0", "man sugar-mill 1", "man sugar-mill 2", "man sugar-mill 3")
	l.acts("man sugar-mill 2")
	l.legal("man sugar 0", "man sugar 1", "man sugar 2")
	l.acts("man sugar 2")
	l.legal("man corn 0", "man corn 1")
	l.acts("man corn 1")
	l.wasForced("man quarry 0", "man corn 1", "man corn 1")
	p := l.Player(0)
	if p.Workers(SmallMarket) != 1 || p.Workers(SugarMill) != 2 || p.working != [TileKinds]uint8{Corn: 1, Sugar: 2} || p.SanJuan() != 0 {
		t.Errorf("placed %v, %v, %d in San Juan", p.workers, p.working, p.SanJuan())
	}

	l = table(11)
	l.wasForced("man small-market 1", "man sugar-mill 3", "man sugar 2", "man corn 2", "man quarry 1", "man corn 1", "man corn 1")
	l.decides(1, "role")
	l.has("in San Juan", (*Player).SanJuan, 2)
}
