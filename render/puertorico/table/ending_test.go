package table_test

import (
	"testing"

	"islas/game/puertorico"
	"islas/locales"
)

// In the last round the bar says so; once the game is over it no longer does, and no building is lit as if it could be bought.
func TestNothingIsTheLastRoundOnceItIsOver(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				m := find(t, 4, func(m moment) bool {
					return m.state().Ending() != 0 && !m.state().Over() && decides(puertorico.PhaseRole, 1)(m)
				})
				r := newRig(t, lang, full)
				r.sit(m.begun(alone(4)...))
				r.Rest()
				if !r.Shows(r.T("table.final-round")) {
					t.Error("nothing says that this is the last round")
				}
				r = newRig(t, lang, full)
				r.sit(m.finished())
				r.Rest()
				if r.Shows(r.T("table.final-round")) {
					t.Error("the game is over, and yet it is the last round")
				}
			})
		})
	}
}
