package puertorico

import (
	"testing"

	"islas/game"
)

func TestExample08Ships(t *testing.T) {
	table := func(sugar, city string) *layout {
		l := lay(t, 3)
		l.barrels(0, sugar+" sugar")
		if city != "" {
			l.city(0, city)
		}
		l.barrels(1, "tobacco")
		return l
	}
	captain := func(l *layout, want ...string) {
		t.Helper()
		l.barrels(0, "corn") // so that there is a choice
		l.acts("role captain")
		l.legal(append(want, "load corn 4", "load corn 5", "load corn 6")...)
	}
	captain(table("3", ""), "load sugar 4", "load sugar 5", "load sugar 6")
	captain(table("5", ""), "load sugar 5", "load sugar 6")
	captain(table("7", ""), "load sugar 6")

	l := table("7", "")
	l.acts("role captain")
	l.wasForced("load sugar 6")
	l.acts("load tobacco 4")
	l.decides(1, "role")
	l.holds(0, "sugar")

	l = table("7", "wharf")
	l.acts("role captain")
	l.legal("load sugar 6", "load sugar wharf")
	l.acts("load sugar 6", "load tobacco 4")
	l.legal("load sugar wharf", "pass")
	l.acts("load sugar wharf")
	l.has("chips", (*Player).Chips, 8, 1)
}

func TestExample09Captain(t *testing.T) {
	l := lay(t, 4)
	l.aboard(6, 4, "indigo")
	l.barrels(0, "6 corn, indigo")
	l.barrels(1, "2 corn, 3 coffee")
	l.city(1, "harbour, wharf")
	l.barrels(2, "2 indigo, tobacco")
	l.barrels(3, "4 sugar")
	l.acts("role captain")
	l.legal("load corn 7", "load indigo 6")
	l.acts("load corn 7")
	l.has("chips", (*Player).Chips, 6+1, 0, 0, 0)
	l.legal("load corn 7", "load coffee 5", "load corn wharf", "load coffee wharf")
	l.acts("load corn 7")
	l.has("chips", (*Player).Chips, 7, 1+1, 0, 0)
	l.holds(1, "corn, 3 coffee")
	l.decides(2, "load")
	l.acts("load indigo 6")
	l.wasForced("load sugar 5")
	l.has("chips", (*Player).Chips, 7, 2, 2, 4)
	l.decides(1, "load")
	l.legal("load corn wharf", "load coffee wharf", "pass")
	passing := *l
	l.acts("load coffee wharf")
	l.has("chips", (*Player).Chips, 7, 6, 2, 4)
	l.decides(1, "role")
	l.holds(0, "indigo")
	l.holds(1, "corn")
	l.holds(2, "tobacco")
	l.holds(3, "")
	if got := l.CargoShips(); got[0] != (Cargo{5, Sugar, 4}) || got[1] != (Cargo{6, NoGood, 0}) || got[2] != (Cargo{7, NoGood, 0}) {
		t.Errorf("the ships are %v", got)
	}
	if err := passing.Apply(PassAction(), nil); err != nil || passing.Decision().Phase != PhaseKeep || passing.Decision().Seat != 1 {
		t.Errorf("after B's pass %+v is decided, %v", passing.Decision(), err)
	}
}

func TestExample10Keeping(t *testing.T) {
	table := func(city, barrels string) *layout {
		t.Helper()
		l := lay(t, 3)
		l.aboard(4, 3, "corn")
		l.aboard(5, 5, "coffee")
		l.aboard(6, 6, "sugar")
		l.city(0, city)
		l.barrels(0, barrels)
		l.acts("role captain")
		return l
	}
	// One corn more than in the example still fits on a ship.
	l := table("small-warehouse", "4 corn, 2 sugar, coffee")
	l.wasForced("load corn 4")
	l.decides(0, "keep")
	l.legal("keep corn+sugar", "keep corn+coffee", "keep sugar+corn", "keep sugar+coffee", "keep coffee+corn", "keep coffee+sugar")
	l.acts("keep corn+sugar")
	l.holds(0, "3 corn, sugar")
	if got := l.find(EvLost).By; got != [MaxSeats]Barrels{{Sugar: 1, Coffee: 1}} {
		t.Errorf("lost are %v", got)
	}
	l = table("small-warehouse", "4 corn, 2 sugar, coffee")
	l.acts("keep corn+coffee")
	l.holds(0, "3 corn, coffee")
	if got := l.find(EvLost).By; got != [MaxSeats]Barrels{{Sugar: 2}} {
		t.Errorf("lost are %v", got)
	}
	for city, barrels := range map[string]string{"small-warehouse": "6 corn, sugar", "small-warehouse, large-warehouse": "4 corn, 2 sugar, coffee"} {
		l = table(city, barrels)
		l.wasForced("load corn 4")
		l.decides(1, "role")
		if got := l.find(EvLost).By; got != [MaxSeats]Barrels{} {
			t.Errorf("with %s lost are %v", city, got)
		}
	}
}

// large checks the points of a large building that a seat has, occupied and not.
func large(t *testing.T, id string, want int, lay func() *layout) {
	t.Helper()
	for _, occupied := range []bool{false, true} {
		l := lay()
		printed := l.Score(0).Buildings
		l.city(0, map[bool]string{false: "0 ", true: "1 "}[occupied]+id)
		if !occupied {
			l.waiting(0, 1) // the same number of colonists
		}
		l.start()
		c, extra := l.Score(0), 0
		if occupied {
			extra = want
		}
		if c.Buildings != printed+4 || c.Large != extra || l.Points(0) != c.Chips+c.Buildings+c.Large {
			t.Errorf("%s, occupied %v: %+v, want %d", id, occupied, c, extra)
		}
	}
}

