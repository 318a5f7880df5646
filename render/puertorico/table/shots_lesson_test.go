package table_test

import (
	"fmt"
	"slices"
	"time"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/internal/harness"
	looks "islas/render/internal/rig"
	"islas/render/internal/shot"
	"islas/render/playing"
	"islas/render/settings"
	"islas/render/ui"
)

// lessonShots is the lesson at all its steps.
func lessonShots() (all []shot.Shot) {
	l, err := playing.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
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
	looks.Share(stage, false)
	stage.Settings.Speed = settings.Instant
	stage.Go(stage.Routes.Lesson(stage, step))
	inputs := slices.Repeat([]ui.Input{{Dt: time.Second}}, 4)
	return shot.Subject{Theme: stage.Theme, Texts: stage.Texts, Inputs: inputs, Frame: func(u *ui.UI) { stage.Top().Frame(u) }}
}

// explainShots is something that is explained while a role is played.
func explainShots() (all []shot.Shot) {
	first := func(k puertorico.ActionKind, p puertorico.Phase) sight {
		return sight{"explain-" + phaseNames[p], decides(p, 2), func(r *rig, m moment) []ui.Input {
			r.Stage.Settings.Explain, r.Stage.Settings.Speed = true, settings.Instant
			r.Wait(3)
			for _, a := range m.state().Legal(nil) {
				if a.Kind == k {
					r.do(a)
					break
				}
			}
			return slices.Repeat([]ui.Input{{Dt: time.Second / 4}}, 8)
		}}
	}
	for _, s := range []sight{
		first(puertorico.TakeRole, puertorico.PhaseRole), first(puertorico.Build, puertorico.PhaseBuild), first(puertorico.Load, puertorico.PhaseLoad),
	} {
		for _, v := range append(views, more...) {
			all = append(all, v.shot(s))
		}
	}
	return all
}

// phaseNames are what pictures of phases are called.
var phaseNames = map[puertorico.Phase]string{puertorico.PhaseRole: "role", puertorico.PhaseBuild: "build", puertorico.PhaseLoad: "load"}
