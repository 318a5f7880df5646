package table_test

import (
	"fmt"
	"slices"
	"time"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/testkit/harness"
	looks "islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

// lessonShots is the lesson at all its steps.
func lessonShots() (all []shot.Shot) {
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		panic(err)
	}
	for step := range l.Steps {
		for k, w := range lessonWindows {
			v := view{[]string{"de", "en"}[k%2], w, len(l.Setup.Seats)}
			all = append(all, shot.Shot{
				Name: fmt.Sprintf("puertorico-lesson-%02d-%s-%.0fx%.0f-%d", step+1, v.lang, w.W, w.H, w.Percent), W: int(w.W), H: int(w.H),
				Scale: harness.New(judge{}, newStage(judge{}, v.lang), w).Scale(), Extra: step != 11 || k != 1,
				Open: func() shot.Subject { return v.lesson(step) },
			})
		}
	}
	return all
}

// lesson is the lesson at one of its steps.
func (v view) lesson(step int) shot.Subject {
	stage := newStage(judge{}, v.lang)
	looks.Share(stage, settings.ThemeSystem)
	stage.Settings.Speed = settings.Instant
	stage.Go(stage.Routes.Lesson(stage, step))
	inputs := slices.Repeat([]ui.Input{{Dt: time.Second}}, 4)
	return shot.Subject{Theme: stage.Theme, Texts: stage.Texts, Inputs: inputs, Frame: func(u *ui.UI) { stage.Top().Frame(u) }}
}

// explainShots is something that is explained while a role is played.
func explainShots() (all []shot.Shot) {
	first := func(name string, p puertorico.Phase, which func(m moment, a puertorico.Action) bool) sight {
		does := func(m moment) (puertorico.Action, bool) {
			for _, a := range m.state().Legal(nil) {
				if which(m, a) {
					return a, true
				}
			}
			return puertorico.Action{}, false
		}
		return sight{"explain-" + name, func(m moment) bool {
			_, ok := does(m)
			return decides(p, 2)(m) && ok
		}, func(r *rig, m moment) []ui.Input {
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.Wait(3)
			a, _ := does(m)
			if p == puertorico.PhaseRole && a.Role() == puertorico.Captain {
				r.Stage.Lessons.KeepExplained("privilege")
			}
			r.do(a)
			return slices.Repeat([]ui.Input{{Dt: time.Second / 4}}, 8)
		}}
	}
	for _, s := range []sight{
		first("role", puertorico.PhaseRole, func(moment, puertorico.Action) bool { return true }),
		first("build", puertorico.PhaseBuild, func(_ moment, a puertorico.Action) bool { return a.Kind == puertorico.Build }),
		first("placing", puertorico.PhaseRole, func(m moment, a puertorico.Action) bool {
			after := *m.state()
			return a.Role() == puertorico.Mayor && after.Apply(a, nil) == nil && after.Decision().Phase == puertorico.PhasePlacing && len(after.Legal(nil)) > 1
		}),
		first("load", puertorico.PhaseRole, func(m moment, a puertorico.Action) bool {
			after := *m.state()
			return a.Role() == puertorico.Captain && after.Apply(a, nil) == nil && after.Decision().Phase == puertorico.PhaseLoad && after.Decision().Seat == 0
		}),
	} {
		for _, v := range append(views, more...) {
			all = append(all, v.shot(s))
		}
	}
	return all
}
