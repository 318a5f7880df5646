package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// asked is a game that counts how often the texts of its moments are asked for.
type asked struct {
	stage.Game
	times *int
}

func (a asked) Result(s *stage.Stage, m match.Any) stage.Result {
	tells := a.Game.Result(s, m)
	for i := range tells.Course.Moments {
		text := tells.Course.Moments[i].Text
		tells.Course.Moments[i].Text = func(u *ui.UI) string {
			*a.times++
			return text(u)
		}
	}
	return tells
}

// The texts about a match are made once for a language and a size, and again for another.
func TestStoryIsMadeOnce(t *testing.T) {
	s, times := newStage(t, "en"), 0
	s.Game = asked{s.Game, &times}
	m := over(t, 4)
	r := open(t, s, s.Routes.Result(s, m), full)
	r.Pass(time.Minute)
	r.Wait(3)
	most := 2 * len(s.Game.Result(s, m).Course.Moments)
	if times == 0 || times > most {
		t.Errorf("sentences are asked for %d times, of %d moments", times, most/2)
	}
	told := func() string {
		var all []string
		for _, id := range r.IDs() {
			if strings.HasPrefix(id, "story.") || strings.HasPrefix(id, "moment.") {
				all = append(all, r.Widget(id).Label)
			}
		}
		return strings.Join(all, "\n")
	}
	english := told()
	s.Settings.Language = "de"
	s.Changed()
	r.Wait(3)
	if german := told(); german == english || english == "" || strings.Contains(german, "Round") {
		t.Errorf("in German it is told %q", german)
	}
	lines := strings.Count(told(), "\n")
	r.Resize(harness.Window{W: 1280, H: 720, Percent: 150})
	if r.Wait(3); strings.Count(told(), "\n") >= lines {
		t.Errorf("in a smaller window as much is told as before: %q", told())
	}
}

// The chart marks major moments, and others only while they are pointed at in the story.
func TestMajorMomentsAreMarked(t *testing.T) {
	m := over(t, 4)
	r := counted(t, "en", m, full)
	course := r.Stage.Game.Result(r.Stage, m).Course
	type spot struct {
		round int
		seat  game.Seat
	}
	first, major, pointed := map[spot]string{}, map[spot]bool{}, map[spot]string{}
	for i, moment := range course.Moments {
		at := spot{moment.Round, moment.Seat}
		if first[at] == "" {
			first[at] = fmt.Sprint("moment.", i)
		}
		major[at] = major[at] || moment.Major
		if id := fmt.Sprint("story.", i); r.Has(id) {
			pointed[at] = id
		}
	}
	minor := 0
	for at, id := range first {
		if r.Has(id) != major[at] {
			t.Errorf("what happened to seat %d in round %d is marked: %v; it is major: %v", at.seat, at.round, r.Has(id), major[at])
		}
		if major[at] {
			continue
		}
		if minor++; pointed[at] == "" {
			continue
		}
		r.Move(r.Widget(pointed[at]).Rect.Middle())
		if r.Wait(3); !r.Has(id) {
			t.Errorf("%s is pointed at and not marked", pointed[at])
		}
		r.Away()
		r.Wait(3)
	}
	if minor == 0 || minor == len(first) {
		t.Errorf("%d of %d moments are minor: the test shows little", minor, len(first))
	}
}

// Assistive tools read from the result what everybody has, from what, and how it came about: no number stands without what it counts.
func TestResultIsToldInWords(t *testing.T) {
	s := newStage(t, "en")
	m := over(t, 4)
	r := open(t, s, s.Routes.Result(s, m), full)
	r.Pass(time.Minute)
	r.Wait(3)
	told := words(r.Harness)
	if strings.Contains(told, "BARE") {
		t.Errorf("a number is told without what it counts in\n%s", told)
	}
	tells, points := s.Game.Result(s, m), m.Setup()
	for seat := range points.Seats {
		sum := 0
		for _, source := range tells.Sources {
			sum += source.Amounts[seat].Points
			if want := fmt.Sprintf("%s %d", r.T(source.Label), source.Amounts[seat].Points); !strings.Contains(told, want) {
				t.Errorf("%q is not told", want)
			}
		}
		course := points.Seats[seat].Name + ": "
		for i, n := range tells.Course.Points {
			course += strings.TrimPrefix(", ", strings.Repeat(", ", max(0, 1-i))) + fmt.Sprint(n[seat])
		}
		for _, want := range []string{fmt.Sprintf("%s %d", r.T("result.total"), sum), course} {
			if !strings.Contains(told, want) {
				t.Errorf("%q is not told in\n%s", want, told)
			}
		}
	}
}

