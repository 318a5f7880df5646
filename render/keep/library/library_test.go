package library_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// clock advances by a second each time it is read.
func clock() func() time.Time {
	now := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	return func() time.Time { now = now.Add(time.Second); return now }
}

// played is a match of the model.
type played = match.Match[model.Position, model.Action, model.Event]

// modelMatch returns a match of the model game in its n-th position.
func modelMatch(t testing.TB, seed uint64, n int) *played {
	t.Helper()
	m, _, err := match.New(model.Game{}, match.Setup{Seed: seed, Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: "easy"}}})
	must.OK(t, err)
	for range n {
		act(t, m)
	}
	return m
}

// act applies the first legal action.
func act(t testing.TB, m *played) {
	t.Helper()
	s := m.State()
	if _, err := m.Do(model.Game{}.Legal(&s, nil)[0]); err != nil {
		t.Fatal(err)
	}
}

// keep saves a match.
func keep(t testing.TB, l *library.Library, id library.ID, m match.Any) []byte {
	t.Helper()
	data := encoded(t, l, m)
	must.OK(t, l.Save(id, data))
	return data
}

// encoded returns the save of a match.
func encoded(t testing.TB, l *library.Library, m match.Any) []byte {
	t.Helper()
	data, err := m.SaveAt(l.Now())
	must.OK(t, err)
	return data
}

// running returns the running game that was saved last.
func running(l *library.Library) (library.ID, bool) {
	list := l.List()
	i := slices.IndexFunc(list, func(e library.Entry) bool { return e.Running() })
	if i < 0 {
		return "", false
	}
	return list[i].ID, true
}

// ids returns the IDs of a list.
func ids(list []library.Entry) (all []library.ID) {
	for _, e := range list {
		all = append(all, e.ID)
	}
	return all
}

// Each game is one of its own; the one saved last comes first and is continued, until it is over.
func TestGamesAreKept(t *testing.T) {
	l := library.Open(store.NewMemory(), clock())
	if _, ok := running(l); ok || len(l.List()) > 0 {
		t.Fatal("an empty library has games")
	}
	a, b := l.Begin(), l.Begin()
	one, two := modelMatch(t, 1, 0), modelMatch(t, 2, 3)
	keep(t, l, a, one)
	keep(t, l, b, two)
	if got := ids(l.List()); !slices.Equal(got, []library.ID{b, a}) {
		t.Fatalf("the list is %v", got)
	}
	before := keep(t, l, a, one)
	act(t, one)
	now := keep(t, l, a, one)
	if got, ok := running(l); !ok || got != a {
		t.Errorf("%v goes on, not %v", got, a)
	}
	if got, err := l.Load(a); err != nil || !bytes.Equal(got, now) {
		t.Errorf("loaded is %.60q, %v", got, err)
	}
	if got, err := l.LoadBefore(a); err != nil || !bytes.Equal(got, before) {
		t.Errorf("before it was %.60q, %v", got, err)
	}
	for !one.Over() {
		act(t, one)
	}
	keep(t, l, a, one)
	if got, ok := running(l); !ok || got != b {
		t.Errorf("after the end of %v goes on %v", a, got)
	}
	if e := l.List()[0]; e.ID != a || e.Running() || !e.Summary.Over || e.Summary.Seats[0].Name != "Ana" {
		t.Errorf("the finished game is %+v", e)
	}
}

// The only game of earlier versions is one of the list, and its saves stay its own.
func TestFirstGameGoesOn(t *testing.T) {
	s := store.NewMemory()
	old := modelMatch(t, 1, 2)
	data, err := old.Save()
	if err == nil {
		err = s.Write("game.islas-save.json", data)
	}
	must.OK(t, err)
	l := library.Open(s, clock())
	if id, ok := running(l); !ok || id != library.First {
		t.Fatalf("goes on %q, %v", id, ok)
	}
	keep(t, l, l.Begin(), modelMatch(t, 2, 0))
	if got, err := l.Load(library.First); err != nil || !bytes.Equal(got, data) {
		t.Errorf("a further game has changed it: %v", err)
	}
}

