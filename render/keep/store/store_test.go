package store

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// kinds returns all kinds of error, of which every error has exactly one.
func kinds() []error {
	return []error{ErrName, ErrNotExist, ErrExist, ErrNotReadable, ErrNotWritable, ErrFull, ErrTooLarge}
}

// wantKind checks that an error has the one kind and no other.
func wantKind(t *testing.T, what string, err, want error) {
	t.Helper()
	for _, kind := range kinds() {
		if errors.Is(err, kind) != (kind == want) {
			t.Errorf("%s: got error %v, want kind %v", what, err, want)
			return
		}
	}
}

// check checks on an empty store everything that the interface promises.
func check(t *testing.T, s Store) {
	t.Helper()
	read := func(name, want string) {
		t.Helper()
		if got, err := s.Read(name); err != nil || string(got) != want {
			t.Errorf("Read(%q) = %q, %v, want %q", name, got, err, want)
		}
	}
	list := func(want ...string) {
		t.Helper()
		if got, err := s.List(); err != nil || !slices.Equal(got, want) {
			t.Errorf("List() = %q, %v, want %q", got, err, want)
		}
	}
	ok := func(err error) {
		t.Helper()
		must.OK(t, err)
	}

	list()
	_, err := s.Read("none.json")
	wantKind(t, "Read of nothing", err, ErrNotExist)
	_, err = MoveAside(s, "none.json")
	wantKind(t, "MoveAside of nothing", err, ErrNotExist)
	ok(s.Remove("none.json"))

	contents := []string{"", "{}", "\ufeffÄß🏝\r\n\x00", "\xff\xfe no UTF-8 \xc3", strings.Repeat("x", 1<<20)}
	for _, content := range contents {
		ok(s.Write("a.json", []byte(content)))
		read("a.json", content)
	}
	data := []byte("kept")
	ok(s.Write("b", data))
	copy(data, "LOST")
	read("b", "kept")
	got, err := s.Read("b")
	ok(err)
	copy(got, "LOST")
	read("b", "kept")
	list("a.json", "b")

	err = s.Write("b", bytes.Repeat([]byte("x"), MaxSize+1))
	wantKind(t, "Write of too much", err, ErrTooLarge)
	read("b", "kept")

	aside, err := MoveAside(s, "b")
	ok(err)
	if aside != "b.damaged-1" {
		t.Errorf("moved aside to %q", aside)
	}
	ok(s.Write("b", []byte("second")))
	aside, err = MoveAside(s, "b")
	ok(err)
	if aside != "b.damaged-2" {
		t.Errorf("moved aside to %q", aside)
	}
	read("b.damaged-1", "kept")
	read("b.damaged-2", "second")
	list("a.json", "b.damaged-1", "b.damaged-2")

	long := strings.Repeat("n", 64)
	ok(s.Write(long, []byte("long")))
	aside, err = MoveAside(s, long)
	ok(err)
	read(aside, "long")
	ok(s.Remove(aside))

	ok(Export(s, "e.gif", []byte("exported")))
	wantKind(t, "Export", Export(s, "e.gif", []byte("another")), ErrExist)
	read("e.gif", "exported")
	ok(s.Remove("e.gif"))
	list("a.json", "b.damaged-1", "b.damaged-2")

	ok(s.Write("from", []byte("moved")))
	ok(s.Write("to", []byte("replaced")))
	ok(s.Move("from", "to"))
	read("to", "moved")
	list("a.json", "b.damaged-1", "b.damaged-2", "to")
	wantKind(t, "Move", s.Move("from", "to"), ErrNotExist)
	read("to", "moved")
	ok(s.Remove("to"))

	for _, name := range []string{
		"", ".", "..", "../a", "a/b", `a\b`, "/a", "A", "a.", "a b", "ä", ".hidden", "-a", "con", "nul.json", "com1.x",
		"a\x00", "a\n", long + "n",
	} {
		_, err := s.Read(name)
		wantKind(t, "Read", err, ErrName)
		wantKind(t, "Write", s.Write(name, nil), ErrName)
		wantKind(t, "Export", Export(s, name, nil), ErrName)
		wantKind(t, "Remove", s.Remove(name), ErrName)
		wantKind(t, "Move", s.Move(name, "b"), ErrName)
		wantKind(t, "Move", s.Move("a.json", name), ErrName)
		_, err = MoveAside(s, name)
		wantKind(t, "MoveAside", err, ErrName)
	}

	for _, name := range []string{"a.json", "b.damaged-1", "b.damaged-2"} {
		ok(s.Remove(name))
	}
	list()
}

func TestMemory(t *testing.T) {
	m := NewMemory()
	check(t, m)
	checkReplace(t, NewMemory())
	checkLeases(t, m, m.Window())
	checkMark(t, m, m.Window())
	must.OK(t, m.Write("a", []byte("old")))
	m.FailWith(ErrFull)
	wantKind(t, "Write", m.Write("a", []byte("new")), ErrFull)
	wantKind(t, "Remove", m.Remove("a"), ErrFull)
	_, err := MoveAside(m, "a")
	wantKind(t, "MoveAside", err, ErrFull)
	if got, err := m.Read("a"); err != nil || string(got) != "old" {
		t.Errorf("after failures: %q, %v", got, err)
	}
	m.FailWith(nil)
	if err := m.Write("a", nil); err != nil {
		t.Error(err)
	}
}
