//go:build !js

package store

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"islas/render/testkit/must"
)

// openFolder opens a store in a new folder.
func openFolder(t *testing.T) *folder {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "deep", "er"))
	must.OK(t, err)
	return s.(*folder)
}

// leftovers returns the names of unfinished files.
func leftovers(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	must.OK(t, err)
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), tempPrefix) {
			names = append(names, e.Name())
		}
	}
	return names
}

func TestFolder(t *testing.T) {
	f := openFolder(t)
	check(t, f)
	checkReplace(t, openFolder(t))
	if got := leftovers(t, f.dir); got != nil {
		t.Errorf("unfinished files are left: %q", got)
	}
	if !filepath.IsAbs(f.Where()) {
		t.Errorf("Where() = %q is not absolute", f.Where())
	}
}

func TestFolderOfTheUser(t *testing.T) {
	home := t.TempDir()
	for _, v := range []string{"XDG_CONFIG_HOME", "AppData", "HOME"} {
		t.Setenv(v, home)
	}
	s, err := Open("")
	must.OK(t, err)
	if !strings.HasPrefix(s.Where(), home) || filepath.Base(s.Where()) != appFolder {
		t.Errorf("Where() = %q", s.Where())
	}
}

func TestFolderIsKept(t *testing.T) {
	f := openFolder(t)
	must.OK(t, f.Write("a", []byte("kept")))
	again, err := Open(f.dir)
	must.OK(t, err)
	if got, err := again.Read("a"); err != nil || string(got) != "kept" {
		t.Errorf("Read = %q, %v", got, err)
	}
	must.OK(t, os.RemoveAll(f.dir))
	if err := f.Write("a", []byte("new")); err != nil {
		t.Errorf("Write into a folder deleted meanwhile: %v", err)
	}
}

func TestFolderForeignThings(t *testing.T) {
	f := openFolder(t)
	for _, err := range []error{
		os.Mkdir(filepath.Join(f.dir, "sub"), 0o700),
		os.WriteFile(filepath.Join(f.dir, "Not Ours.txt"), nil, 0o600),
		os.WriteFile(filepath.Join(f.dir, "huge"), make([]byte, MaxSize+1), 0o600),
	} {
		must.OK(t, err)
	}
	if got, err := f.List(); err != nil || len(got) != 1 || got[0] != "huge" {
		t.Errorf("List() = %q, %v", got, err)
	}
	_, err := f.Read("sub")
	wantKind(t, "Read of a folder", err, ErrNotReadable)
	wantKind(t, "Write over a folder", f.Write("sub", nil), ErrNotWritable)
	_, err = f.Read("huge")
	wantKind(t, "Read of a huge file", err, ErrTooLarge)
	if aside, err := MoveAside(f, "huge"); err != nil || aside != "huge.damaged-1" {
		t.Errorf("MoveAside of a huge file: %q, %v", aside, err)
	}
}

// A link in the place of a file stays one, and writes go to its target: whole, and with the state before it beside the link.
func TestFolderWritesThroughLinks(t *testing.T) {
	f, away := openFolder(t), t.TempDir()
	file, link := filepath.Join(away, "mine.json"), filepath.Join(f.dir, "a")
	must.OK(t, os.WriteFile(file, []byte("old"), 0o600))
	if err := os.Symlink(file, link); err != nil {
		t.Skip("this system makes no links: ", err)
	}
	if names, err := f.List(); err != nil || !slices.Equal(names, []string{"a"}) {
		t.Errorf("List() = %q, %v", names, err)
	}
	must.OK(t, Replace(f, "a", "a.before", []byte("new")))
	for path, want := range map[string]string{file: "new", link: "new", filepath.Join(f.dir, "a.before"): "old"} {
		if got, err := os.ReadFile(path); err != nil || string(got) != want {
			t.Errorf("%s holds %q, %v", filepath.Base(path), got, err)
		}
	}
	if to, err := os.Readlink(link); err != nil || to != file {
		t.Errorf("the link leads to %q, %v", to, err)
	}
	if left := append(leftovers(t, f.dir), leftovers(t, away)...); left != nil {
		t.Errorf("left are %q", left)
	}
}

func TestFolderCantBeUsed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must.OK(t, os.WriteFile(file, []byte("mine"), 0o600))
	for _, dir := range []string{file, filepath.Join(file, "below")} {
		_, err := Open(dir)
		wantKind(t, "Open("+dir+")", err, ErrNotWritable)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != "mine" {
		t.Errorf("the file in the way is now %q, %v", got, err)
	}
}

