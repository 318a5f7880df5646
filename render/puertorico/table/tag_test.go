package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/locales"
)

// Every building of the own city says in a word what it does, on the table or, where its sites are too small for words, on the page of the own
// board, in every window, at every size and in every language.
func TestOwnBuildingsSayWhatTheyDo(t *testing.T) {
	for k, lang := range locales.Languages() {
		bubbled(t, lang, func(t *testing.T) {
			for i, w := range bearable() {
				seats := 2 + (i+k)%2*3
				m := find(t, seats, func(m moment) bool {
					return decides(puertorico.PhaseRole, 9)(m) && len(m.state().Player(0).Built()) > 5 && m.state().Player(0).Has(puertorico.Hacienda)
				})
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
