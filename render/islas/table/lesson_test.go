package table_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/islas"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/islas/table"
	"islas/render/playing"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/ui"
)

// pupil is somebody who takes the lesson by the mouse.
type pupil struct {
	*rig
	lesson *playing.Lesson[islas.Action]
}

// learn begins the lesson at a step, from 0.
func learn(t testing.TB, lang string, w harness.Window, step int) *pupil {
	t.Helper()
	l, err := playing.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	p := &pupil{newRig(t, lang, w), l}
	p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, step))
	return p
}

// lessonWindows are windows of every layout.
var lessonWindows = []harness.Window{
	{W: 1280, H: 720, Percent: 100}, {W: 1280, H: 720, Percent: 200}, {W: 768, H: 1024, Percent: 100}, {W: 900, H: 450, Percent: 100},
	{W: 1920, H: 1080, Percent: 100},
}

// TestLesson takes the whole lesson by the mouse. At every step the sentence is said, what it speaks of is to be seen and not
// covered, and in the end its match goes on as any other.
func TestLesson(t *testing.T) {
	for i, w := range lessonWindows {
		for k, lang := range locales.Languages() {
			t.Run(lang+" "+w.String(), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					p := learn(t, lang, w, 0)
					p.Stage.Settings.Speed = settings.Speeds()[1+(i+k)%3]
					for step := range p.lesson.Steps {
						p.Rest()
						p.hears(step)
						p.lit(step)
						p.takes(step)
					}
					p.goesOn()
				})
			})
		}
	}
}

// gap is a parameter in a text.
var gap = regexp.MustCompile(`\\\{[a-z]+\\\}`)

// hears checks that a step is said.
func (p *pupil) hears(step int) {
	p.t.Helper()
	w, ok := p.Find("lesson.sheet")
	want := p.T("lesson." + p.lesson.Steps[step].Say)
	if !ok || !regexp.MustCompile("^"+gap.ReplaceAllString(regexp.QuoteMeta(want), ".+")+"$").MatchString(w.Label) || strings.ContainsAny(w.Label, "{[") {
		p.t.Fatalf("step %d: said is %q, want %q; there are %v", step, w.Label, want, p.IDs())
	}
	if n := len(strings.Fields(w.Label)); n > 36 {
		p.t.Errorf("step %d: %d words at once: %s", step, n, w.Label)
	}
	if !p.UI.Bounds().Holds(w.Rect) {
		p.t.Errorf("step %d: the sheet lies at %v", step, w.Rect)
	}
}

// lit checks that all names of a step are known, and that what is lit is not covered by the sheet.
func (p *pupil) lit(i int) {
	p.t.Helper()
	step := p.lesson.Steps[i]
	at := p.Stage.Top().(*table.Table)
	sheet := p.Widget("lesson.sheet").Rect
	names := slices.Concat(step.Lit, step.Keep, slices.Sorted(maps.Keys(step.Wrong)))
	for _, name := range names {
		rects := at.Spots(name)
		if len(rects) == 0 {
			p.t.Errorf("step %d: %q is nowhere", i, name)
		}
		for _, r := range rects {
			in := r.Intersect(sheet)
			if slices.Contains(step.Lit, name) && in.W*in.H > 0.2*r.W*r.H {
				p.t.Errorf("step %d: the sheet at %v covers %q at %v", i, sheet, name, r)
			}
		}
	}
	for name, key := range step.Wrong {
		if p.T("lesson." + key)[0] == '[' {
			p.t.Errorf("step %d: no answer to a click on %s: %q", i, name, key)
		}
	}
	if !step.Waits {
		return
	}
	for _, id := range p.wayAt(i) {
		if w, ok := p.Find(id); ok {
			in := w.Rect.Intersect(sheet)
			if in.W*in.H > 0.2*w.Rect.W*w.Rect.H {
				p.t.Errorf("step %d: the sheet at %v covers %q at %v", i, sheet, id, w.Rect)
			}
		}
	}
}

// wayAt is what is to be clicked at a step.
func (p *pupil) wayAt(i int) []string {
	p.t.Helper()
	m, err := playing.LessonMatch(p.lesson, engine.Engine{}, i)
	if err != nil {
		p.t.Fatal(err)
	}
	s := m.State()
	return wayIn(&s, p.lesson.Steps[i].Do[0])
}