// words returns the texts of a scene for assistive tools, in which no number may stand without what it counts.
func words(h *harness.Harness) string {
	var all []string
	for c := range h.UI.Contents {
		if c.Text != "" && strings.Trim(c.Text, "0123456789%–-× \u00a0") == "" {
			all = append(all, "BARE "+c.Text)
		}
		all = append(all, c.Text+c.Widget.Label+", "+c.Widget.Value)
	}
	return strings.Join(all, "\n")
}

// No number stands alone in the result or the review of any game.
func TestNoNumberIsToldAlone(t *testing.T) {
	for _, id := range catalogue.IDs(catalogue.Games()) {
		t.Run(id, func(t *testing.T) {
			h, m := reviewed(t, "en", id, 3, harness.Window{W: 1920, H: 1080, Percent: 100}, true)
			if told := words(h); strings.Contains(told, "BARE") || !strings.Contains(told, h.T("review.percent", "n", 100)) {
				t.Errorf("review: %s", told)
			}
			h.Leave()
			h.Rest()
			if told := words(h); strings.Contains(told, "BARE") || !strings.Contains(told, h.T("result.total")+" "+fmt.Sprint(m.Points(0))) {
				t.Errorf("result: %s", told)
			}
		})
	}
}

// sources is a game with another number of sources of points.
type sources struct {
	stage.Game
	n int
}

func (g sources) Result(s *stage.Stage, m match.Any) stage.Result {
	tells := g.Game.Result(s, m)
	own := tells.Sources
	tells.Sources = nil
	for i := range g.n {
		tells.Sources = append(tells.Sources, own[i%len(own)])
	}
	return tells
}

// However many sources of points there are, each has its name in whole words: in every column, or where these have no room in every line.
func TestColumnsAreNamedInWholeWords(t *testing.T) {
	need.Time(t)
	for _, lang := range locales.Languages() {
		named, below := 0, 0
		for _, w := range windows() {
			for _, n := range []int{2, 5, 8, 10} {
				t.Run(fmt.Sprintf("%s-%v-%d", lang, w, n), func(t *testing.T) {
					s := newStage(t, lang)
					s.Game = sources{s.Game, n}
					m := over(t, 5)
					r := open(t, s, s.Routes.Result(s, m), w)
					r.Pass(time.Minute)
					r.Wait(3)
					all := s.Game.Result(s, m).Sources
					if r.Has("source.0") {
						r.columnsNamed(t, all)
						named++
						return
					}
					r.linesNamed(t, all)
					below++
				})
			}
		}
		if named == 0 || below == 0 {
			t.Errorf("%s: %d lists have columns, %d players below each other", lang, named, below)
		}
	}
}

// linesNamed checks that all lines of a scrolled result have names in whole words.
func (r *rig) linesNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	id := "result"
	if !r.Has(id) {
		id = "points"
	}
	words := r.wordsOf(id)
	for _, source := range append(all, stage.Source{Label: "result.total"}) {
		if label := r.T(source.Label); !tells(words, label) {
			t.Errorf("no line is named %q in %q", label, words)
		}
	}
}

// columnsNamed checks that the columns of a result have names in whole words.
func (r *rig) columnsNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	for i, source := range append(all, stage.Source{Label: "result.total"}) {
		w, label := r.Widget(fmt.Sprintf("source.%d", i)), r.T(source.Label)
		var drawn []string
		for text, at := range r.UI.DrawnTexts {
			if w.Rect.Contains(at.Middle()) {
				drawn = append(drawn, text)
			}
		}
		if w.Label != label || strings.Join(drawn, " ") != label {
			t.Errorf("column %d is named %q and tells %q, not %q", i, drawn, w.Label, label)
		}
	}
}

// The widgets of a result keep their places from the first frame in which they can be clicked, while notices of achievements are
// shown.
func TestResultKeepsItsPlaces(t *testing.T) {
	story := 0
	for _, w := range append(windows(), harness.Window{W: 390, H: 844, Percent: 100}, harness.Window{W: 390, H: 844, Percent: 200}) {
		for page := range 2 {
			s, m := newStage(t, "en"), over(t, 4)
			s.Saves.Adopt(m)
			s.Saves.Keep(m)
			s.TakeNotices()
			s.Go(s.Routes.Result(s, m))
			r := &rig{harness.New(t, s, w), t}
			r.Wait(1)
			if id := "page/1"; page == 1 {
				if !r.Has(id) {
					continue
				}
				r.Pick(id)
			}
			first := map[string]ui.Point{}
			for range 200 {
				for _, x := range r.UI.Widgets() {
					if !x.Enabled || x.Role == ui.RoleOther || x.Role == ui.RoleScroll || ui.ScrollBar(x.ID) {
						continue
					}
					if was, known := first[x.ID]; !known {
						first[x.ID] = x.Rect.Min()
					} else if was != x.Rect.Min() {
						t.Fatalf("%v: %s is at %v, it was at %v", w, x.ID, x.Rect, was)
					}
					if strings.HasPrefix(x.ID, "story.") {
						story++
					}
				}
				r.Pass(time.Second / 30)
			}
		}
	}
	if story == 0 {
		t.Error("no story was seen")
	}
}

