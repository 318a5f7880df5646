package bundle_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"islas/render/bundle"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// mortal is a store of a program that is killed after so many changes.
type mortal struct {
	store.Store
	changes int
}

// errKilled is what a mortal store panics with.
var errKilled = errors.New("killed")

func (m *mortal) change() {
	if m.changes == 0 {
		panic(errKilled)
	}
	m.changes--
}

func (m *mortal) Write(name string, data []byte) error {
	m.change()
	return m.Store.Write(name, data)
}

func (m *mortal) Remove(name string) error {
	m.change()
	return m.Store.Remove(name)
}

func (m *mortal) MoveAside(name string) (string, error) {
	m.change()
	return m.Store.MoveAside(name)
}

// lives does something, and reports whether it comes to its end.
func lives(do func()) (lived bool) {
	defer func() {
		if cause := recover(); cause != nil && cause != errKilled {
			panic(cause)
		}
	}()
	do()
	return true
}

// next is what the next program finds, after one that may have been killed: nobody has leases.
func next(t *testing.T, s store.Store) *store.Memory {
	t.Helper()
	after := store.NewMemory()
	for name, data := range files(t, s) {
		if err := after.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	return after
}

// complete is a device with something of all that is wiped.
func complete(t *testing.T) *store.Memory {
	t.Helper()
	s := device(t, 4)
	for name, data := range map[string]string{"settings.json.damaged-1": "", "letter.txt": "stays"} {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// found is what a program that was killed has wiped.
func found(s store.Store) *bundle.Wiped {
	w, err := bundle.FindWiped(s)
	if err != nil {
		return nil
	}
	return w
}

// However early a program is killed that wipes, what is not there is offered by the next one, and can be brought back as it was.
func TestKilledWhileWiping(t *testing.T) {
	before := files(t, complete(t))
	offered := 0
	for n := 0; ; n++ {
		s := complete(t)
		lived := lives(func() {
			if _, err := wipe(library.Open(&mortal{s, n}, clock)); err != nil {
				t.Fatal(err)
			}
		})
		after := next(t, s)
		if w := found(after); w != nil && !w.Empty() {
			offered++
			if err := w.Restore(after); err != nil || w.Wanted() != true {
				t.Fatal(err)
			}
		} else if w != nil {
			drop(w, after)
		}
		if now := files(t, after); !maps.Equal(now, before) {
			t.Fatalf("killed after %d changes: there are %v", n, slices.Sorted(maps.Keys(now)))
		}
		if lived {
			break
		}
	}
	if offered < len(before) {
		t.Errorf("%d files are wiped, what is gone was offered after %d kills", len(before)-1, offered)
	}
}

// However early a program is killed that brings back what was wiped, the next one goes on with it.
func TestKilledWhileBringingBack(t *testing.T) {
	before := files(t, complete(t))
	for n, wanted := 0, 0; ; n++ {
		s := complete(t)
		w, err := wipe(library.Open(s, clock))
		if err != nil {
			t.Fatal(err)
		}
		lived := lives(func() {
			if err := w.Restore(&mortal{s, n}); err != nil {
				t.Fatal(err)
			}
		})
		after := next(t, s)
		w = found(after)
		switch {
		case w == nil:
		case w.Empty():
			drop(w, after)
		default:
			if w.Wanted() != (n > 0) {
				t.Errorf("killed after %d changes: it is gone on with: %v", n, w.Wanted())
			}
			if w.Wanted() {
				wanted++
				drop(w, after) // at the end of that program, which drops nothing that somebody has asked for
				w = found(after)
			}
			if err := w.Restore(after); err != nil {
				t.Fatal(err)
			}
		}
		if now := files(t, after); !maps.Equal(now, before) {
			t.Fatalf("killed after %d changes: there are %v", n, slices.Sorted(maps.Keys(now)))
		}
		if lived {
			if wanted < len(before) {
				t.Errorf("the next program went on after %d kills only", wanted)
			}
			break
		}
	}
}

// What was wiped and dropped is offered by no later program, however early it is killed, and that takes away what is left.
func TestKilledWhileDropping(t *testing.T) {
	for n := 1; ; n++ {
		s := complete(t)
		w, err := wipe(library.Open(s, clock))
		if err != nil {
			t.Fatal(err)
		}
		lived := lives(func() { drop(w, &mortal{s, n}) })
		after := next(t, s)
		if w := found(after); w != nil {
			if !w.Empty() {
				t.Fatalf("killed after %d changes: it is offered", n)
			}
			drop(w, after)
		}
		if left := files(t, after); len(left) != 1 || left["letter.txt"] == "" {
			t.Fatalf("killed after %d changes: left is %v", n, slices.Sorted(maps.Keys(left)))
		}
		if lived {
			break
		}
	}
}

// What a window offers to bring back another one neither offers nor wipes; once it is dropped or back, that may wipe.
func TestWipedInTwoWindows(t *testing.T) {
	s := complete(t)
	w, err := wipe(library.Open(s, clock))
	if err != nil {
		t.Fatal(err)
	}
	other := s.Window()
	if err := other.Write("settings.json", []byte(`{"version":1}`)); err != nil {
		t.Fatal(err)
	}
	if found := found(other); found != nil {
		t.Error("both offer it")
	}
	if again, err := wipe(library.Open(other, clock)); !errors.Is(err, store.ErrHeld) || again != nil || len(seen(t, s)) != 2 {
		t.Errorf("the other window wipes: %v", err)
	}
	drop(w, s)
	again, err := wipe(library.Open(other, clock))
	if err != nil || len(seen(t, s)) != 1 {
		t.Errorf("the other window can't wipe later: %v", err)
	}
	if err := again.Restore(other); err != nil || len(files(t, s)) != 2 {
		t.Errorf("what it has wiped is not back: %v", err)
	}
}

// On a full disk everything can be wiped all the same, and brought back as long as the program runs.
func TestWipeOnAFullDisk(t *testing.T) {
	for _, writes := range []int{0, 1, 4} { // no room for the list, or for some of the files
		s := complete(t)
		before := files(t, s)
		w, err := wipe(library.Open(&room{Store: s, writes: writes}, clock))
		if err != nil || len(seen(t, s)) != 1 {
			t.Fatalf("with room for %d: left is %v, %v", writes, slices.Sorted(maps.Keys(seen(t, s))), err)
		}
		if err := w.Restore(s); err != nil || !maps.Equal(files(t, s), before) {
			t.Errorf("with room for %d: brought back is %v, %v", writes, slices.Sorted(maps.Keys(files(t, s))), err)
		}
	}
}

// What lies in a folder is wiped and brought back as well. A list that can't be read stays with all that it lists.
func TestWipedFolder(t *testing.T) {
	dir := t.TempDir()
	open := func() store.Store {
		s, err := store.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	s := open()
	for name, data := range files(t, complete(t)) {
		if err := s.Write(name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	before := files(t, s)
	if _, err := wipe(library.Open(s, clock)); err != nil || len(seen(t, s)) != 1 {
		t.Fatalf("left is %v, %v", slices.Sorted(maps.Keys(seen(t, s))), err)
	}
	list := files(t, s)[bundle.WipedList]
	for _, damaged := range []string{"", list[:len(list)/2], strings.Replace(list, `"version":1`, `"version":2`, 1)} {
		after := next(t, s)
		if err := after.Write(bundle.WipedList, []byte(damaged)); err != nil {
			t.Fatal(err)
		}
		there := files(t, after)
		if w, err := bundle.FindWiped(after); err == nil || w != nil || !maps.Equal(files(t, after), there) {
			t.Errorf("with the list %.20q there are %v", damaged, slices.Sorted(maps.Keys(files(t, after))))
		}
	}
	after := next(t, s)
	if err := found(after).Restore(after); err != nil || !maps.Equal(files(t, after), before) {
		t.Errorf("brought back is %v, %v", slices.Sorted(maps.Keys(files(t, after))), err)
	}
	if ledger, trouble := chronicle.Open(after); trouble != nil || len(ledger.Results()) != 2 {
		t.Errorf("there are %d results: %v", len(ledger.Results()), trouble)
	}
}

// A box that has been entered since everything was wiped is kept aside of the one that comes back.
func TestBoxOfMeanwhileIsKept(t *testing.T) {
	s := complete(t)
	if err := s.Write("box-toy.csv", []byte("before")); err != nil {
		t.Fatal(err)
	}
	w, err := wipe(library.Open(s, clock))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.Write("box-toy.csv", []byte("meanwhile")), w.Restore(s), w.Restore(s)); err != nil {
		t.Fatal(err)
	}
	if there := files(t, s); there["box-toy.csv"] != "before" || there["box-toy.csv.damaged-1"] != "meanwhile" || there["box-toy.csv.damaged-2"] != "" {
		t.Errorf("there are %v", slices.Sorted(maps.Keys(there)))
	}
}
