package shell_test

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/keep/backup"
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

func TestTitleLeadsEverywhere(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Title(s), full)
	onTitle := func() bool { return r.Has("quit") && r.Has("new") && r.Has("rules") }
	for id, shows := range map[string]string{"new": "random", "rules": "search", "settings": "effects"} {
		s.Go(s.Routes.Title(s))
		r.Wait(5)
		for _, how := range []string{"Escape", "Back"} {
			r.Click(id)
			if !r.Has(shows) || onTitle() {
				t.Errorf("%q led to %T", id, s.Top())
			}
			if how == "Back" {
				r.Click("back")
			} else {
				r.Key(ui.KeyEscape)
			}
			if !onTitle() {
				t.Errorf("%s led from %q to %T", how, id, s.Top())
			}
		}
	}
	r.Click("quit")
	if !s.Quitting() {
		t.Error("Quit does not end the program")
	}
}

// next returns the hand-over to somebody before whom others have moved.
func next(name string) stage.Handover {
	return stage.Handover{
		Seats: []match.Seat{{Name: "Ayoze", Control: "easy"}, {Name: name, Control: game.Human}, {Name: "Iballa", Control: "easy"}}, Seat: 1, Round: 7,
		Told: []stage.Told{{Seat: 2, Text: "3 Häuser gebaut"}, {Seat: 0, Text: "2 Karten gezogen"}, {Seat: game.NoSeat, Text: "Die letzte Runde hat begonnen"}},
	}
}

func TestHandoverIsConfirmed(t *testing.T) {
	for name, act := range map[string]func(r *rig){
		"click": func(r *rig) { r.Click("here") },
		"enter": func(r *rig) { r.Key(ui.KeyEnter) },
	} {
		s := newStage(t, "de")
		table := &stand{}
		r := open(t, s, s.Routes.Handover(s, next("Ana"), table), harness.Window{W: 914, H: 514, Percent: 100})
		if !r.Shows("Runde 7") || !r.Shows("Iballa: 3 Häuser gebaut") {
			t.Errorf("%s: the round, or what has happened, is missing", name)
		}
		if !r.Shows("Ana, du bist dran") || r.Shows("table") {
			t.Errorf("%s: the hand-over screen doesn't hide the table, or calls nobody", name)
		}
		r.ClickAt(ui.Point{X: 5, Y: 5})
		r.Key(ui.KeyEscape)
		r.Key(ui.KeySpace) // which speeds up what moves at the table, and may still be held
		r.Key(ui.KeyEnter) // too early
		if s.Top() == stage.Scene(table) {
			t.Errorf("%s: the hand-over screen went by itself", name)
		}
		r.Rest()
		act(r)
		if s.Top() != stage.Scene(table) || table.left {
			t.Errorf("%s: the table didn't come back as it was", name)
		}
	}
}

// verdict returns the text of who has won.
func (r *rig) verdict(m *engine.Match) string {
	var names []string
	for seat := range m.Winners().All() {
		names = append(names, m.Setup().Seats[seat].Name)
	}
	if len(names) > 1 {
		return r.T("result.shared", "names", r.T("list.and", "first", names[0], "last", names[1]))
	}
	return r.T("result.winner", "name", names[0])
}

func TestResultShowsThePoints(t *testing.T) {
	for n := islas.MinSeats; n <= islas.MaxSeats; n++ {
		m := over(t, n)
		s := newStage(t, "en")
		s.Saves.Keep(m)
		r := open(t, s, s.Routes.Result(s, m), full)
		if !r.Shows(r.verdict(m)) {
			t.Error("it isn't said who has won")
		}
		if harness.Runs(s) != "" {
			t.Error("the finished game would be continued")
		}
		// The players are below each other from the most points to the fewest, each in a row with the sum of the points.
		state := m.State()
		last := -1
		for _, at := range r.rows(n) {
			points := state.Points(at.seat)
			if last >= 0 && points > last {
				t.Errorf("seat %d with %d points stands below one with %d", at.seat, points, last)
			}
			last = points
			if !r.ShowsIn(strconv.Itoa(points), at.Rect) || !r.ShowsIn(string([]rune(m.Setup().Seats[at.seat].Name)[:1]), at.Rect) {
				t.Errorf("the row of seat %d does not tell of %d points", at.seat, points)
			}
		}
	}
}

// row is the position of the points of a seat.
type row struct {
	ui.Rect
	seat game.Seat
}

// rows returns the positions of the points of so many seats, from above.
func (r *rig) rows(seats int) (all []row) {
	r.t.Helper()
	for seat := range game.Seat(seats) {
		all = append(all, row{r.Widget("look." + strconv.Itoa(int(seat))).Rect, seat})
	}
	slices.SortFunc(all, func(a, b row) int { return int(a.Y - b.Y) })
	return all
}

