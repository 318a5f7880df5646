package bundle_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// wipe wipes everything, and returns what is gone.
func wipe(l *library.Library) (*bundle.Wiped, error) {
	x, err := bundle.NewWiping(l)
	if err != nil {
		return nil, err
	}
	for done := false; !done && err == nil; {
		done, err = x.Step()
	}
	return x.Wiped(), err
}

// What was wiped does not come back by another window that knows of it still, but whatever that notes from then on counts.
func TestWipedStaysWiped(t *testing.T) {
	s := device(t, 5)
	other, _ := chronicle.Open(s.Window())
	known := other.Results()
	if _, err := wipe(library.Open(s, clock)); err != nil || len(known) != 2 {
		t.Fatalf("%d were known: %v", len(known), err)
	}
	for n := range 2 {
		r := known[0]
		r.ID = fmt.Sprintf("game-20260202-000000-%04x", n)
		if err := other.Note(r); err != nil {
			t.Fatal(err)
		}
		if now, _ := chronicle.Open(s); len(now.Results()) != n+1 || len(other.Results()) != n+1 {
			t.Errorf("there are %d results, and %d in the other window", len(now.Results()), len(other.Results()))
		}
	}
}

// While another window writes the chronicle nothing is wiped, so that what it writes can't bring back what is gone.
func TestWipeWaitsForTheChronicle(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	writing := s.Window()
	err := chronicle.Alone(writing, func() error {
		if w, err := wipe(library.Open(s, clock)); !errors.Is(err, store.ErrHeld) || w != nil {
			t.Errorf("wiped is %v: %v", w, err)
		}
		return nil
	})
	if err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("there are %d files of %d: %v", len(files(t, s)), len(before), err)
	}
	w, err := wipe(library.Open(s, clock))
	if err != nil || len(seen(t, s)) > 0 {
		t.Fatalf("later there are %d files: %v", len(seen(t, s)), err)
	}
	if drop(w, s); len(files(t, s)) > 0 {
		t.Errorf("nobody can bring anything back, but there is %v", slices.Sorted(maps.Keys(files(t, s))))
	}
}

// A chronicle of which a line is damaged comes back with what can be read of it, beside what has come about since it was wiped.
func TestDamagedChronicleComesBack(t *testing.T) {
	s := device(t, 5)
	now, _ := chronicle.Open(s)
	r := now.Results()[0]
	damaged := strings.Replace(files(t, s)[chronicle.File], `"points"`, `"pointz"`, 1)
	if err := s.Write(chronicle.File, []byte(damaged)); err != nil {
		t.Fatal(err)
	}
	w, err := wipe(library.Open(s, clock))
	if err != nil {
		t.Fatal(err)
	}
	r.ID = "game-20260202-000000-0001"
	fresh, _ := chronicle.Open(s)
	if err := errors.Join(fresh.Note(r), w.Restore(s), w.Restore(s)); err != nil {
		t.Fatal(err)
	}
	fresh, trouble := chronicle.Open(s)
	if _, ok := fresh.Find(r.ID, r.Sum); !ok || trouble != nil || len(fresh.Results()) != 2 {
		t.Errorf("there are %d results, the new one is there: %v", len(fresh.Results()), ok)
	}
	if there := files(t, s); there[chronicle.File+".damaged-1"] != damaged || there[chronicle.File+".damaged-2"] != "" {
		t.Error("what can't be read is gone, or kept twice")
	}
}

// What is wiped is gone, but for what somebody has exported and what is not the program's; it can be brought back as it was.
func TestWipe(t *testing.T) {
	s := device(t, 5)
	stays := map[string]string{"match-1.islas.jsonl": "a", "everything-1" + bundle.Extension: "b", "letter.txt": "c", "toy-box-1.csv": "h"}
	goes := map[string]string{"game-20260101-000000-0001.islas-save.json.damaged-2": "d", "settings.json.damaged-1": "e", "crash-20260101-000000.txt": "f", "box-toy.csv": "g"}
	for name, data := range merged(stays, goes) {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	before := files(t, s)
	reads := &reader{Store: s}
	w, err := wipe(library.Open(reads, clock))
	if err != nil {
		t.Fatal(err)
	}
	for name := range stays {
		if slices.Contains(reads.names, name) {
			t.Errorf("%s is read, although it stays", name)
		}
	}
	if left := seen(t, s); !maps.Equal(left, stays) {
		t.Errorf("left is %v", slices.Sorted(maps.Keys(left)))
	}
	if err := w.Restore(s); err != nil {
		t.Fatal(err)
	}
	if now := files(t, s); !maps.Equal(now, before) {
		t.Errorf("brought back is %v", slices.Sorted(maps.Keys(now)))
	}
	if w, err = wipe(library.Open(s, clock)); err != nil {
		t.Fatal(err)
	}
	if drop(w, s); !maps.Equal(files(t, s), stays) || found(s.Window()) != nil {
		t.Errorf("dropped are all but %v", slices.Sorted(maps.Keys(files(t, s))))
	}
}

// drop makes what was wiped go for good.
func drop(w *bundle.Wiped, s store.Store) {
	for !w.Drop(s) {
	}
}

// seen are all files that a store holds but those that were wiped and can be brought back.
func seen(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	all := files(t, s)
	maps.DeleteFunc(all, func(name, _ string) bool { return strings.HasPrefix(name, "wiped") })
	return all
}

// reader is a store that notes what is read.
type reader struct {
	store.Store
	names []string
}

func (r *reader) Read(name string) ([]byte, error) {
	r.names = append(r.names, name)
	return r.Store.Read(name)
}

func merged(a, b map[string]string) map[string]string {
	all := maps.Clone(a)
	maps.Copy(all, b)
	return all
}

// Where something can't be removed, and what is gone by then can't be written any more, that can be brought back later.
func TestWipeThatFailsHalfway(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	w, err := wipe(library.Open(&room{Store: &stuck{Store: s, removals: 3}}, clock))
	if !errors.Is(err, store.ErrNotWritable) || w == nil {
		t.Fatalf("wiped is %v, %v", w, err)
	}
	if err := w.Restore(s); err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("brought back are %v: %v", slices.Sorted(maps.Keys(files(t, s))), err)
	}
}