// A deletion can be undone until the next one, and by no other program.
func TestDelete(t *testing.T) {
	s := store.NewMemory()
	l := library.Open(s, clock())
	a, b := l.Begin(), l.Begin()
	data := keep(t, l, a, modelMatch(t, 1, 0))
	keep(t, l, b, modelMatch(t, 2, 0))
	l.Release(a)
	must.OK(t, l.Delete(a))
	if got := ids(l.List()); !slices.Equal(got, []library.ID{b}) {
		t.Errorf("the list is %v", got)
	}
	library.Open(s.Window(), clock()) // another program begins meanwhile
	must.OK(t, l.Restore(a))
	if got, err := l.Load(a); err != nil || !bytes.Equal(got, data) {
		t.Errorf("restored is %.60q, %v", got, err)
	}
	for _, id := range []library.ID{a, b} {
		must.OK(t, l.Delete(id))
	}
	if err := l.Restore(a); !errors.Is(err, store.ErrNotExist) {
		t.Errorf("the deletion before the last is taken back: %v", err)
	}
	if id, ok := l.Deleted(); !ok || id != b {
		t.Errorf("what can be taken back is %q", id)
	}
	l.Close()
	library.Open(s, clock())
	if names, err := s.List(); err != nil || len(names) != 0 {
		t.Errorf("left is %v, %v", names, err)
	}
}

// A game that can't be deleted is still held by its player, and by nobody else.
func TestDeletionThatFails(t *testing.T) {
	s := store.NewMemory()
	l, other := library.Open(s, clock()), library.Open(s.Window(), clock())
	a, b := l.Begin(), l.Begin()
	data := keep(t, l, a, modelMatch(t, 1, 0))
	keep(t, l, b, modelMatch(t, 2, 0))
	l.Release(b)
	s.FailWith(store.ErrFull)
	for _, id := range []library.ID{a, b} {
		if err := l.Delete(id); !errors.Is(err, store.ErrFull) {
			t.Errorf("%s is deleted: %v", id, err)
		}
	}
	s.FailWith(nil)
	if err := other.Hold(a); !errors.Is(err, store.ErrHeld) || l.Held(a) != nil {
		t.Errorf("another program can have the game that is played: %v", err)
	}
	if err := other.Hold(b); err != nil {
		t.Errorf("nobody else can have the game that is not played: %v", err)
	}
	if got, err := l.Load(a); err != nil || !bytes.Equal(got, data) {
		t.Errorf("it is now %.60q, %v", got, err)
	}
}

