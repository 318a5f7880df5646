package shell_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// endingWindows returns telephones, upright and on their side, at twice the usual size, and the window of a browser at 1280 × 1024 and 400
// %.
func endingWindows() []harness.Window {
	return []harness.Window{
		{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 390, H: 844, Percent: 200}, {W: 320, H: 256, Percent: 100},
	}
}

// ended opens the result of a finished match, whose notices are gone, in a window.
func ended(t testing.TB, lang, id string, seats int, w harness.Window) (*rig, match.Any) {
	t.Helper()
	s := houseOf(t, lang)
	s.Reviews.Effort = quickly
	s.Snap = func(int, int, float64, func(u *ui.UI)) ([]byte, error) { return nil, nil } // so that a picture is offered
	m := matchOf(t, s, id, seats)
	must.OK(t, s.Choose(s.GameOf(m)))
	r := open(t, s, s.Routes.Result(s, m), w)
	r.Pass(time.Minute)
	r.Wait(3)
	return r, m
}

// inEndings runs f for endings of every game, each in a window, of two and of many players, and in languages that take turns.
func inEndings(t *testing.T, f func(t *testing.T, lang, id string, seats int, w harness.Window)) {
	for i, id := range ids() {
		seats, lang, w := seated(id, []int{5, 2}[i%2]), []string{"de", "en", "es"}[i%3], endingWindows()[i]
		t.Run(fmt.Sprintf("%s %s %d %s", id, lang, seats, w), func(t *testing.T) {
			t.Parallel()
			f(t, lang, id, seats, w)
		})
	}
}

// scroll scrolls an area from its top to its end, and calls look at every stop. Texts have to be legible and whole all along.
func (r *rig) scroll(id string, look func()) {
	r.t.Helper()
	r.Whole()
	r.UI.ScrollTo(id, 0)
	r.Wait(2)
	for range 1000 {
		r.Legible()
		r.Labels()
		look()
		at, most := r.UI.ScrollOffset(id)
		if at >= most {
			return
		}
		r.Move(r.Widget(id).Rect.Middle())
		r.Wheel(-1)
		r.Wait(1)
	}
	r.t.Fatalf("%q has no end", id)
}

// wordsOf returns all texts in an area that are reached by scrolling down, once, in their order.
func (r *rig) wordsOf(id string) (texts []string) {
	r.t.Helper()
	seen := map[string]bool{}
	r.scroll(id, func() {
		for text, at := range r.UI.DrawnTexts {
			if at.X < -1 || at.Right() > r.UI.Bounds().W+1 {
				r.t.Errorf("%q stands over the edge: %v", text, at)
			}
			if !seen[text] {
				seen[text] = true
				texts = append(texts, text)
			}
		}
	})
	return texts
}

// tells reports whether all words of a sentence are among the texts, in however many lines.
func tells(texts []string, sentence string) bool {
	all := strings.Join(strings.Fields(strings.Join(texts, " ")), "")
	for _, word := range strings.Fields(sentence) {
		if !strings.Contains(all, word) {
			return false
		}
	}
	return true
}

// On telephones all of a result is reached by scrolling down: every source of everybody's points by its name, all moments, and every button,
// which a finger can hit.
func TestResultFlows(t *testing.T) {
	inEndings(t, func(t *testing.T, lang, id string, seats int, w harness.Window) {
		r, m := ended(t, lang, id, seats, w)
		told := r.Stage.Game.Result(r.Stage, m)
		points := r.wordsOf("result")
		want := []string{r.T("result.total"), r.T("result.rounds", "n", m.Round())}
		for seat := range game.Seat(seats) {
			want = append(want, m.Setup().Seats[seat].Name, strconv.Itoa(m.Points(seat)))
			for _, source := range told.Sources {
				want = append(want, r.T(source.Label))
				if n := source.Amounts[seat].Points; n > 0 {
					want = append(want, strconv.Itoa(n))
				}
			}
		}
		for _, text := range want {
			if !tells(points, text) {
				t.Errorf("%q is missing in %q", text, points)
			}
		}
		if told.Course != nil {
			r.UI.ScrollTo("result", 0)
			r.Wait(2)
			r.option("page", 1)
			story := r.wordsOf("result")
			for _, moment := range told.Course.Moments {
				if text := moment.Text(r.UI); !tells(story, text) {
					t.Errorf("%q is missing in %q", text, story)
				}
			}
		}
		for _, way := range []string{"again", "new", "watch", "save", "title"} {
			r.Reveal(way)
			r.Fingers()
		}
		r.Click("save")
		if len(r.Notices()) == 0 {
			t.Error("the record was not saved")
		}
	})
}

// The review flows likewise: while it is worked out, and on all of its pages.
func TestReviewFlows(t *testing.T) {
	need.Time(t)
	inEndings(t, func(t *testing.T, lang, id string, seats int, w harness.Window) {
		r, m := ended(t, lang, id, seats, w)
		s := r.Stage
		s.Push(s.Routes.Review(s, m))
		r.Wait(1)
		if !r.Has("page") && !r.Reads(r.T("review.working.hint")) {
			t.Error("nothing is said of what is waited for")
		}
		s.Reviews.Of(m).Step(math.MaxInt)
		r.Wait(3)
		r.checkScale(w)
		for page, words := range []string{"review.note", "review.given", "review.note"} {
			r.option("page", page)
			texts := r.wordsOf("review")
			for _, key := range []string{words, "review.turns", "review.sums", "review.decisions", "review.curve"} {
				if !tells(texts, r.T(key)) {
					t.Errorf("page %d: %q is missing in %q", page, r.T(key), texts)
				}
			}
			for seat := range m.Setup().Seats {
				if page == 1 && !tells(texts, m.Setup().Seats[seat].Name) {
					t.Errorf("nothing is said of seat %d", seat)
				}
			}
			r.UI.ScrollTo("review", 0)
			r.Wait(2)
			if w.Percent == 200 { // of a telephone
				r.Fingers()
			}
		}
	})
}