// stuck is a store from which so many files can be removed.
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

// Nothing is wiped while another window has a game open, or where something can't be removed. What was open here stays so, and what
// was deleted can still be taken back.
func TestWipeRefuses(t *testing.T) {
	s := device(t, 5)
	before := files(t, s)
	other := library.Open(s.Window(), clock)
	if err := other.Hold("game-20260101-000000-0003"); err != nil {
		t.Fatal(err)
	}
	l := library.Open(s, clock)
	const mine, deleted = library.ID("game-20260101-000000-0002"), library.ID("game-20260101-000000-0004")
	if err := errors.Join(l.Hold(mine), l.Delete(deleted)); err != nil {
		t.Fatal(err)
	}
	if w, err := wipe(l); !errors.Is(err, store.ErrHeld) || w != nil {
		t.Errorf("with a game open elsewhere: %v", err)
	}
	if err := errors.Join(l.Held(mine), l.Restore(deleted)); err != nil || !maps.Equal(files(t, s), before) {
		t.Errorf("what was open here, or deleted: %v", err)
	}
	if err := other.Hold("game-20260101-000000-0001"); err != nil {
		t.Errorf("the other games stay locked: %v", err)
	}
	other.Close()
	s.FailWith(store.ErrNotWritable)
	if _, err := wipe(l); !errors.Is(err, store.ErrNotWritable) || !maps.Equal(files(t, s), before) {
		t.Errorf("where nothing can be removed: %v", err)
	}
}

// What another window writes after all has been looked at is not lost: a game that it has taken over by then stays, and all else with it,
// and results and settings of it come back with the rest.
func TestWrittenWhileWiping(t *testing.T) {
	const id = library.ID("game-20260101-000000-0002")
	looked := func(s *store.Memory) *bundle.Wiping {
		before := files(t, s)
		x, err := bundle.NewWiping(library.Open(s, clock))
		for range before {
			if err == nil {
				_, err = x.Step()
			}
		}
		if err != nil || !maps.Equal(files(t, s), before) {
			t.Fatalf("something is gone already: %v", err)
		}
		return x
	}
	end := func(x *bundle.Wiping) (err error) {
		for done := false; !done && err == nil; {
			done, err = x.Step()
		}
		return err
	}

	s := device(t, 5)
	x := looked(s)
	other := library.Open(s.Window(), clock)
	if err := errors.Join(other.TakeOver(id), other.Save(id, played(t, []byte(files(t, s)[id.File()]), 1, 0))); err != nil {
		t.Fatal(err)
	}
	before := files(t, s)
	if err := end(x); !errors.Is(err, store.ErrTaken) || x.Wiped() != nil || !maps.Equal(files(t, s), before) || other.Held(id) != nil {
		t.Errorf("with a game that was taken over there are %d files of %d: %v", len(files(t, s)), len(before), err)
	}

	s = device(t, 5)
	x = looked(s)
	ledger, _ := chronicle.Open(s.Window())
	r := ledger.Results()[0]
	r.ID = "game-20260202-000000-0001"
	if err := errors.Join(ledger.Note(r), s.Window().Write("settings.json", []byte(`{"version":1,"music":3}`))); err != nil {
		t.Fatal(err)
	}
	if before = files(t, s); end(x) != nil || x.Wiped().Restore(s) != nil {
		t.Fatal("wiping or bringing back fails")
	}
	ledger, _ = chronicle.Open(s) // which knows only what is kept
	if _, ok := ledger.Find(r.ID, r.Sum); !ok || files(t, s)["settings.json"] != before["settings.json"] {
		t.Errorf("the new result is back: %v, the settings are %s", ok, files(t, s)["settings.json"])
	}
}
