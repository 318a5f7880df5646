package stage_test

import (
	"fmt"
	"slices"
	"testing"

	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/stage"
)

// slow is a store that finds out later what could not be written.
type slow struct {
	*store.Memory
	name  string
	err   error
	asked int // how often the system was asked to keep the files
}

func (s *slow) Trouble() (string, error) {
	err := s.err
	s.err = nil
	return s.name, err
}

func (s *slow) Kept() bool                 { return s.err == nil }
func (s *slow) Protect()                   { s.asked++ }
func (*slow) Protection() store.Protection { return store.Unprotected }

// What could not be kept is told in the sentence about it, once, although Write had returned no error.
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
		if s.HearStore() {
			t.Error("a store that is never late tells something")
		}
		s.Store = &slow{store.NewMemory(), c.name, fmt.Errorf("%s: %w", c.name, c.err), 0}
		if !s.HearStore() || s.HearStore() {
			t.Errorf("%s: it is not told once", c.key)
		}
		if told := s.TakeNotices(); !slices.Equal(told, []string{s.Texts.Text(c.key, "where", "")}) {
			t.Errorf("told was %q, not %s", told, c.key)
		}
	}
}

// Moves that could not be kept although Write had returned no error would be lost with the program, until they are saved.
func TestLateErrorsOfTheRunningGame(t *testing.T) {
	s := newStage(t, "one")
	files := &slow{Memory: store.NewMemory()}
	s.Store = files
	m := begin(t, s)
	id, _ := s.Kept(m)
	for name, want := range map[string]bool{"game-20260101-120000-0a0b.islas-save.json": false, settings.FileName: false, id.File(): true} {
		files.name, files.err = name, store.ErrFull
		if s.HearStore(); s.Loses() != want || s.Unsaved(m) != want {
			t.Errorf("%s could not be kept, so moves would be lost: %v", name, s.Loses())
		}
		if s.Keep(m); s.Loses() {
			t.Errorf("%s: they are saved, and would be lost", name)
		}
	}
}

// The system is asked to keep the files when there is the first one worth it.
func TestFilesAreProtectedWithTheFirstGame(t *testing.T) {
	s := newStage(t, "one")
	files := &slow{Memory: store.NewMemory()}
	s.Store = files
	if s.KeepLesson(1, "key"); files.asked > 0 {
		t.Error("the system is asked before there is a game")
	}
	if begin(t, s); files.asked != 1 {
		t.Errorf("with the first game the system is asked %d times", files.asked)
	}
}
