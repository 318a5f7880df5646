package shell_test

import (
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/stage"
	"islas/render/toy"
	"islas/render/ui"
)

// The title offers the lesson to whoever has neither taken it nor played, and has a way to it ever after: to where it was left,
// or to its beginning.
func TestTitleLeadsToTheLesson(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}} {
		lang := locales.Languages()[i%3]
		s := harness.NewStage(t, lang, toy.New())
		at := -1
		s.Routes.Lesson = func(_ *stage.Stage, step int) stage.Scene {
			at = step
			return nowhere{}
		}
		title := func() *harness.Harness {
			s.Go(s.Routes.Title(s))
			h := harness.New(t, s, w)
			h.Wait(3)
			return h
		}
		takes := func(h *harness.Harness, id string, step int) {
			t.Helper()
			h.Reveal(id)
			at = -1
			h.Click(id)
			if at != step {
				t.Errorf("%s %v: %s leads to step %d, want %d", lang, w, id, at, step)
			}
		}
		h := title()
		if words := h.T("lesson.offer")[:8]; !h.Shows(words) {
			t.Errorf("%s %v: the first start does not offer the lesson", lang, w)
		}
		takes(h, "learn", 0)
		s.KeepLesson(3, "key")
		h = title()
		if h.Has("learn.known") {
			t.Errorf("%s %v: whoever has begun the lesson is offered it as if new", lang, w)
		}
		takes(h, "learn", 3)
		h = title()
		takes(h, "learn.again", 0)
		s.EndLesson()
		h = title()
		if h.Has("learn.again") || h.Has("learn.known") {
			t.Errorf("%s %v: the lesson is over, and there are %v", lang, w, h.IDs())
		}
		takes(h, "learn", 0)
	}
}

// nowhere is a scene with nothing in it.
type nowhere struct{}

func (nowhere) Frame(*ui.UI) {}
func (nowhere) Busy() bool   { return false }

// Who knows the game says so once.
func TestWhoKnowsTheGameIsNotOfferedTheLesson(t *testing.T) {
	s := harness.NewStage(t, "en", toy.New())
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, harness.Window{W: 1280, H: 720, Percent: 100})
	h.Wait(3)
	h.Click("learn.known")
	h.Wait(3)
	if h.Has("learn.known") || !h.Has("learn") {
		t.Errorf("afterwards there are %v", h.IDs())
	}
	again := harness.NewStage(t, "en", toy.New())
	again.Store = s.Store
	if again.Been() != (stage.Been{Declined: true}) {
		t.Errorf("kept is %+v", again.Been())
	}
}
