package shell_test

import (
	"fmt"
	"testing"

	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/stage"
	"islas/render/ui"
)

// gamesShots are pictures of the list of kept games: without any, with one, three and a hundred, and with all that can be wrong.
func gamesShots() []shot.Shot {
	var all []shot.Shot
	for i, n := range []int{0, 1, 3, 100} {
		for k, w := range []harness.Window{
			{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100},
			{W: 900, H: 450, Percent: 100},
		} {
			lang := []string{"en", "de"}[(i+k)%2]
			scale := harness.New(judge{}, newStage(judge{}, lang), w).Scale()
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("games-%d-%s-%.0fx%.0f@%.2f", n, lang, w.W, w.H, scale), W: int(w.W), H: int(w.H), Scale: scale,
				Open: func() shot.Subject { return gamesSubject(lang, w, n) },
			})
		}
	}
	return all
}

// gamesSubject is the list of n games, with all that can be seen.
func gamesSubject(lang string, w harness.Window, n int) shot.Subject {
	return subject(lang, w, false, scene{open: func(t testing.TB, s *stage.Stage) stage.Scene {
		keepMany(t, s, n)
		return s.Routes.Games(s)
	}, fill: func(r *rig) { r.Rest() }}, make([]ui.Input, 4))
}
