package shell_test

import (
	"slices"
	"testing"
	"time"

	"islas/locales"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/testkit/recorded"
	"islas/render/ui"
)

// The title offers the lesson to players who have neither taken it nor played, and keeps a button to it: to where it was left, or to its
// beginning. Where another game is running they can continue that.
func TestTitleLeadsToTheLesson(t *testing.T) {
	h, teachers, at := teaching(t, "es", harness.Window{W: 900, H: 450, Percent: 100})
	title := func() { titled(t, h, teachers[0]) }
	takes := func(id string, step int) {
		t.Helper()
		h.Reveal(id)
		*at = -1
		h.Click(id)
		if *at != step {
			t.Errorf("%s leads to step %d, want %d", id, *at, step)
		}
	}
	title()
	if !h.Shows(h.T("lesson.offer")[:8]) {
		t.Error("the first start does not offer the lesson")
	}
	takes("learn", 0)
	must.OK(t, h.Stage.Choose(teachers[1]))
	_, err := h.Stage.Saves.Begin(recorded.Setup(h.Stage.Game.Info(), 3, 1))
	must.OK(t, err)
	title()
	for _, id := range []string{"learn", "learn.known", "continue", "new"} {
		h.Reveal(id)
	}
	h.Stage.Lessons.Keep(3, "key")
	title()
	if h.Has("learn.known") {
		t.Error("whoever has begun the lesson is offered it as if new")
	}
	takes("learn", 3)
	title()
	takes("learn.again", 0)
	h.Stage.Lessons.End()
	title()
	if h.Has("learn.again") || h.Has("learn.known") {
		t.Errorf("the lesson is over, and there are %v", h.IDs())
	}
	takes("learn", 0)
}

// nowhere is an empty scene.
type nowhere struct{}

func (nowhere) Frame(*ui.UI) {}
func (nowhere) Busy() bool   { return false }

// Every game's lesson is its own: the title offers that of the chosen game in its texts, and a lesson left, taken or declined does not
// affect the others.
func TestEveryGameHasItsOwnLesson(t *testing.T) {
	h, teachers, at := teaching(t, "de", harness.Window{W: 960, H: 600, Percent: 200})
	for _, g := range teachers {
		if titled(t, h, g); !h.Shows(h.T("lesson.title")) || !h.Has("learn.known") {
			t.Errorf("the lesson of %s is not offered", g.Info().ID)
		}
	}
	titled(t, h, teachers[0])
	h.Stage.Lessons.Keep(7, "key")
	titled(t, h, teachers[1])
	if !h.Has("learn.known") {
		t.Error("the lesson of one game was begun, and that of another is not offered")
	}
	h.Pick("learn.known")
	h.Stage.Lessons.KeepExplained("privilege")
	titled(t, h, teachers[0])
	if h.Pick("learn"); *at != 7 {
		t.Errorf("the lesson that was left at step 7 goes on at %d", *at)
	}
	if h.Stage.Lessons.Explained("privilege") {
		t.Error("what one game has explained is not explained in another")
	}
}

// The title shows the version of the program, offers a newer one when that comes, and starts it on a click: after a second one where that
// loses moves which could not be saved.
func TestTitleOffersANewerVersion(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}} {
		s := harness.NewStage(t, locales.Languages()[i], model.New())
		s.Options.Version = "0.0.0-20260102030405-0123456789ab+dirty" // as long as there are any
		begun := 0
		var begin func()
		s.Newer = func() func() { return begin }
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, w)
		h.Wait(3)
		if h.Has("newer") {
			t.Fatalf("%v: a newer version is offered that is not there", w)
		}
		begin = func() { begun++ }
		h.Pass(3 * time.Second)
		h.Pick("newer") // below all else where the title is scrolled
		h.Move(h.UI.Bounds().Middle())
		h.Wheel(-1000)
		if h.Wait(1); !h.Shows(s.Options.Version) { // it stands below all else where the title is scrolled
			t.Errorf("%v: the version is not told", w)
		}
		if begun != 1 || !h.Shows(h.T("title.newer")) {
			t.Errorf("%v: the newer version was begun %d times", w, begun)
		}
		s.Store.(*store.Memory).FailWith(store.ErrFull)
		_, err := s.Saves.Begin(recorded.Setup(s.Game.Info(), 2, 1))
		must.OK(t, err)
		h.Pick("newer")
		if told := h.Notices(); begun != 1 || !slices.Contains(told, h.T("notice.unsaved", "where", s.Store.Where())) {
			t.Errorf("%v: the newer version was begun %d times, and of what that loses is told %q", w, begun, told)
		}
		if h.Pick("newer"); begun != 2 {
			t.Errorf("%v: the newer version was begun %d times though it was asked for again", w, begun)
		}
	}
}

// What is imported while the title or the list of games is below is offered there at once.
func TestImportedGamesAreOffered(t *testing.T) {
	from := newStage(t, "en")
	deviced(t, from)
	data := exported(t, from)
	for _, title := range []bool{true, false} {
		s := newStage(t, "en")
		below, button := s.Routes.Games, "games"
		if title {
			below = s.Routes.Title
		}
		r := open(t, s, below(s), full)
		if title && (r.Has("games") || r.Has("continue")) {
			t.Fatal("games are offered where none is kept")
		}
		s.Show("all.jsonl", data)
		r.Wait(3)
		r.Click("import")
		r.Rest()
		if running, _ := s.Saves.Latest(); !title {
			button = part("open", running)
		}
		if !r.Has(button) || title && !r.Has("continue") {
			t.Errorf("after an import there are %v", r.IDs())
		}
	}
}

// teaching returns the program at its title, with the games that have a lesson, and where the last lesson that was opened has begun.
func teaching(t *testing.T, lang string, w harness.Window) (h *harness.Harness, teachers []stage.Game, at *int) {
	t.Helper()
	h = newHouse(t, lang, w)
	for _, g := range h.Stage.Games {
		if _, ok := g.(stage.Teacher); ok {
			teachers = append(teachers, g)
		}
	}
	at = new(int)
	h.Stage.Routes.Lesson = func(_ *stage.Stage, step int) stage.Scene {
		*at = step
		return nowhere{}
	}
	return h, teachers, at
}

// titled goes to the title with a game.
func titled(t *testing.T, h *harness.Harness, g stage.Game) {
	t.Helper()
	must.OK(t, h.Stage.Choose(g))
	h.Stage.Go(h.Stage.Routes.Title(h.Stage))
	h.Wait(5)
}
