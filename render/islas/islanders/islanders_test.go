package islanders

import (
	"strings"
	"testing"

	"islas/game/islas"
	"islas/game/match"
	"islas/locales"
	own "islas/locales/islas"
	"islas/render/paint/figures"
)

func TestEverybodyHasANameAndAFaceOfTheirOwn(t *testing.T) {
	all := Cast()
	if len(all) < 2*islas.MaxSeats || len(all) != int(figures.Faces) {
		t.Fatalf("%d islanders for %d faces", len(all), figures.Faces)
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
}

// A person who types no name is not taken for an islander.
func TestUsualNamesAreNobodysOfTheCast(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"new.name.1", "new.name.2", "new.name.3", "new.name.4", "new.name.5"} {
			if name := texts.Text(key); Cast().Has(name) {
				t.Errorf("%s: %s is an islander, too", lang, name)
			}
		}
	}
}
