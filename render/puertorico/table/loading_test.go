package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
	"islas/locales"
	"islas/render/testkit/harness"
	"islas/render/theme"
)

// TestPromptSaysWhatToClick looks for what the bar says to load while barrels and a ship are to be chosen, and when the barrels are.
func TestPromptSaysWhatToClick(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseLoad, 3)(m) && len(shipsOf(m)) > 1 })
		r := newRig(t, "en", full)
		r.sit(m.begun(alone(3)...))
		r.Rest()
		name, kind := m.setup.Seats[0].Name, shipsOf(m)[0].Good()
		if want := r.T("prompt.load-both", "name", name); !r.Shows(want) {
			t.Errorf("with barrels and ships to choose from the bar says %q, want %q", r.prompt(), want)
		}
		r.Click("good." + kind.ID())
		if want := r.T("prompt.load-ship", "name", name, "good", r.T("kind."+kind.ID())); !r.Shows(want) {
			t.Errorf("with a ship to choose the bar says %q, want %q", r.prompt(), want)
		}
	})
}

// However much there is to say of a load, it is said in letters as large as those of any other decision, in one line, with what is lost
// whatever is loaded.
func TestLoadingIsAskedInLargeLetters(t *testing.T) {
	for i, lang := range locales.Languages() {
		for k, w := range []harness.Window{small, full, {W: 900, H: 450, Percent: 100}} {
			for loses, seats := range map[bool]int{false: 2 + (i+k)%2*3, true: 5 - (i+k)%2*3} {
				bubbled(t, fmt.Sprintf("%s-%v-%d-%v", lang, w, seats, loses), func(t *testing.T) {
					r := newRig(t, lang, w)
					m := find(t, seats, func(m moment) bool {
						return decides(puertorico.PhaseLoad, 4)(m) && kindsOnOne(m.state()) > 1 && alwaysLoses(m.state()) == loses
					})
					r.sit(m.begun(alone(seats)...))
					r.Rest()
					said := ""
					for text, at := range r.UI.DrawnTexts {
						if strings.HasPrefix(text, "Bartholomäus, ") {
							said = text
							if least := theme.LineHeight(theme.Subheading) * r.Scale() * 0.99; at.H < least {
								t.Errorf("%q is %.1f pixels high, want %.1f", text, at.H, least)
							}
						}
					}
					if said == "" || loses != strings.Contains(said, strings.Fields(r.T("load.loses-these", "list", ""))[0]) {
						t.Errorf("the bar says %q", said)
					}
					if !slices.ContainsFunc([]string{"load-both", "load-kind", "load-brief-both", "load-brief-kind"}, func(key string) bool {
						return strings.HasPrefix(said, r.T("prompt."+key, "name", "Bartholomäus"))
					}) {
						t.Errorf("%q does not say what to click", said)
					}
				})
			}
		}
	}
}

// alwaysLoses reports whether barrels of the first seat are lost when storing, whatever it loads.
func alwaysLoses(s *puertorico.State) bool {
	for _, a := range loads(s) {
		if lost := forecast.Storing(s, a)[0]; lost.Total() == 0 {
			return false
		}
	}
	return true
}
