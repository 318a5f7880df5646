package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// scene is one of the scenes, and what is done in it to reach its fullest state.
type scene struct {
	name   string
	open   func(t testing.TB, s *stage.Stage) stage.Scene
	fill   func(r *rig)
	replay bool // for a picture, which needs only the last position
}

// running saves a game that can be continued.
func running(t testing.TB, s *stage.Stage) {
	t.Helper()
	if _, err := s.Saves.Begin(someSetup(5)); err != nil {
		t.Fatal(err)
	}
}

// route returns a function that opens the scene of a route.
func route(to func(r *stage.Routes) func(*stage.Stage) stage.Scene) func(testing.TB, *stage.Stage) stage.Scene {
	return func(_ testing.TB, s *stage.Stage) stage.Scene { return to(&s.Routes)(s) }
}

// scenes returns all scenes.
func scenes() []scene {
	title := route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Title })
	setUp := route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.NewGame })
	rules := route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Rules })
	return []scene{
		{name: "title", open: title},
		{name: "running", open: func(t testing.TB, s *stage.Stage) stage.Scene { running(t, s); return s.Routes.Title(s) }},
		{name: "new", open: setUp, fill: func(r *rig) {
			r.option("count", 3)
			r.option("seat.3.level", len(levels())-1)
			r.write("seat.1.name", strings.Repeat("W", match.MaxName))
			r.option("seat.2.control", 0)
			r.page(1)
			r.Pick("island.gran-canaria")
			r.page(0)
		}},
		{name: "islands", open: setUp, fill: func(r *rig) {
			for seat := range 3 {
				r.write(seatID(seat, "name"), strings.Repeat("M", match.MaxName))
			}
			r.page(1)
			r.Pick("island.gran-canaria")
		}},
		{name: "elsewhere", open: func(t testing.TB, s *stage.Stage) stage.Scene {
			running(t, s)
			s.Saves.Forget()
			holdElsewhere(t, s)
			return s.Routes.Title(s)
		}, fill: func(r *rig) { r.Pick("continue") }},
		{name: "games", open: func(t testing.TB, s *stage.Stage) stage.Scene {
			keepMany(t, s, 7)
			return s.Routes.Games(s)
		}, fill: func(r *rig) {
			r.Rest()
			r.Pick("delete." + string(r.Stage.Saves.Library().List()[3].ID))
			r.Click("delete.yes")
			r.Rest()
		}},
		{name: "delete", open: func(t testing.TB, s *stage.Stage) stage.Scene {
			keepMany(t, s, 4)
			return s.Routes.Games(s)
		}, fill: func(r *rig) { r.Pick("delete." + string(r.Stage.Saves.Library().List()[3].ID)) }},
		{name: "no games", open: route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Games })},
		{name: "handover", open: func(_ testing.TB, s *stage.Stage) stage.Scene {
			return s.Routes.Handover(s, next(strings.Repeat("W", match.MaxName)), &stand{})
		}},
		{name: "result", open: func(t testing.TB, s *stage.Stage) stage.Scene { return s.Routes.Result(s, over(t, 5)) }},
		{name: "box", open: openEdition, fill: enterSome},
		{name: "box deed", open: openEdition, fill: func(r *rig) { enterSome(r); r.enter("edition.deed.red") }},
		{name: "box board", open: openEdition, fill: drawSome},
		{name: "new with a box", open: func(t testing.TB, s *stage.Stage) stage.Scene { keepEdition(t, s); return s.Routes.NewGame(s) }},
		{name: "settings", open: func(_ testing.TB, s *stage.Stage) stage.Scene {
			s.Settings.Music = 0
			return s.Routes.Settings(s)
		}},
		{name: "access", open: func(_ testing.TB, s *stage.Stage) stage.Scene {
			s.Speaks = true
			return s.Routes.Access(s)
		}},
		{name: "keys", open: route(func(r *stage.Routes) func(*stage.Stage) stage.Scene { return r.Keys }), fill: func(r *rig) { r.Pick("key.help") }},
		{name: "device", open: func(t testing.TB, s *stage.Stage) stage.Scene { return deviced(t, s) }, fill: func(r *rig) { r.Pick("device") }},
		{name: "wipe", open: func(t testing.TB, s *stage.Stage) stage.Scene { return deviced(t, s) }, fill: func(r *rig) {
			r.Pick("device")
			r.Pick("wipe")
		}},
		{name: "import", open: func(t testing.TB, s *stage.Stage) stage.Scene {
			keepEdition(t, s)
			return importing(t, s, furtherFile(t, s))
		}},
		{name: "importing", open: title, fill: func(r *rig) {
			r.Stage.Show("everything-1"+backup.Extension, exported(r.t, manyGames(r.t, 120)))
			r.Wait(3)
			r.Rest()
			r.Click("import")
		}},
		{name: "chronicle", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 40) }},
		{name: "achievements", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 40) }, fill: func(r *rig) { r.option("page", 1) }},
		{name: "no chronicle", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 0) }},
		{name: "rules", open: rules, fill: func(r *rig) { r.listed() }},
		{name: "search", open: rules, fill: func(r *rig) {
			r.listed()
			r.write("search", strings.Repeat("W", 40))
		}},
	}
}

