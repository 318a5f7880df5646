package shell_test

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/game/review"
	"islas/locales"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/ui"
)

// quickly is the effort of reviews in tests that do not check their quality.
var quickly = review.Effort{Curve: 4000, Think: 1500, Compare: 2000, Deep: 400}

// reviewed opens the review of a game of so many seats that computers have played, on top of its result. With done it is complete, and
// otherwise just begun.
func reviewed(t testing.TB, lang, id string, seats int, w harness.Window, done bool) (*harness.Harness, match.Any) {
	t.Helper()
	s := houseOf(t, lang)
	s.Reviews.Effort = quickly
	m := matchOf(t, s, id, seats)
	must.OK(t, s.Choose(s.GameOf(m)))
	if done {
		s.Reviews.Of(m).Step(math.MaxInt)
	}
	s.Go(s.Routes.Result(s, m))
	h := harness.New(t, s, w)
	complete(t, h)
	h.Wait(2)
	s.Push(s.Routes.Review(s, m))
	h.Wait(3)
	return h, m
}

// lookedOver opens the complete review of a match.
func lookedOver(s *stage.Stage, m match.Any) stage.Scene {
	s.Reviews.Effort = quickly
	s.Reviews.Of(m).Step(math.MaxInt)
	return s.Routes.Review(s, m)
}

// Turning points are shown with what was done, what would have been better, and how much it mattered, to assistive tools, too, to which no
// number is told without what it counts. In every window, in languages that take turns and with few and many players, all pages of a review
// fit, and no turning point's mark covers another one.
func TestReviewFits(t *testing.T) {
	figures := regexp.MustCompile(`\b\d+\s?%|\b\d+\x{a0}%`)
	for i, id := range need.Few(ids(), 2, 0) {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			h, m := reviewed(t, locales.Languages()[i%3], id, seated(id, []int{5, 2, 4}[i%3]), usual, true)
			if told := words(h); strings.Contains(told, "BARE") || !strings.Contains(told, h.T("review.percent", "n", 100)) {
				t.Errorf("told is %s", told)
			}
			r := h.Stage.Reviews.Of(m)
			if len(r.Turns) < 2 {
				t.Fatalf("there are %d turning points", len(r.Turns))
			}
			for i, turn := range r.Turns {
				label, looked := h.Widget("mark."+strconv.Itoa(i)).Label, &r.Looked[turn.Moment]
				if !strings.Contains(label, m.Setup().Seats[turn.Seat].Name) || !figures.MatchString(label) {
					t.Errorf("turning point %d says %q", i, label)
				}
				if turn.Kind == review.Mistake && (!strings.Contains(label, looked.What(h.UI)) || !strings.Contains(label, looked.Else(h.UI))) {
					t.Errorf("a mistake is told as %q", label)
				}
				if looked.Else != nil && looked.Else(h.UI) == looked.What(h.UI) {
					t.Errorf("what was done and what would have been better are both %q", looked.What(h.UI))
				}
			}
			for _, w := range windows() {
				h.Resize(w)
				h.Wait(2) // what was scrolled comes to its place in the new window
				marks := widgets(h, "mark.")
				for k, mark := range marks {
					for _, other := range marks[:k] {
						if both := mark.Rect.Intersect(other.Rect); !both.Empty() {
							t.Errorf("%s: %s and %s cover each other: %v", w, mark.ID, other.ID, both)
						}
					}
				}
				for page := range 3 {
					h.Pick("page/" + strconv.Itoa(page))
				}
				h.Pick("filter/1")
				h.Pick("page/0")
			}
		})
	}
}