// Notices at the end of a game and after saving something of it hide neither the winner nor any widget, in any window and language, and a
// second one is shown when the first has gone.
func TestNoticesHideNothingOfAResult(t *testing.T) {
	all := append(windows(), harness.Window{W: 900, H: 600, Percent: 100}, harness.Window{W: 390, H: 844, Percent: 100}, harness.Window{W: 1920, H: 1080, Percent: 200})
	for i, w := range all {
		{
			for _, seats := range []int{2, 5}[i%2:][:1] {
				lang := locales.Languages()[i%3]
				s := newStage(t, lang)
				m := over(t, seats)
				s.Saves.Adopt(m)
				s.Saves.Keep(m)
				s.TakeNotices()
				r := open(t, s, s.Routes.Result(s, m), w)
				told := slices.Clone(r.UI.Notices())
				if len(told) != 1 {
					t.Fatalf("%s, %v, %d: %q is told", lang, w, seats, told)
				}
				told = append(told, s.Texts.Text("result.saved", "name", "match-1.json", "where", "/home/catalina/islas"))
				r.UI.Notice(told[1])
				for range 20 {
					if r.Pass(time.Second / 10); !r.toldBeside(told[0], r.verdict(m)) {
						t.Errorf("%s, %v, %d: %q is not to be seen", lang, w, seats, told[0])
					}
				}
				if r.toldBeside(told[1], r.verdict(m)) {
					t.Errorf("%s, %v, %d: %q is told meanwhile", lang, w, seats, told[1])
				}
				for range 25 {
					r.Pass(time.Second / 10)
				}
				if !r.toldBeside(told[1], r.verdict(m)) {
					t.Errorf("%s, %v, %d: %q is not told after the other", lang, w, seats, told[1])
				}
				for range 40 {
					r.Pass(time.Second / 10)
				}
				if len(r.UI.Notices()) > 0 {
					t.Errorf("%s, %v, %d: %q stays", lang, w, seats, r.UI.Notices())
				}
			}
		}
	}
}

// toldBeside reports whether a notice is shown, and checks that it covers no widget and no word of the winner.
func (r *rig) toldBeside(notice, verdict string) bool {
	r.t.Helper()
	var at ui.Rect
	for line, lies := range r.UI.DrawnTexts {
		if strings.Contains(notice, line) && len(line) > len(notice)/6 {
			at = at.Union(lies)
		}
	}
	if at.Empty() {
		return false
	}
	for _, w := range r.UI.Widgets() {
		if in := w.Rect.Intersect(at); w.Visible && w.Role != ui.RoleOther && in.W > 1 && in.H > 1 {
			r.t.Errorf("%v %s: %q at %v covers %s at %v", r.UI.Bounds(), r.Stage.Texts.Lang(), notice, at, w.ID, w.Rect)
		}
	}
	for line, lies := range r.UI.DrawnTexts {
		if line == verdict && !lies.Intersect(at).Empty() {
			r.t.Errorf("%v: %q at %v covers %q at %v", r.UI.Bounds(), notice, at, line, lies)
		}
	}
	return true
}

// The board of a seat is the island as it was then, which differs from the current one for some.
func TestBoardOfAnOlderMatch(t *testing.T) {
	s := newStage(t, "en")
	changed := 0
	for data := 1; data <= board.Data; data++ {
		setup := someSetup(5)
		setup.Data = data
		for seat := range game.Seat(5) {
			id := setup.Seats[seat].Board
			want, err := board.LoadOf(data, id)
			must.OK(t, err)
			got := s.Game.BoardOf(setup, seat).(interface{ Layout() string })
			if got.Layout() != want.Layout() {
				t.Errorf("%s of version %d is %s", id, data, got.Layout())
			}
			if now := s.Game.Board(id).(interface{ Layout() string }); now.Layout() != got.Layout() {
				changed++
			}
		}
	}
	if setup := (match.Setup{Data: (engine.Engine{}).Info().Data, Seats: []match.Seat{{Board: "nowhere"}}}); s.Game.BoardOf(setup, 0) != nil || changed == 0 {
		t.Errorf("an island that there is none of has a board, or of older ones %d are others", changed)
	}
}
