package table_test

import (
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/render/islas/table"
	"islas/render/keep/settings"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// pupil is somebody who takes the lesson by the mouse.
type pupil struct {
	*rig
	*tabletest.Pupil[islas.State, islas.Action, islas.Event]
}

// learn begins the lesson at a step, from 0.
func learn(t testing.TB, lang string, w harness.Window, step int) *pupil {
	t.Helper()
	r := newRig(t, lang, w)
	p := &pupil{r, tabletest.Learn(t, r.Rig, assets.Lesson, step)}
	p.Way, p.Do, p.GoesOn = p.wayAt, p.does, p.goesOn
	return p
}

// lessonWindows are windows of every layout.
var lessonWindows = tabletest.Layouts()

// TestLesson takes the whole lesson by the mouse, in windows of every layout, in languages and at speeds that take turns.
func TestLesson(t *testing.T) {
	tabletest.TakeIn(t, lessonWindows, func(t *testing.T, lang string, w harness.Window) *tabletest.Pupil[islas.State, islas.Action, islas.Event] {
		return learn(t, lang, w, 0).Pupil
	})
}

// wayAt returns what is to be clicked at a step; the button of the town is not lit.
func (p *pupil) wayAt(i int) []string {
	p.t.Helper()
	s, a := p.Position(i), p.Lesson.Steps[i].Do[0]
	if a.Kind == islas.MakeTown {
		a.Kind = islas.MakePalace // by the same clicks on plots
	}
	return wayIn(&s, a)
}

// does does what a step demands.
func (p *pupil) does(i int) {
	p.t.Helper()
	for _, id := range p.wayAt(i) {
		if w, ok := p.Find(id); ok && p.Has("lesson.sheet") { // the rest may have had no alternative
			p.ClickAt(w.Rect.Middle())
		}
	}
}

// goesOn checks the position of the match after the lesson, and that it goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
	if s := p.state(); s.Round() != 3 || s.Decision().Seat != 0 || s.Points(0) != 9 {
		p.t.Errorf("round %d, seat %d decides, %d points", s.Round(), s.Decision().Seat, s.Points(0))
	}
	n := p.played()
	p.first(islas.Load)
	p.Rest()
	if p.played() == n+1 { // the turn may have ended with the loading
		p.first(islas.EndTurn)
		p.Rest()
	}
	if p.played() < n+5 {
		p.t.Errorf("%d actions after %d: nobody else plays", p.played(), n)
	}
}

// TestLessonIsResumedAtEveryStep checks that the lesson can begin at each of its steps, looks as it does when the step is reached, and
// goes on from there.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[0], 0)
		p.Stage.Settings.Speed = settings.Instant
		p.TakeResuming()
	})
}

// TestLessonAnswersWrongClicks checks that a click beside what is lit does nothing, and is answered kindly.
func TestLessonAnswersWrongClicks(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[0], 0)
		step := p.StepSaying("build")
		p.From(step)
		p.Rest()
		p.Hears(step)
		for name, key := range p.Lesson.Steps[step].Wrong {
			at := p.Stage.Top().(*table.Table).Spots(name)[0]
			if name == "hand" || name == "island:0" {
				continue // of which parts are lit
			}
			p.ClickAt(at.Middle())
			p.Answers(step, "lesson."+key)
		}
		p.Key(ui.KeyD) // draws, outside of lessons
		p.Answers(step, "teach.not-yet")
		if harness.Saved(p.Stage) != nil {
			t.Error("something is kept as a game that is running")
		}
		p.Takes(step)
		p.Rest()
		p.Hears(step + 1)
	})
}

// TestLessonLightsWhatIsMeant checks that only the plots that a lesson waits for are lit to be clicked.
func TestLessonLightsWhatIsMeant(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[0], 0)
		var lit islas.PlotSet
		for i, step := range p.Lesson.Steps {
			if !step.Waits {
				continue
			}
			p.From(i)
			p.Rest()
			meant := step.Do[0].From.Add(step.Do[0].Plot)
			lit |= p.glowing()
			if others := p.glowing() &^ meant; others != 0 {
				t.Errorf("step %d waits for %v, and %v are lit, too", i+1, step.Do[0], others)
			}
		}
		if lit.Count() < 4 {
			t.Errorf("only %v were lit", lit)
		}
	})
}

// TestLessonNamesWhoeverTakesIt checks that a lesson names whoever takes it and the others in turn order, on any seat.
func TestLessonNamesWhoeverTakesIt(t *testing.T) {
	tabletest.NamesWhoever(t, "help", map[string]any{"draw_privilege": 4, "goal": 19}, "island", board.IDs(), func(t *testing.T, lesson []byte) *harness.Harness {
		r := newRig(t, "en", lessonWindows[0])
		at, err := table.LessonOf(r.Stage, lesson, 0)
		must.OK(t, err)
		r.Stage.Go(at)
		return r.Harness
	})
}
