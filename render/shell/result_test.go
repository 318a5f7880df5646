package shell_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
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
	named, below := 0, 0
	for i, w := range windows() {
		for _, n := range []int{5, 10} {
			lang := locales.Languages()[i%3]
			t.Run(fmt.Sprintf("%s-%v-%d", lang, w, n), func(t *testing.T) {
				s := newStage(t, lang)
				s.Game = sources{s.Game, n}
				m := over(t, 5)
				r := open(t, s, s.Routes.Result(s, m), w)
				r.Pass(time.Minute)
				r.Wait(3)
				all := append(s.Game.Result(s, m).Sources, stage.Source{Label: "result.total"})
				if r.Has("source.0") {
					r.columnsNamed(t, all)
					named++
					return
				}
				below++
				area := "result"
				if !r.Has(area) {
					area = "points"
				}
				words := r.wordsOf(area)
				for _, source := range all {
					if label := r.T(source.Label); !tells(words, label) {
						t.Errorf("no line is named %q in %q", label, words)
					}
				}
			})
		}
	}
	if named == 0 || below == 0 {
		t.Errorf("%d lists have columns, %d players below each other", named, below)
	}
}

// columnsNamed checks that the columns of a result have names in whole words.
func (r *rig) columnsNamed(t *testing.T, all []stage.Source) {
	t.Helper()
	for i, source := range all {
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
	for _, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 768, H: 1024, Percent: 200}, {W: 390, H: 844, Percent: 100}} {
		for page := range 2 {
			s, m := newStage(t, "en"), over(t, 4)
			s.Saves.Adopt(m)
			s.Saves.Keep(m)
			s.TakeNotices()
			s.Go(s.Routes.Result(s, m))
			r := &rig{harness.New(t, s, w), t}
			r.Wait(1)
			if page == 1 && r.Has("page/1") {
				r.Pick("page/1")
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

// Notices at the end of a game and after saving something of it hide neither the winner nor any widget, in any window, and a second one is
// shown when the first has gone.
func TestNoticesHideNothingOfAResult(t *testing.T) {
	all := append(windows(), harness.Window{W: 900, H: 600, Percent: 100}, harness.Window{W: 390, H: 844, Percent: 100})
	for i, w := range all {
		s := newStage(t, locales.Languages()[i%3])
		m := over(t, []int{2, 5}[i%2])
		s.Saves.Adopt(m)
		s.Saves.Keep(m)
		s.TakeNotices()
		r := open(t, s, s.Routes.Result(s, m), w)
		told := slices.Clone(r.UI.Notices())
		if len(told) != 1 {
			t.Fatalf("%v: %q is told", w, told)
		}
		told = append(told, s.Texts.Text("result.saved", "name", "match-1.json", "where", "/home/catalina/islas"))
		r.UI.Notice(told[1])
		seen := []bool{false, false}
		for range 85 {
			r.Pass(time.Second / 10)
			for k, text := range told {
				now := r.toldBeside(text, r.verdict(m))
				seen[k] = seen[k] || now
				if k == 1 && now && r.toldBeside(told[0], "") {
					t.Fatalf("%v: both notices are told at once", w)
				}
			}
		}
		if !seen[0] || !seen[1] || len(r.UI.Notices()) > 0 {
			t.Errorf("%v: the notices are seen: %v, and %q stays", w, seen, r.UI.Notices())
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
			got := s.Game.BoardOf(setup, seat).(interface{ Layout() string }).Layout()
			if got != want.Layout() {
				t.Errorf("%s of version %d is %s", id, data, got)
			}
			if s.Game.Board(id).(interface{ Layout() string }).Layout() != got {
				changed++
			}
		}
	}
	if changed == 0 {
		t.Error("of older matches no board is another")
	}
}

// When the language changes the story is told in it, and in a smaller window less of it.
func TestStoryFollowsTheLanguage(t *testing.T) {
	r := counted(t, "en", over(t, 4), full)
	told := func() (all []string) {
		for _, w := range append(widgets(r.Harness, "story."), widgets(r.Harness, "moment.")...) {
			all = append(all, w.Label)
		}
		return all
	}
	english := told()
	r.Stage.Settings.Language = "de"
	r.Stage.Changed()
	r.Wait(3)
	german := told()
	if len(german) == 0 || slices.Equal(german, english) || strings.Contains(strings.Join(german, ""), "Round") {
		t.Errorf("in German it is told %q", german)
	}
	r.Resize(harness.Window{W: 1280, H: 720, Percent: 150})
	if r.Wait(3); len(told()) >= len(german) {
		t.Errorf("in a smaller window as much is told as before: %q", told())
	}
}

// Assistive tools read from the result of any game what everybody has, from what, and how it came about: no number stands without what it
// counts.
func TestResultIsToldInWords(t *testing.T) {
	for _, id := range catalogue.IDs(catalogue.Games()) {
		r, m := ended(t, "en", id, 3, full)
		told, tells := words(r.Harness), r.Stage.Game.Result(r.Stage, m)
		if strings.Contains(told, "BARE") {
			t.Errorf("%s: %s", id, told)
		}
		for seat, who := range m.Setup().Seats {
			want := []string{fmt.Sprintf("%s %d", r.T("result.total"), m.Points(game.Seat(seat)))}
			for _, source := range tells.Sources {
				want = append(want, fmt.Sprintf("%s %d", r.T(source.Label), source.Amounts[seat].Points))
			}
			var course []string
			for _, n := range tells.Course.Points {
				course = append(course, strconv.Itoa(n[seat]))
			}
			for _, text := range append(want, who.Name+": "+strings.Join(course, ", ")) {
				if !strings.Contains(told, text) {
					t.Errorf("%s: %q is not told in\n%s", id, text, told)
				}
			}
		}
	}
}

// counted opens the result of a match, whose notices are gone.
func counted(t testing.TB, lang string, m match.Any, w harness.Window) *rig {
	t.Helper()
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Result(s, m), w)
	r.Pass(time.Minute)
	r.Wait(3)
	return r
}

// The result fills its window, with few and many players: chart and points are there, at once or in turn, and each medallion and each
// sentence of the story can be seen whole. The button for a picture covers none of its neighbours.
func TestResultFillsTheWindow(t *testing.T) {
	for i, w := range windows() {
		lang := []string{"de", "en", "es"}[i%3]
		t.Run(fmt.Sprint(lang, w), func(t *testing.T) {
			t.Parallel()
			r := counted(t, lang, over(t, []int{2, 5}[i%2]), w)
			if r.Has("page") {
				if r.Shows(r.T("result.curve")) {
					t.Error("the course stands where the points do")
				}
				r.Option("page", 1)
			}
			if !r.Shows(r.T("result.curve")) || !r.Shows(r.T("result.goal-line", "n", islas.DefaultGoal)) {
				t.Error("the course of the points is not shown")
			}
			var used ui.Rect
			medallions := 0
			for _, w := range r.UI.Widgets() {
				used = used.Union(w.Rect)
				if strings.HasPrefix(w.ID, "moment.") {
					medallions++
				}
				if (strings.HasPrefix(w.ID, "moment.") || strings.HasPrefix(w.ID, "story.")) && w.Rect.Intersect(r.UI.Bounds()) != w.Rect {
					t.Errorf("%s stands over the edge: %v", w.ID, w.Rect)
				}
			}
			if medallions == 0 {
				t.Error("no moment is marked")
			}
			if b := r.UI.Bounds(); used.Bottom() < b.H-40*r.Scale() || used.Right() < b.W-90*r.Scale() {
				t.Errorf("of %v only %v is used", b, used)
			}
		})
	}
}

// The course of a match has the points of every round, and ends with what is counted; its moments have happened: towns, privileges that
// were taken, ships that brought several settlers, and the goal. It is the same for a match that was saved and continued.
func TestCourseTellsWhatHappened(t *testing.T) {
	m := over(t, 4)
	r := counted(t, "en", m, full)
	course := r.Stage.Game.Result(r.Stage, m).Course
	data, err := m.Save()
	must.OK(t, err)
	loaded, _, err := match.Load(engine.Engine{}, data)
	must.OK(t, err)
	if again := r.Stage.Game.Result(r.Stage, loaded).Course; !slices.EqualFunc(course.Points, again.Points, slices.Equal) || len(course.Moments) != len(again.Moments) {
		t.Error("the course of a game that was continued is another")
	}
	if len(course.Points) != m.Round()+1 || course.Goal != islas.DefaultGoal {
		t.Errorf("there are %d rounds towards %d", len(course.Points)-1, course.Goal)
	}
	told := map[string]int{}
	for i, moment := range course.Moments {
		told[fmt.Sprint(moment.Round, " ", moment.Text(r.UI))]++
		if i > 0 && moment.Round < course.Moments[i-1].Round {
			t.Error("the moments are not told in their order")
		}
	}
	name := func(seat game.Seat) string { return m.Setup().Seats[seat].Name }
	want := func(round int, key string, params ...any) {
		if text := fmt.Sprint(round, " ", r.T(key, params...)); told[text] != 1 {
			t.Errorf("%q is told %d times", text, told[text])
		}
	}
	settlers := map[game.Seat]int{}
	ships, leader := 0, -1
	for round, points := range course.Points { // whoever is ahead alone stays the leader until another one is
		first := slices.Index(points, slices.Max(points))
		if slices.Contains(points[first+1:], points[first]) || first == leader {
			continue
		}
		if leader >= 0 {
			want(round, "result.lead", "name", name(game.Seat(first)))
		}
		leader = first
	}
	for _, step := range m.Steps() {
		switch e := step.Event; e.Kind {
		case islas.EvTown:
			want(step.After.Round(), "result.town", "name", name(e.Seat), "colour", r.T("colour."+e.Colour.String()))
		case islas.EvPrivilege:
			if e.Other != game.NoSeat {
				want(step.After.Round(), "log.privilege-taken", "name", name(e.Seat), "other", name(e.Other), "power", r.T("power."+islas.BuiltIn().Power(e.Colour).String()))
			}
		case islas.EvSettler:
			settlers[e.Seat]++
		case islas.EvRound:
			if !slices.Equal(course.Points[e.Round], e.Points[:4]) {
				t.Errorf("after round %d: %v, want %v", e.Round, course.Points[e.Round], e.Points[:4])
			}
			for seat := range game.Seat(4) {
				if n := settlers[seat]; n > 1 {
					want(e.Round, "result.ship", "name", name(seat), "n", n)
					ships++
				}
			}
			clear(settlers)
			if e.Last {
				best := slices.Max(e.Points[:4])
				want(e.Round, "result.goal", "name", name(game.Seat(slices.Index(e.Points[:4], best))), "n", best)
			}
		}
	}
	if ships == 0 {
		t.Error("no ship brought anybody two settlers: the test shows little")
	}
}

// The chart marks major moments, and others only while they are pointed at in the story; a sentence that is pointed at highlights its
// medallion, which has the same text.
func TestStoryAndChartBelongTogether(t *testing.T) {
	m := over(t, 4)
	r := counted(t, "en", m, full)
	type spot struct {
		round int
		seat  game.Seat
	}
	first, major, pointed := map[spot]string{}, map[spot]bool{}, map[spot]string{}
	for i, moment := range r.Stage.Game.Result(r.Stage, m).Course.Moments {
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
		if !major[at] {
			minor++
		}
		story, ok := r.Find(pointed[at])
		if !ok {
			continue
		}
		before := r.Picture()
		r.Move(story.Rect.Middle())
		r.Wait(3)
		_, said, _ := strings.Cut(story.Label, ": ")
		if medallion, marked := r.Find(id); !marked || !strings.Contains(medallion.Tooltip, said) || r.Picture() == before {
			t.Errorf("while %q is pointed at its medallion is %+v", story.Label, medallion)
		}
		r.Away()
		r.Wait(3)
	}
	if minor == 0 || minor == len(first) || len(pointed) < 4 {
		t.Errorf("%d of %d moments are minor, %d are told: the test shows little", minor, len(first), len(pointed))
	}
}

// The text of why a game doesn't count fits everywhere: below the winner, also beside the text of a daily challenge, and in the chronicle.
func TestHelpedGamesFit(t *testing.T) {
	for i, w := range windows() {
		s := newStage(t, locales.Languages()[i%3])
		m := over(t, 5)
		m.HelpedBy([]match.Helper{match.Lantern, match.Lesson}[i%2])
		r := open(t, s, s.Routes.Result(s, m), w)
		r.Pass(time.Minute)
		r.Wait(3)
		if !r.Shows(r.T("helped." + string(m.Helped()))[:12]) && !r.Shows(r.T("helped.short")) {
			t.Errorf("%v: the result does not say that the game doesn't count", w)
		}
		r.checkWidgets()
		results := someResults(s, 9)
		for k := range results {
			if k%4 > 0 {
				results[k].Helped = m.Helped()
			}
		}
		must.OK(t, s.Results.Ledger().Note(results[1]))
		r = open(t, s, s.Routes.Chronicle(s), w)
		if !r.Shows(r.T("chronicle.none.helped")[:10]) {
			t.Errorf("%v: the chronicle does not say why nothing is counted", w)
		}
		must.OK(t, s.Results.Ledger().Note(results...))
		r = open(t, s, s.Routes.Chronicle(s), w)
		r.checkWidgets()
	}
}

// Texts of one point are in the singular, in every language.
func TestOnePointIsOne(t *testing.T) {
	for lang, want := range map[string]string{"en": "1 point in", "de": "1 Punkt in", "es": "1 punto en"} {
		s := newStage(t, lang)
		results := someResults(s, 1)
		results[0].Points[0] = 1
		must.OK(t, s.Results.Ledger().Note(results...))
		r := open(t, s, s.Routes.Chronicle(s), windows()[0])
		if label := r.Widget("last." + results[0].ID + "." + results[0].Sum).Label; !strings.Contains(label, want) {
			t.Errorf("%s: said is %q", lang, label)
		}
	}
}

// setGoal sets the goal, which is from now, to another one by clicks.
func (r *rig) setGoal(from, to int) {
	r.t.Helper()
	for range to - from {
		r.Pick("goal/more")
	}
	r.Wait(2)
}

// A goal that may be out of reach gets a warning, all of which can be read, in every window; others get none. The match then begins with a
// stalemate among its rules.
func TestFarGoalGetsAWord(t *testing.T) {
	for i, w := range windows() {
		lang := []string{"de", "en", "es"}[i%3]
		t.Run(lang+" "+w.String(), func(t *testing.T) {
			t.Parallel()
			r := openNew(t, lang, w, 5)
			word := r.T("option.goal.far", "far", islas.FarGoal, "rounds", islas.UsualStalemate)
			reads := func() bool {
				r.Reveal("goal/more")
				if r.Reads(word) {
					return true
				}
				r.Move(r.Widget("goal/more").Rect.Middle()) // below the visible part, it can be scrolled to
				r.Wheel(-1000)
				r.Wait(3)
				return r.Reads(word)
			}
			r.setGoal(islas.DefaultGoal, islas.FarGoal)
			if reads() {
				t.Error("a goal that is reached is warned of")
			}
			r.Reveal("goal/more")
			stood := r.Widget("goal/more").Rect
			r.setGoal(islas.FarGoal, islas.FarGoal+1)
			if now := r.Widget("goal/more").Rect; now != stood {
				t.Errorf("the button moves away under the pointer, from %v to %v", stood, now)
			}
			if !reads() {
				t.Error("the warning cannot be read whole")
			}
			r.page(1)
			r.Pick("random")
			r.Pick("start")
			if got := r.begun().Values; got[engine.Goal] != islas.FarGoal+1 || got[engine.Stalemate] != islas.UsualStalemate {
				t.Errorf("the match begins with %v", got)
			}
		})
	}
}

// A rematch has a stalemate among its rules even if the game before had none, as those of earlier versions.
func TestPlayingAgainAgreesOnAStalemate(t *testing.T) {
	setup := someSetup(2)
	setup.Values[engine.Goal] = islas.FarGoal + 1
	m := played(t, setup)
	if m.Setup().Values[engine.Stalemate] != 0 {
		t.Fatal("the game before knows a stalemate")
	}
	r := counted(t, "en", m, full)
	r.Pick("again")
	if got := r.begun().Values; got[engine.Stalemate] != islas.UsualStalemate || got[engine.Goal] != islas.FarGoal+1 {
		t.Errorf("the next match begins with %v", got)
	}
}

// The result shows that a stalemate has ended the game, and the story when; a rematch has it again.
func TestResultOfAStalemate(t *testing.T) {
	const lang = "es"
	m := stalled(t, 2)
	r := counted(t, lang, m, full)
	story := slices.ContainsFunc(r.UI.Widgets(), func(w ui.Widget) bool {
		return strings.HasPrefix(w.ID, "story.") && strings.Contains(w.Label, r.T("result.stalemate", "n", islas.UsualStalemate))
	})
	if !story || !r.Shows(r.T("result.rounds.stalled", "n", m.Round())) {
		t.Errorf("%s: nobody says that this was a stalemate", lang)
	}
	r.Pick("again")
	if got := r.begun().Values; got[engine.Stalemate] != islas.UsualStalemate {
		t.Errorf("the next match begins with %v", got)
	}
}
