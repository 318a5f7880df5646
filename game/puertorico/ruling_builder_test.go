package puertorico

import (
	"testing"

	"islas/game"
)

// TestPriceColumn: each occupied quarry takes a doubloon off, at most as many as the building's column; the builder pays one
// less; never less than nothing (section 7).
func TestPriceColumn(t *testing.T) {
	l := lay(t, 3)
	l.island(0, "5/6 quarry")
	for b := range Building(Buildings) {
		for quarries := range 6 {
			l.players[0].working[Quarry] = uint8(quarries)
			other := max(b.Cost()-min(quarries, b.Column()), 0)
			if own, theirs := l.Price(0, 0, b), l.Price(0, 1, b); own != max(other-1, 0) || theirs != other {
				t.Errorf("%v with %d quarries costs %d and %d, want %d less one for the builder", b, quarries, own, theirs, other)
			}
		}
	}
	l = lay(t, 3)
	l.island(0, "1/1 quarry")
	l.money(0, 3)
	l.acts("role builder", "build small-indigo-plant") // 1 - 1 - 1
	l.has("doubloons", (*Player).Doubloons, 3)
}

// TestBuild: each type once for each player, first come, first served, for money that is there.
func TestBuild(t *testing.T) {
	l := lay(t, 3)
	for seat := range game.Seat(3) {
		l.money(seat, 20)
	}
	l.left[SmallMarket] = 2
	l.city(2, "0 office")
	l.acts("role builder", "build small-market", "build small-market")
	l.refuses("build small-market", "build office")
	l.acts("pass")
	if l.Left(SmallMarket) != 0 || !l.Player(0).Has(SmallMarket) || !l.Player(1).Has(SmallMarket) || l.Player(0).Occupied(SmallMarket) {
		t.Error("the two small markets are not built, or occupied")
	}

	l = lay(t, 3)
	l.money(0, 4)
	l.money(1, 5)
	l.money(2, 0)
	l.acts("role builder")
	l.refuses("build factory", "build large-warehouse")
	l.acts("build office")
	l.refuses("build large-warehouse")
	l.acts("build office")
	l.decides(1, "role") // nobody can build anything for nothing
	l.has("doubloons", (*Player).Doubloons, 0, 0, 0)
}

// TestCitySpaces: a city has twelve spaces, a large building takes two of them, wherever they lie; a full city is not asked.
func TestCitySpaces(t *testing.T) {
	l := lay(t, 3)
	l.city(0, "guild-hall, residence, fortress, city-hall, customs-house, office") // 11
	l.money(0, 20)
	l.acts("role builder")
	if l.Player(0).CitySpaces() != 11 {
		t.Errorf("%d spaces are built on", l.Player(0).CitySpaces())
	}
	l.acts("build sugar-mill")
	if e := l.find(EvEnding); e.Ending != EndCity || e.Seat != 0 {
		t.Errorf("ended %+v", e)
	}
	l.acts("pass", "pass", "role craftsman", "role trader")
	l.decides(game.NoSeat, "over")

	l = lay(t, 3) // the eleventh space ends nothing
	l.city(0, "guild-hall, residence, fortress, city-hall, office")
	l.money(0, 20)
	l.acts("role builder")
	l.acts("build customs-house")
	if l.Player(0).CitySpaces() != 11 || l.Ending() != 0 {
		t.Errorf("%d spaces are built on, ending %v", l.Player(0).CitySpaces(), l.Ending())
	}

	l = lay(t, 3)
	l.city(1, "guild-hall, residence, fortress, city-hall, customs-house, office, factory")
	l.money(1, 20)
	l.acts("role builder", "pass")
	l.decides(2, "build")
}

// TestUniversity: one colonist for the new building whatever its circles, from the supply, then from the ship, else none; not for
// the university itself, and not while nobody works there.
func TestUniversity(t *testing.T) {
	for _, at := range []struct{ supply, ship, leftSupply, leftShip int }{{5, 3, 4, 3}, {0, 3, 0, 2}, {0, 0, 0, 0}} {
		l := lay(t, 3)
		l.city(0, "university")
		l.money(0, 9)
		l.hiring(at.supply, at.ship)
		l.acts("role builder", "build sugar-mill")
		want := 0
		if at.supply+at.ship > 0 {
			want = 1
			l.decides(0, "colonist")
			l.legal("colonist", "pass")
			if d := l.Decision(); d.Why != ForUniversity || d.Group != GroupOf(SugarMill) {
				t.Errorf("decided is %+v", d)
			}
			l.acts("colonist")
		}
		l.decides(1, "build")
		if supply, ship := l.State.Colonists(); l.Player(0).Workers(SugarMill) != want || supply != at.leftSupply || ship != at.leftShip {
			t.Errorf("of %d and %d %d and %d are left, %d in the mill", at.supply, at.ship, supply, ship, l.Player(0).Workers(SugarMill))
		}
	}
	for city, build := range map[string]string{"": "build university", "0 university": "build sugar-mill"} {
		l := lay(t, 3)
		if city != "" {
			l.city(0, city)
		}
		l.money(0, 9)
		l.acts("role builder", build)
		l.decides(1, "build")
	}
	l := lay(t, 3)
	l.city(0, "university")
	l.money(0, 9)
	l.acts("role builder", "build sugar-mill", "pass")
	if l.Player(0).Occupied(SugarMill) {
		t.Error("a declined colonist has come")
	}
}
