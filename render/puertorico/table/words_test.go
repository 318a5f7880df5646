package table_test

import (
	"strings"
	"testing"
	"time"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/playing"
	"islas/render/puertorico/caption"
	"islas/render/settings"
	"islas/render/ui"
)

// telephones runs a test in windows of telephones in which words are asked to be twice as large, each in one of the languages.
func telephones(t *testing.T, f func(t *testing.T, lang string, w harness.Window)) {
	for i, w := range harness.Telephones() {
		lang := locales.Languages()[(i+1)%len(locales.Languages())]
		t.Run(w.String()+" "+lang, func(t *testing.T) {
			bubble(t, func(t *testing.T) { f(t, lang, w) })
		})
	}
}

// What is suggested is written twice as large there, too, and all of it is reached by scrolling.
func TestSuggestionsAreTwiceAsLarge(t *testing.T) {
	telephones(t, func(t *testing.T, lang string, w harness.Window) {
		for _, phase := range []puertorico.Phase{puertorico.PhaseRole, puertorico.PhaseTile, puertorico.PhaseBuild, puertorico.PhaseLoad, puertorico.PhasePlacing} {
			m := find(t, 3, decides(phase, 6))
			r := m.shown(t, lang, w, alone(3)...)
			r.Click("suggest")
			for range 200 {
				if r.Pass(time.Second / 10); r.Has("suggest.do") || r.Has("suggest.close") {
					break
				}
			}
			r.Wait(3)
			_, said, _ := strings.Cut(r.Widget("suggest.note").Label, ": ")
			r.LargerSheet("suggest.note", said)
		}
	})
}

// So is every page of the lesson.
func TestLessonIsTwiceAsLarge(t *testing.T) {
	l, err := playing.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	telephones(t, func(t *testing.T, lang string, w harness.Window) {
		for step := range l.Steps {
			r := newRig(t, lang, w)
			r.Stage.Settings.Speed = settings.Instant
			r.Stage.Go(r.Stage.Routes.Lesson(r.Stage, step))
			r.Rest()
			r.LargerSheet("lesson.sheet", r.Widget("lesson.sheet").Label)
		}
	})
}

// So is what a role would do, for a mouse that rests on its card and for a finger that taps on it, which scrolls it.
func TestRolesAreForetoldTwiceAsLarge(t *testing.T) {
	low := harness.Window{W: 900, H: 450, Percent: 200}
	telephones(t, func(t *testing.T, lang string, w harness.Window) {
		if w.W == 800 {
			w = low
		}
		for _, role := range []puertorico.Role{puertorico.Settler, puertorico.Mayor, puertorico.Trader, puertorico.Captain} {
			m := find(t, 4, offers(role, 6))
			r := m.shown(t, lang, w, alone(4)...)
			r.Rest()
			id := "role." + role.ID()
			privilege := r.T("foresee.privilege", "text", caption.Privilege(r.UI.T, role))
			r.LargerTold(id, func() string { return privilege })
			if _, at, ok := r.UI.Tip(); !ok || !at.Intersect(r.Widget(id).Rect).Empty() {
				t.Errorf("what is foretold of %s at %v hides its card", id, at)
			}
			r = m.shown(t, lang, w, alone(4)...)
			r.Rest()
			r.TapAt(r.Widget(id).Rect.Middle())
			r.Wait(5)
			if !r.Has("foresee.words") && w.W > 640 {
				continue // all of it has room
			}
			for range 12 {
				at := r.Widget("foresee.words").Rect.Middle()
				finger := ui.Input{Pos: at, Inside: true, Touch: true, Down: true, Pressed: true}
				r.Tick(finger)
				for range 10 {
					finger.Pressed, finger.Pos.Y = false, finger.Pos.Y-8
					r.Tick(finger)
				}
				finger.Down, finger.Released = false, true
				r.Tick(finger)
				r.Wait(2)
				if !r.Has("foresee.words") {
					t.Fatalf("%s: a finger on what is foretold ends it", id)
				}
			}
			if at, most := r.UI.ScrollOffset("foresee.words"); at < most-1 {
				t.Errorf("%s: a finger scrolls to %v of %v", id, at, most)
			}
		}
	})
}
