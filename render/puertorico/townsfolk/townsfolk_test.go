package townsfolk

import (
	"strings"
	"testing"

	"islas/game/match"
	"islas/game/puertorico"
	"islas/locales"
	own "islas/locales/puertorico"
	"islas/render/paint/figures"
)

func TestEverybodyHasANameAndAFaceOfTheirOwn(t *testing.T) {
	all := Cast()
	if len(all) < 2*puertorico.MaxSeats {
		t.Fatalf("%d people for %d seats", len(all), puertorico.MaxSeats)
	}
	faces, names := map[figures.Face]bool{}, map[string]bool{}
	for _, who := range all {
		if faces[who.Face] || names[strings.ToLower(who.Name)] {
			t.Errorf("%s or the face %d is there twice", who.Name, who.Face)
		}
		faces[who.Face], names[strings.ToLower(who.Name)] = true, true
		if match.CleanName(who.Name) != who.Name {
			t.Errorf("%q is no clean name", who.Name)
		}
	}
	if !all.Has(Host().Name) {
		t.Errorf("%s does not live in the town", Host().Name)
	}
}

// Nobody wears the ruff of three hundred years ago.
func TestNobodyIsOutOfTime(t *testing.T) {
	for _, who := range Cast() {
		if who.Face == figures.FeatherFace {
			t.Errorf("%s wears a ruff in 1897", who.Name)
		}
	}
}

// A person who types no name is not taken for one of the town.
func TestUsualNamesAreNobodysOfTheCast(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"new.name.1", "new.name.2", "new.name.3", "new.name.4", "new.name.5"} {
			if name := texts.Text(key); Cast().Has(name) {
				t.Errorf("%s: %s is of the town, too", lang, name)
			}
		}
	}
}
