package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/ui"
)

// ownPlate is how the own plate looks: the letters of the name, if it stands there, where the points are told, and in which words and signs.
func (r *rig) ownPlate(name string) string {
	at := r.Widget("standing").Rect
	look := fmt.Sprint(at)
	r.UI.DrawnPaintings(func(key any, p ui.Rect, _ float64) bool {
		if at.Contains(p.Middle()) {
			look += fmt.Sprintf(" %T %v", key, p)
		}
		return true
	})
	for text, by := range r.UI.DrawnTexts {
		row := ui.Rect{Y: at.Y - at.H/2, W: at.X, H: at.H * 2}
		if text == name && row.Contains(by.Middle()) {
			look += fmt.Sprint(" name ", by)
		}
	}
	for text, by := range r.UI.DrawnTexts {
		if text == r.T("standing.sum") && at.Contains(by.Middle()) {
			look += fmt.Sprint(" word ", by.H)
		}
	}
	return look
}

// One point is one point, in every language.
func TestOnePointIsOne(t *testing.T) {
	bubble(t, func(t *testing.T) {
		m := find(t, 3, func(m moment) bool { return decides(puertorico.PhaseRole, 1)(m) && m.state().Score(0).Total() == 1 })
		for lang, want := range map[string]string{"en": "1 point:", "de": "1 Punkt:", "es": "1 punto:"} {
			if tip := m.open(t, lang, alone(3)...).Widget("standing").Tooltip; !strings.Contains(tip, want) {
				t.Errorf("%s: said is %q", lang, tip)
			}
		}
	})
}

// Whose the own board is and how many points they have looks the same in one window and language beside all buttons of decisions, and where
// there are none, whoever is governor and however many points there are.
func TestOwnPlateLooksTheSame(t *testing.T) {
	kinds := map[string][]puertorico.Phase{
		"buttons": {puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseSell, puertorico.PhaseKeep},
		"none":    {puertorico.PhaseRole, puertorico.PhaseLoad},
	}
	for _, lang := range locales.Languages() {
		for kind, phases := range kinds {
			t.Run(lang+kind, func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					for _, w := range windows() {
						was := ""
						for _, phase := range phases {
							for _, governs := range []bool{false, true} {
								m := find(t, 3, func(m moment) bool {
									return decides(phase, 3)(m) && (m.state().Governor() == 0) == governs && (kind == "none" || phase == puertorico.PhaseKeep || slices.Contains(m.state().Legal(nil), puertorico.PassAction()))
								})
								r := m.shown(t, lang, w, alone(3)...)
								look := r.ownPlate(m.setup.Seats[0].Name)
								if was != "" && look != was {
									t.Errorf("%v, phase %v, governor: %v: the own plate is %s, elsewhere %s", w, phase, governs, look, was)
								}
								was = look
							}
						}
					}
				})
			})
		}
	}
}
