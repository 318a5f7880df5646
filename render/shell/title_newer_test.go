package shell_test

import (
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/keep/store"
	"islas/render/toy"
)

// The title tells the version of the program, offers a newer one when that comes, and begins it when that is asked for.
func TestTitleOffersANewerVersion(t *testing.T) {
	for i, w := range []harness.Window{usual, {W: 900, H: 450, Percent: 100}, {W: 768, H: 1024, Percent: 200}} {
		lang := locales.Languages()[i%3]
		s := harness.NewStage(t, lang, toy.New())
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
		h.Reveal("newer") // below all else where the title is scrolled
		h.Click("newer")
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

// A newer version begins only when it is asked for twice where that loses moves which could not be saved.
func TestNewerVersionLosesNothingUnasked(t *testing.T) {
	s := harness.NewStage(t, "en", toy.New())
	begun := 0
	s.Newer = func() func() { return func() { begun++ } }
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	if _, err := s.Begin(match.Setup{Seats: []match.Seat{{Name: "Ada", Control: game.Human}, {Name: "Nib", Control: "easy"}}}); err != nil {
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
