package table_test

import (
	"slices"
	"testing"

	assets "islas/assets/puertorico"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/keep/settings"
	"islas/render/puertorico/table"
	"islas/render/session"
	"islas/render/testkit/harness"
	"islas/render/testkit/tabletest"
)

// The lesson can be begun at every of its steps, with the same to be seen as when it is reached, and goes on from there.
func TestLessonIsResumedAtEveryStep(t *testing.T) {
	bubble(t, func(t *testing.T) {
		p := learn(t, "en", lessonWindows[1], 0)
		p.Stage.Settings.Speed = settings.Instant
		p.TakeResuming()
	})
}

// A lesson names whoever takes it and the others in turn order, on whichever seat it is taken.
func TestLessonNamesWhoeverTakesIt(t *testing.T) {
	tabletest.NamesWhoever(t, "help", map[string]int{"points": 75}, "", nil, func(t *testing.T, lesson []byte) *harness.Harness {
		r := newRig(t, "en", lessonWindows[0])
		at, err := table.LessonOf(r.Stage, lesson, 0)
		if err != nil {
			t.Fatal(err)
		}
		r.Stage.Go(at)
		return r.Harness
	})
}

// In the lesson every role of its game is played, and whoever takes it does at least a third of it.
func TestLessonIsDoneByWhoeverTakesIt(t *testing.T) {
	t.Parallel()
	l, err := session.ReadLesson(engine.Engine{}, []byte(assets.Lesson))
	if err != nil {
		t.Fatal(err)
	}
	own, roles := 0, map[puertorico.Role]bool{}
	for _, step := range l.Steps {
		if step.Waits {
			own++
		}
		for _, a := range slices.Concat(step.Play, step.Do) {
			if a.Kind == puertorico.TakeRole {
				roles[a.Role()] = true
			}
		}
	}
	if own < 14 || 3*own < len(l.Steps) {
		t.Errorf("of %d steps %d are done by the player", len(l.Steps), own)
	}
	m, err := session.LessonMatch(l, engine.Engine{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State()
	for r := range puertorico.Role(puertorico.Roles) {
		if s.InGame(r) && !roles[r] {
			t.Errorf("%v is never played", r)
		}
	}
}
