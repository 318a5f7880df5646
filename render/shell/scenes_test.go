package shell_test

import (
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
	"islas/render/keep/settings"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
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
