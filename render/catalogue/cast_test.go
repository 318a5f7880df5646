package catalogue_test

import (
	"strconv"
	"strings"
	"testing"

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/paint/figures"
	"islas/render/puertorico/townsfolk"
	"islas/render/testkit/must"
)

// A cast fills a table twice, and all have names and faces of their own. A person who types no name is not taken for one of them.
func TestCasts(t *testing.T) {
	for _, g := range catalogue.Games() {
		info, all := g.Info(), g.Cast()
		if len(all) < 2*info.MaxSeats {
			t.Errorf("%s: %d people for %d seats", info.ID, len(all), info.MaxSeats)
		}
		faces, names := map[figures.Face]bool{}, map[string]bool{}
		for _, who := range all {
			if faces[who.Face] || names[strings.ToLower(who.Name)] || match.CleanName(who.Name) != who.Name {
				t.Errorf("%s: %q is no clean name, or it or the face %d is there twice", info.ID, who.Name, who.Face)
			}
			faces[who.Face], names[strings.ToLower(who.Name)] = true, true
		}
		for _, lang := range locales.Languages() {
			texts, err := locales.Open(lang, g.Texts())
			must.OK(t, err)
			for seat := range info.MaxSeats {
				if name := texts.Text("new.name." + strconv.Itoa(seat+1)); all.Has(name) {
					t.Errorf("%s, %s: %s is of the cast, too", info.ID, lang, name)
				}
			}
		}
	}
}

// Nobody in Puerto Rico wears the ruff of three hundred years before.
func TestNobodyIsOutOfTime(t *testing.T) {
	for _, who := range townsfolk.Cast() {
		if who.Face == figures.FeatherFace {
			t.Errorf("%s wears a ruff in 1897", who.Name)
		}
	}
}