// Beside the table is the winner's island, or any other that is chosen.
func TestResultShowsIslands(t *testing.T) {
	m := over(t, 4)
	s := newStage(t, "en")
	r := open(t, s, s.Routes.Result(s, m), full)
	r.Pass(time.Minute)
	r.Wait(3)
	rows := r.rows(4)
	beside := r.UI.Bounds()
	if left := rows[0].X; left > beside.W/3 {
		beside.W = left
	} else {
		beside.X = rows[0].Right()
	}
	looked := func(seat game.Seat) bool {
		return r.ShowsIn(m.Setup().Seats[seat].Name, beside) && r.ShowsIn(s.Game.Board(m.Setup().Seats[seat].Board).Name(), beside)
	}
	if !looked(rows[0].seat) {
		t.Errorf("the island of seat %d, which has won, is not shown", rows[0].seat)
	}
	for seat := range game.Seat(4) {
		r.Click("look." + strconv.Itoa(int(seat)))
		if !looked(seat) {
			t.Errorf("the island of seat %d is not shown", seat)
		}
	}
}

func TestSettingsAreKept(t *testing.T) {
	w := usual
	s := newStage(t, "en")
	must.OK(t, s.Choose(s.Games[1])) // has a setting of its own
	s.Settings.Explain = true
	r := open(t, s, s.Routes.Settings(s), harness.Window{W: w.W, H: w.H})
	r.option("speed", 3)
	r.option("points", 1)
	r.Pick("consequences") // off
	r.Pick("explain")      // off
	r.Pick("motion")
	r.Pick("fullscreen")
	r.option("language", 0)
	r.Reveal("effects")
	at := r.Widget("effects").Rect
	r.ClickAt(ui.Point{X: at.X + 1, Y: at.Middle().Y})
	r.Reveal("music")
	at = r.Widget("music").Rect
	r.ClickAt(ui.Point{X: at.Right() - 1, Y: at.Middle().Y})
	r.option("scale", 4) // from now on everything is twice as large, if there is room
	want := settings.Settings{
		Game:     s.Game.Info().ID,
		Language: "de", Speed: settings.Instant, Sound: true, Effects: 0, Music: 100, Surf: 40, FullScreen: true, Scale: 200, ReducedMotion: true,
		DimAsSystem: true, WholeTable: true, // as windows of tests have it
	}
	own := s.Game.Choices()[0]
	want.SetOwn(own, own.Values[1])
	if !reflect.DeepEqual(s.Settings, want) {
		t.Errorf("%s: set are %+v, want %+v", w, s.Settings, want)
	}
	if got, _, _, err := settings.Load(s.Store); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s: kept are %+v (%v)", w, got, err)
	}
	r.Reveal("effects")
	if !r.Shows("aus") {
		t.Errorf("%s: silence isn't called so", w)
	}
}

// Each speed has an explanation, and those of the high ones say that they ask for nothing.
func TestSpeedsSayWhatTheyMean(t *testing.T) {
	const lang = "en"
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Settings(s), full)
	for i, speed := range settings.Speeds() {
		before := r.Widget("motion").Rect
		r.option("speed", i)
		if !r.Shows(r.T("settings.speed." + speed.String() + ".tip")) {
			t.Errorf("%s: nothing says what %s means", lang, speed)
		}
		if quick := r.Shows(strings.Join(strings.Fields(r.T("settings.speed.quick"))[:4], " ")); quick != (speed >= settings.Fast) {
			t.Errorf("%s: that %s asks for nothing is said: %v", lang, speed, quick)
		}
		if r.Widget("motion").Rect != before {
			t.Errorf("%s: choosing %s moves what is below", lang, speed)
		}
	}
}

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
	all := append(scenes(),
		scene{name: "voyages", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 40) }, fill: func(r *rig) { r.option("page", 2) }},
		scene{name: "sailed", open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, 1, 40) }},
		scene{name: "to sail", open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, 0, 0) }},
		scene{name: "chronicle of 500", open: func(t testing.TB, s *stage.Stage) stage.Scene { return chronicled(t, s, 500) }})
	small := slices.Concat(harness.Phones(), harness.Some(flowWindows()))
	every := slices.Concat(windows(), harness.Desks(), small)
	for i, sc := range all {
		done := map[harness.Window]bool{}
		for k, w := range need.Few(every, 3, i) {
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
		t.Run(sc.name, func(t *testing.T) {
			t.Parallel()
			s := newStage(t, "de")
			r := open(t, s, sc.open(t, s), full)
			for _, w := range []harness.Window{{W: 1, H: 1}, {W: 40, H: 800}, {W: 3000, H: 60}, {W: 200, H: 150}, {W: 7680, H: 4320}} {
				r.Resize(w)
				r.Rest()
			}
			if r.Busy() {
				t.Error("it is busy at rest")
			}
		})
	}
}
