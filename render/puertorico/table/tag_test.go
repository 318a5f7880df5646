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

// Every building of the own city says in a word what it does, on the table or, where its sites are too small for words, on the page of the own
// board, in every window, at every size and in every language.
func TestOwnBuildingsSayWhatTheyDo(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				for _, seats := range []int{2, 5} {
					m := find(t, seats, func(m moment) bool {
						return decides(puertorico.PhaseRole, 9)(m) && len(m.state().Player(0).Built()) > 5
					})
					for _, w := range bearable() {
						r := m.shown(t, lang, w, alone(seats)...)
						silent := r.silent(m.state().Player(0).Built())
						if len(silent) > 0 && r.Has("page.own") {
							r.Click("page.own")
							r.Rest()
							silent = r.silent(m.state().Player(0).Built())
						}
						if len(silent) > 0 {
							t.Errorf("%d players, %v: %v do not say what they do", seats, w, silent)
						}
					}
				}
			})
		})
	}
}

// silent are those of some own buildings on which no word is written on what they do.
func (r *rig) silent(built []puertorico.Building) (some []string) {
	for _, b := range built {
		at, keys := r.Widget("own."+b.ID()).Rect, []string{"tag." + b.ID(), "tag." + b.ID() + ".brief", "tag.end"}
		says := false
		for text, in := range r.UI.DrawnTexts {
			if !at.Inset(-8 * r.Scale()).Contains(in.Middle()) {
				continue
			}
			for _, key := range keys {
				for n := range 20 {
					says = says || text == r.T(key, "n", n)
				}
			}
		}
		if !says {
			some = append(some, b.ID())
		}
	}
	return some
}
