package table_test

import (
	"slices"
	"strings"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/tabletest"
	"islas/render/ui"
)

// pupil is somebody who takes the lesson.
type pupil struct {
	*rig
	*tabletest.Pupil[puertorico.State, puertorico.Action, puertorico.Event]
}

// learn begins the lesson at a step, from 0.
func learn(t testing.TB, lang string, w harness.Window, step int) *pupil {
	t.Helper()
	r := newRig(t, lang, w)
	p := &pupil{r, tabletest.Learn(t, r.Rig, assets.Lesson, step)}
	p.Way, p.Do, p.GoesOn = p.wayAt, p.does, p.goesOn
	p.ReadOn = func() { t.Helper(); p.presses("lesson.next") }
	return p
}

// lessonWindows are windows of every layout.
var lessonWindows = append(tabletest.Layouts(), harness.Window{W: 1200, H: 1920, Percent: 100})

// TestLesson takes the whole lesson by the mouse, in windows of every layout, in languages and at speeds that take turns. The popover covers
// nothing of what is lit except empty land.
func TestLesson(t *testing.T) {
	windows := append(slices.Clone(lessonWindows), harness.Window{W: 1920, H: 1080, Percent: 200})
	tabletest.TakeIn(t, windows, func(t *testing.T, lang string, w harness.Window) *tabletest.Pupil[puertorico.State, puertorico.Action, puertorico.Event] {
		return learn(t, lang, w, 0).Pupil
	})
}

// wayAt returns what is to be clicked at a step, as far as it is known before the first click.
func (p *pupil) wayAt(i int) []string {
	do := p.Lesson.Steps[i].Do[0]
	if do.Kind == puertorico.Man {
		return []string{"confirm"}
	}
	s := p.Position(i)
	return wayIn(&s, do)
}

// does does what a step demands, by the mouse.
func (p *pupil) does(i int) {
	p.t.Helper()
	p.bright(i)
	if p.Lesson.Steps[i].Do[0].Kind == puertorico.Man {
		p.place(p.placement(i))
		return
	}
	for _, id := range p.wayAt(i) {
		p.presses(id)
	}
}

// kept are the widgets that belong to a name in lessons, as beginnings of their ids.
var kept = map[string][]string{
	"tiles": {"tile.", "stack"}, "roles": {"role."}, "market": {"build."}, "settled": {"own.", "place."}, "stores": {"good."},
	"ships": {"ship."}, "house": {"house"},
}

// bright checks that the popover of a step covers nothing of what is lit except empty land.
func (p *pupil) bright(i int) {
	p.t.Helper()
	sheet := p.Widget("lesson.sheet").Rect
	for _, part := range p.Lesson.Steps[i].Keep {
		for _, one := range p.UI.Widgets() {
			begins := func(prefix string) bool { return strings.HasPrefix(one.ID, prefix) }
			if one.Visible && !land(one.ID) && slices.ContainsFunc(kept[part], begins) && overlap(one.Rect, sheet) {
				p.t.Errorf("step %d: the sheet at %v covers %s at %v", i+1, sheet, one.ID, one.Rect)
			}
		}
	}
}

// presses clicks a widget, which must be enabled.
func (p *pupil) presses(id string) {
	p.t.Helper()
	if !p.click(id) {
		p.t.Fatalf("%s can't be clicked, there are %v", id, p.IDs())
	}
}

// placement returns the player's placement after a step.
func (p *pupil) placement(i int) puertorico.Placement {
	p.t.Helper()
	s := p.Position(i)
	seat := s.Decision().Seat
	for _, a := range p.Lesson.Steps[i].Do {
		if err := s.Apply(a, nil); err != nil {
			p.t.Fatal(err)
		}
	}
	return s.Player(seat).Placement()
}

