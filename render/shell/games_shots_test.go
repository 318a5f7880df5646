package shell_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"islas/render/internal/harness"
	"islas/render/internal/shot"
	"islas/render/library"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/ui"
)

// gamesShots are pictures of the list of kept games: without any, with one, three and a hundred, finished ones, with all that can be
// wrong, after one was deleted, and of the title that leads there.
func gamesShots() []shot.Shot {
	var all []shot.Shot
	wide := []harness.Window{
		{W: 1280, H: 720, Percent: 100}, {W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100},
		{W: 900, H: 450, Percent: 100},
	}
	for i, sc := range gamesScenes() {
		for k, w := range wide {
			lang := []string{"en", "de"}[(i+k)%2]
			scale := harness.New(judge{}, newStage(judge{}, lang), w).Scale()
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("games-%s-%s-%.0fx%.0f@%.2f", sc.name, lang, w.W, w.H, scale), W: int(w.W), H: int(w.H), Scale: scale,
				Open: func() shot.Subject { return subject(lang, w, false, sc, make([]ui.Input, 4)) },
			})
		}
	}
	return all
}

// gamesScenes are the list of kept games in all its states.
func gamesScenes() []scene {
	list := func(n int) scene {
		return scene{name: fmt.Sprint(n), open: func(t testing.TB, s *stage.Stage) stage.Scene {
			keepMany(t, s, n)
			return s.Routes.Games(s)
		}, fill: func(r *rig) { r.Rest() }}
	}
	finished, deleted, asked, opened := list(20), list(20), list(20), list(3)
	opened.name, opened.fill = "opened", func(r *rig) { r.Stage.Store = shelves{r.Stage.Store}; r.Click("open"); r.Rest() }
	finished.name, finished.fill = "finished", func(r *rig) { r.option("filter", 1); r.Rest() }
	asked.name, asked.fill = "asked", func(r *rig) { r.Rest(); r.pick(part("delete", r.Stage.Library().List()[1].ID)) }
	deleted.name, deleted.fill = "deleted", func(r *rig) { asked.fill(r); r.Click("delete.yes"); r.Rest() }
	return []scene{list(0), list(1), list(3), list(100), finished, asked, deleted, opened, {name: "trouble", open: inTrouble, fill: func(r *rig) { r.Rest() }}, {
		name: "title", open: func(t testing.TB, s *stage.Stage) stage.Scene { keepMany(t, s, 3); return s.Routes.Title(s) },
	}}
}

// inTrouble opens a list of games with which something is wrong.
func inTrouble(t testing.TB, s *stage.Stage) stage.Scene {
	ids := keepMany(t, s, 4)
	if err := library.Open(s.Store.(*store.Memory).Window(), time.Now).Hold(ids[0]); err != nil {
		t.Fatal(err)
	}
	spoil(t, s.Store, ids[2], `"round"`, `"ruond"`)
	s.Games = slices.DeleteFunc(slices.Clone(s.Games), func(g stage.Game) bool { return g.Info().ID == "puertorico" })
	return s.Routes.Games(s)
}
