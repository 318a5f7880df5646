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
	"islas/render/settings"
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
