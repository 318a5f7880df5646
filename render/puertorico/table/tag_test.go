package table_test

import (
	"fmt"
	"strings"
	"testing"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
)

// What a hacienda does stands on it as on other buildings, in few letters where its site is narrow.
func TestHaciendaSaysWhatItDoes(t *testing.T) {
	for _, lang := range locales.Languages() {
		for seats := 2; seats <= 5; seats++ {
			t.Run(fmt.Sprint(lang, seats), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, func(m moment) bool {
						p := m.state().Player(0)
						return decides(puertorico.PhaseRole, 2)(m) && p.Has(puertorico.Hacienda)
					})
					r := m.shown(t, lang, harness.Window{W: 1280, H: 720, Percent: 100}, alone(seats)...)
					at := r.Widget("own.hacienda").Rect
					above := at.Inset(-20 * r.Scale())
					for text, in := range r.UI.DrawnTexts {
						if above.Holds(in) && (text == r.T("tag.hacienda") || text == r.T("tag.hacienda.brief")) {
							return
						}
					}
					t.Errorf("nothing is written on the hacienda at %v: %s", at, strings.Join(r.IDs(), " "))
				})
			})
		}
	}
}
