package tabletest

import (
	"fmt"

	"islas/game"
	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/ui"
)

// LessonShots returns pictures of the lesson of a game, given as data, at all its steps, with the pointer on what a step is to look at: in
// the first of some windows in all languages, in the others in one. They are taken if asked for by name, but for one.
func LessonShots[S any, A game.Action, E any](g stage.Game, rules game.Rules[S, A, E], data, prefix string, windows []harness.Window) (all []shot.Shot) {
	l, err := session.ReadLesson(rules, []byte(data))
	if err != nil {
		panic(err)
	}
	for k, w := range windows {
		langs := locales.Languages()
		if k > 0 {
			langs = langs[k%len(langs):][:1]
		}
		scale := harness.New(shot.Judge{}, NewStage(shot.Judge{}, langs[0], g), w).Scale()
		for i, step := range l.Steps {
			for _, lang := range langs {
				all = append(all, shot.Shot{
					Name: fmt.Sprintf("%slesson-%02d-%s-%.0fx%.0f-%d", prefix, i+1, lang, w.W, w.H, w.Percent), W: int(w.W), H: int(w.H), Scale: scale,
					Extra: k != 1 || i != 5, Open: func() shot.Subject { return lessonSubject(g, lang, w, i, step.Look) },
				})
			}
		}
	}
	return all
}

// lessonSubject returns a lesson at one of its steps, with the pointer on what it is to look at.
func lessonSubject(g stage.Game, lang string, w harness.Window, step int, look string) shot.Subject {
	s := NewStage(shot.Judge{}, lang, g)
	rig.Share(s, settings.ThemeSystem)
	s.Settings.Speed = settings.Instant
	s.Go(s.Routes.Lesson(s, step))
	inputs := Resting(harness.New(shot.Judge{}, s, w), look)
	return shot.Subject{Theme: s.Theme, Texts: s.Texts, Inputs: inputs, Frame: func(u *ui.UI) {
		u.Reading(stage.Window{W: w.W, H: w.H, Density: 1}.Reading(s.Top(), w.Percent))
		s.Top().Frame(u)
	}}
}