// The review is worked on between frames: meanwhile a bar shows its progress, and it can be left at once. On return it continues where it
// was.
func TestReviewWorks(t *testing.T) {
	h, m := reviewed(t, "en", "islas", 4, usual, false)
	h.Stage.Reviews.Effort = review.Effort{}
	before := -1
	for range 5 {
		n, err := strconv.Atoi(h.Widget("progress").Value)
		if err != nil || n < before || n > 100 {
			t.Fatalf("%v: after %d %% comes %d %%", err, before, n)
		}
		before = n
		h.Wait(1)
		if !h.Has("progress") {
			break
		}
	}
	h.Key(ui.KeyEscape)
	if h.Wait(2); h.Has("progress") || !h.Has("review") {
		t.Fatal("one cannot leave")
	}
	part := h.Stage.Reviews.Of(m).Progress()
	h.Click("review")
	if now := h.Stage.Reviews.Of(m).Progress(); now < part {
		t.Errorf("it begins anew: %v after %v", now, part)
	}
	for range 100_000 {
		if h.Wait(1); !h.Has("progress") {
			break
		}
	}
	if h.Has("progress") || !h.Has("turn.0") {
		t.Error("it does not end")
	}
	if h.Wait(3); h.Stage.Top().Busy() {
		t.Error("it is still busy when it is done")
	}
}

// The parts of the chances at the end add up as they are written, except for rounding. The filter lists only decisions that gave something
// away, with what would have been better. A click on a turning point, on a decision or in the chart shows that moment in the replay, from
// which one can come back; who slides along the chart is told of one decision after the other.
func TestReviewPages(t *testing.T) {
	h, m := reviewed(t, "en", "islas", 4, harness.Window{W: 1920, H: 1080, Percent: 100}, true)
	r := h.Stage.Reviews.Of(m)
	leads := func(click func(), want int) {
		t.Helper()
		click()
		h.Wait(3)
		if n := shown(t, h); n != want {
			t.Errorf("it leads to step %d, not to %d", n, want)
		}
		h.Click("replay.leave")
		if h.Wait(3); !h.Has("page/0") {
			t.Fatal("there is no way back")
		}
	}
	leads(func() { h.Click("turn.1") }, r.Looked[r.Turns[1].Moment].Step)
	chart := h.Widget("chances").Rect
	leads(func() { h.ClickAt(ui.Point{X: chart.X + chart.W*0.5, Y: chart.Y + 3}) }, r.Looked[len(r.Looked)/2].Step)
	told := map[string]bool{}
	for x := chart.X + 5; x < chart.Right(); x += chart.W / 40 {
		h.Move(ui.Point{X: x, Y: chart.Bottom() - 12})
		h.Wait(3)
		told[h.Widget("chances").Tooltip] = true
	}
	if len(told) < 20 {
		t.Errorf("who slides along the chart is told of %d decisions", len(told))
	}
	h.Click("page/1")
	for seat, a := range r.Accounts {
		sum := int(math.Round(float64(a.Start) * 100 / review.Whole))
		for _, part := range []string{"by-luck", "own", "others"} {
			text := h.Widget("sum." + part + "." + strconv.Itoa(seat+1)).Value
			n, err := strconv.Atoi(strings.NewReplacer("−", "-", "+", "", "%", "").Replace(text))
			must.OK(t, err)
			sum += n
		}
		if end := a.End * 100 / review.Whole; sum < end-2 || sum > end+2 || m.Winners().Has(game.Seat(seat)) != (a.End > 0) {
			t.Errorf("seat %d comes to %d %%, and ends with %d %%", seat, sum, end)
		}
	}
	h.Click("page/2")
	listed := widgets(h, "decision.")
	for _, w := range listed {
		i, err := strconv.Atoi(strings.TrimPrefix(w.ID, "decision."))
		must.OK(t, err)
		if looked := &r.Looked[i]; looked.Cost <= 0 || !strings.Contains(w.Label, h.T("review.better", "what", looked.Else(h.UI))) {
			t.Errorf("decision %d cost %d and is listed as %q", i, looked.Cost, w.Label)
		}
	}
	if len(listed) == 0 {
		t.Fatal("nothing is listed")
	}
	h.Click("filter/1")
	first := 0
	for !r.Looked[first].Choice {
		first++
	}
	leads(func() { h.Click("decision." + strconv.Itoa(first)) }, r.Looked[first].Step)
}
