package shell_test

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/keep/backup"
	"islas/render/keep/store"
	"islas/render/model"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/ui"
)

// The title offers the lesson to players who have neither taken it nor played, and keeps a button to it: to where it was left, or to its
// beginning.
func TestTitleLeadsToTheLesson(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}} {
		lang := locales.Languages()[i%3]
		s := harness.NewStage(t, lang, model.New())
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
		s.Lessons.Keep(3, "key")
		h = title()
		if h.Has("learn.known") {
			t.Errorf("%s %v: whoever has begun the lesson is offered it as if new", lang, w)
		}
		takes(h, "learn", 3)
		h = title()
		takes(h, "learn.again", 0)
		s.Lessons.End()
		h = title()
		if h.Has("learn.again") || h.Has("learn.known") {
			t.Errorf("%s %v: the lesson is over, and there are %v", lang, w, h.IDs())
		}
		takes(h, "learn", 0)
	}
}

// nowhere is an empty scene.
type nowhere struct{}

func (nowhere) Frame(*ui.UI) {}
func (nowhere) Busy() bool   { return false }

// teachers returns the indexes of the games that have a lesson.
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

// Every game's lesson is its own: the title offers that of the chosen game in its texts, and a lesson left, taken or declined does not
// affect the others.
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
		}
		for _, n := range all {
			choose(n)
			if !h.Shows(h.T("lesson.title")) || !h.Has("learn.known") {
				t.Errorf("%s %v: the lesson of %s is not offered", lang, w, h.Stage.Game.Info().ID)
			}
		}
		choose(first)
		h.Stage.Lessons.Keep(7, "key")
		choose(second)
		if !h.Has("learn.known") {
			t.Errorf("%s %v: the lesson of one game was begun, and that of another is not offered", lang, w)
		}
		h.Pick("learn.known")
		h.Stage.Lessons.KeepExplained("privilege")
		choose(first)
		h.Pick("learn")
		if at != 7 {
			t.Errorf("%s %v: the lesson that was left at step 7 goes on at %d", lang, w, at)
		}
		if h.Stage.Lessons.Explained("privilege") {
			t.Error("what one game has explained is not explained in another")
		}
	}
}

// A player with a running game who chooses another for the first time is offered its lesson, below which they can continue.
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
		for _, id := range []string{"learn", "learn.known", "continue", "new"} {
			h.Reveal(id)
		}
	}
}

// begin begins a game of the stage with the first levels there are, and keeps it.
func begin(t *testing.T, h *harness.Harness, n int) {
	t.Helper()
	must.OK(t, h.Stage.Choose(h.Stage.Games[n]))
	h.Stage.Go(h.Stage.Routes.NewGame(h.Stage))
	h.Wait(5)
	h.Pick("start")
	if harness.Runs(h.Stage) == "" {
		t.Fatal("no game is saved")
	}
}

// The title shows the version of the program, offers a newer one when that comes, and starts it on a click.
func TestTitleOffersANewerVersion(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}} {
		lang := locales.Languages()[i%3]
		s := harness.NewStage(t, lang, model.New())
		s.Options.Version = "0.0.0-20260102030405-0123456789ab+dirty" // as long as there are any
		begun := 0
		var begin func()
		s.Newer = func() func() { return begin }
		s.Go(s.Routes.Title(s))
		h := harness.New(t, s, w)
		h.Wait(3)
		if h.Has("newer") {
			t.Fatalf("%s %v: a newer version is offered that is not there", lang, w)
		}
		begin = func() { begun++ }
		h.Pass(3 * time.Second)
		h.Pick("newer") // below all else where the title is scrolled
		h.Move(h.UI.Bounds().Middle())
		h.Wheel(-1000)
		if h.Wait(1); !h.Shows(s.Options.Version) { // it stands below all else where the title is scrolled
			t.Errorf("%s %v: the version is not told", lang, w)
		}
		if begun != 1 || !h.Shows(h.T("title.newer")) {
			t.Errorf("%s %v: the newer version was begun %d times", lang, w, begun)
		}
	}
}

// A newer version starts only after a second click where that loses moves which could not be saved.
func TestNewerVersionLosesNothingUnasked(t *testing.T) {
	s := harness.NewStage(t, "en", model.New())
	begun := 0
	s.Newer = func() func() { return func() { begun++ } }
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	if _, err := s.Saves.Begin(match.Setup{Seats: []match.Seat{{Name: "Ada", Control: game.Human}, {Name: "Nib", Control: "easy"}}}); err != nil {
		t.Fatal(err)
	}
	s.Go(s.Routes.Title(s))
	h := harness.New(t, s, full)
	h.Pass(3 * time.Second)
	h.Click("newer")
	if told := h.Notices(); begun > 0 || !slices.Contains(told, h.T("notice.unsaved", "where", s.Store.Where())) {
		t.Errorf("the newer version was begun %d times, and of what that loses is told %q", begun, told)
	}
	h.Click("newer")
	if begun != 1 {
		t.Errorf("the newer version was begun %d times though it was asked for again", begun)
	}
}

// What is imported while the title or the list of games is below is offered there at once.
func TestImportedGamesAreOffered(t *testing.T) {
	s := newStage(t, "en")
	r := open(t, s, deviced(t, s), full)
	r.Pick("device")
	r.Pick("export")
	data := r.file("everything-1" + backup.Extension)
	to := newStage(t, "en")
	r = open(t, to, to.Routes.Games(to), full)
	to.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("import")
	r.Rest()
	if running, _ := to.Saves.Latest(); !r.Has("open." + string(running)) {
		t.Errorf("after an import the list shows %v", r.IDs())
	}

	fresh := newStage(t, "en")
	r = open(t, fresh, fresh.Routes.Title(fresh), full)
	if r.Has("games") || r.Has("continue") {
		t.Fatal("games are offered where none is kept")
	}
	fresh.Show("all.jsonl", data)
	r.Wait(3)
	r.Click("import")
	r.Rest()
	if !r.Has("games") || !r.Has("continue") {
		t.Errorf("after an import the title shows %v", r.IDs())
	}
}