func TestExample11Large(t *testing.T) {
	large(t, "guild-hall", 6, func() *layout {
		l := lay(t, 3)
		l.city(0, "0 small-indigo-plant, small-sugar-mill, sugar-mill, 0 coffee-roaster, office")
		return l
	})
	for tiles, want := range map[string]int{
		"3/8 sugar": 4, "8 sugar, quarry": 4, "8 sugar, 2 quarry": 5, "8 sugar, 2 quarry, corn": 6, "8 sugar, 2 quarry, 1/2 corn": 7,
	} {
		large(t, "residence", want, func() *layout {
			l := lay(t, 3)
			l.island(0, tiles)
			return l
		})
	}
	large(t, "fortress", 7, func() *layout {
		l := lay(t, 3)
		l.island(0, "5/5 sugar, 1/1 quarry")
		l.city(0, "sugar-mill, office")
		l.waiting(0, 12)
		return l // with the fortress's own 23
	})
	large(t, "customs-house", 7, func() *layout {
		l := lay(t, 3)
		l.chips(0, 30)
		return l
	})
	large(t, "city-hall", 7, func() *layout {
		l := lay(t, 3)
		l.city(0, "small-market, 0 hacienda, hospice, office, 0 factory, harbour, sugar-mill")
		return l
	})
}

func TestExample12City(t *testing.T) {
	const ten = "small-market, hacienda, hospice, office, factory, harbour, sugar-mill, small-sugar-mill, small-warehouse, coffee-roaster"
	l := lay(t, 3)
	l.city(0, ten)
	l.money(0, 10)
	l.acts("role builder", "build customs-house")
	if l.Ending() != EndCity || l.Player(0).CitySpaces() != CitySize || l.Over() {
		t.Errorf("%d spaces, ending %v", l.Player(0).CitySpaces(), l.Ending())
	}
	l.decides(1, "build")
	l.acts("build small-market", "build small-indigo-plant")
	l.decides(1, "role")
	l.acts("role craftsman")
	l.decides(2, "role")
	l.acts("role trader")
	l.decides(game.NoSeat, "over")

	l = lay(t, 3)
	l.city(0, ten+", small-indigo-plant")
	l.money(0, 20)
	l.acts("role builder")
	l.refuses("build customs-house", "build residence")
	l.acts("build wharf")
	if l.Ending() != EndCity {
		t.Error("the twelfth space does not end the game")
	}
}

func TestExample12Chips(t *testing.T) {
	l := lay(t, 3)
	l.chips(1, 2)
	l.chips(2, 69)
	l.barrels(0, "3 corn")
	l.barrels(1, "2 corn")
	l.city(1, "customs-house")
	l.acts("role captain", "load corn 5")
	l.wasForced("load corn 5")
	l.has("chips", (*Player).Chips, 3+1, 2+2, 69)
	if l.Ending() != EndChips || l.Chips() != 0 || l.Over() {
		t.Errorf("%d chips are left, ending %v, over %v", l.Chips(), l.Ending(), l.Over())
	}
	if c := l.Score(1); c.Chips != 4 || c.Large != 1 {
		t.Errorf("the customs house counts %+v", c)
	}
}

// ended returns a table of two at the end: the last role of the round was the mayor, for whom there were no colonists.
func ended(t *testing.T, barrels string) *layout {
	l := lay(t, 2)
	l.island(0, "corn")
	l.island(1, "corn")
	l.chips(0, 41-10)
	l.city(0, "0 office, 0 factory, 0 wharf, 0 sugar-mill")
	l.chips(1, 41-10)
	l.city(1, "0 tobacco-storage, 0 coffee-roaster, 0 residence")
	l.money(0, 3)
	l.money(1, 5)
	l.barrels(0, barrels)
	l.hiring(0, 0)
	l.lastPick(Mayor)
	return l
}

func TestExample13Tie(t *testing.T) {
	for barrels, want := range map[string]game.SeatSet{"corn, sugar": 0b11, "corn, 2 sugar": 0b01} {
		l := ended(t, barrels)
		l.acts("role mayor")
		if !l.Over() || l.Ending() != EndColonists {
			t.Fatalf("%+v is decided, ending %v", l.Decision(), l.Ending())
		}
		if l.Points(0) != 41 || l.Points(1) != 41 {
			t.Fatalf("the points are %d and %d", l.Points(0), l.Points(1))
		}
		if got := l.Winners(); got != want {
			t.Errorf("with %s the winners are %b, want %b", barrels, got, want)
		}
	}
}

func TestExample14Two(t *testing.T) {
	p := begin(t, Options{Seats: 2, Seed: 3})
	for i, r := range []Role{Settler, Mayor, Builder, Craftsman, Trader, Captain} {
		if d := p.Decision(); d.Phase != PhaseRole || int(d.Seat) != i%2 {
			t.Fatalf("role %d is decided by %+v", i, d)
		}
		p.do(RoleAction(r))
		for p.Decision().Phase != PhaseRole {
			legal := p.Legal(nil)
			p.do(legal[len(legal)-1])
		}
	}
	if n, ok := p.Doubloons(Prospector1); n != 1 || !ok || p.Decision().Seat != 1 || p.Governor() != 1 || p.Round() != 2 {
		t.Errorf("%d doubloons on the prospector, %+v in round %d", n, p.Decision(), p.Round())
	}
	if p.InGame(Prospector2) {
		t.Error("two play with both prospectors")
	}
}
