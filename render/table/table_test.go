package table

import (
	"fmt"
	"testing"

	"islas/game/match"
	"islas/render/settings"
)

// TestWholeGamesByMouse plays whole games with nothing but clicks on what can be seen, in both languages, in small and
// large windows and at every number of players, and ends where the result is shown. A text that does not fit fails it.
func TestWholeGamesByMouse(t *testing.T) {
	easy, human := "easy", match.Human
	games := []struct {
		lang     string
		w, h, px float64
		seats    []string
	}{
		{"en", 1280, 720, 0.7, []string{human, human}},
		{"de", 1280, 720, 1.4, []string{human, easy, easy, easy, easy}},
		{"de", 1920, 1080, 1, []string{human, human, human}},
		{"en", 1920, 1080, 2, []string{easy, human, easy, human}},
		{"de", 768, 1024, 0.7, []string{human, human, easy, easy, human}},
		{"en", 960, 600, 0.7, []string{easy, human}},
		{"de", 3840, 2160, 2, []string{easy, easy, easy}},
	}
	for i, g := range games {
		t.Run(fmt.Sprintf("%s-%vx%v@%v-%d", g.lang, g.w, g.h, g.px, len(g.seats)), func(t *testing.T) {
			t.Parallel()
			r := newRig(t, g.lang, g.w, g.h, g.px, someSetup(uint64(i), g.seats...))
			r.s.Settings.Speed = settings.Speeds()[i%len(settings.Speeds())]
			m := r.playThrough(uint64(i))
			state := m.State()
			if !state.Over() || state.Winners() == 0 {
				t.Errorf("the result is shown of a game that isn't over")
			}
		})
	}
}
