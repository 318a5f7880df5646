package render

import (
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"islas/render/crash"
	"islas/render/store"
)

// inBrowser is a store whose files nobody can open.
type inBrowser struct{ *store.Memory }

func (inBrowser) Where() string { return "IndexedDB" }

// A crash is told with the place of its report, where that is a file that somebody can open; otherwise with where it can be saved.
func TestCrashIsTold(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(func() { _ = debug.SetCrashOutput(nil, debug.CrashOptions{}) }) // before the folder goes, which Windows keeps till then
	a, err := newApp(optionsFor(t, nil))
	if err != nil {
		t.Fatal(err)
	}
	folder, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	s := a.stage
	for _, files := range []store.Store{folder, inBrowser{store.NewMemory()}} {
		name, err := crash.Keep(files, "what happened", time.Now())
		if err != nil {
			t.Fatal(err)
		}
		s.Store = files
		s.TakeNotices()
		tellOfCrashes(s)
		want := s.Path(name)
		if files != folder {
			want = s.Texts.Text("device.title")
		}
		if told := s.TakeNotices(); len(told) != 1 || !strings.Contains(told[0], want) || strings.Contains(told[0], "IndexedDB") {
			t.Errorf("in %s told is %q", files.Where(), told)
		}
	}
}
