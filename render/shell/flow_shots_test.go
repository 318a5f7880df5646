package shell_test

import (
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// flowShots are pictures of scenes of words where they flow.
func flowShots(add func(name, lang string, w harness.Window, contrast bool, sc scene, inputs ...ui.Input), of func(name string) scene) {
	counted := ui.Input{Dt: time.Minute}
	story := of("result")
	story.fill = func(r *rig) { r.Pass(time.Minute); r.option("page", 1) }
	for i, name := range []string{
		"title", "running", "settings", "access", "keys", "rules", "search", "device", "wipe", "import", "new", "islands", "games", "delete", "chronicle",
		"feats",
	} {
		for k, w := range flowWindows()[:6] {
			add("flow-"+name, []string{"en", "de", "es"}[(i+k)%3], w, false, of(name))
		}
	}
	add("flow-title", "de", harness.Window{W: 960, H: 600, Percent: 200}, false, of("running"))
	add("flow-title", "es", harness.Window{W: 900, H: 450, Percent: 200}, false, of("title"))
	for i, name := range []string{"curtain", "result", "box", "box deed", "box board"} {
		for k, w := range flowWindows()[:6] {
			add("flow-"+name, []string{"de", "es", "en"}[(i+k)%3], w, false, of(name))
		}
	}
	for i, w := range flowWindows()[:5] {
		lang := []string{"es", "en", "de"}[i%3]
		add("flow-story", lang, w, false, story, counted)
		for page, name := range []string{"turns", "sums", "decisions"} {
			add("flow-review-"+name, lang, w, false, scene{
				name: "review", open: func(t testing.TB, s *stage.Stage) stage.Scene { return lookedOver(s, over(t, 5)) },
				fill: func(r *rig) { r.option("page", page) },
			})
		}
	}
	for i, w := range flowWindows()[:6] {
		add("flow-voyages", []string{"es", "en", "de"}[i%3], w, false, scene{
			name: "voyages", open: func(t testing.TB, s *stage.Stage) stage.Scene { return sailed(t, s, i%2, 40) },
		})
	}
}
