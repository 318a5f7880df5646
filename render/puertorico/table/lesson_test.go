package table_test

import (
	"testing"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
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

// TestLesson takes the whole lesson by the mouse, in windows of every layout, in languages and at speeds that take turns.
func TestLesson(t *testing.T) {
	tabletest.TakeIn(t, lessonWindows, func(t *testing.T, lang string, w harness.Window) *tabletest.Pupil[puertorico.State, puertorico.Action, puertorico.Event] {
		return learn(t, lang, w, 0).Pupil
	})
}

// wayAt is what is to be clicked at a step, as far as it is known before the first click.
func (p *pupil) wayAt(i int) []string {
	do := p.Lesson.Steps[i].Do[0]
	if do.Kind == puertorico.Man {
		return []string{"confirm"}
	}
	s := p.Position(i)
	return wayIn(&s, do)
}

// does does what is asked for at a step, by the mouse.
func (p *pupil) does(i int) {
	p.t.Helper()
	if p.Lesson.Steps[i].Do[0].Kind == puertorico.Man {
		p.place(p.placed(i))
		return
	}
	for _, id := range p.wayAt(i) {
		p.presses(id)
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
	s := p.Position(i)
	seat := s.Decision().Seat
	for _, a := range p.Lesson.Steps[i].Do {
		if err := s.Apply(a, nil); err != nil {
			p.t.Fatal(err)
		}
	}
	return s.Player(seat).Placement()
}

// goesOn checks where the match is after the lesson, and that it goes on.
func (p *pupil) goesOn() {
	p.t.Helper()
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
}