// goesOn checks the position of the match after the lesson, and that it goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
	s := p.state()
	if d := s.Decision(); s.Round() != 4 || d.Seat != 0 || d.Phase != puertorico.PhaseBuild || s.Player(0).Chips() != 3 {
		p.t.Errorf("round %d, decided is %v, %d points", s.Round(), d, s.Player(0).Chips())
	}
	n := p.Match().Played()
	p.do(puertorico.BuildAction(puertorico.TobaccoStorage))
	p.Rest()
	if p.Match().Played() < n+3 {
		p.t.Errorf("%d actions after %d: nobody else plays", p.Match().Played(), n)
	}
}

// TestLessonAnswersAWrongPlacing checks that the lesson answers a placement other than its own, after which colonists are placed anew, and
// that they may also be dragged to their places, from where they wait.
func TestLessonAnswersAWrongPlacing(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", full, 0)
		i := p.StepSaying("workers")
		p.From(i)
		p.Rest()
		wrong := p.placement(i)
		indigo, quarry := puertorico.GroupOfTile(puertorico.Tile(puertorico.Indigo)), puertorico.GroupOfTile(puertorico.Quarry)
		wrong[indigo], wrong[quarry] = wrong[quarry], wrong[indigo]
		p.hand = func(w ui.Widget) { p.rig.byKeys(w.ID) }
		p.place(wrong)
		p.hand = nil
		p.Rest()
		p.Answers(i, "teach.not-yet")
		p.Takes(i)
		p.Rest()
		p.Hears(i + 1)

		i = p.StepSaying("place")
		p.From(i)
		p.Rest()
		p.drag("juan.0", "place.quarry.0")
		p.Click("confirm")
		p.Rest()
		p.Hears(i + 1)
	})
}

// TestLessonIsResumedAtEveryStep checks that the lesson can begin at each of its steps, looks as it does when the step is reached, and
// goes on from there; and that a click beside what is lit does nothing and is answered kindly, with every answer that a step has.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", full, 0)
		p.Stage.Settings.Speed = settings.Instant
		p.Do = func(i int) {
			p.errs(i)
			if harness.Saved(p.Stage) != nil {
				t.Error("something is kept as a game that is running")
			}
			p.does(i)
		}
		i := p.StepSaying("undo")
		p.From(i)
		p.Rest()
		p.errs(i)
		p.From(0)
		p.TakeResuming()
	})
}

// TestLessonNamesWhoeverTakesIt checks that a lesson names whoever takes it and the others in turn order, on any seat.
func TestLessonNamesWhoeverTakesIt(t *testing.T) {
	tabletest.NamesWhoever(t, "help", map[string]any{"points": 75}, "", nil, func(t *testing.T, lesson []byte) *harness.Harness {
		r := newRig(t, "en", lessonWindows[0])
		at, err := table.LessonOf(r.Stage, lesson, 0)
		must.OK(t, err)
		r.Stage.Go(at)
		return r.Harness
	})
}

// errs clicks on all that is not lit at a step and has an answer, and checks that.
func (p *pupil) errs(i int) {
	p.t.Helper()
	for name, key := range p.Lesson.Steps[i].Wrong {
		at, ok := p.free(name)
		if !ok {
			p.t.Fatalf("step %d: nothing of %s can be clicked by mistake", i, name)
		}
		p.ClickAt(at)
		p.Rest()
		p.Answers(i, "lesson."+key)
	}
}

// free returns a point of something below the lesson's veil that has no answer of its own.
func (p *pupil) free(name string) (ui.Point, bool) {
	top := p.Stage.Top().(*table.Table)
	var veil []ui.Rect
	for _, w := range p.UI.Widgets() {
		if strings.HasPrefix(w.ID, "lesson.veil.") {
			veil = append(veil, w.Rect)
		}
	}
	for _, r := range top.Spots(name) {
		for _, cell := range r.Grid(7, 7, 0) {
			at := cell.Middle()
			in := func(r ui.Rect) bool { return r.Contains(at) }
			other := name != "tile.quarry" && slices.ContainsFunc(top.Spots("tile.quarry"), in)
			if !other && !in(p.Widget("lesson.sheet").Rect) && slices.ContainsFunc(veil, in) {
				return at, true
			}
		}
	}
	return ui.Point{}, false
}
