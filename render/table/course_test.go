package table_test

import (
	"strings"
	"testing"

	"islas/game/match"
	"islas/game/model"
	"islas/locales"
	"islas/render/keep/settings"
	modeltable "islas/render/model"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// pupil takes the lesson of the model game with the mouse alone.
type pupil struct {
	*harness.Harness
	t testing.TB
}

// learn begins the lesson of the model game at a step, from 0.
func learn(t testing.TB, lang string, w harness.Window, step int) *pupil {
	t.Helper()
	s := harness.NewStage(t, lang, modeltable.New())
	p := &pupil{harness.New(t, s, w), t}
	p.Clock = true
	s.Go(s.Routes.Lesson(s, step))
	p.Rest()
	return p
}

// said returns the current text of the lesson, "" if there is none.
func (p *pupil) said() string {
	w, _ := p.Find("lesson.sheet")
	return w.Label
}

// answered returns the key of the last answer to a wrong click.
func (p *pupil) answered() string { return p.Widget("lesson.sheet").Value }

// hears checks that the text of a step is shown, and that nothing it mentions is covered.
func (p *pupil) hears(key string) {
	p.t.Helper()
	if want := p.T("lesson."+key, "name", "Ada"); p.said() != want {
		p.t.Fatalf("said is %q, want %q", p.said(), want)
	}
}

// click clicks on a widget and waits for the result.
func (p *pupil) click(id string) {
	p.t.Helper()
	p.Click(id)
	p.Rest()
}

// reads reads steps on, given the keys of their texts.
func (p *pupil) reads(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.hears(key)
		p.click("lesson.next")
	}
}

// table returns the table of the model game.
func (p *pupil) table() *modeltable.Table { return p.Stage.Top().(*modeltable.Table) }

// TestLesson takes the whole lesson with the mouse, until its match goes on like any other.
func TestLesson(t *testing.T) {
	for i, w := range []harness.Window{{W: 1280, H: 720, Percent: 100}, {W: 768, H: 1024, Percent: 100}, {W: 3840, H: 2160, Percent: 100}} {
		lang := locales.Languages()[i]
		t.Run(lang+" "+w.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, lang, w, 0)
				p.reads("aim")
				p.hears("lay")
				p.click("do build 3")
				p.hears("end")
				p.click("do end")
				p.reads("other", "log")
				p.hears("twice")
				p.click("do build 3")
				p.hears("over")
				if harness.Saved(p.Stage) != nil {
					t.Error("the lesson is kept as a game that is running")
				}
				p.click("lesson.next")
				p.goesOn()
			})
		})
	}
}

// goesOn checks that the match goes on like any other: it is saved, and the computers play.
func (p *pupil) goesOn() {
	p.t.Helper()
	if p.said() != "" {
		p.t.Errorf("the lesson still says %q", p.said())
	}
	p.click("do end")
	data := harness.Saved(p.Stage)
	if data == nil {
		p.t.Fatal("no game is saved")
	}
	m, _, err := match.Load(model.Game{}, data)
	if err != nil {
		p.t.Fatal(err)
	}
	s := m.State()
	if m.Decider() != 0 || s.Built(1) != 2 {
		p.t.Errorf("seat %d decides, the other has built %d houses", m.Decider(), s.Built(1))
	}
	if been := p.Stage.Lessons.Been(); !been.Done || been.Step != 0 {
		p.t.Errorf("of the lesson is kept %+v", been)
	}
}

// What is lit is bright and can be used; a click elsewhere only gets an answer, which is the lesson's own for the thing that was hit.
func TestClicksThatAreNotMeantAreAnswered(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 0)
		p.ClickAt(ui.Point{X: 400, Y: 650})
		if p.hears("aim"); p.answered() != p.T("teach.look") {
			t.Errorf("answered is %q", p.answered())
		}
		p.click("lesson.next")
		if p.hears("lay"); p.answered() != "" {
			t.Errorf("another step is answered as well: %q", p.answered())
		}
		log := ui.Point{X: 1200, Y: 600}
		p.ClickAt(log)
		if p.hears("lay"); p.answered() != p.T("lesson.log-later") || !p.Shows("That is where") {
			t.Errorf("the log answers %q", p.answered())
		}
		p.ClickAt(ui.Point{X: 20, Y: 400})
		if p.answered() != p.T("teach.not-yet") {
			t.Errorf("the sea answers %q", p.answered())
		}
		for _, k := range []ui.Key{ui.KeyU, ui.KeyH} { // taking back and suggesting are quiet
			p.Key(k)
			p.Rest()
		}
		if p.hears("lay"); p.Has("suggest.note") || p.table().Session.Match().Played() != 0 {
			t.Error("something has happened")
		}
		p.click("do build 3")
		p.Key(ui.KeyU)
		if p.Rest(); p.said() != p.T("lesson.end") || p.table().Session.Match().Played() != 1 {
			t.Error("what the lesson has reached is taken back by the key U")
		}
	})
}

