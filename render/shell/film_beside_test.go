package shell_test

import (
	"slices"
	"testing"

	"islas/render/internal/harness"
)

// While another scene covers the replay its film goes on: it is written, which is told there, and the choice is over when one comes back.
func TestFilmGoesOnUnderAnotherScene(t *testing.T) {
	inReplays(t, func(t *testing.T, h *harness.Harness) {
		l := withCamera(h)
		h.Click("replay.film")
		h.Click("film.make")
		covers := h.Stage.Routes.Settings(h.Stage)
		h.Stage.Push(covers)
		for n := 0; !l.closed; n++ {
			if h.Wait(1); n > 100_000 {
				t.Fatal("the film does not come to its end")
			}
		}
		h.Wait(3)
		if told := h.Notices(); !slices.Contains(told, h.T("film.saved", "name", "match-1.gif", "where", h.Store.Where())) || h.Stage.Top() != covers {
			t.Errorf("told is %q", told)
		}
		h.Wait(60)
		if h.Busy() {
			t.Error("something goes on still")
		}
		h.Stage.Pop()
		h.Wait(5)
		if h.Has("film.make") || !h.Has("replay.film") {
			t.Error("the film that is made is still to be chosen")
		}
	})
}
