package stage_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"testing"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	own "islas/render/model"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// called is the model game under another name in saves.
type called struct {
	model.Game
	record string
}

func (c called) Info() *game.Info {
	info := *c.Game.Info()
	info.ID, info.Record = c.record, c.record
	return &info
}

// modelMatch is a match of it.
type modelMatch = match.Match[model.Position, model.Action, model.Event]

func of(record string) stage.Game {
	rules := called{record: record}
	return own.Game{Engine: stage.Engine[model.Position, model.Action, model.Event]{Rules: rules, Lines: model.Lines{}}}
}

func newStage(t *testing.T, names ...string) *stage.Stage {
	t.Helper()
	s := stage.New(&services.Services{Settings: settings.Default(), Store: store.NewMemory()})
	s.Settings.Language = "en"
	for _, name := range names {
		s.Games = append(s.Games, of(name))
	}
	must.OK(t, s.Choose(s.Games[0]))
	return s
}

func begin(t *testing.T, s *stage.Stage) match.Any {
	t.Helper()
	m, err := s.Saves.Begin(match.Setup{Seats: []match.Seat{{Name: "Ana", Control: game.Human}, {Name: "Ben", Control: game.Human}}})
	must.OK(t, err)
	return m
}

// The running match continues whichever game of the program it is of, and whichever is chosen.
func TestAnyGameGoesOn(t *testing.T) {
	s := newStage(t, "one", "two")
	for i, g := range []stage.Game{s.Games[0], s.Games[1], s.Games[0]} {
		must.OK(t, s.Choose(g))
		begin(t, s)
		must.OK(t, s.Choose(s.Games[i%2]))
		m := s.Saves.Continue()
		if m == nil || m.Info().ID != g.Info().ID || s.GameOf(m).Info().ID != g.Info().ID {
			t.Errorf("of %s goes on %v", g.Info().ID, m)
		}
		if told := s.TakeNotices(); len(told) > 0 {
			t.Errorf("told was %q", told)
		}
	}
}

// A chosen game brings its texts, in the language of the settings.
func TestTextsOfTheChosenGame(t *testing.T) {
	s := newStage(t, "one", "two")
	if s.TakeChanged() {
		t.Error("something has changed before another game was chosen")
	}
	s.Settings.Language = "de"
	must.OK(t, s.Choose(s.Games[1]))
	if got := s.Texts.Text("title.name"); got != "Musterspiel" || s.Texts.Lang() != "de" || !s.TakeChanged() {
		t.Errorf("the name is %q in %s", got, s.Texts.Lang())
	}
	if got := s.Texts.Text("common.back"); got != "Zurück" {
		t.Errorf("the shared text is %q", got)
	}
	if got := s.Title(); got != "Musterspiel – Islas Canarias" {
		t.Errorf("the window is called %q", got)
	}
}

// noTexts is a game without texts.
type noTexts struct{ stage.Game }

func (noTexts) Texts() fs.FS { return os.DirFS(os.DevNull) }

func TestGameWithoutTextsIsNotChosen(t *testing.T) {
	s := newStage(t, "one")
	before := s.Game
	if err := s.Choose(noTexts{of("two")}); err == nil || s.Game != before {
		t.Errorf("chosen is %s, error %v", s.Game.Info().ID, err)
	}
}