// opened opens a scene in its fullest state.
func (sc scene) opened(t testing.TB, lang string, w harness.Window) *rig {
	t.Helper()
	s := newStage(t, lang)
	s.Options.Seed, s.Options.Seeded = 1, true
	r := open(t, s, sc.open(t, s), w)
	if sc.fill != nil {
		sc.fill(r)
	}
	return r
}

// Every scene in its fullest state fits every window, the languages taking turns. Everything that can be used can be scrolled to and hit,
// by a mouse and by a finger, and has a name that contains its text; all texts fit and are large enough to be read, twice as large where
// that is chosen; and the headings skip no level.
func TestEveryScene(t *testing.T) {
	challenges := scene{name: "voyages", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 40) }, fill: func(r *rig) { r.option("page", 2) }}
	dailyWay := scene{name: "sailed", open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, 1, 40) }}
	all := append(scenes(), challenges, dailyWay)
	for _, n := range []int{1, 2, 11, 500} {
		all = append(all, scene{name: fmt.Sprintf("chronicle of %d", n), open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, n) }})
	}
	small := slices.Concat(harness.Handsets(), flowWindows())
	for i, sc := range all {
		done := map[harness.Window]bool{}
		for k, w := range slices.Concat(windows(), harness.Desks(), harness.Phones(), small) {
			if done[w] {
				continue
			}
			done[w] = true
			lang := []string{"de", "en", "es"}[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, lang, w)
				r.Rest()
				r.checkScale(w)
				r.checkHeadings()
				r.Labels()
				if slices.Contains(small, w) {
					r.Legible()
				}
				if slices.Contains(harness.Phones(), w) {
					r.Fingers()
				}
				if slices.Contains(harness.Desks(), w) {
					r.Targets()
				}
				r.Whole()
				r.Wait(3)
				r.checkWidgets()
			})
		}
	}
}

// checkScale checks that a scene flows, and is twice as large where that is chosen.
func (r *rig) checkScale(w harness.Window) {
	r.t.Helper()
	top := r.Stage.Top()
	if _, flows := top.(stage.Flowing); !flows {
		r.t.Error("it does not flow")
	}
	if at := (stage.Window{W: w.W, H: w.H, Density: 1}); w.Percent == 200 && max(w.W, w.H) >= 568 && at.ScaleOf(top, 200) < 2*at.ScaleOf(top, 100) {
		r.t.Errorf("its scale is %.3f at 100 %% and %.3f at 200 %%", at.ScaleOf(top, 100), at.ScaleOf(top, 200))
	}
}

// checkHeadings checks that there is one heading of the first level, before all others, and that no level is skipped.
func (r *rig) checkHeadings() {
	r.t.Helper()
	before := 0
	for c := range r.UI.Contents {
		if c.Level == 0 {
			continue
		}
		if (before == 0) != (c.Level == 1) || c.Level > before+1 {
			r.t.Errorf("a heading of level %d follows one of level %d", c.Level, before)
		}
		before = c.Level
	}
	if before == 0 {
		r.t.Error("there is no heading")
	}
}

// checkWidgets checks every widget that no dialog covers.
func (r *rig) checkWidgets() {
	r.t.Helper()
	ids := map[string]bool{}
	var widgets []string
	for _, w := range r.UI.Widgets() {
		if ids[w.ID] {
			r.t.Errorf("two widgets are called %q", w.ID)
		}
		ids[w.ID] = true
		bar := strings.HasSuffix(w.ID, "/bar") // wheel, finger and keys do the same
		if still := []ui.Role{ui.RoleScroll, ui.RoleDialog, ui.RoleOther}; !bar && !w.Covered && !slices.Contains(still, w.Role) {
			widgets = append(widgets, w.ID)
		}
	}
	if len(widgets) == 0 {
		r.t.Error("nothing can be clicked")
	}
	for _, id := range widgets {
		r.Reveal(id)
		w := r.Widget(id)
		if w.Label == "" {
			r.t.Errorf("%q has no label", id)
		}
		if !w.Enabled && w.Why == "" {
			r.t.Errorf("%q doesn't say why it can't be used", id)
		}
		if least := 44 * r.Scale(); w.Rect.W < least && w.Role != ui.RoleOption || w.Rect.H < least*0.85 {
			r.t.Errorf("%q is only %.0f×%.0f units large", id, w.Rect.W/r.Scale(), w.Rect.H/r.Scale())
		}
		if w.Rect.Intersect(r.UI.Bounds()) != w.Rect {
			r.t.Errorf("%q stands over the window's edge: %v", id, w.Rect)
		}
	}
}

// TestEveryWindowSize runs every scene in windows from tiny to huge: nothing may panic.
func TestEveryWindowSize(t *testing.T) {
	for _, sc := range scenes() {
		for _, w := range []harness.Window{{W: 1, H: 1}, {W: 40, H: 800}, {W: 3000, H: 60}, {W: 200, H: 150}, {W: 400, H: 250}, {W: 7680, H: 4320}} {
			s := newStage(t, "de")
			r := open(t, s, sc.open(t, s), full)
			r.Resize(w)
			r.Rest()
			if r.Busy() {
				t.Errorf("%s is busy at rest", sc.name)
			}
		}
	}
}
