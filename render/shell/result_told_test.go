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
