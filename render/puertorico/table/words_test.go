package table_test

import (
	"fmt"
	"islas/render/testkit/tabletest"
	"strings"
	"testing"
	"time"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/ui"
)

// What is suggested is written twice as large there, too, and all of it is reached by scrolling.
func TestSuggestionsAreTwiceAsLarge(t *testing.T) {
	tabletest.Telephones(t, 1, func(t *testing.T, lang string, w harness.Window) {
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
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Telephones(t, 1, func(t *testing.T, lang string, w harness.Window) {
		for step := range l.Steps {
			r := newRig(t, lang, w)
			r.Stage.Settings.Speed = settings.Instant
			r.Stage.Go(r.Stage.Routes.Lesson(r.Stage, step))
			r.Rest()
			r.LargerSheet("lesson.sheet", r.Widget("lesson.sheet").Label)
		}
	})
}

// So is what a role would do, for a mouse that rests on its card and for a finger that taps on it, which scrolls it; on tablets, too, beside the card.
func TestRolesAreForetoldTwiceAsLarge(t *testing.T) {
	low := harness.Window{W: 900, H: 450, Percent: 200}
	windows := append(harness.Telephones()[:3:3], low)
	for i, w := range append(windows, harness.Tablets()...) {
		lang, seats := locales.Languages()[(i+1)%len(locales.Languages())], 4+i/4%2
		bubbled(t, fmt.Sprint(w, lang, seats), func(t *testing.T) {
			for _, role := range []puertorico.Role{puertorico.Settler, puertorico.Mayor, puertorico.Trader, puertorico.Captain} {
				m := find(t, seats, offers(role, 6))
				r := m.shown(t, lang, w, alone(seats)...)
				r.Rest()
				id := "role." + role.ID()
				r.Move(r.At(id))
				r.Pass(time.Second)
				r.Pass(time.Second / 10)
				if _, at, ok := r.UI.Tip(); !ok || !at.Intersect(r.Widget(id).Rect).Empty() {
					t.Errorf("what is foretold of %s at %v hides its card", id, at)
				}
				r.LargerTold(id, func() string { return r.privilege(role) })
				r = m.shown(t, lang, w, alone(seats)...)
				r.Rest()
				r.fingerScrolls(id, w.H > w.W && w.W < 640)
			}
		})
	}
}

// privilege is what is foretold of the privilege of a role.
func (r *rig) privilege(role puertorico.Role) string {
	return r.T("foresee.privilege", "text", caption.Privilege(r.UI.T, role))
}

// fingerScrolls taps on the card of a role and reports what is wrong with how a finger scrolls what is foretold then, if that has to be scrolled.
func (r *rig) fingerScrolls(id string, has bool) {
	r.t.Helper()
	r.TapAt(r.At(id))
	r.Wait(5)
	if !r.Has("forecast.words") && !has {
		return // all of it has room
	}
	for range 12 {
		at := r.Widget("forecast.words").Rect.Middle()
		finger := ui.Input{Pos: at, Inside: true, Touch: true, Down: true, Pressed: true}
		r.Tick(finger)
		for range 10 {
			finger.Pressed, finger.Pos.Y = false, finger.Pos.Y-8
			r.Tick(finger)
		}
		finger.Down, finger.Released = false, true
		r.Tick(finger)
		r.Wait(2)
		if !r.Has("forecast.words") {
			r.t.Fatalf("%s: a finger on what is foretold ends it", id)
		}
	}
	if at, most := r.UI.ScrollOffset("forecast.words"); at < most-1 {
		r.t.Errorf("%s: a finger scrolls to %v of %v", id, at, most)
	}
}
