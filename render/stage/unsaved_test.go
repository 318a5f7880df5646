package stage_test

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// saved returns a saved match without the time.
func saved(t *testing.T, m match.Any) string {
	t.Helper()
	data, err := m.Save()
	must.OK(t, err)
	return string(data)
}

// Unsaved moves, of a game that was saved before or never, can be continued from the title, and are saved as soon as that is possible: when
// the player leaves the table, begins another game or ends the program.
func TestUnsavedMovesGoOn(t *testing.T) {
	for _, early := range []bool{false, true} {
		for name, later := range map[string]func(*stage.Stage){
			"left": func(s *stage.Stage) { s.Saves.Forget() }, "another": func(s *stage.Stage) { begin(t, s) }, "ended": func(s *stage.Stage) {
				if !s.Saves.MayEnd() {
					t.Error("the program does not end though everything can be saved")
				}
			},
		} {
			s := newStage(t, "one")
			s.Now = func() time.Time { return time.Unix(1_800_000_000, 0) } // when it was begun is saved, too
			files := s.Store.(*store.Memory)
			full := func() { files.FailWith(store.ErrFull) }
			if early {
				full()
			}
			m := begin(t, s)
			full()
			act(t, s, m)
			if !s.Saves.Unsaved(m) {
				t.Fatal("the match is taken for saved")
			}
			id, _ := s.Saves.Kept(m)
			s.Saves.Forget()
			if at, latest := s.Saves.Latest(); at != id || saved(t, latest) != saved(t, m) {
				t.Errorf("%s: to be continued is %s, want %s with the move", name, at, id)
			}
			m = s.Saves.Continue()
			act(t, s, m)
			want := saved(t, m)
			s.Saves.Forget()
			s.TakeNotices()
			files.FailWith(nil)
			later(s)
			if told := s.TakeNotices(); len(told) > 0 || s.Saves.Unsaved(m) {
				t.Errorf("%s: told is %q, unsaved %v", name, told, s.Saves.Unsaved(m))
			}
			anew := newStage(t, "one")
			anew.Store = files
			if kept, err := anew.Saves.Look(id); err != nil || saved(t, kept) != want {
				t.Errorf("%s: kept is %v, %v", name, kept, err)
			}
		}
	}
}

// Ending the program when that loses moves needs two requests, and one more after further moves.
func TestUnsavedMovesKeepTheProgram(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s)
	if !s.Saves.MayEnd() {
		t.Error("the program does not end where everything is saved")
	}
	s.Store.(*store.Memory).FailWith(store.ErrNotWritable)
	for range 2 {
		act(t, s, m)
		s.TakeNotices()
		s.Quit()
		if s.Saves.MayEnd() || s.Quitting() {
			t.Fatal("the program ends and loses moves")
		}
		if told := s.TakeNotices(); !slices.Equal(told, []string{s.Texts.Text("notice.unsaved", "where", s.Store.Where())}) {
			t.Errorf("told is %q", told)
		}
		if !s.Saves.MayEnd() {
			t.Error("the program does not end when it is asked once more")
		}
	}
}

// A game that is deleted does not come back through its unsaved moves.
func TestUnsavedMovesOfADeletedGame(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s)
	id, _ := s.Saves.Kept(m)
	s.Store.(*store.Memory).FailWith(store.ErrFull)
	act(t, s, m)
	s.Saves.Forget()
	s.Store.(*store.Memory).FailWith(nil)
	must.OK(t, s.Saves.Library().Delete(id))
	s.Saves.Discard(id)
	if again, _ := s.Saves.Latest(); again != "" || !s.Saves.MayEnd() || len(s.Saves.Library().List()) > 0 {
		t.Errorf("to be continued is %q", again)
	}
}

// Unsaved moves of a game whose file has been damaged continue in another file, which is free again when the game is left.
func TestUnsavedMovesBesideADamagedFile(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s)
	id, _ := s.Saves.Kept(m)
	files := s.Store.(*store.Memory)
	files.FailWith(store.ErrFull)
	act(t, s, m)
	files.FailWith(nil)
	bad := damage(t, s, id)
	s.TakeNotices()
	if !s.Saves.MayEnd() {
		t.Error("the program does not end where everything can be saved")
	}
	now, _ := s.Saves.Kept(m)
	if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.save-changed", "file", id.File(), "now", now.File()) || now == id {
		t.Errorf("told was %q", told)
	}
	act(t, s, m)
	want := saved(t, m)
	s.Saves.Forget()
	if held, err := files.Read(id.File()); err != nil || !bytes.Equal(held, bad) {
		t.Errorf("the damaged file holds %.60q, %v", held, err)
	}
	if kept, err := s.Saves.Look(now); err != nil || saved(t, kept) != want || len(s.TakeNotices()) > 0 {
		t.Errorf("kept is %v, %v", kept, err)
	}
}
