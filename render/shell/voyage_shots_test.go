package shell_test

import (
	"fmt"
	"testing"

	"islas/game/islas/engine"
	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/stage"
	"islas/render/ui"
	"time"
)

// voyageShots are pictures of the voyages of the day.
func voyageShots() []shot.Shot {
	var all []shot.Shot
	add := func(name, lang string, w harness.Window, sc scene, inputs ...ui.Input) {
		scale := harness.New(judge{}, newStage(judge{}, lang), w).Scale()
		all = append(all, shot.Shot{
			Name: fmt.Sprintf("voyage-%s-%s-%.0fx%.0f@%.2f", name, lang, w.W, w.H, scale), W: int(w.W), H: int(w.H), Scale: scale,
			Open: func() shot.Subject { return subject(lang, w, false, sc, inputs) },
		})
	}
	page := func(game, days int) scene {
		return scene{name: "voyage", open: func(t testing.TB, s *stage.Stage) stage.Scene { return sailed(t, s, game, days) }}
	}
	ended := scene{name: "result", open: func(t testing.TB, s *stage.Stage) stage.Scene {
		m := played(t, voyageOn(s, s.Today()))
		s.Keep(m)
		noteRival(t, s, engine.Engine{}.Info().Record, m.Points(0)-3)
		return s.Routes.Result(s, m)
	}}
	shelf := scene{name: "games", open: func(t testing.TB, s *stage.Stage) stage.Scene {
		s.Keep(played(t, voyageOn(s, s.Today())))
		s.Forget()
		return s.Routes.Games(s)
	}, fill: func(r *rig) { r.option("filter", 1); r.Rest() }}
	for i, w := range []harness.Window{
		{W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100},
		{W: 900, H: 450, Percent: 100},
	} {
		langs := []string{"de", "en"}
		add("none", langs[i%2], w, page(i%2, 0))
		add("days", langs[i%2], w, page(0, 40))
		add("days-second", langs[(i+1)%2], w, page(1, 9))
		add("result", langs[i%2], w, ended, ui.Input{Dt: time.Minute})
	}
	add("kept", "de", harness.Window{W: 1280, H: 720, Percent: 100}, shelf)
	return all
}