// Any step can be repeated, with the table as it was.
func TestLessonGoesBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 0)
		if p.Widget("lesson.back").Enabled {
			t.Error("the first step leads back")
		}
		rows := []string{}
		note := func() { rows = append(rows, p.said()+p.points()) }
		p.reads("aim")
		note()
		p.click("do build 3")
		note()
		p.click("do end")
		note()
		p.click("lesson.next")
		note()
		p.click("lesson.next")
		note()
		p.click("do build 3")
		for i := len(rows) - 1; i >= 0; i-- {
			p.click("lesson.back")
			want := rows[i]
			rows = rows[:i]
			if note(); rows[i] != want {
				t.Errorf("back at step %d is %q, was %q", i+2, rows[i], want)
			}
			rows = rows[:i]
		}
		p.click("do build 3") // and it goes on from there
		p.hears("end")
		p.click("do end")
		p.hears("other")
	})
}

// points returns the viewer's points as the table shows them.
func (p *pupil) points() string {
	for text := range p.UI.DrawnTexts {
		if strings.HasPrefix(text, "Ada: ") {
			return text
		}
	}
	return ""
}

// A lesson that was left continues at the same step, and leaves the saved match alone.
func TestLessonIsLeftAndResumed(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 0)
		other, err := p.Stage.Game.New(match.Setup{Seats: []match.Seat{{Name: "Kim", Control: "human"}, {Name: "Lou", Control: "easy"}}})
		must.OK(t, err)
		p.Stage.Saves.Keep(other)
		was := harness.Runs(p.Stage)
		kept, err := p.Stage.Saves.Library().Load(was)
		must.OK(t, err)
		p.reads("aim")
		p.click("do build 3")
		p.click("do end")
		p.hears("other")
		p.click("lesson.leave")
		again := harness.NewStage(t, "de", modeltable.New())
		again.Store = p.Store
		step := again.Lessons.Been().Step
		if step != 3 || again.Lessons.Been().Done {
			t.Fatalf("kept is %+v", again.Lessons.Been())
		}
		again.Sound = p.Stage.Sound
		p = &pupil{harness.New(t, again, harness.Window{W: 1280, H: 720, Percent: 100}), t}
		p.Clock = true
		again.Go(again.Routes.Lesson(again, step))
		p.Rest()
		p.reads("other", "log")
		p.click("do build 3")
		if now := harness.Saved(p.Stage); string(now) != string(kept) {
			t.Fatal("the game that was running has changed")
		}
		p.hears("over")
		p.click("lesson.next") // goes on as a further game
		p.goesOn()
		if harness.Runs(p.Stage) == was {
			t.Error("the match of the lesson is not the one that runs")
		}
		if now, err := p.Stage.Saves.Library().Load(was); err != nil || string(now) != string(kept) {
			t.Errorf("the other game that was running has changed, or is gone: %v", err)
		}
	})
}

// The language can change during the lesson, Enter reads on, and the steps are the same at every speed.
func TestLessonByKeysAtEverySpeed(t *testing.T) {
	for _, speed := range settings.Speeds() {
		t.Run(speed.String(), func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				p := learn(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 0)
				p.Stage.Settings.Speed = speed
				p.hears("aim")
				p.Stage.Settings.Language = "de"
				p.Stage.Changed()
				p.Wait(2)
				p.hears("aim")
				p.Key(ui.KeyEnter)
				p.Rest()
				p.hears("lay")
				p.click("do build 3")
				p.click("do end")
				for _, key := range []string{"other", "log"} {
					p.hears(key)
					p.Key(ui.KeyEnter)
					p.Rest()
				}
				p.hears("twice")
			})
		})
	}
}

// taps taps on a widget with a finger.
func (p *pupil) taps(id string) {
	p.t.Helper()
	down := ui.Input{Pos: p.Widget(id).Rect.Middle(), Inside: true, Touch: true, Down: true}
	press, up := down, down
	press.Pressed, up.Down, up.Released = true, false, true
	for _, in := range []ui.Input{press, down, up, {Touch: true}} {
		p.Tick(in)
	}
	p.Rest()
}

// The lesson can be taken with a finger as well as with a mouse.
func TestLessonByFinger(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "de", harness.Window{W: 768, H: 1024, Percent: 100}, 0)
		p.hears("aim")
		p.taps("lesson.next")
		p.hears("lay")
		p.taps("do build 3")
		p.hears("end")
		p.taps("lesson.back")
		p.hears("lay")
		p.taps("lesson.leave")
		if p.Has("lesson.sheet") || !p.Has("learn") {
			t.Errorf("the lesson was left, and there are %v", p.IDs())
		}
	})
}
