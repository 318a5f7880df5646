package table_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/internal/loop"
	"islas/render/playing"
	"islas/render/puertorico/table"
	"islas/render/settings"
	"islas/render/stage"
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

// TestLessonByOtherHands takes the whole lesson by keys alone, and by a finger.
func TestLessonByOtherHands(t *testing.T) {
	for name, hand := range map[string]func(r *rig, w ui.Widget){"keys": byKeys, "finger": byFinger} {
		for _, w := range lessonWindows[:3] {
			t.Run(name+" "+w.String(), func(t *testing.T) {
				bubble(t, func(t *testing.T) {
					p := learn(t, "en", w, 0)
					p.Stage.Settings.Speed = settings.Instant
					p.hand = func(w ui.Widget) { hand(p.rig, w) }
					for step := range p.lesson.Steps {
						p.Rest()
						p.hears(step)
						p.takes(step)
					}
					p.Rest()
					if p.Has("lesson.sheet") {
						t.Errorf("the lesson still says %q", p.Widget("lesson.sheet").Label)
					}
				})
			})
		}
	}
}

// byKeys walks to a widget by the Tab key, and presses Enter.
func byKeys(r *rig, w ui.Widget) {
	r.t.Helper()
	for range 200 {
		if at, ok := r.Find(w.ID); ok && at.Focused {
			r.Key(ui.KeyEnter)
			return
		}
		r.Tap(ui.KeyTab)
	}
	r.t.Fatalf("the Tab key never comes to %s", w.ID)
}

// byFinger lays a finger on a widget and lifts it.
func byFinger(r *rig, w ui.Widget) {
	at := ui.Input{Pos: w.Rect.Middle(), Inside: true, Touch: true}
	down, up := at, at
	down.Down, down.Pressed = true, true
	up.Released = true
	r.Tick(down)
	r.Tick(up)
	r.Tick(ui.Input{Touch: true})
	r.Wait(loop.SettleTicks)
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
}

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

// stepSaying is the step at which something is said.
func (p *pupil) stepSaying(say string) int {
	p.t.Helper()
	i := slices.IndexFunc(p.lesson.Steps, func(s playing.LessonStep[puertorico.Action]) bool { return s.Say == say })
	if i < 0 {
		p.t.Fatalf("no step says %q", say)
	}
	return i
}

// A click beside what is lit does nothing, and is answered kindly: every answer that a step has comes.
func TestLessonAnswersWrongClicks(t *testing.T) {
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, lang, lessonWindows[4], 0)
				p.Stage.Settings.Speed = settings.Instant
				for i, step := range p.lesson.Steps {
					p.Rest()
					for name, key := range step.Wrong {
						p.errs(i, name, key)
					}
					if i < len(p.lesson.Steps)-1 {
						p.takes(i)
					}
				}
				if _, err := p.Store.Read(stage.SaveName); err == nil {
					t.Error("something is kept as a game that is running")
				}
			})
		})
	}
}

// errs clicks on something that was not meant, where nothing that is meant lies, and checks the answer.
func (p *pupil) errs(i int, name, key string) {
	p.t.Helper()
	at, ok := p.free(name)
	if !ok {
		p.t.Fatalf("step %d: nothing of %s can be clicked by mistake", i, name)
	}
	p.ClickAt(at)
	p.Rest()
	want := "^" + gap.ReplaceAllString(regexp.QuoteMeta(p.T("lesson."+key)), ".+") + "$"
	if p.hears(i); !regexp.MustCompile(want).MatchString(p.Widget("lesson.sheet").Value) {
		p.t.Errorf("step %d: %s at %v answers %q, want %q", i, name, at, p.Widget("lesson.sheet").Value, want)
	}
}

// free is a point of something on which the lesson's veil lies, and of no part of it that has an answer of its own.
func (p *pupil) free(name string) (ui.Point, bool) {
	top := p.Stage.Top().(*table.Table)
	sheet := p.Widget("lesson.sheet").Rect
	var veil []ui.Rect
	for _, w := range p.UI.Widgets() {
		if strings.HasPrefix(w.ID, "lesson.veil.") {
			veil = append(veil, w.Rect)
		}
	}
	for _, r := range top.Spots(name) {
		for _, cell := range r.Grid(7, 7, 0) {
			at := cell.Middle()
			own := name == "tile.quarry" || !slices.ContainsFunc(top.Spots("tile.quarry"), func(r ui.Rect) bool { return r.Contains(at) })
			if own && !sheet.Contains(at) && slices.ContainsFunc(veil, func(r ui.Rect) bool { return r.Contains(at) }) {
				return at, true
			}
		}
	}
	return ui.Point{}, false
}

// A key that does something else outside of lessons is answered, too.
func TestLessonAnswersKeys(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[4], 0)
		i := p.stepSaying("quarry")
		p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, i))
		p.Rest()
		p.UI.Focus("pass")
		p.Key(ui.KeyEnter)
		if p.hears(i); p.Widget("lesson.sheet").Value != p.T("teach.not-yet") {
			t.Errorf("the key answers %q", p.Widget("lesson.sheet").Value)
		}
	})
}

// Whoever places colonists otherwise than the lesson has it is answered, and places them anew.
func TestLessonAnswersAWrongPlacing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[4], 0)
		i := p.stepSaying("workers")
		p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, i))
		p.Rest()
		wrong := p.placed(i)
		indigo, quarry := puertorico.GroupOfTile(puertorico.Tile(puertorico.Indigo)), puertorico.GroupOfTile(puertorico.Quarry)
		wrong[indigo], wrong[quarry] = wrong[quarry], wrong[indigo]
		p.hand = func(w ui.Widget) { byKeys(p.rig, w) }
		p.place(wrong)
		p.hand = nil
		p.Rest()
		if p.hears(i); p.Widget("lesson.sheet").Value != p.T("teach.not-yet") {
			t.Errorf("what was placed is answered by %q", p.Widget("lesson.sheet").Value)
		}
		p.takes(i)
		p.Rest()
		p.hears(i + 1)
	})
}

// Colonists may be dragged to their places in the lesson, too, from where they wait.
func TestLessonIsPlacedByDragging(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[4], 0)
		i := p.stepSaying("place")
		p.Stage.Go(p.Stage.Routes.Lesson(p.Stage, i))
		p.Rest()
		p.Press(p.Widget("juan.0").Rect.Middle())
		p.Drag(p.Widget("place.quarry.0").Rect.Middle())
		p.Up()
		p.Rest()
		p.Click("confirm")
		p.Rest()
		p.hears(i + 1)
	})
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
