package stage_test

import (
	"bytes"
	"fmt"
	"hash/crc64"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// resealed returns a changed save with the right checksum.
func resealed(t *testing.T, data []byte) []byte {
	t.Helper()
	at := bytes.LastIndex(data, []byte(`,"checksum":"`))
	if at < 0 {
		t.Fatalf("%.80q has no checksum", data)
	}
	sum := crc64.Checksum(append(bytes.Clone(data[:at]), []byte(`,"checksum":""}`+"\n")...), crc64.MakeTable(crc64.ECMA))
	return append(bytes.Clone(data[:at]), []byte(`,"checksum":"`+fmt.Sprintf("%016x", sum)+`"}`+"\n")...)
}

// A save that can't be opened, for whatever reason, is neither overwritten nor moved nor hidden, whatever is begun and played. A message
// shows the error and the place of the file once, and the new game is saved.
func TestWhateverCannotBeOpenedStays(t *testing.T) {
	first := newStage(t, "one")
	m := begin(t, first)
	good, err := m.Save()
	must.OK(t, err)
	change := func(from, to string) []byte {
		if !bytes.Contains(good, []byte(from)) {
			t.Fatalf("no %s in %s", from, good)
		}
		return bytes.Replace(good, []byte(from), []byte(to), 1)
	}
	for name, c := range map[string]struct {
		data []byte
		mode fs.FileMode
		key  string
	}{
		"no rights":       {good, 0o000, "trouble.unreadable"},
		"a folder":        {nil, fs.ModeDir, "trouble.unreadable"},
		"too large":       {bytes.Repeat([]byte("x"), match.MaxSave+1), 0o644, "trouble.large"},
		"another version": {resealed(t, change(`"version":3`, `"version":4`)), 0o644, "trouble.version"},
		"a flipped byte":  {change(`"control":"human"`, `"control":"easy."`), 0o644, "trouble.damaged"},
		"cut off":         {good[:len(good)-30], 0o644, "trouble.damaged"},
		"empty":           {nil, 0o644, "trouble.foreign"},
		"foreign":         {[]byte("Dear diary"), 0o644, "trouble.foreign"},
		"later data":      {resealed(t, change(`"data":1`, `"data":7`)), 0o644, "trouble.data"},
		"unknown game":    {resealed(t, change(`"game":"one"`, `"game":"chess"`)), 0o644, "trouble.other-game"},
	} {
		for _, file := range []string{library.First.File(), "game-20260102-030405-beef.islas-save.json"} {
			if c.mode.IsDir() && file != library.First.File() {
				continue // that nobody makes
			}
			t.Run(name, func(t *testing.T) {
				dir := need.OrdinaryFolder(t)
				path := filepath.Join(dir, file)
				if c.mode.IsDir() {
					err = os.Mkdir(path, 0o755)
				} else if err = os.WriteFile(path, c.data, 0o600); err == nil {
					err = os.Chmod(path, c.mode)
				}
				must.OK(t, err)
				need.Ordinary(t, func() { playBeside(t, dir, path, c.key) })
				info, err := os.Lstat(path)
				if err != nil || info.Mode().Type() != c.mode.Type() || !c.mode.IsDir() && info.Mode() != c.mode {
					t.Fatalf("the file is now %v, %v", info, err)
				}
				if c.mode.IsDir() {
					return
				}
				if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, c.data) {
					t.Errorf("the file holds %.60q, %v", now, err)
				}
			})
		}
	}
}

// A save that is intact but does not match the current data is reported as that, and stays.
func TestSaveOfOtherData(t *testing.T) {
	s := newStage(t, "one")
	good, err := begin(t, s).Save()
	must.OK(t, err)
	s = newStage(t, "one")
	other := resealed(t, bytes.Replace(good, []byte(`"rounds":5`), []byte(`"rounds":500`), 1))
	must.OK(t, s.Store.Write(library.First.File(), other))
	if s.Saves.Continue() != nil {
		t.Error("it goes on")
	}
	if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("trouble.data", "file", library.First.File()) {
		t.Errorf("told was %q", told)
	}
	begin(t, s)
	if now, err := s.Store.Read(library.First.File()); err != nil || !bytes.Equal(now, other) {
		t.Errorf("it is now %.60q, %v", now, err)
	}
}

// playBeside starts the program twice in a folder with a save that can't be opened, and begins and saves a game each time.
func playBeside(t *testing.T, dir, path, key string) {
	t.Helper()
	for n := 1; n <= 2; n++ {
		files, err := store.Open(dir)
		if err != nil {
			t.Error(err)
			return
		}
		s := newStage(t, "one")
		s.Store = files
		s.Settings.Language = []string{"en", "de"}[n-1]
		if err := s.Translate(); err != nil {
			t.Error(err)
			return
		}
		s.Saves.Continue()
		s.Saves.Continue()
		told := s.TakeNotices()
		if len(told) != 1 || told[0] != s.Texts.Text(key, "file", path) || !strings.Contains(told[0], path) {
			t.Errorf("told was %q", told)
		}
		m := begin(t, s)
		s.Saves.Keep(m)
		if told := s.TakeNotices(); len(told) > 0 {
			t.Errorf("of the new game is told %q", told)
		}
		list := s.Saves.Library().List()
		if len(list) != n+1 {
			t.Errorf("the library has %+v", list)
		}
		for _, e := range list {
			if filepath.Join(dir, e.ID.File()) == path && (key != "trouble.data" && key != "trouble.other-game") && e.Err == nil {
				t.Error("the list does not say that it can't be opened")
			}
		}
		if !slices.ContainsFunc(list, func(e library.Entry) bool { return e.Err == nil && e.Summary.Known && e.Running() }) {
			t.Error("the new game is not kept")
		}
		s.Saves.Library().Close()
	}
}
