package shell_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
)

// Games that can't be read, or not by this program, are in the list with a text of why and where the file is, and don't affect the others.
func TestGamesInTrouble(t *testing.T) {
	s := newStage(t, "es")
	of := some()
	good, damaged, unknown := keep(t, s, of[0], 0), keep(t, s, of[2], 0), keep(t, s, of[1], 0)
	spoil(t, s.Store, damaged, `"round"`, `"ruond"`)
	s.Games = s.Games[:1:1]
	r := open(t, s, s.Routes.Games(s), harness.Window{W: 900, H: 450, Percent: 100})
	r.option("filter", 1)
	if !r.Has(part("delete", damaged)) {
		t.Error("a game of which nothing is known is not among the finished ones")
	}
	for _, id := range []library.ID{damaged, unknown} {
		r.option("filter", 1)
		r.option("filter", 0) // from the top on
		r.Reveal(part("delete", id))
		r.Rest()
		if r.Has(part("open", id)) || !r.Shows(r.T("games.trouble")) || !r.Reads(id.File()) {
			t.Errorf("%s can be opened, or nothing says what is wrong with it: %v", id, r.IDs())
		}
	}
	r.Pick(part("delete", damaged))
	r.Click("delete.yes")
	r.Click("undo")
	if _, err := s.Store.Read(damaged.File()); err != nil {
		t.Errorf("a damaged game does not come back: %v", err)
	}
	r.Reveal(part("open", good))
}

// spoil changes a file of a game.
func spoil(t testing.TB, s store.Store, id library.ID, from, to string) {
	t.Helper()
	data, err := s.Read(id.File())
	if err != nil || !strings.Contains(string(data), from) {
		t.Fatalf("%s has no %s: %v", id, from, err)
	}
	must.OK(t, s.Write(id.File(), []byte(strings.Replace(string(data), from, to, 1))))
}

// A game of which only the state before the last save can be read shows that, and continues from there.
func TestGameGoesOnFromBefore(t *testing.T) {
	s := newStage(t, "de")
	m, err := s.Saves.Begin(someSetup(3))
	must.OK(t, err)
	m.Rename(1, "Tinguaro")
	s.Saves.Keep(m)
	s.Saves.Forget()
	id := harness.Runs(s)
	spoil(t, s.Store, id, `"round"`, `"ruond"`)
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	if !r.Shows(r.T("games.trouble.before")) || !r.Reads(id.File()) {
		t.Error("nothing says that the last save can't be read")
	}
	r.Pick(part("open", id))
	if _, ok := s.Top().(*stand); !ok || len(s.Saves.Library().List()) != 2 {
		t.Errorf("it does not go on, but %T", s.Top())
	}
}

// A game that another program has open is marked, as long as that is so, though there is no input; it is taken over after a question, can be
// looked at, and is not deleted.
func TestGamesOpenElsewhere(t *testing.T) {
	s := newStage(t, "en")
	id := keep(t, s, some()[0], 0)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	for _, there := range []bool{true, false, true} {
		if there {
			must.OK(t, other.Hold(id))
		} else {
			other.Release(id)
		}
		r.Pass(3 * time.Second)
		if r.Wait(5); r.Shows(r.T("games.elsewhere")) != there {
			t.Errorf("it is open elsewhere: %v, which is not what is said", there)
		}
	}
	r.Pick(part("delete", id))
	r.Click("delete.yes")
	if told := r.Notices(); !slices.Contains(told, r.T("games.delete.held")) || len(s.Saves.Library().List()) != 1 || r.Has("undo") {
		t.Errorf("it is deleted although it is open elsewhere; told was %q", told)
	}
	r.Pick(part("open", id))
	r.Click("elsewhere.no")
	if other.Held(id) != nil || !r.Has(part("open", id)) {
		t.Error("it was not left there")
	}
	r.Pick(part("open", id))
	r.Click("elsewhere.yes")
	if _, ok := s.Top().(*stand); !ok || other.Held(id) == nil {
		t.Errorf("it is not taken over, the scene is %T", s.Top())
	}
}

// The list follows other windows: a game that they begin appears, one that they play on or delete is shown as it is then. While they do
// nothing it rests.
func TestGamesFollowOtherWindows(t *testing.T) {
	s := newStage(t, "en")
	first := keep(t, s, some()[0], 0)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	r := open(t, s, s.Routes.Games(s), full)
	r.Rest()
	follow := func() {
		r.Pass(3 * time.Second)
		r.Wait(5)
		r.Rest()
	}
	data, err := s.Saves.Library().Load(first)
	must.OK(t, err)
	second := other.Begin()
	must.OK(t, other.Save(second, data))
	if follow(); !r.Has(part("open", second)) {
		t.Error("a game that another window has begun is not shown")
	}
	must.OK(t, other.Delete(first))
	if follow(); r.Has(part("open", first)) || !r.Has(part("open", second)) {
		t.Error("a game that another window has deleted is still shown")
	}
	for range 10 {
		r.Pass(time.Second)
		if r.Asked() {
			t.Fatal("the list does not rest while nothing happens")
		}
	}
}

