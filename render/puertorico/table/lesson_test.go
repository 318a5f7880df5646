package table_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/playing"
	"islas/render/puertorico/table"
	"islas/render/settings"
	"islas/render/ui"
)

// pupil is somebody who takes the lesson.
type pupil struct {
	*rig
	lesson *playing.Lesson[puertorico.Action]
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
	{W: 1920, H: 1080, Percent: 100}, {W: 1200, H: 1920, Percent: 100},
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

// lit checks that all names of a step are known, and that neither what is lit nor what is to be clicked is covered by the sheet.
func (p *pupil) lit(i int) {
	p.t.Helper()
	step := p.lesson.Steps[i]
	at := p.Stage.Top().(*table.Table)
	sheet := p.Widget("lesson.sheet").Rect
	check := func(what string, r ui.Rect) {
		if in := r.Intersect(sheet); in.W*in.H > 0.2*r.W*r.H {
			p.t.Errorf("step %d: the sheet at %v covers %q at %v", i, sheet, what, r)
		}
	}
	for _, name := range slices.Concat(step.Lit, step.Keep, slices.Sorted(maps.Keys(step.Wrong))) {
		rects := at.Spots(name)
		if len(rects) == 0 {
			p.t.Errorf("step %d: %q is nowhere", i, name)
		}
		for _, r := range rects {
			if slices.Contains(step.Lit, name) {
				check(name, r)
			}
		}
	}
	for name, key := range step.Wrong {
		if p.T("lesson." + key)[0] == '[' {
			p.t.Errorf("step %d: no answer to a click on %s: %q", i, name, key)
		}
	}
	for _, key := range step.Knows {
		if p.T("explain." + key)[0] == '[' {
			p.t.Errorf("step %d: nothing is explained by %q", i, key)
		}
	}
	for _, id := range p.wayAt(i) {
		if w, ok := p.Find(id); ok {
			check(id, w.Rect)
		} else {
			p.t.Errorf("step %d: there is no %q to be clicked", i, id)
		}
	}
}

// at is the position when a step is said.
func (p *pupil) at(i int) puertorico.State {
	p.t.Helper()
	m, err := playing.LessonMatch(p.lesson, engine.Engine{}, i)
	if err != nil {
		p.t.Fatal(err)
	}
	return m.State()
}

// wayAt is what is to be clicked at a step, as far as it is known before the first click.
func (p *pupil) wayAt(i int) []string {
	step := p.lesson.Steps[i]
	switch {
	case !step.Waits:
		return nil
	case step.Do[0].Kind == puertorico.Man:
		return []string{"confirm"}
	}
	s := p.at(i)
	return wayIn(&s, step.Do[0])
}

// takes takes a step by the mouse: it does what is asked for, or reads on.
func (p *pupil) takes(i int) {
	p.t.Helper()
	step := p.lesson.Steps[i]
	switch {
	case !step.Waits:
		p.presses("lesson.next")
	case step.Do[0].Kind == puertorico.Man:
		p.place(p.placed(i))
	default:
		for _, id := range p.wayAt(i) {
			p.presses(id)
		}
	}
}

// presses clicks a widget, which must be there to be used.
func (p *pupil) presses(id string) {
	p.t.Helper()
	if !p.click(id) {
		p.t.Fatalf("%s can't be clicked, there are %v", id, p.IDs())
	}
}

// placed is where the player's colonists are to be after a step.
func (p *pupil) placed(i int) puertorico.Placement {
	p.t.Helper()
	s := p.at(i)
	seat := s.Decision().Seat
	for _, a := range p.lesson.Steps[i].Do {
		if err := s.Apply(a, nil); err != nil {
			p.t.Fatal(err)
		}
	}
	return s.Player(seat).Placement()
}

// goesOn checks that the match of the lesson is kept after its end, and goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
	p.Rest()
	if p.Has("lesson.sheet") {
		p.t.Fatalf("the lesson still says %q", p.Widget("lesson.sheet").Label)
	}
	s := p.state()
	if d := s.Decision(); s.Round() != 4 || d.Seat != 0 || d.Phase != puertorico.PhaseBuild || s.Player(0).Chips() != 3 {
		p.t.Errorf("round %d, decided is %v, %d points", s.Round(), d, s.Player(0).Chips())
	}
	n := p.match().Played()
	p.do(puertorico.BuildAction(puertorico.TobaccoStorage))
	p.Rest()
	if p.match().Played() < n+3 {
		p.t.Errorf("%d actions after %d: nobody else plays", p.match().Played(), n)
	}
	if !p.Stage.Been().Done {
		p.t.Error("that the lesson was taken is not kept")
	}
	for _, step := range p.lesson.Steps {
		for _, key := range step.Knows {
			if !p.Stage.Explained(key) {
				p.t.Errorf("the lesson has told of %s, and it would be explained once more", key)
			}
		}
	}
}

// stepSaying is the step at which something is said.
func (p *pupil) stepSaying(say string) int {
	p.t.Helper()
	i := slices.IndexFunc(p.lesson.Steps, func(s playing.LessonStep[puertorico.Action]) bool { return s.Say == say })
	if i < 0 {
		p.t.Fatalf("no step says %q", say)
	}
	return i
}