// Continue continues the game that was opened last, whatever the clock was when games were saved: one that was saved in the future, by a
// wrong clock, is neither preferred from then on nor lost.
func TestContinueTakesTheGameOpenedLast(t *testing.T) {
	now := time.Date(2026, 3, 5, 12, 0, 0, 0, time.UTC)
	s := newStage(t, "one")
	s.Now = func() time.Time { return now }
	play := func(name string) {
		t.Helper()
		m, err := s.Saves.Begin(match.Setup{Seats: []match.Seat{{Name: name, Control: game.Human}, {Name: "Ben", Control: game.Human}}})
		must.OK(t, err)
		act(t, s, m)
		s.Saves.Forget()
		now = now.Add(time.Hour)
	}
	// The next start of the program, in which a game is continued.
	goesOn := func(want string) match.Any {
		t.Helper()
		files := s.Store
		s = newStage(t, "one")
		s.Store, s.Now = files, func() time.Time { return now }
		m := s.Saves.Continue()
		if m == nil || m.Setup().Seats[0].Name != want {
			t.Fatalf("the game of %s does not go on", want)
		}
		return m
	}
	play("Ana")
	now = now.AddDate(10, 0, 0)
	play("Eva")
	now = now.AddDate(-10, 0, 0)
	goesOn("Eva") // opened last
	play("Leo")
	goesOn("Leo")
	if err := s.Store.Remove(stage.AskedName); err != nil { // as earlier programs left the store
		t.Fatal(err)
	}
	m := goesOn("Leo")
	for !m.Over() {
		act(t, s, m)
	}
	s.Saves.Forget()
	goesOn("Ana")
	s.Saves.Forget()
	for _, e := range s.Saves.Library().List() {
		if e.Summary.Seats[0].Name == "Eva" {
			if _, err := s.Saves.GoOn(e.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	goesOn("Eva")
}

// slow is a store that detects write errors later.
type slow struct {
	*store.Memory
	name  string
	err   error
	asked int // number of requests to the system to protect the files
}

func (s *slow) Trouble() (string, error) {
	err := s.err
	s.err = nil
	return s.name, err
}

func (s *slow) Kept() bool    { return s.err == nil }
func (s *slow) Protect()      { s.asked++ }
func (*slow) Protected() bool { return false }

// A late write error is reported once in the message for its file, although Write had returned no error.
func TestLateErrorsAreTold(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		key  string
	}{
		{library.First.File(), store.ErrNotWritable, "notice.game-not-saved"},
		{"game-20260101-120000-0a0b.islas-save.json", store.ErrFull, "notice.game-not-saved-full"},
		{stage.LearntName, store.ErrFull, "notice.learnt-not-saved-full"},
		{settings.FileName, store.ErrFull, "notice.settings-not-saved"},
		{"other", store.ErrNotWritable, "notice.file-not-saved"},
	} {
		s := newStage(t, "one")
		if s.Saves.HearStore() {
			t.Error("a store that is never late tells something")
		}
		s.Store = &slow{store.NewMemory(), c.name, fmt.Errorf("%s: %w", c.name, c.err), 0}
		if !s.Saves.HearStore() || s.Saves.HearStore() {
			t.Errorf("%s: it is not told once", c.key)
		}
		if told := s.TakeNotices(); !slices.Equal(told, []string{s.Texts.Text(c.key, "where", "")}) {
			t.Errorf("told was %q, not %s", told, c.key)
		}
	}
}

// Moves with a late write error count as unsaved until they are saved.
func TestLateErrorsOfTheRunningGame(t *testing.T) {
	s := newStage(t, "one")
	files := &slow{Memory: store.NewMemory()}
	s.Store = files
	m := begin(t, s)
	id, _ := s.Saves.Kept(m)
	for name, want := range map[string]bool{"game-20260101-120000-0a0b.islas-save.json": false, settings.FileName: false, id.File(): true} {
		files.name, files.err = name, store.ErrFull
		if s.Saves.HearStore(); s.Saves.Loses() != want || s.Saves.Unsaved(m) != want {
			t.Errorf("%s could not be kept, so moves would be lost: %v", name, s.Saves.Loses())
		}
		if s.Saves.Keep(m); s.Saves.Loses() {
			t.Errorf("%s: they are saved, and would be lost", name)
		}
	}
}

// The system is asked to protect the files when the first one worth it is written.
func TestFilesAreProtectedWithTheFirstGame(t *testing.T) {
	s := newStage(t, "one")
	files := &slow{Memory: store.NewMemory()}
	s.Store = files
	if s.Lessons.Keep(1, "key"); files.asked > 0 {
		t.Error("the system is asked before there is a game")
	}
	if begin(t, s); files.asked != 1 {
		t.Errorf("with the first game the system is asked %d times", files.asked)
	}
}

// A finished game that an older program saved without a summary is recorded once, also for later runs of the program.
func TestOldGameIsNotedOnce(t *testing.T) {
	s := newStage(t, "one")
	m, err := s.Game.New(begin(t, s).Setup())
	must.OK(t, err)
	for played := m.(*modelMatch); !played.Over(); {
		pos := played.State()
		if _, err := played.Do(model.Game{}.Legal(&pos, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	must.OK(t, err)
	var save map[string]any
	must.OK(t, json.Unmarshal(data, &save))
	old := map[string]any{"version": 2}
	for _, key := range []string{"format", "game", "setup", "actions", "digest"} {
		old[key] = save[key]
	}
	if data, err = json.Marshal(old); err == nil {
		err = s.Store.Write(library.First.File(), data)
	}
	must.OK(t, err)
	if ids := s.Results.Unnoted(); len(ids) != 1 || ids[0] != library.First {
		t.Fatalf("not noted are %v", ids)
	}
	s.Results.NoteKept(library.First)
	if n := len(s.Results.Ledger().Results()); n != 1 {
		t.Fatalf("%d results are known", n)
	}
	files := s.Store
	s = newStage(t, "one")
	s.Store = files
	if ids := s.Results.Unnoted(); len(ids) > 0 {
		t.Errorf("in the next run not noted are %v", ids)
	}
}
