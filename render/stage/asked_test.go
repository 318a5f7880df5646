package stage_test

import (
	"testing"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// page opens a page at an address on some files, like a tab, and returns the game that it plays and whether that is a fresh one.
func page(t *testing.T, files store.Store, address string) (*stage.Stage, library.ID, bool) {
	t.Helper()
	s := newStage(t, "one")
	s.Store, s.Options.Address = files, address
	m, fresh, err := s.Saves.Asked(func() match.Setup {
		return match.Setup{Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: game.Human}}}
	})
	must.OK(t, err)
	id, ok := s.Saves.Kept(m)
	if !ok {
		t.Fatal("the match is not kept")
	}
	if told := s.TakeNotices(); len(told) > 0 {
		t.Errorf("told was %q", told)
	}
	return s, id, fresh
}

// A page that is reloaded continues the game that its address began; another address, and none, begin games of their own, and nothing is
// replaced.
func TestPageIsLoadedAgain(t *testing.T) {
	files := store.NewMemory()
	begin(t, func() *stage.Stage { s := newStage(t, "one"); s.Store = files; return s }())
	const address = "?seats=human,human"
	_, first, fresh := page(t, files, address)
	if !fresh {
		t.Error("the first page goes on with something")
	}
	for range 3 {
		if _, again, fresh := page(t, files, address); fresh || again != first {
			t.Errorf("loaded again it plays %s, not %s", again, first)
		}
	}
	_, other, fresh := page(t, files, "?seats=human,human&seed=4")
	if !fresh || other == first {
		t.Errorf("another address goes on with %s", other)
	}
	for range 2 {
		if _, id, fresh := page(t, files, ""); !fresh || id == first || id == other {
			t.Errorf("the command line goes on with %s", id)
		}
	}
	if s, again, _ := page(t, files, address); again != first || len(s.Saves.Library().List()) != 5 {
		t.Errorf("in the end it plays %s of %d games", again, len(s.Saves.Library().List()))
	}
}

// A second tab at the same address begins a new game, as the first has the other open; each continues its own when it is reloaded.
func TestTwoTabsOfOneAddress(t *testing.T) {
	const address = "?seats=human,human"
	files := store.NewMemory()
	there := files.Window()
	_, first, _ := page(t, files, address)
	s, second, fresh := page(t, there, address)
	if !fresh || first == second {
		t.Fatalf("both tabs play %s", first)
	}
	if _, again, _ := page(t, files, address); again != first {
		t.Errorf("the first tab goes on with %s, not %s", again, first)
	}
	s.Saves.Library().Close()
	if _, again, _ := page(t, there, address); again != second {
		t.Errorf("the second tab goes on with %s, not %s", again, second)
	}
}

// A game that is over, or was deleted, is not continued.
func TestPageAfterTheEnd(t *testing.T) {
	const address = "?seats=human,human"
	files := store.NewMemory()
	s, first, _ := page(t, files, address)
	s.Saves.Forget()
	must.OK(t, s.Saves.Library().Delete(first))
	if _, id, fresh := page(t, files, address); !fresh || id == first {
		t.Errorf("after it was deleted goes on %s", id)
	}
	must.OK(t, files.Write(stage.AskedName, []byte("nonsense")))
	if _, _, fresh := page(t, files, address); !fresh {
		t.Error("a game goes on of which nothing is known")
	}
}
