package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

func TestFolderReadOnly(t *testing.T) {
	dir := need.OrdinaryFolder(t)
	s, err := Open(dir)
	must.OK(t, err)
	must.OK(t, s.Write("a", []byte("kept")))
	for _, err := range []error{
		os.Chmod(filepath.Join(dir, "a"), 0o444),
		os.WriteFile(filepath.Join(dir, "secret"), nil, 0),
		os.Chmod(dir, 0o555),
	} {
		must.OK(t, err)
	}
	need.Ordinary(t, func() {
		if got, err := s.Read("a"); err != nil || string(got) != "kept" {
			t.Errorf("Read = %q, %v", got, err)
		}
		_, err := s.Read("secret")
		wantKind(t, "Read of a forbidden file", err, ErrNotReadable)
		wantKind(t, "Write", s.Write("a", []byte("new")), ErrNotWritable)
		wantKind(t, "Write of a new file", s.Write("b", []byte("new")), ErrNotWritable)
		wantKind(t, "Remove", s.Remove("a"), ErrNotWritable)
		_, err = MoveAside(s, "a")
		wantKind(t, "MoveAside", err, ErrNotWritable)
		shown, err := Open(dir)
		wantKind(t, "Open", err, ErrNotWritable)
		checkShown(t, shown, dir)
		_, err = Open(filepath.Join(dir, "below"))
		wantKind(t, "Open below", err, ErrNotWritable)
	})
	if got, err := s.Read("a"); err != nil || string(got) != "kept" {
		t.Errorf("afterwards: %q, %v", got, err)
	}
}

// checkShown checks a store on a folder that can't be written, with the file a: it has the content of the folder, and writes stay in
// memory.
func checkShown(t *testing.T, s Store, dir string) {
	t.Helper()
	if s == nil {
		t.Fatal("the folder can't be read either")
	}
	if got, err := s.Read("a"); err != nil || string(got) != "kept" || s.Where() != dir {
		t.Errorf("it shows %q, %v in %s", got, err, s.Where())
	}
	wantKind(t, "Remove of what is there", s.Remove("a"), ErrNotWritable)
	_, err := MoveAside(s, "a")
	wantKind(t, "MoveAside of what is there", err, ErrNotWritable)
	for name, text := range map[string]string{"a": "changed", "b": "new"} {
		if err := Replace(s, name, name+".before", []byte(text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got, err := s.Read(name); err != nil || string(got) != text {
			t.Errorf("%s is %q, %v", name, got, err)
		}
	}
	if names, err := s.List(); err != nil || strings.Join(names, " ") != "a a.before b secret" {
		t.Errorf("it lists %v, %v", names, err)
	}
	if l, err := s.Lock("a"); err != nil || l.Held() != nil {
		t.Errorf("Lock: %v", err)
	}
}
