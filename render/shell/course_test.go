package shell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// counted opens the result of a match, whose notices are gone.
func counted(t testing.TB, lang string, m match.Any, w harness.Window) *rig {
	t.Helper()
	s := newStage(t, lang)
	r := open(t, s, s.Routes.Result(s, m), w)
	r.Pass(time.Minute)
	r.Wait(3)
	return r
}

// The course of a match has the points of every round, and ends with what is counted. It is the same for a match that was saved
// and continued.
func TestCourseTellsThePoints(t *testing.T) {
	for n := islas.MinSeats; n <= islas.MaxSeats; n++ {
		m := over(t, n)
		data, err := m.Save()
		must.OK(t, err)
		loaded, _, err := match.Load(engine.Engine{}, data)
		must.OK(t, err)
		s := newStage(t, "en")
		course, again := s.Game.Result(s, m).Course, s.Game.Result(s, loaded).Course
		if !slices.EqualFunc(course.Points, again.Points, slices.Equal) || len(course.Moments) != len(again.Moments) {
			t.Error("the course of a game that was continued is another")
		}
		if len(course.Points) != m.Round()+1 || course.Goal != islas.DefaultGoal {
			t.Errorf("there are %d rounds towards %d", len(course.Points)-1, course.Goal)
		}
		for _, step := range m.Steps() {
			if e := step.Event; e.Kind == islas.EvRound && !slices.Equal(course.Points[e.Round], e.Points[:n]) {
				t.Errorf("after round %d: %v, want %v", e.Round, course.Points[e.Round], e.Points[:n])
			}
		}
		for seat := range game.Seat(n) {
			if got := course.Points[m.Round()][seat]; got != m.Points(seat) {
				t.Errorf("seat %d ends with %d points, want %d", seat, got, m.Points(seat))
			}
		}
	}
}

// The moments shown of a match have happened: towns, privileges that were taken, ships that brought several settlers, and the goal.
func TestMomentsHaveHappened(t *testing.T) {
	m := over(t, 4)
	r := counted(t, "en", m, full)
	course := r.Stage.Game.Result(r.Stage, m).Course
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

// The result fills its window, in every one and for every number of players: chart and points are there, at once or in turn, and each
// medallion and each sentence of the story can be seen whole.
func TestResultFillsTheWindow(t *testing.T) {
	for _, n := range []int{2, 5} {
		m := over(t, n)
		for i, w := range windows() {
			for _, lang := range harness.InTurn([]string{"de", "en"}[(i+n)%2]) {
				t.Run(fmt.Sprint(n, lang, w), func(t *testing.T) {
					t.Parallel()
					r := counted(t, lang, m, w)
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
	}
}

// Pointing at a sentence of the story highlights its medallion, which has the same text.
func TestStoryAndChartBelongTogether(t *testing.T) {
	r := counted(t, "de", over(t, 5), full)
	looked := 0
	for _, w := range r.UI.Widgets() {
		if !strings.HasPrefix(w.ID, "story.") {
			continue
		}
		looked++
		before := r.Picture()
		r.Move(w.Rect.Middle())
		r.Wait(3)
		if r.Picture() == before {
			t.Errorf("pointing at %q changes nothing", w.Label)
		}
		r.Away()
		r.Wait(3)
		_, said, _ := strings.Cut(w.Label, ": ")
		if !slices.ContainsFunc(r.UI.Widgets(), func(o ui.Widget) bool {
			return strings.HasPrefix(o.ID, "moment.") && strings.Contains(o.Tooltip, said)
		}) {
			t.Errorf("no medallion says %q", said)
		}
	}
	if looked < 4 {
		t.Errorf("the story has %d sentences", looked)
	}
}
