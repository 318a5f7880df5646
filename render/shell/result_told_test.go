package shell_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/ui"
)

// asked is a game of whose moments it is counted how often their sentences are asked for.
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

// The sentences about a match are made once for a language and a size, and anew for another.
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

// In the chart is marked what is major, and other moments only while they are pointed at in the story.
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

// Who hears the result instead of seeing it is told what everybody has, from what, and how it came about: no number stands without what
// it counts.
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

// words is what is told of a scene, in which no number may stand without what it counts.
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

// Nor does one in the result or the review of either game.
func TestNoNumberIsToldAlone(t *testing.T) {
	for _, id := range []string{"islas", "puertorico"} {
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
