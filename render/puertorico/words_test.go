package puertorico

import (
	"strings"
	"testing"

	"islas/assets/packaging"
	rules "islas/game/puertorico"
	"islas/locales"
	own "islas/locales/puertorico"
	"islas/render/testkit/must"
)

// What shops and desktops are told of the game calls its roles as the game does.
func TestShopsNameTheRoles(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		told, err := packaging.Texts(lang)
		must.OK(t, err)
		for role := rules.Settler; role < rules.Prospector1; role++ {
			if name := texts.Text("role." + role.ID()); !strings.Contains(strings.ToLower(told["puertorico"]), strings.ToLower(name)) {
				t.Errorf("%s: %q is not in %q", lang, name, told["puertorico"])
			}
		}
	}
}

// What the five large buildings do is said in few words alike: with when, or without.
func TestLargeBuildingsSayAlikeWhen(t *testing.T) {
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang, own.Files)
		must.OK(t, err)
		with := 0
		large := []string{"guild-hall", "residence", "fortress", "customs-house", "city-hall"}
		for _, id := range large {
			when, _, _ := strings.Cut(texts.Text("effect."+id), ":")
			if strings.HasPrefix(texts.Text("effect.short."+id), when+":") {
				with++
			}
		}
		if with != 0 && with != len(large) {
			t.Errorf("%s: %d of %d large buildings say when they count", lang, with, len(large))
		}
	}
}
