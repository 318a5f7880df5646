package shell_test

import (
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
// means nothing to the others.
func TestEveryGameHasItsOwnLesson(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 960, H: 600, Percent: 200}, {W: 768, H: 1024, Percent: 100}} {
		lang := locales.Languages()[i%3]
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
	}
}

// Whoever is in the midst of one game and chooses another for the first time is offered its lesson, below which they can go on.
func TestLessonIsOfferedBesideAnotherGame(t *testing.T) {
	for _, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}} {
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
