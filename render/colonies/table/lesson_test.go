package table_test

import (
	"slices"
	"strings"
	"testing"

	assets "islas/assets/colonies"
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/colonies/table"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// pupil is somebody who takes the lesson.
type pupil struct {
	*rig
	*tabletest.Pupil[colonies.State, colonies.Action, colonies.Event]
}

// learn begins the lesson at a step, from 0.
func learn(t testing.TB, lang string, w harness.Window, step int) *pupil {
	t.Helper()
	r := newRig(t, lang, w)
	p := &pupil{r, tabletest.Learn(t, r.Rig, assets.Lesson, step)}
	p.Way, p.Do, p.GoesOn = func(int) []string { return p.top().ToClick() }, p.does, p.goesOn
	return p
}

// top returns the table.
func (p *pupil) top() *table.Table { return p.Stage.Top().(*table.Table) }

// lessonWindows are windows of every layout.
var lessonWindows = append(tabletest.Layouts(), harness.Window{W: 1200, H: 1920, Percent: 100})

// TestLesson takes the whole lesson by the mouse, in windows of every layout, in languages and at speeds that take turns.
func TestLesson(t *testing.T) {
	tabletest.TakeIn(t, lessonWindows, func(t *testing.T, lang string, w harness.Window) *tabletest.Pupil[colonies.State, colonies.Action, colonies.Event] {
		return learn(t, lang, w, 0).Pupil
	})
}

// does does what a step demands, by the mouse: it clicks what is lit until nothing is left.
func (p *pupil) does(i int) {
	p.t.Helper()
	for range 8 {
		ids := p.top().ToClick()
		if len(ids) == 0 || p.top().LessonStep() != i {
			break
		}
		p.Click(ids[0])
		p.Wait(3)
	}
	if at := p.top().LessonStep(); at == i {
		p.t.Fatalf("step %d: %v are still to be clicked", i, p.top().ToClick())
	}
}

// goesOn checks the position of the match after the lesson, and that it goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
	s := p.top().Session.State()
	d := s.Decision()
	if s.Round() != 3 || d.Seat != 0 || d.Kind != colonies.DecideMain || s.Points(0) != 4 || s.Stored(19)[colonies.Gold] != 2 {
		p.t.Errorf("round %d, decided is %v, %d points", s.Round(), d, s.Points(0))
	}
	if owner, _ := s.ShipOn(26); owner != 0 {
		p.t.Error("no ship is at home")
	}
}

// TestLessonIsResumedAtEveryStep checks that the lesson can begin at each of its steps, looks as it does when the step is reached, and
// goes on from there.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[1], 0)
		p.Stage.Settings.Speed = settings.Instant
		p.TakeResuming()
	})
}

// TestLessonNamesWhoeverTakesIt checks that a lesson names whoever takes it and the others in turn order, on any seat.
func TestLessonNamesWhoeverTakesIt(t *testing.T) {
	values := map[string]any{engine.Board: "beginner", engine.Offers: 3, engine.Goal: 12}
	tabletest.NamesWhoever(t, "help", values, "", nil, func(t *testing.T, lesson []byte) *harness.Harness {
		r := newRig(t, "en", lessonWindows[0])
		at, err := table.LessonOf(r.Stage, lesson, 0)
		must.OK(t, err)
		r.Stage.Go(at)
		return r.Harness
	})
}

// TestLessonIsDoneByWhoeverTakesIt checks that whoever takes the lesson does at least a third of it, and meets all that this game is about.
func TestLessonIsDoneByWhoeverTakesIt(t *testing.T) {
	t.Parallel()
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	must.OK(t, err)
	own, kinds := 0, map[colonies.ActionKind]bool{}
	for _, step := range l.Steps {
		if step.Waits {
			own++
			kinds[step.Do[0].Kind] = true
		}
	}
	if 3*own < len(l.Steps) {
		t.Errorf("of %d steps %d are done by the player", len(l.Steps), own)
	}
	for _, k := range []colonies.ActionKind{
		colonies.Settle, colonies.BuildRoad, colonies.Roll, colonies.Sail, colonies.TakeCard, colonies.MakeOffer, colonies.Deal, colonies.BankTrade,
		colonies.BuildShip, colonies.Load, colonies.MovePirate, colonies.Rob, colonies.End,
	} {
		if !kinds[k] {
			t.Errorf("nobody does %v in the lesson", colonies.Simple(k))
		}
	}
}

// TestLessonAnswersWrongClicks checks that a click beside what is lit does nothing and is answered kindly, with every answer that a step
// has.
func TestLessonAnswersWrongClicks(t *testing.T) {
	tabletest.Bubble(t, func(t *testing.T) {
		p := learn(t, "de", lessonWindows[4], 0)
		p.Stage.Settings.Speed = settings.Instant
		for i, step := range p.Lesson.Steps {
			p.Rest()
			for name, key := range step.Wrong {
				at, ok := p.free(name)
				if !ok {
					t.Fatalf("step %d: nothing of %s can be clicked by mistake", i, name)
				}
				p.ClickAt(at)
				p.Rest()
				p.Answers(i, "lesson."+key)
			}
			if i < len(p.Lesson.Steps)-1 {
				p.Takes(i)
			}
		}
		if harness.Saved(p.Stage) != nil {
			t.Error("something is kept as a game that is running")
		}
	})
}

// free returns a point of something below the lesson's veil.
func (p *pupil) free(name string) (ui.Point, bool) {
	sheet := p.Widget("lesson.sheet").Rect
	var veil []ui.Rect
	for _, w := range p.UI.Widgets() {
		if strings.HasPrefix(w.ID, "lesson.veil.") {
			veil = append(veil, w.Rect)
		}
	}
	for _, r := range p.top().Spots(name) {
		for _, cell := range r.Grid(7, 7, 0) {
			at := cell.Middle()
			if !sheet.Contains(at) && slices.ContainsFunc(veil, func(r ui.Rect) bool { return r.Contains(at) }) {
				return at, true
			}
		}
	}
	return ui.Point{}, false
}
