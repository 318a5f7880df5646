package table_test

import (
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/render/internal/harness"
)

// What a building does is written on it in whole words, in every window and both languages.
func TestNoWordOfTheMarketIsBroken(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 4, decides(puertorico.PhaseBuild, 4))
				for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}, harness.Window{W: 550, H: 900, Percent: 100}) {
					r := newRig(t, lang, w)
					r.sit(m.begun(alone(4)...))
					r.Rest()
					for b := range puertorico.Building(puertorico.Buildings) {
						card := r.Widget("build." + b.ID())
						if !card.Visible || card.Rect.H < 60*r.Scale() {
							continue
						}
						known := strings.Fields(r.T("building."+b.ID()) + " " + r.T("building.brief."+b.ID()) + " " + r.T("effect.short."+b.ID()))
						for text, at := range r.UI.DrawnTexts {
							if !card.Rect.Contains(at.Middle()) {
								continue
							}
							for _, word := range strings.Fields(text) {
								if strings.ContainsAny(word, "0123456789…") {
									continue
								}
								if !slices.Contains(known, word) {
									t.Errorf("%v: on %s is written %q in %q", w, b, word, text)
								}
							}
						}
					}
				}
			})
		})
	}
}
