package shell_test

import (
	"slices"
	"testing"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/stage"
)

// teachers are the places of the games of a house that have a lesson.
func teachers(t *testing.T, h *harness.Harness) (all []int) {
	t.Helper()
	for i, g := range h.Stage.Games {
		if _, ok := g.(stage.Teacher); ok {
			all = append(all, i)
		}
	}
	if len(all) < 2 {
		t.Fatalf("only %d games have a lesson", len(all))
	}
	return all
}

// Every game's lesson is its own: the title offers that of the chosen game in its words, and where one was left, taken or declined
// means nothing to the others. All of it is there when the program is started again.
func TestEveryGameHasItsOwnLesson(t *testing.T) {
	for _, w := range harness.Windows() {
		for _, lang := range locales.Languages() {
			h := newHouse(t, lang, w)
			all := teachers(t, h)
			first, second := all[0], all[1]
			at := -1
			h.Stage.Routes.Lesson = func(_ *stage.Stage, step int) stage.Scene {
				at = step
				return nowhere{}
			}
			choose := func(n int) {
				h.Stage.Go(h.Stage.Routes.Title(h.Stage))
				h.Wait(5)
				h.Option("game", n)
				h.Wait(5)
			}
			for _, n := range all {
				choose(n)
				if !h.Shows(h.T("lesson.title")) || !h.Has("learn.known") {
					t.Errorf("%s %v: the lesson of %s is not offered", lang, w, h.Stage.Game.Info().ID)
				}
			}
			choose(first)
			h.Stage.KeepLesson(7, "key")
			choose(second)
			if !h.Has("learn.known") {
				t.Errorf("%s %v: the lesson of one game was begun, and that of another is not offered", lang, w)
			}
			h.Reveal("learn.known")
			h.Click("learn.known")
			h.Stage.KeepExplained("privilege")
			choose(first)
			h.Reveal("learn")
			h.Click("learn")
			if at != 7 {
				t.Errorf("%s %v: the lesson that was left at step 7 goes on at %d", lang, w, at)
			}
			if h.Stage.Explained("privilege") {
				t.Error("what one game has explained is not explained in another")
			}
			h.Stage.EndLesson()

			again := harness.NewStage(t, lang, h.Stage.Games...)
			again.Store = h.Stage.Store
			for n, want := range map[int]stage.Been{first: {Done: true}, second: {Declined: true}} {
				if err := again.Choose(again.Games[n]); err != nil {
					t.Fatal(err)
				}
				if got := again.Been(); got != want {
					t.Errorf("kept of %s is %+v, want %+v", again.Game.Info().ID, got, want)
				}
			}
		}
	}
}

// Whoever is in the midst of one game and chooses another for the first time is offered its lesson, below which they can go on.
func TestLessonIsOfferedBesideAnotherGame(t *testing.T) {
	for _, w := range append(harness.Windows(), harness.Window{W: 900, H: 450, Percent: 100}) {
		h := newHouse(t, "de", w)
		all := teachers(t, h)
		begin(t, h, all[1]) // in which nobody has to choose a board
		h.Stage.Go(h.Stage.Routes.Title(h.Stage))
		h.Wait(5)
		if h.Has("learn.known") {
			t.Errorf("%v: whoever plays is offered the lesson as if new", w)
		}
		h.Option("game", all[0])
		h.Wait(5)
		for _, id := range []string{"learn", "learn.known", "continue", "new"} {
			h.Reveal(id)
		}
	}
}

// begin begins a game of the house with the first levels there are, and keeps it.
func begin(t *testing.T, h *harness.Harness, n int) {
	t.Helper()
	if err := h.Stage.Choose(h.Stage.Games[n]); err != nil {
		t.Fatal(err)
	}
	h.Stage.Go(h.Stage.Routes.NewGame(h.Stage))
	h.Wait(5)
	h.Reveal("start")
	h.Click("start")
	h.Wait(5)
	if harness.Runs(h.Stage) == "" {
		t.Fatal("no game is saved")
	}
}

// A file that was kept when there was one game is read as it was.
func TestLearntOfOneGameIsStillRead(t *testing.T) {
	h := newHouse(t, "en", full)
	all := teachers(t, h)
	id := h.Stage.Games[all[0]].Info().ID
	old := `{"version": 1, "lessons": {"` + id + `": {"step": 3, "key": "hand", "done": false, "declined": false}}, "seen": {"` + id + `": ["tie"]}}`
	s := harness.NewStage(t, "en", h.Stage.Games...)
	if err := s.Store.Write(stage.LearntName, []byte(old)); err != nil {
		t.Fatal(err)
	}
	seen := func(n int) (been stage.Been, explained []bool) {
		if err := s.Choose(s.Games[n]); err != nil {
			t.Fatal(err)
		}
		return s.Been(), []bool{s.Explained("tie"), s.Explained("bonus")}
	}
	s.KeepExplained("bonus") // of the first game of the house, and written beside what was there
	if been, explained := seen(all[0]); been != (stage.Been{Step: 3, Key: "hand"}) || !slices.Equal(explained, []bool{true, true}) {
		t.Errorf("of the first game %+v is kept, explained was %v", been, explained)
	}
	if been, explained := seen(all[1]); been != (stage.Been{}) || !slices.Equal(explained, []bool{false, false}) {
		t.Errorf("of the second game %+v is kept, explained was %v", been, explained)
	}
	if told := s.TakeNotices(); len(told) > 0 {
		t.Errorf("told was %q", told)
	}
}
