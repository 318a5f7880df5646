package table_test

import (
	"fmt"
	"testing"

	"islas/game"
	"islas/render/internal/harness"
	"islas/render/islas/demo"
	"islas/render/settings"
)

// TestWholeGamesByKeys plays whole games with the keyboard alone: the focus is always seen, and leads to all that can be done.
func TestWholeGamesByKeys(t *testing.T) {
	for i, g := range []struct {
		lang   string
		window harness.Window
		seats  []string
	}{
		{"en", harness.Window{W: 1280, H: 720, Percent: 100}, []string{game.Human, game.Human}},
		{"de", harness.Window{W: 768, H: 1024, Percent: 100}, []string{game.Human, level, level}},
	} {
		t.Run(fmt.Sprintf("%s-%v-%d", g.lang, g.window, len(g.seats)), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := begin(t, g.lang, g.window, short(someSetup(uint64(i), g.seats...)))
				r.Stage.Settings.Speed = settings.Instant
				if s := r.PlayByKeys(uint64(i), demo.Clicks(), 4000).State(); !s.Over() || s.Winners() == 0 {
					t.Error("the result is shown of a game that isn't over")
				}
			})
		})
	}
}

// TestWholeGameByPad plays a whole game with a game pad alone.
func TestWholeGameByPad(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, short(someSetup(7, game.Human, level)))
		r.Stage.Settings.Speed = settings.Instant
		if s := r.PlayByPad(7, demo.Clicks(), 4000).State(); !s.Over() || s.Winners() == 0 {
			t.Error("the result is shown of a game that isn't over")
		}
	})
}

// TestWholeGameByOneKey plays a whole game with a single key.
func TestWholeGameByOneKey(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := begin(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, short(someSetup(7, game.Human, level)))
		r.Stage.Settings.Speed = settings.Instant
		if s := r.PlayByOneKey(7, demo.Clicks(), 4000).State(); !s.Over() || s.Winners() == 0 {
			t.Error("the result is shown of a game that isn't over")
		}
	})
}
