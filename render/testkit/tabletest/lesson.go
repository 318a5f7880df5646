package tabletest

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// Pupil is a player who takes the lesson of a game.
type Pupil[S any, A game.Action, E any] struct {
	Lesson *session.Lesson[A]

	// Way returns the widgets to click at a step with a task, as far as they are known before the first click.
	Way func(i int) []string
	// Do does the task of such a step.
	Do func(i int)
	// ReadOn goes on from a step without a task.
	ReadOn func()
	// GoesOn checks that the match of the lesson is where it should be, and can be continued.
	GoesOn func()

	at    *harness.Harness
	t     testing.TB
	rules game.Rules[S, A, E]
}

// Learn begins a lesson, given as data, at a step, from 0. Way, Do and GoesOn are still to be set.
func Learn[S any, A game.Action, E any](t testing.TB, r *Rig[S, A, E], data string, step int) *Pupil[S, A, E] {
	t.Helper()
	l, err := session.ReadLesson(r.rules, []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	p := &Pupil[S, A, E]{Lesson: l, at: r.Harness, t: t, rules: r.rules}
	p.ReadOn = func() { t.Helper(); r.Click("lesson.next") }
	p.From(step)
	return p
}

// From begins the lesson at a step, from 0.
func (p *Pupil[S, A, E]) From(step int) {
	p.at.Stage.Go(p.at.Stage.Routes.Lesson(p.at.Stage, step))
}

// Position returns the position at the beginning of a step.
func (p *Pupil[S, A, E]) Position(i int) S {
	p.t.Helper()
	m, err := session.LessonMatch(p.Lesson, p.rules, i)
	if err != nil {
		p.t.Fatal(err)
	}
	return m.State()
}

// Takes takes a step: it does its task, takes back, rests on what it is to look at, or reads on.
func (p *Pupil[S, A, E]) Takes(i int) {
	p.t.Helper()
	switch step := &p.Lesson.Steps[i]; {
	case step.Waits:
		p.Do(i)
		return
	case step.Undo:
		p.at.Click("undo")
		return
	case step.Look != "":
		if p.at.Has("lesson.next") {
			p.t.Errorf("step %d leads on before %q was looked at", i, step.Look)
		}
		p.at.Move(p.spots(step.Look)[0].Middle())
		p.at.Wait(60)
	}
	p.ReadOn()
}

// spots returns the rectangles on the table of a name in lessons.
func (p *Pupil[S, A, E]) spots(name string) []ui.Rect {
	return p.at.Stage.Top().(interface{ Spots(name string) []ui.Rect }).Spots(name)
}

// Resting returns the input of some seconds in which the pointer rests on something with a name in lessons; it is away for no name.
func Resting(h *harness.Harness, name string) []ui.Input {
	in := ui.Input{Dt: time.Second}
	if name != "" {
		h.Rest()
		in.Pos, in.Inside = h.Stage.Top().(interface{ Spots(name string) []ui.Rect }).Spots(name)[0].Middle(), true
	}
	return slices.Repeat([]ui.Input{in}, 4)
}

// written returns the texts on the table.
func (p *Pupil[S, A, E]) written() (all []string) {
	for text := range p.at.UI.DrawnTexts {
		all = append(all, text)
	}
	return all
}

// StepSaying returns the step with a text.
func (p *Pupil[S, A, E]) StepSaying(say string) int {
	p.t.Helper()
	i := slices.IndexFunc(p.Lesson.Steps, func(s session.LessonStep[A]) bool { return s.Say == say })
	if i < 0 {
		p.t.Fatalf("no step says %q", say)
	}
	return i
}

// Layouts returns windows of every layout in which a lesson is tested.
func Layouts() []harness.Window {
	return []harness.Window{
		{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}, {W: 900, H: 450, Percent: 100},
		{W: 1920, H: 1080, Percent: 100},
	}
}

// TakeIn takes a whole lesson in windows, in languages and at speeds that take turns.
func TakeIn[S any, A game.Action, E any](t *testing.T, windows []harness.Window, learn func(t *testing.T, lang string, w harness.Window) *Pupil[S, A, E]) {
	for i, w := range windows {
		t.Run(w.String(), func(t *testing.T) {
			Bubble(t, func(t *testing.T) {
				p := learn(t, locales.Languages()[i%3], w)
				p.at.Stage.Settings.Speed = settings.Speeds()[1+i%2*2]
				p.TakeAll()
			})
		})
	}
}
