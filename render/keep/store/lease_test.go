package store

import (
	"errors"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// checkLeases checks the leases of two programs on the same files, each with a store of its own.
func checkLeases(t *testing.T, here, there Store) {
	t.Helper()
	lock := func(s Store, how func(string) (Lease, error)) Lease {
		t.Helper()
		l, err := how("a")
		must.OK(t, err)
		return l
	}
	before := there.Mark()
	mine := lock(here, here.Lock)
	if there.Mark() == before || !there.Elsewhere("a") || here.Elsewhere("a") || there.Elsewhere("b") {
		t.Error("the other program is not told that a lease is held, and by whom")
	}
	again := lock(here, here.Lock)
	for _, l := range []Lease{mine, again} {
		if err := l.Held(); err != nil {
			t.Errorf("a lease that was just got: %v", err)
		}
	}
	_, err := there.Lock("a")
	wantKind(t, "Lock of what another holds", err, ErrHeld)
	if _, err := there.Lock("b"); err != nil {
		t.Errorf("another name: %v", err)
	}
	theirs := lock(there, there.TakeOver)
	wantKind(t, "Held after it was taken over", mine.Held(), ErrTaken)
	wantKind(t, "While after it was taken over", mine.While(func() error { t.Error("it is called"); return nil }), ErrTaken)
	_, err = here.Lock("a")
	wantKind(t, "Lock of what was taken over", err, ErrHeld)
	mine.Release()
	if err := theirs.Held(); err != nil {
		t.Errorf("who had it before has released it: %v", err)
	}
	trouble := errors.New("trouble")
	if err := theirs.While(func() error { return trouble }); !errors.Is(err, trouble) {
		t.Errorf("While returns %v", err)
	}
	theirs.Release()
	if here.Elsewhere("a") {
		t.Error("a lease that was released counts as held")
	}
	if err := lock(here, here.Lock).Held(); err != nil {
		t.Errorf("after it was released: %v", err)
	}
	for _, name := range []string{"", "../a", "A", ".lease"} {
		_, err := here.Lock(name)
		wantKind(t, "Lock of "+name, err, ErrName)
	}
}

// checkReplace checks that what is replaced is kept under another name.
func checkReplace(t *testing.T, s Store) {
	t.Helper()
	for i, text := range []string{"one", "two", "three"} {
		must.OK(t, Replace(s, "game", "game.before", []byte(text)))
		if got, err := s.Read("game"); err != nil || string(got) != text {
			t.Errorf("there is %q, %v", got, err)
		}
		got, err := s.Read("game.before")
		if i == 0 {
			wantKind(t, "Read of what was before the first", err, ErrNotExist)
		} else if want := []string{"one", "two"}[i-1]; err != nil || string(got) != want {
			t.Errorf("kept is %q, %v", got, err)
		}
	}
	wantKind(t, "Replace with a bad name", Replace(s, "game", "../before", nil), ErrName)
	wantKind(t, "Replace by too much", Replace(s, "game", "game.before", make([]byte, MaxSize+1)), ErrTooLarge)
	if got, err := s.Read("game"); err != nil || string(got) != "three" {
		t.Errorf("after errors there is %q, %v", got, err)
	}
}

// checkMark checks that whatever changes a store changes its mark, and nothing else does.
func checkMark(t *testing.T, here, there Store) {
	t.Helper()
	for _, s := range []Store{here, there} { // by then each is known as a holder of leases
		if _, err := s.TakeOver("taken"); err != nil {
			t.Fatal(err)
		}
	}
	var lease Lease
	for _, step := range []struct {
		name    string
		do      func() error
		changes bool
	}{
		{"TakeOver", func() (err error) { lease, err = here.TakeOver("taken"); return err }, true},
		{"Release", func() error { lease.Release(); return nil }, true},
		{"Lock", func() error { _, err := here.Lock("free"); return err }, true},
		{"Write", func() error { return here.Write("a", []byte("1")) }, true},
		{"Read", func() error { _, err := here.Read("a"); return err }, false},
		{"List", func() error { _, err := here.List(); return err }, false},
		{"MoveAside", func() error { _, err := MoveAside(here, "a"); return err }, true},
		{"Remove", func() error { return here.Remove(asideName("a", 1)) }, true},
	} {
		before := there.Mark()
		time.Sleep(20 * time.Millisecond) // the clock of a file system may be coarse
		must.OK(t, step.do())
		if (there.Mark() != before) != step.changes {
			t.Errorf("after %s the mark is another one: %v", step.name, !step.changes)
		}
	}
}
