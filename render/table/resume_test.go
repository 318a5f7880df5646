package table_test

import (
	"strings"
	"testing"

	"islas/game/model"
	modeltable "islas/render/model"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// A lesson continues at the text at which it was left, wherever that is now, and at its beginning if the text is gone. Files with only the
// number of a step can still be read.
func TestLessonThatHasChangedIsResumed(t *testing.T) {
	for name, c := range map[string]struct{ kept, says string }{
		"as it was":         {`{"step": 3, "key": "other"}`, "other"},
		"moved":             {`{"step": 3, "key": "log"}`, "log"},
		"said no more":      {`{"step": 3, "key": "harbour"}`, "aim"},
		"only the number":   {`{"step": 3}`, "other"},
		"a number too high": {`{"step": 30}`, "aim"},
	} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				s := harness.NewStage(t, "en", modeltable.New())
				must.OK(t, s.Store.Write(stage.LearntName, []byte(`{"version": 1, "lessons": {"model": `+c.kept+`}}`)))
				p := &pupil{harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100}), t}
				p.Clock = true
				s.Go(s.Routes.Title(s))
				p.Wait(3)
				p.click("learn")
				p.Rest()
				p.hears(c.says)
				if been := s.Lessons.Been(); been.Key != c.says {
					t.Errorf("kept is %+v", been)
				}
			})
		})
	}
}

// A changed lesson that was continued can also go back, step by step.
func TestChangedLessonGoesBack(t *testing.T) {
	bubble(t, func(t *testing.T) {
		s := harness.NewStage(t, "en", modeltable.New())
		s.Lessons.Keep(3, "log")
		p := &pupil{harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100}), t}
		p.Clock = true
		s.Go(s.Routes.Lesson(s, 3))
		p.Rest()
		for _, key := range []string{"log", "other", "end", "lay"} {
			p.hears(key)
			p.click("lesson.back")
		}
		p.hears("aim")
	})
}

// taught returns a table at rest where a lesson of the model game has begun.
func taught(t *testing.T, text string) (*bare, *harness.Harness, *session.Lesson[model.Action]) {
	t.Helper()
	l, err := session.ReadLesson(model.Game{}, []byte(text))
	must.OK(t, err)
	m, err := session.LessonMatch(l, model.Game{}, 0)
	must.OK(t, err)
	p := show()
	p.Moment = func(model.Event) string { return "" }
	s := harness.NewStage(t, "en", modeltable.New())
	b := &bare{}
	b.sit(s, model.Game{}, p, m)
	must.OK(t, b.Teach(l, 0))
	s.Go(b)
	h := harness.New(t, s, harness.Window{W: 1280, H: 720})
	h.Clock = true
	h.Rest()
	return b, h, l
}

// What the last step of a lesson explains counts as explained afterwards, whether its match goes on or not.
func TestLastStepIsKnown(t *testing.T) {
	text := strings.Replace(lessonText, `{"say": "b"}`, `{"say": "b", "knows": ["twice"]}`, 1)
	for name, end := range map[string]session.Intent{"goes on": session.ToGoOn, "is left": session.ToTitle} {
		t.Run(name, func(t *testing.T) {
			bubble(t, func(t *testing.T) {
				b, h, l := taught(t, text)
				s := h.Stage
				b.Act(l.Steps[0].Do...)
				h.Rest()
				if told, ok := b.Instruction(); !ok || told.Say != "b" || s.Lessons.Explained("twice") {
					t.Fatalf("said is %+v, known before its time: %v", told, s.Lessons.Explained("twice"))
				}
				b.kit.Dispatch(h.UI, end)
				if !s.Lessons.Explained("twice") || !s.Lessons.Been().Done {
					t.Errorf("known: %v, kept is %+v", s.Lessons.Explained("twice"), s.Lessons.Been())
				}
			})
		})
	}
}

// A decision of several actions is done completely or not at all.
func TestDecisionOfSeveralActions(t *testing.T) {
	bubble(t, func(t *testing.T) {
		b, h, l := taught(t, strings.Replace(lessonText, `"build 3"`, `["build 3", "end"]`, 1))
		m := b.Match()
		do := l.Steps[0].Do
		for _, part := range [][]model.Action{do[:1], do[1:], {do[1], do[0]}} {
			if b.Act(part...); m.Played() != 0 {
				t.Fatalf("%v is done, awaited is %v", part, do)
			}
		}
		b.Act(do...)
		h.Rest()
		if told, ok := b.Instruction(); m.Played() != len(do) || !ok || told.Say != "b" {
			t.Errorf("%d actions are done, said is %+v", m.Played(), told)
		}
	})
}