// The keyboard's focus goes through all of a result and of a review, and is always visible.
func TestFocusGoesThroughEndings(t *testing.T) {
	r, m := ended(t, "es", "islas", 3, endingWindows()[1])
	stops := func(want ...string) {
		t.Helper()
		seen := r.tabsAround()
		for _, id := range want {
			if !seen[id] {
				t.Errorf("%q never gets the focus", id)
			}
		}
	}
	stops("again", "title", "page")
	r.option("page", 1)
	stops("story.0", "again", "title")
	s := r.Stage
	s.Reviews.Of(m).Step(math.MaxInt)
	s.Push(s.Routes.Review(s, m))
	r.Wait(3)
	stops("back", "page", "turn.0")
	r.option("page", 2)
	stops("filter", widgets(r.Harness, "decision.")[0].ID)
}

// flowed returns the scenes of text with many controls, in their fullest states.
func flowed() (all []scene) {
	names := map[string]bool{"new": true, "new with a box": true, "games": true, "delete": true, "chronicle": true, "achievements": true}
	for _, sc := range scenes() {
		if names[sc.name] {
			all = append(all, sc)
		}
	}
	setUp := func(game, seats int) scene {
		return scene{name: fmt.Sprintf("game %d with %d more", game, seats), open: func(t testing.TB, s *stage.Stage) stage.Scene {
			must.OK(t, s.Choose(s.Games[game]))
			return s.Routes.NewGame(s)
		}, fill: func(r *rig) {
			r.option("count", seats)
			r.option("seat.2.control", 1)
			r.option("seat.2.level", 1)
		}}
	}
	asked := scene{name: "code", open: setUp(0, 0).open, fill: func(r *rig) {
		r.Pick("code")
		r.write("code.field", "nonsense")
		r.Pick("code.take")
	}}
	all = append(all, setUp(0, 3), setUp(1, 0), asked)
	for game, days := range []int{40, 40, 0} {
		all = append(all, scene{name: fmt.Sprint("voyages ", game), open: func(t testing.TB, s *stage.Stage) stage.Scene { return challengesOf(t, s, game%2, days) }})
	}
	for _, sc := range gamesScenes() {
		if sc.name == "trouble" {
			sc.fill = func(r *rig) {
				for _, e := range r.Stage.Saves.Library().List() { // which is shown once it has been seen
					r.Reveal(part("delete", e.ID))
					r.Rest()
				}
			}
		}
		if sc.name == "finished" || sc.name == "trouble" {
			all = append(all, sc)
		}
	}
	return all
}

// Controls in scenes of text can be reached by scrolling one area down, and hit, by a finger too, with nothing cut short, where twice the
// usual size leaves the least room, the languages taking turns; and what gets the keyboard's focus is scrolled into view, once around.
func TestWordsThatFlowCanBeHit(t *testing.T) {
	windows := []harness.Window{{W: 320, H: 568, Percent: 200}, {W: 568, H: 320, Percent: 200}, {W: 320, H: 256, Percent: 200}}
	for i, sc := range flowed() {
		for k, w := range need.Few(windows, 1, i) {
			lang := []string{"en", "es", "de"}[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
				t.Parallel()
				r := sc.opened(t, lang, w)
				r.Rest()
				r.Whole()
				r.Wait(3)
				r.checkWidgets()
				var areas []string
				for _, at := range r.UI.Widgets() {
					if at.Role == ui.RoleScroll && !at.Covered {
						areas = append(areas, at.ID)
					}
				}
				if len(areas) > 1 {
					t.Errorf("these are scrolled one by one: %q", areas)
				}
				r.Move(r.UI.Bounds().Middle())
				for range 4 { // and a finger can hit all of it
					r.Wheel(1000)
				}
				for range 60 {
					r.Fingers()
					r.nothingCut()
					at, most := r.UI.ScrollOffset(strings.Join(areas, ""))
					if at >= most-1 {
						break
					}
					r.Wheel(-2)
					r.Wait(1)
				}
				r.tabsAround()
			})
		}
	}
}

// tabsAround gives everything the keyboard's focus in turn, checks that it is then visible, and returns what had it.
func (r *rig) tabsAround() (stops map[string]bool) {
	r.t.Helper()
	stops = map[string]bool{}
	for range 400 {
		r.Key(ui.KeyTab)
		at := r.Widget(r.UI.Focused())
		if stops[at.ID] {
			return stops
		}
		stops[at.ID] = true
		if at.Role != ui.RoleScroll && (!at.Visible || at.Rect.H < min(40*r.Scale(), r.UI.Bounds().H/4)) {
			r.t.Errorf("%q has the focus, of which %v is seen", at.ID, at.Rect)
		}
	}
	r.t.Errorf("%d things get the focus", len(stops))
	return stops
}

// nothingCut reports visible texts that are cut short, except the longest names.
func (r *rig) nothingCut() {
	r.t.Helper()
	r.UI.DrawnEms(func(text string, _ ui.Rect, _ float64) bool {
		if named := strings.Contains(text, "WWW") || strings.Contains(text, "MMM"); strings.HasSuffix(text, "…") && !named && text != r.T("games.open") {
			r.t.Errorf("%q is cut", text)
		}
		return true
	})
}