// Of two programs one writes a game; the other may take it over, and then the first no longer writes anything.
func TestTwoPrograms(t *testing.T) {
	s := store.NewMemory()
	l, other := library.Open(s, clock()), library.Open(s.Window(), clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	keep(t, l, id, m)
	if !other.Elsewhere(id) || l.Elsewhere(id) {
		t.Error("it is not told which program has the game open")
	}
	act(t, m)
	data := encoded(t, l, m)
	for what, err := range map[string]error{"Hold": other.Hold(id), "Save": other.Save(id, data), "Delete": other.Delete(id)} {
		if !errors.Is(err, store.ErrHeld) {
			t.Errorf("%s of the other program: %v", what, err)
		}
	}
	must.OK(t, other.TakeOver(id))
	theirs := keep(t, other, id, m)
	act(t, m)
	data = encoded(t, l, m)
	for range 2 {
		if err := l.Save(id, data); !errors.Is(err, store.ErrTaken) {
			t.Errorf("after it was taken over saving gives %v", err)
		}
	}
	if now, err := l.Load(id); err != nil || !bytes.Equal(now, theirs) {
		t.Errorf("the game of the other program has changed: %v", err)
	}
	l.Release(id)
	other.Release(id)
	if err := l.Save(id, data); err != nil {
		t.Errorf("after both let go: %v", err)
	}
}

// A game that came in from outside while this one was being played is not overwritten, neither at once nor by the Save after it.
func TestOtherGameUnderTheName(t *testing.T) {
	s := store.NewMemory()
	l := library.Open(s, clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	keep(t, l, id, m)
	other, err := modelMatch(t, 2, 3).Save()
	if err == nil {
		err = s.Write(id.File(), other)
	}
	must.OK(t, err)
	for range 3 {
		act(t, m)
		data := encoded(t, l, m)
		if err := l.Save(id, data); !errors.Is(err, library.ErrChanged) {
			t.Errorf("saving over it gives %v", err)
		}
		if now, err := l.Load(id); err != nil || !bytes.Equal(now, other) {
			t.Errorf("there is now %.60q, %v", now, err)
		}
	}
	l.Release(id)
	must.OK(t, l.Hold(id))
	if _, err := l.Load(id); err != nil {
		t.Fatal(err)
	}
	keep(t, l, id, modelMatch(t, 2, 4)) // continued with what is there
}

// A deletion can be undone although another program has had the game in between; while it has it, nothing is removed.
func TestDeletionIsTakenBackAfterAnother(t *testing.T) {
	s := store.NewMemory()
	l, other := library.Open(s, clock()), library.Open(s.Window(), clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	keep(t, l, id, m)
	act(t, m)
	data := keep(t, l, id, m)
	must.OK(t, l.Delete(id))
	must.OK(t, other.TakeOver(id))
	if _, err := other.LoadBefore(id); !errors.Is(err, store.ErrNotExist) {
		t.Errorf("a state before what is deleted is offered: %v", err)
	}
	if err := l.Restore(id); !errors.Is(err, store.ErrHeld) {
		t.Errorf("it is taken back while another program has it: %v", err)
	}
	other.Release(id)
	if err := l.Restore(id); err != nil {
		t.Errorf("it is not taken back: %v", err)
	}
	if got, err := l.Load(id); err != nil || !bytes.Equal(got, data) {
		t.Errorf("restored is %.60q, %v", got, err)
	}
}

// A game of which only the last good state is left is listed with it, can be continued, and can be deleted.
func TestOnlyTheStateBeforeIsLeft(t *testing.T) {
	s := store.NewMemory()
	l := library.Open(s, clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	before := keep(t, l, id, m)
	act(t, m)
	keep(t, l, id, m)
	must.OK(t, s.Remove(id.File()))
	list := l.List()
	if !slices.Equal(ids(list), []library.ID{id}) || !list[0].Before || !list[0].Running() || !errors.Is(list[0].Err, store.ErrNotExist) {
		t.Fatalf("listed is %+v", list)
	}
	must.OK(t, l.Delete(id))
	if list := l.List(); len(list) > 0 {
		t.Errorf("after it was deleted listed is %+v", list)
	}
	must.OK(t, l.Restore(id))
	if got, err := l.Load(id); err != nil || !bytes.Equal(got, before) {
		t.Errorf("restored is %.60q, %v", got, err)
	}
}

// permanent is a store from which nothing can be removed.
type permanent struct{ store.Store }

func (permanent) Remove(string) error { return store.ErrNotWritable }

// A last good state that has become a new game is that game, though it can't be removed at its old place.
func TestRecoveredThoughNothingIsRemoved(t *testing.T) {
	s := permanent{store.NewMemory()}
	l := library.Open(s, clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	before := keep(t, l, id, m)
	act(t, m)
	bad := keep(t, l, id, m)
	bad[len(bad)/2] ^= 4
	must.OK(t, s.Write(id.File(), bad))
	to, err := l.Recover(id)
	must.OK(t, err)
	if got, err := l.Load(to); err != nil || !bytes.Equal(got, before) {
		t.Errorf("gone on with is %.60q, %v", got, err)
	}
}

// A game is still saved when the folder was emptied.
func TestEmptiedFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	s, err := store.Open(dir)
	must.OK(t, err)
	l := library.Open(s, clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	keep(t, l, id, m)
	must.OK(t, os.RemoveAll(dir))
	act(t, m)
	data := keep(t, l, id, m)
	if got, err := l.Load(id); err != nil || !bytes.Equal(got, data) {
		t.Errorf("kept is %.60q, %v", got, err)
	}
}

// A file that can't be read is listed with its reason, next to the others, and stays as it is whatever is begun and saved.
func TestUnreadableStays(t *testing.T) {
	good, err := modelMatch(t, 1, 2).Save()
	must.OK(t, err)
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"damaged":  {bytes.Replace(good, []byte("Ana"), []byte("Ane"), 1), match.ErrDamaged},
		"cut off":  {good[:len(good)/2], match.ErrDamaged},
		"empty":    {nil, match.ErrForeign},
		"foreign":  {[]byte("hello"), match.ErrForeign},
		"version":  {[]byte(`{"format":"islas-save","version":99}`), match.ErrVersion},
		"too long": {bytes.Repeat([]byte(" "), match.MaxSave), match.ErrForeign},
	} {
		t.Run(name, func(t *testing.T) {
			for _, id := range []library.ID{library.First, "game-20260101-000000-abcd"} {
				s := store.NewMemory()
				must.OK(t, s.Write(id.File(), c.data))
				l := library.Open(s, clock())
				list := l.List()
				if len(list) != 1 || list[0].ID != id || !errors.Is(list[0].Err, c.want) || list[0].Running() {
					t.Fatalf("the list is %+v", list)
				}
				if _, err := l.Load(id); !errors.Is(err, c.want) {
					t.Errorf("loading gives %v", err)
				}
				if err := l.Save(id, good); !errors.Is(err, library.ErrChanged) || !errors.Is(err, c.want) {
					t.Errorf("saving over it gives %v", err)
				}
				keep(t, l, l.Begin(), modelMatch(t, 2, 0))
				if now, err := s.Read(id.File()); err != nil || !bytes.Equal(now, c.data) {
					t.Errorf("it has changed: %.60q, %v", now, err)
				}
				if len(l.List()) != 2 {
					t.Errorf("the list is %+v", l.List())
				}
			}
		})
	}
}

// A damaged game is continued from its last good state as a new one; the damaged file stays.
func TestLastGoodState(t *testing.T) {
	s := store.NewMemory()
	l := library.Open(s, clock())
	id, m := l.Begin(), modelMatch(t, 1, 0)
	first := keep(t, l, id, m)
	act(t, m)
	bad := keep(t, l, id, m)
	bad[len(bad)/2] ^= 4
	must.OK(t, s.Write(id.File(), bad))
	e := l.List()[0]
	if !errors.Is(e.Err, match.ErrDamaged) || !e.Before || !e.Running() || e.Summary.Actions != 0 {
		t.Fatalf("listed as %+v", e)
	}
	act(t, m)
	data := encoded(t, l, m)
	if err := l.Save(id, data); !errors.Is(err, library.ErrChanged) {
		t.Errorf("saving over it gives %v", err)
	}
	to, err := l.Recover(id)
	must.OK(t, err)
	if got, err := l.Load(to); err != nil || !bytes.Equal(got, first) {
		t.Errorf("gone on with is %.60q, %v", got, err)
	}
	if now, err := s.Read(id.File()); err != nil || !bytes.Equal(now, bad) {
		t.Errorf("the damaged file is now %.60q, %v", now, err)
	}
	if got, ok := running(l); !ok || got != to {
		t.Errorf("goes on %q", got)
	}
	if e := l.Entry(id); e.Before || e.Running() {
		t.Errorf("it is offered once more: %+v", e)
	}
}
