package stage_test

import (
	"path/filepath"
	"strings"
	"testing"

	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// fragile is a game with a mistake that prevents anything from being read.
type fragile struct{ stage.Game }

func (fragile) Open([]byte) (match.Any, error) { panic("a file of others") }
func (fragile) Load([]byte) (match.Any, error) { panic("a file of others") }

// If a file that was dropped on the window, or a game of the library, causes a panic while it is read, a message shows the place of the
// report, in every language. The scene stays, and the next start does not report it again.
func TestPanicWhileReadingIsRefusal(t *testing.T) {
	for _, lang := range []string{"en", "de", "es"} {
		s := newStage(t, "one")
		dir := t.TempDir()
		var err error
		if s.Store, err = store.Open(dir); err != nil {
			t.Fatal(err)
		}
		s.Settings.Language = lang
		must.OK(t, s.Translate())
		m := begin(t, s)
		id, _ := s.Saves.Kept(m)
		s.Saves.Forget()
		data, err := m.Save()
		must.OK(t, err)
		s.TakeNotices()
		s.Games[0] = fragile{s.Games[0]}
		s.Show("letter.json", data)
		told := s.TakeNotices()
		if _, err := s.Saves.GoOn(id); err == nil {
			t.Fatal("the game is gone on with")
		} else {
			told = append(told, s.Reports.Trouble(id, err))
		}
		reports, err := filepath.Glob(filepath.Join(dir, "crash-*"))
		if err != nil || len(reports) != 1 || !strings.HasSuffix(reports[0], ".txt") {
			t.Fatalf("%s: kept are %q, %v", lang, reports, err)
		}
		for i, file := range []string{"letter.json", s.Path(id.File())} {
			if len(told) != 2 || told[i] != s.Texts.Text("open.crashed", "file", file, "where", reports[0]) {
				t.Errorf("%s: told is %q", lang, told)
			}
		}
		if s.Top() != nil {
			t.Errorf("%s: shown is %T", lang, s.Top())
		}
		report, err := s.Store.Read(filepath.Base(reports[0]))
		if err != nil || !strings.Contains(string(report), "a file of others") || !strings.Contains(string(report), "fragile") {
			t.Errorf("%s: the report is %s, %v", lang, report, err)
		}
	}
}
