package backup_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"

	"islas/render/keep/backup"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
)

// What was wiped does not come back through another window that still knows it, but what that notes from then on counts.
func TestWipedStaysWiped(t *testing.T) {
	s := device(t, 5)
	other, _ := chronicle.Open(s.Window())
	known := other.Results()
	if err := backup.Wipe(library.Open(s, clock)); err != nil || len(known) != 2 {
		t.Fatalf("%d were known: %v", len(known), err)
	}
	for n := range 2 {
		r := known[0]
		r.ID = fmt.Sprintf("game-20260202-000000-%04x", n)
		must.OK(t, other.Note(r))
		if now, _ := chronicle.Open(s); len(now.Results()) != n+1 || len(other.Results()) != n+1 {
			t.Errorf("there are %d results, and %d in the other window", len(now.Results()), len(other.Results()))
		}
	}
}

// While another window writes the chronicle nothing is wiped, so that its write can't restore what is gone.
func TestWipeWaitsForTheChronicle(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	err := chronicle.Alone(s.Window(), func() error {
		if err := backup.Wipe(library.Open(s, clock)); !errors.Is(err, store.ErrHeld) || errors.Is(err, backup.ErrSome) {
			t.Errorf("it is wiped: %v", err)
		}
		return nil
	})
	if err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("there are %d files of %d: %v", len(files(t, s)), len(before), err)
	}
}

// A wipe removes everything, in a folder, too, except exports and what is not the program's. It also removes what earlier versions had
// wiped.
func TestWipe(t *testing.T) {
	folder, err := store.Open(t.TempDir())
	must.OK(t, err)
	for _, s := range []store.Store{store.NewMemory(), folder} {
		stays := map[string]string{"match-1.islas.jsonl": "a", "everything-1" + backup.Extension: "b", "letter.txt": "c", "toy-box-1.csv": "h"}
		goes := map[string]string{
			"game-20260101-000000-0001.islas-save.json.damaged-2": "d", "settings.json.damaged-1": "e", "crash-20260101-000000.txt": "f",
			"box-model.csv": "g", "wiped.json": "i", "wiped-3": "j", "font.json": "k",
		}
		maps.Copy(goes, stays)
		maps.Copy(goes, files(t, device(t, 5)))
		for name, data := range goes {
			must.OK(t, s.Write(name, []byte(data)))
		}
		must.OK(t, backup.Wipe(library.Open(s, clock)))
		if left := files(t, s); !maps.Equal(left, stays) {
			t.Errorf("left is %v", slices.Sorted(maps.Keys(left)))
		}
	}
}

// stuck is a store from which only a number of files can be removed.
type stuck struct {
	store.Store
	removals int
}

func (s *stuck) Remove(name string) error {
	if s.removals == 0 {
		return store.ErrNotWritable
	}
	s.removals--
	return s.Store.Remove(name)
}

// Nothing is wiped while another window has a game open, or where nothing can be removed. Open games stay open, and deleted ones can still
// be restored. If only some can be removed, that is reported.
func TestWipeRefuses(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	other := library.Open(s.Window(), clock)
	must.OK(t, other.Hold("game-20260101-000000-0003"))
	l := library.Open(s, clock)
	const mine, deleted = library.ID("game-20260101-000000-0002"), library.ID("game-20260101-000000-0004")
	must.OK(t, errors.Join(l.Hold(mine), l.Delete(deleted)))
	if err := backup.Wipe(l); !errors.Is(err, store.ErrHeld) {
		t.Errorf("with a game open elsewhere: %v", err)
	}
	if err := errors.Join(l.Held(mine), l.Restore(deleted)); err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("what was open here, or deleted: %v", err)
	}
	if err := other.Hold("game-20260101-000000-0001"); err != nil {
		t.Errorf("the other games stay locked: %v", err)
	}
	other.Close()
	for removals := range 4 {
		err := backup.Wipe(library.Open(&stuck{s, removals}, clock))
		if gone := len(before) - len(files(t, s)); !errors.Is(err, store.ErrNotWritable) || errors.Is(err, backup.ErrSome) != (removals > 0) || (gone > 0) != (removals > 0) {
			t.Errorf("where %d files can be removed %d are gone: %v", removals, gone, err)
		}
	}
}