// faulty is a file on a disk that takes some more bytes, and then fails.
type faulty struct {
	temp
	room int
	err  error
}

func (d *faulty) Write(data []byte) (int, error) {
	n, err := d.temp.Write(data[:min(d.room, len(data))])
	if err == nil && n < len(data) {
		err = d.err
	}
	return n, err
}

func (d *faulty) Sync() error { return d.err }

func TestFolderDiskFull(t *testing.T) {
	full := fullError()
	on := func(room int, fault error) func(dir, pattern string) (temp, error) {
		return func(dir, pattern string) (temp, error) {
			file, err := createTemp(dir, pattern)
			return &faulty{file, room, fault}, err
		}
	}
	for _, tt := range []struct {
		name   string
		create func(dir, pattern string) (temp, error)
		want   error
	}{
		{"no file", func(string, string) (temp, error) { return nil, full }, ErrFull},
		{"half a file", on(2, full), ErrFull},
		{"not to the disk", on(1000, full), ErrFull},
		{"broken disk", on(1000, errors.New("input/output error")), ErrNotWritable},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := openFolder(t)
			must.OK(t, f.Write("a", []byte("the old content")))
			f.create = tt.create
			wantKind(t, "Write", f.Write("a", []byte("the new content")), tt.want)
			if got, err := f.Read("a"); err != nil || string(got) != "the old content" {
				t.Errorf("after the failure: %q, %v", got, err)
			}
			wantKind(t, "Export", Export(f, "b", []byte("for elsewhere")), tt.want)
			if names, err := f.List(); err != nil || len(names) != 1 {
				t.Errorf("after an export there are %q, %v", names, err)
			}
			if got := leftovers(t, f.dir); got != nil {
				t.Errorf("unfinished files are left: %q", got)
			}
		})
	}
}

// Two programs that export under one name at the same moment do not replace each other's file: one of them has to take another name.
func TestFolderExportsApart(t *testing.T) {
	f := openFolder(t)
	other, err := Open(f.dir)
	must.OK(t, err)
	var kept, refused int
	errs := make(chan error)
	for n := range 8 {
		go func() { errs <- Export([]Store{f, other}[n%2], "film.gif", []byte{byte(n)}) }()
	}
	for range 8 {
		switch err := <-errs; {
		case err == nil:
			kept++
		case errors.Is(err, ErrExist):
			refused++
		default:
			t.Error(err)
		}
	}
	if data, err := f.Read("film.gif"); kept != 1 || refused != 7 || err != nil || len(data) != 1 {
		t.Errorf("%d are kept, %d refused: %q, %v", kept, refused, data, err)
	}
}

// TestFolderConcurrent lets two stores write one name while it is read: every content seen is one that was written, whole.
func TestFolderConcurrent(t *testing.T) {
	f := openFolder(t)
	other, err := Open(f.dir)
	must.OK(t, err)
	content := func(i int) []byte { return bytes.Repeat([]byte{byte('a' + i)}, 1000*(i+1)) }
	must.OK(t, f.Write("a", content(0)))
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			s := []Store{f, other}[i%2]
			for range 20 {
				if err := s.Write("a", content(i)); err != nil {
					t.Error(err)
				}
				got, err := s.Read("a")
				if err != nil {
					t.Error(err)
				} else if len(got) == 0 || !bytes.Equal(got, content(int(got[0]-'a'))) {
					t.Errorf("a torn file of %d bytes", len(got))
				}
			}
		})
	}
	wg.Wait()
	if got := leftovers(t, f.dir); got != nil {
		t.Errorf("unfinished files are left: %q", got)
	}
}

func TestFolderSweep(t *testing.T) {
	f := openFolder(t)
	young, old := filepath.Join(f.dir, tempPrefix+"1"), filepath.Join(f.dir, tempPrefix+"2")
	for _, name := range []string{young, old} {
		must.OK(t, os.WriteFile(name, nil, 0o600))
	}
	past := time.Now().Add(-2 * tempAge)
	must.OK(t, os.Chtimes(old, past, past))
	if _, err := Open(f.dir); err != nil {
		t.Fatal(err)
	}
	if got := leftovers(t, f.dir); len(got) != 1 || got[0] != filepath.Base(young) {
		t.Errorf("after sweeping: %q", got)
	}
}
