package table_test

import (
	"strconv"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/settings"
)

// What is explained lies beside all that one needs to decide, in every window and language: what the bar says, the ends of the game, the own
// goods, and buttons.
func TestExplanationsLieBesideWhatIsNeeded(t *testing.T) {
	few := []harness.Window{small, large, full, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}}
	for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseBuild, puertorico.PhaseTile} {
		for _, seats := range []int{2, 5} {
			t.Run(strconv.Itoa(int(phase))+"/"+strconv.Itoa(seats), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					m := find(t, seats, func(m moment) bool {
						return decides(phase, 3)(m) && m.actions[m.at].Kind != puertorico.Pass
					})
					for _, lang := range locales.Languages() {
						for _, w := range few {
							r := m.shown(t, lang, w, alone(seats)...)
							r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
							r.do(m.actions[m.at])
							if r.explainedClear() == 0 {
								t.Errorf("%s, %v: nothing was explained while something could be decided", lang, w)
							}
						}
					}
				})
			})
		}
	}
}

// explainedClear checks all that is explained until the person at the machine can decide again and for some time after that, and returns how
// often something was explained then.
func (r *rig) explainedClear() (seen int) {
	r.t.Helper()
	for range 60 {
		r.Pass(time.Second / 5)
		if !r.Has("explain") {
			continue
		}
		r.clears("explain")
		if r.decides() {
			if seen++; seen > 2 {
				return seen
			}
		}
	}
	return seen
}
