package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/puertorico/table"
	"islas/render/theme"
)

// A harvest of many is told in one line of large letters: in fewer words where there is no room for everybody's.
func TestHarvestIsToldInLargeLetters(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, w := range []harness.Window{small, full, {W: 1280, H: 720, Percent: 200}} {
			t.Run(fmt.Sprint(lang, w), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, 5, func(m moment) bool {
						_, free := m.state().Doubloons(puertorico.Craftsman)
						return free && decides(puertorico.PhaseRole, 6)(m)
					})
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(5)...))
					r.Rest()
					r.Click("role." + puertorico.Craftsman.ID())
					for i := 0; !table.Shows(r.Stage.Top(), puertorico.EvProduced, 0.2); i++ {
						if i > 3000 {
							t.Fatal("nothing is produced")
						}
						r.Wait(1)
					}
					said, start := "", strings.Fields(r.T("log.produced", "list", ""))[0]
					for text, at := range r.UI.DrawnTexts {
						if strings.HasPrefix(text, start) && at.Y < 100*r.Scale() && said == "" {
							said = text
							if least := theme.LineHeight(theme.BodyBold) * r.Scale() * 0.99; at.H < least {
								t.Errorf("%q is %.1f pixels high, want %.1f", text, at.H, least)
							}
						}
					}
					if said == "" {
						t.Errorf("no harvest is told: the bar says %q", r.prompt())
					}
				})
			})
		}
	}
}
