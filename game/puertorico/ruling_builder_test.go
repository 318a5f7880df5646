package puertorico

import (
	"testing"

	"islas/game"
)

// TestCitySpaces: a city has twelve spaces, a large building takes two of them, wherever they lie; a seat with a full city does
// not decide.
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
