package shell_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
)

// gamesScenes are the list of kept games in all its states.
func gamesScenes() []scene {
	list := func(n int) scene {
		return scene{name: fmt.Sprint("games ", n), open: func(t testing.TB, s *stage.Stage) stage.Scene {
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
		name: "title with games", open: func(t testing.TB, s *stage.Stage) stage.Scene { keepMany(t, s, 3); return s.Routes.Title(s) },
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
