//go:build !js

package app

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"islas/locales"
	"islas/render/platform/filedialog"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// answer is the answer of a dialog.
type answer struct {
	path string
	err  error
}

// dialogs are dialogs that a test answers.
type dialogs struct {
	asked   chan filedialog.Question
	answers chan answer
}

// asking makes the program use such dialogs.
func asking(t *testing.T) (*app, dialogs) {
	t.Helper()
	a, err := newApp(optionsFor(t, []string{"human", "easy"}))
	must.OK(t, err)
	a.stage.TakeNotices()
	d := dialogs{make(chan filedialog.Question, 9), make(chan answer)}
	a.stage.PickFile = a.inbox.picker(a.stage, func(q filedialog.Question) (string, error) {
		d.asked <- q
		got := <-d.answers
		return got.path, got.err
	})
	return a, d
}

// arrive runs ticks until there is a notice or another scene is on top.
func (d dialogs) arrive(t *testing.T, a *app) (told []string) {
	t.Helper()
	top := a.stage.Top()
	for begin := time.Now(); time.Since(begin) < need.Patience; time.Sleep(time.Millisecond) {
		a.inbox.take(a)
		if told = a.stage.TakeNotices(); len(told) > 0 || a.stage.Top() != top {
			return told
		}
	}
	t.Fatal("nothing arrives")
	return nil
}

// The chosen file is shown; while its dialog was open nothing waited, and no second one opened. The next one begins in the folder of the
// file, in the current language.
func TestChosenFilesAreShown(t *testing.T) {
	a, d := asking(t)
	name := put(t, filepath.Join(t.TempDir(), "für Ben + 1%20.islas.jsonl"), recordOf(t, "islas", 2, 1))
	running := a.stage.Top()
	for range 3 {
		a.stage.PickFile()
		a.inbox.take(a)
	}
	q := <-d.asked
	if q.Title != a.stage.Texts.Text("pick.title") || q.Folder != a.stage.Store.Where() || len(q.Patterns) == 0 {
		t.Errorf("asked is %+v", q)
	}
	d.answers <- answer{path: name}
	if told := d.arrive(t, a); len(told) > 0 || a.stage.Under() != running || len(d.asked) > 0 {
		t.Fatalf("told is %q, over %T lies %T, %d more dialogs are open", told, a.stage.Under(), a.stage.Top(), len(d.asked))
	}
	before := a.stage.Texts
	german, err := locales.Open("de")
	must.OK(t, err)
	a.stage.Texts = german
	a.stage.PickFile()
	if q := <-d.asked; q.Folder != filepath.Dir(name) || q.Title == before.Text("pick.title") || q.All != "Alle Dateien" {
		t.Errorf("then asked is %+v", q)
	}
	d.answers <- answer{}
}

// Cancelling shows no message, and a file can be chosen again. A file that can't be read, is too large or is something else is reported as
// if it had been dropped, and where no dialog can be shown a message explains how else to open a file.
func TestChosenFilesAreTold(t *testing.T) {
	a, d := asking(t)
	running, folder := a.stage.Top(), t.TempDir()
	large, letter := put(t, filepath.Join(folder, "film.mp4"), make([]byte, mostBytes+1)), put(t, filepath.Join(folder, "letter.txt"), "Dear all")
	texts := a.stage.Texts
	for _, test := range []struct {
		answer answer
		want   string
	}{
		{answer{path: filepath.Join(folder, "gone.jsonl")}, "gone.jsonl: there is no such file"},
		{answer{path: folder}, filepath.Base(folder) + " can’t be read"},
		{answer{path: large}, texts.Text("open.large", "file", "film.mp4")},
		{answer{path: letter}, "letter.txt"},
		{answer{err: filedialog.ErrNone}, texts.Text("games.open.drop.where", "where", a.stage.Store.Where())},
	} {
		for _, answered := range []answer{{}, test.answer} {
			for len(d.asked) == 0 { // cancelling takes effect in a moment
				a.stage.PickFile()
				time.Sleep(time.Millisecond)
			}
			<-d.asked
			d.answers <- answered
		}
		if told := d.arrive(t, a); len(told) != 1 || !strings.HasPrefix(told[0], test.want) || a.stage.Top() != running {
			t.Errorf("told is %q instead of %q", told, test.want)
		}
	}
}
