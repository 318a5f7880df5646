package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game/puertorico"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/need"
)

// What is explained lies beside all that one needs to decide, in every window and language: what the bar says, the ends of the game, the own
// goods, and buttons.
func TestExplanationsLieBesideWhatIsNeeded(t *testing.T) {
	few := []harness.Window{small, large, full, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 768, H: 1024, Percent: 200}}
	for i, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseBuild, puertorico.PhaseTile} {
		for _, seats := range []int{2, 5} {
			bubbled(t, strconv.Itoa(int(phase))+"/"+strconv.Itoa(seats), func(t *testing.T) {
				m := find(t, seats, func(m moment) bool {
					return decides(phase, 3)(m) && m.actions[m.at].Kind != puertorico.Pass
				})
				for k, w := range few {
					lang := locales.Languages()[(i+k+seats)%3]
					r := m.shown(t, lang, w, alone(seats)...)
					r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
					r.do(m.actions[m.at])
					if r.explainedClear() == 0 {
						t.Errorf("%s, %v: nothing was explained while something could be decided", lang, w)
					}
				}
			})
		}
	}
}

// While own land is free what is explained lies there, and covers no word and no number on the table, not even of the log.
func TestExplanationsCoverNothing(t *testing.T) {
	for _, seats := range []int{2, 5} {
		for i, w := range []harness.Window{small, full, {W: 900, H: 450, Percent: 100}} {
			bubbled(t, fmt.Sprint(seats, " ", w), func(t *testing.T) {
				m := find(t, seats, decides(puertorico.PhaseRole, 2))
				r := m.shown(t, []string{"de", "en", "es"}[i], w, alone(seats)...)
				r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
				r.do(m.state().Legal(nil)[0])
				r.Away()
				r.Rest()
				sheet := r.Widget("explain")
				for text, at := range r.UI.DrawnTexts {
					own := text == r.T("explain.first") || strings.Contains(sheet.Label, text)
					if in := at.Intersect(sheet.Rect); !own && in.W > 2 && in.H > 2 {
						t.Errorf("%q at %v covers %q at %v", sheet.Label, sheet.Rect, text, at)
					}
				}
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

// While workers are placed what is explained covers none of the circles they are placed on, no own field and building and none of the goods,
// either: at the most land on which nothing lies. Where there is no such room nothing is explained yet.
func TestExplanationsLieBesideWhereWorkersArePlaced(t *testing.T) {
	need.Time(t)
	for _, seats := range []int{2, 5} {
		bubbled(t, strconv.Itoa(seats), func(t *testing.T) {
			m := find(t, seats, func(m moment) bool {
				if a := m.actions[m.at]; !decides(puertorico.PhaseRole, 5)(m) || a.Kind != puertorico.TakeRole || a.Role() != puertorico.Mayor {
					return false
				}
				after := *m.state()
				var steps []puertorico.Step
				d := puertorico.Decision{}
				if after.Apply(m.actions[m.at], &steps) == nil {
					d = after.Decision()
				}
				return d.Phase == puertorico.PhasePlacing && d.Seat == 0 && len(after.Legal(nil)) > 1
			})
			explained := map[harness.Window]int{}
			for k, w := range append(windows(), harness.Window{W: 1920, H: 1080, Percent: 200}, harness.Window{W: 390, H: 844, Percent: 100}) {
				lang := locales.Languages()[(k+seats)%3]
				r := m.shown(t, lang, w, alone(seats)...)
				r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
				r.do(m.actions[m.at])
				for range 60 {
					if r.Pass(time.Second / 5); !r.Has("explain") || !r.decides() {
						continue
					}
					explained[w]++
					r.clears("explain")
					at := r.Widget("explain").Rect
					for _, own := range r.UI.Widgets() {
						kind, _, _ := strings.Cut(own.ID, ".")
						if in := own.Rect.Intersect(at); own.Visible && (kind == "own" || kind == "place") && own.ID != "own.fields" && own.ID != "own.sites" && in.W > 2 && in.H > 2 {
							t.Errorf("%s %v: what is explained at %v covers %s at %v", lang, w, at, own.ID, own.Rect)
						}
					}
					break
				}
				if explained[w] == 0 { // it has waited, and comes when the workers are placed
					r.Click("confirm")
					for range 60 {
						if r.Pass(time.Second / 5); r.Has("explain") {
							break
						}
					}
					if !r.Has("explain") {
						t.Errorf("%s %v: what waited while workers were placed is not explained after that", lang, w)
					}
				}
			}
			for _, w := range []harness.Window{small, full, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 100}} {
				if explained[w] == 0 {
					t.Errorf("%v: nothing is explained while workers are placed", w)
				}
			}
		})
	}
}
