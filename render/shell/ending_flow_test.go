package shell_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
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

// inEndings runs f for endings of every game, of two and of many players, in windows with languages taking turns.
func inEndings(t *testing.T, f func(t *testing.T, lang, id string, seats int, w harness.Window)) {
	for i, id := range ids() {
		for k, w := range endingWindows() {
			seats := seated(id, []int{2, 5}[(i+k/2)%2])
			lang := []string{"de", "en", "es"}[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %d %s", id, lang, seats, w), func(t *testing.T) {
				t.Parallel()
				f(t, lang, id, seats, w)
			})
		}
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

// twice checks that a scene is twice as large at 200 % as at 100 %.
func (r *rig) twice(w harness.Window) {
	r.t.Helper()
	large := r.Scale()
	if w.Percent != 200 {
		return
	}
	r.Resize(harness.Window{W: w.W, H: w.H, Percent: 100})
	if r.Scale()*2 > large+1e-9 {
		r.t.Errorf("at 200 %% a unit has %.3f pixels, at 100 %% %.3f", large, r.Scale())
	}
	r.Resize(w)
	r.Wait(3)
}

// On telephones a result is twice as large at 200 %, and all of it is reached by scrolling down: every source of everybody's points by its
// name, all moments, and every button, which a finger can hit.
func TestResultFlows(t *testing.T) {
	inEndings(t, func(t *testing.T, lang, id string, seats int, w harness.Window) {
		r, m := ended(t, lang, id, seats, w)
		r.twice(w)
		told := r.Stage.Game.Result(r.Stage, m)
		points := r.wordsOf("result")
		if !tells(points, r.T("result.total")) || !tells(points, r.T("result.rounds", "n", m.Round())) {
			t.Errorf("sum or rounds are missing in %q", points)
		}
		for seat := range game.Seat(seats) {
			if !tells(points, m.Setup().Seats[seat].Name) || !tells(points, strconv.Itoa(m.Points(seat))) {
				t.Errorf("the points of seat %d are missing in %q", seat, points)
			}
			for _, source := range told.Sources {
				if n := source.Amounts[seat].Points; !tells(points, r.T(source.Label)) || n > 0 && !tells(points, strconv.Itoa(n)) {
					t.Errorf("%d points of seat %d from %s are missing in %q", n, seat, r.T(source.Label), points)
				}
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
			r.meets(way)
		}
		r.Click("save")
		if len(r.Notices()) == 0 {
			t.Error("the record was not saved")
		}
	})
}

// meets checks that a finger can hit a widget.
func (r *rig) meets(id string) {
	r.t.Helper()
	if at := r.Widget(id).Rect; at.W < 44*r.Scale()/2 || at.H < 44*r.Scale()/2 {
		r.t.Errorf("%q is %v", id, at)
	}
	r.Fingers()
}

// The review flows likewise: while it is worked out, and on all of its pages.
func TestReviewFlows(t *testing.T) {
	need.Time(t)
	inEndings(t, func(t *testing.T, lang, id string, seats int, w harness.Window) {
		r, m := ended(t, lang, id, seats, w)
		s := r.Stage
		s.Push(s.Routes.Review(s, m))
		r.Wait(1)
		if !r.Has("page") && !tells(r.drawn(), r.T("review.working.hint")) {
			t.Errorf("nothing is said of what is waited for: %q", r.drawn())
		}
		review := s.Reviews.Of(m)
		for !review.Step(1000) {
		}
		r.Wait(3)
		r.twice(w)
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
		r.option("page", 0)
		moments := slices.DeleteFunc(r.IDs(), func(id string) bool { return !strings.HasPrefix(id, "turn.") })
		if len(moments) == 0 || id == "model" {
			return // nothing turned, or its table is no larger than tests need it
		}
		r.Pick(moments[0])
		if s.Top() == s.Under() || r.Has("page/0") {
			t.Error("a turning point leads nowhere")
		}
	})
}

// drawn returns all visible texts.
func (r *rig) drawn() (texts []string) {
	for text := range r.UI.DrawnTexts {
		texts = append(texts, text)
	}
	return texts
}

// The keyboard's focus goes through all of a result and of a review, and is always visible.
func TestFocusGoesThroughEndings(t *testing.T) {
	for i, w := range endingWindows() {
		lang := []string{"es", "de", "en"}[i%3]
		t.Run(fmt.Sprintf("%s %s", lang, w), func(t *testing.T) {
			t.Parallel()
			r, m := ended(t, lang, "islas", 3, w)
			r.follow("again", "title", "page")
			r.option("page", 1)
			r.follow("story.0", "again", "title")
			s := r.Stage
			s.Reviews.Of(m).Step(1 << 40)
			s.Push(s.Routes.Review(s, m))
			r.Wait(3)
			r.follow("back", "page", "turn.0")
			r.option("page", 2)
			r.follow("filter")
			moment := r.UI.Focused()
			if !strings.HasPrefix(moment, "decision.") {
				t.Errorf("after 60 steps the focus is on %q", moment)
			}
		})
	}
}

// follow goes through a scene by Tab, and checks that every focused widget is in view, and that the wanted ones are among them.
func (r *rig) follow(want ...string) {
	r.t.Helper()
	got := map[string]bool{}
	for range 60 {
		r.Key(ui.KeyTab)
		id := r.UI.Focused()
		at := r.Widget(id)
		if seen := at.Rect.Intersect(r.UI.Bounds()); !at.Visible || seen.H < min(at.Rect.H, r.UI.Bounds().H/3)-1 {
			r.t.Errorf("the focus on %q is not to be seen: %v", id, at.Rect)
		}
		got[id] = true
	}
	for _, id := range want {
		if !got[id] {
			r.t.Errorf("%q never gets the focus", id)
		}
	}
}
