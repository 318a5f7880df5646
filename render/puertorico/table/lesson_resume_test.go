package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/playing"
	"islas/render/puertorico/table"
	"islas/render/settings"
)

// The lesson can be begun at every of its steps, with the same to be seen as when it is reached, and goes on from there.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	for _, w := range lessonWindows[:3] {
		t.Run(w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, "en", w, 0)
				p.Stage.Settings.Speed = settings.Instant
				for step := range p.lesson.Steps {
					p.Rest()
					before := p.written()
					p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, step))
					p.Rest()
					p.hears(step)
					if after := p.written(); !slices.Equal(before, after) {
						t.Errorf("step %d: shown is %v instead of %v", step, missing(after, before), missing(before, after))
					}
					if step > 0 && step%3 == 0 {
						p.Click("lesson.back")
						p.Rest()
						p.hears(step - 1)
						p.takes(step - 1)
						p.Rest()
						p.hears(step)
					}
					p.takes(step)
				}
				p.goesOn()
			})
		})
	}
}

// written is what is written on the table.
func (p *pupil) written() (all []string) {
	for text := range p.UI.DrawnTexts {
		all = append(all, text)
	}
	return all
}

// missing is what of some texts is not among others.
func missing(texts, others []string) (some []string) {
	for _, text := range texts {
		if !slices.Contains(others, text) {
			some = append(some, text)
		}
	}
	return some
}

// Whoever left the lesson goes on at the sentence that was said then, though the lesson has changed since.
func TestLessonIsResumedWhereItWasLeft(t *testing.T) {
	for key, known := range map[string]bool{"harvest": true, "said no more": false} {
		t.Run(key, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, "en", lessonWindows[0], 0)
				want := 0
				if known {
					want = p.stepSaying(key)
				}
				p.Stage.KeepLesson(4, key)
				p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, 4))
				p.Rest()
				p.hears(want)
			})
		})
	}
}

// A lesson names whoever takes it and the others in turn order, on whichever seat it is taken.
func TestLessonNamesWhoeverTakesIt(t *testing.T) {
	for human, want := range [][3]string{{"Ana", "Blas", "Cira"}, {"Blas", "Cira", "Ana"}, {"Cira", "Ana", "Blas"}} {
		var seats []string
		for i, name := range []string{"Ana", "Blas", "Cira"} {
			control := "easy"
			if i == human {
				control = game.Human
			}
			seats = append(seats, fmt.Sprintf(`{"name": %q, "control": %q}`, name, control))
		}
		data := fmt.Sprintf(`{"setup": {"seed": "1", "start": %d, "rules": {"points": 75}, "seats": [%s]}, "steps": [{"say": "help"}]}`,
			human, strings.Join(seats, ", "))
		t.Run(want[0], func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := newRig(t, "en", lessonWindows[0])
				at, err := table.LessonOf(r.Stage, []byte(data), 0)
				if err != nil {
					t.Fatal(err)
				}
				r.Stage.Go(at)
				r.Rest()
				if got, want := r.Widget("lesson.sheet").Label, r.T("lesson.help", "me", want[0], "left", want[1], "right", want[2]); got != want {
					t.Errorf("said is %q, want %q", got, want)
				}
			})
		})
	}
}

// In the lesson every role of its game is played, and whoever takes it does at least a third of it.
func TestLessonIsDoneByWhoeverTakesIt(t *testing.T) {
	t.Parallel()
	l, err := playing.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	own, roles := 0, map[puertorico.Role]bool{}
	for _, step := range l.Steps {
		if step.Waits {
			own++
		}
		for _, a := range slices.Concat(step.Play, step.Do) {
			if a.Kind == puertorico.TakeRole {
				roles[a.Role()] = true
			}
		}
	}
	if own < 14 || 3*own < len(l.Steps) {
		t.Errorf("of %d steps %d are done by the player", len(l.Steps), own)
	}
	m, err := playing.LessonMatch(l, engine.Engine{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State()
	for r := range puertorico.Role(puertorico.Roles) {
		if s.InGame(r) && !roles[r] {
			t.Errorf("%v is never played", r)
		}
	}
}