// shelves is a store in memory that reports a folder.
type shelves struct{ store.Store }

func (shelves) Where() string { return "/home/ana/islas" }

// The list of games opens a record, also where there is no game, by asking for a file; where no file dialog is available, a message explains
// another way and where saved records are.
func TestRecordIsOpenedFromTheList(t *testing.T) {
	for _, games := range [][]shelved{nil, some()[:1]} {
		r, _ := openShelf(t, "de", harness.Window{W: 550, H: 900, Percent: 150}, games...)
		s := r.Stage
		if b := r.Widget("open"); b.Label != r.T("games.open") || games == nil && !r.Reads(r.T("games.none.open")) {
			t.Errorf("the button is called %q, or nothing says how a record is opened", b.Label)
		}
		r.Click("open")
		s.Store = shelves{s.Store}
		r.Click("open")
		if told := r.Notices(); !slices.Equal(told, []string{r.T("games.open.drop"), r.T("games.open.drop.where", "where", "/home/ana/islas")}) {
			t.Errorf("told is %q", told)
		}
		s.PickFile = func() { s.Show("match.islas.jsonl", recordOf(t, "puertorico", 3, 3)) }
		s.Routes.Replay = func(*stage.Stage, match.Any, int) stage.Scene { return &stand{} }
		r.Click("open")
		if _, seen := s.Top().(*stand); !seen {
			t.Errorf("the file leads to %T", s.Top())
		}
	}
}

// Looking at the result of a game, or its replay, and going back to the list does not change the chosen game.
func TestLookingChoosesNoGame(t *testing.T) {
	for _, way := range []string{"open", "watch"} {
		s := newStage(t, "en")
		id := keep(t, s, shelved{"puertorico", []string{"Ana", "Ben", "Cleo"}, 1, some()[4].saved}, 0)
		must.OK(t, s.Choose(s.Games[0]))
		s.Routes.Replay = func(s *stage.Stage, m match.Any, _ int) stage.Scene {
			if err := s.Choose(s.GameOf(m)); err != nil {
				t.Error(err)
			}
			return &stand{match: m}
		}
		r := open(t, s, s.Routes.Games(s), full)
		r.Rest()
		list := s.Top()
		r.Pick(part(way, id))
		if s.Top() == list || s.Game.Info().ID != "puertorico" {
			t.Fatalf("%s: seen is %T, of %s", way, s.Top(), s.Game.Info().ID)
		}
		s.Pop()
		if s.Top() != list || s.Game.Info().ID != s.Games[0].Info().ID || s.Settings.Game == "puertorico" {
			t.Errorf("%s: afterwards %s is chosen", way, s.Game.Info().ID)
		}
	}
}

// holdElsewhere makes another window hold the running game, and returns that window's library.
func holdElsewhere(t testing.TB, s *stage.Stage) *library.Library {
	t.Helper()
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	must.OK(t, other.Hold(harness.Runs(s)))
	return other
}

// A window whose game was taken over shows that at its next move, writes nothing, and stops playing it.
func TestGameTakenOver(t *testing.T) {
	s := newStage(t, "en")
	m, err := s.Saves.Begin(someSetup(3))
	must.OK(t, err)
	id := harness.Runs(s)
	r := open(t, s, s.Routes.Table(s, m, false), full)
	other := library.Open(s.Store.(*store.Memory).Window(), time.Now)
	must.OK(t, other.TakeOver(id))
	theirs := harness.Saved(s)
	m.Rename(0, "Nobody") // a save would now differ from the file
	s.Saves.Keep(m)
	s.Saves.Keep(m)
	r.Wait(5)
	if _, ok := s.Top().(*stand); ok || !r.Has("new") {
		t.Errorf("the scene is %T", s.Top())
	}
	if told := r.Notices(); len(told) != 1 || told[0] != r.T("notice.taken-over") {
		t.Errorf("told was %q", told)
	}
	if now := harness.Saved(s); string(now) != string(theirs) || len(s.Saves.Library().List()) != 1 {
		t.Error("the game of the other window has changed, or there is another")
	}
}

// behind is a store in which another window's last writes are still to arrive: it refuses the first lease that is taken over.
type behind struct {
	*store.Memory
	refused bool
}

func (b *behind) TakeOver(name string) (store.Lease, error) {
	if !b.refused {
		b.refused = true
		return nil, store.ErrHeld
	}
	return b.Memory.TakeOver(name)
}

// A game that can't be taken over yet is taken over once it can.
func TestGameTakenOverAgain(t *testing.T) {
	s := newStage(t, "en")
	running(t, s)
	s.Saves.Forget()
	holdElsewhere(t, s)
	r := open(t, s, s.Routes.Title(s), full)
	s.Store = &behind{Memory: r.Store}
	r.Pick("continue")
	r.Click("elsewhere.yes")
	if _, ok := s.Top().(*stand); !ok {
		t.Errorf("after taking over the scene is %T", s.Top())
	}
}