// takes takes a step: it does what is asked for, or reads on.
func (p *pupil) takes(i int) {
	p.t.Helper()
	if !p.lesson.Steps[i].Waits {
		p.Click("lesson.next")
		return
	}
	for _, id := range p.wayAt(i) {
		if w, ok := p.Find(id); ok && p.Has("lesson.sheet") { // what is left may have had no alternative
			p.ClickAt(w.Rect.Middle())
		}
	}
}

// goesOn checks that the match of the lesson is kept after its end, and goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
	p.Rest()
	if p.Has("lesson.sheet") {
		p.t.Fatalf("the lesson still says %q", p.Widget("lesson.sheet").Label)
	}
	if s := p.state(); s.Round() != 4 || s.Decision().Seat != 0 || s.Points(0) != 8 {
		p.t.Errorf("round %d, seat %d decides, %d points", s.Round(), s.Decision().Seat, s.Points(0))
	}
	n := p.played()
	p.do(islas.DrawAction())
	p.Rest()
	p.first(islas.Load)
	p.Rest()
	p.do(islas.EndAction())
	p.Rest()
	if p.played() < n+6 {
		p.t.Errorf("%d actions after %d: nobody else plays", p.played(), n)
	}
	if !p.Stage.Been().Done {
		p.t.Error("that the lesson was taken is not kept")
	}
}

// The lesson can be begun at every of its steps, with the same to be seen as when it is reached, and goes on from there.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[0], 0)
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

// A click beside what is lit does nothing, and is answered kindly.
func TestLessonAnswersWrongClicks(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[0], 5)
		p.Rest()
		p.hears(5)
		for name, key := range p.lesson.Steps[5].Wrong {
			at := p.Stage.Top().(*table.Table).Spots(name)[0]
			if name == "hand" || name == "island:0" {
				continue // of which parts are lit
			}
			p.ClickAt(at.Middle())
			if p.hears(5); p.Widget("lesson.sheet").Value != p.T("lesson."+key) {
				t.Errorf("%s answers %q, want %q", name, p.Widget("lesson.sheet").Value, p.T("lesson."+key))
			}
		}
		p.Key(ui.KeyD) // draws, outside of lessons
		if p.hears(5); p.Widget("lesson.sheet").Value != p.T("teach.not-yet") {
			t.Errorf("the key answers %q", p.Widget("lesson.sheet").Value)
		}
		if _, err := p.Store.Read(stage.SaveName); err == nil {
			t.Error("something is kept as a game that is running")
		}
		p.takes(5)
		p.Rest()
		p.hears(6)
	})
}

// A lesson is not left for a look back at an arrival: it goes on saying what it says.
func TestLessonIsNotLeftForALookBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[4], 15)
		p.Rest()
		i := slices.IndexFunc(p.UI.Widgets(), func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "log.") })
		if i < 0 {
			t.Fatalf("no line of the log can be opened, there are %v", p.IDs())
		}
		p.UI.Focus(p.UI.Widgets()[i].ID)
		p.Key(ui.KeyEnter)
		p.Rest()
		if p.hears(15); p.Has("back.close") {
			t.Error("an earlier step is looked at")
		}
		p.Click("lesson.next")
		p.Rest()
		p.hears(16)
	})
}

// Whoever left the lesson goes on at the sentence that was said then, though the lesson has changed since.
func TestLessonIsResumedWhereItWasLeft(t *testing.T) {
	for key, want := range map[string]int{"turn": 9, "said no more": 0} {
		t.Run(key, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 0)
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
				control = "human"
			}
			seats = append(seats, fmt.Sprintf(`{"name": %q, "control": %q, "island": %q}`, name, control, board.IDs()[i]))
		}
		data := fmt.Sprintf(`{"setup": {"seed": "1", "start": %d, "rules": {"draw_privilege": 4, "goal": 19}, "seats": [%s]}, "steps": [{"say": "help"}]}`,
			human, strings.Join(seats, ", "))
		t.Run(want[0], func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				r := newRig(t, "en", harness.Window{W: 1280, H: 720, Percent: 100})
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
