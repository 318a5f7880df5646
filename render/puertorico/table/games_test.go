package table_test

import (
	"fmt"
	"testing"

	"islas/game"
	"islas/game/puertorico/engine"
	"islas/render/internal/harness"
	"islas/render/puertorico/demo"
	"islas/render/settings"
)

// playThrough plays with the mouse until the result is shown and returns the match.
func (r *rig) playThrough(seed uint64) *engine.Match {
	r.t.Helper()
	return r.PlayThrough(seed, demo.Clicks(), 6000)
}

// TestWholeGamesByMouse plays whole games with nothing but clicks on what can be seen, in English and German, in small and large
// windows and with two to five players, and ends where the result is shown. A text that does not fit fails it.
func TestWholeGamesByMouse(t *testing.T) {
	human := game.Human
	for i, g := range []struct {
		lang   string
		window harness.Window
		speed  settings.Speed
		seats  []string
	}{
		{"en", harness.Window{W: 1280, H: 720, Percent: 100}, settings.Fast, []string{human, human}},
		{"de", harness.Window{W: 1280, H: 720, Percent: 100}, settings.Instant, []string{human, level, level, level, human}},
		{"de", harness.Window{W: 1280, H: 720, Percent: 200}, settings.Instant, []string{human, level}},
		{"en", harness.Window{W: 900, H: 450, Percent: 100}, settings.Instant, []string{human, human, level, level, level}},
		{"de", harness.Window{W: 768, H: 1024, Percent: 100}, settings.Instant, []string{human, level, human}},
		{"en", harness.Window{W: 1920, H: 1080, Percent: 100}, settings.Instant, []string{level, human, human, level}},
		{"en", harness.Window{W: 550, H: 900, Percent: 100}, settings.Instant, []string{human, human, level}},
	} {
		t.Run(fmt.Sprintf("%s-%v-%d", g.lang, g.window, len(g.seats)), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, g.lang, g.window, someSetup(uint64(i), g.seats...))
				r.Stage.Settings.Speed = g.speed
				m := r.playThrough(uint64(i))
				if state := m.State(); !state.Over() || state.Winners() == 0 {
					t.Error("the result is shown of a game that isn't over")
				}
				if harness.Runs(r.Stage) != "" {
					t.Error("a game that is over would be continued")
				}
			})
		})
	}
}
