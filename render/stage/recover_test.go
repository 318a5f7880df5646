package stage_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"islas/game/match"
	"islas/game/model"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
)

// act does the first legal action of a match of the model game, and saves it.
func act(t *testing.T, s *stage.Stage, m match.Any) {
	t.Helper()
	played := m.(*modelMatch)
	pos := played.State()
	if _, err := played.Do(model.Game{}.Legal(&pos, nil)[0]); err != nil {
		t.Fatal(err)
	}
	s.Saves.Keep(m)
}

// damage flips a bit of a saved game, and returns the contents of its file then.
func damage(t *testing.T, s *stage.Stage, id library.ID) []byte {
	t.Helper()
	data, err := s.Store.Read(id.File())
	if err == nil {
		data[len(data)/2] ^= 1
		err = s.Store.Write(id.File(), data)
	}
	must.OK(t, err)
	return data
}

// A game whose file is damaged while the program does not run continues from the state before, as a new game, and a message says so once.
// The damaged file stays.
func TestGoesOnFromTheLastGoodState(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s).(*modelMatch)
	id, _ := s.Saves.Kept(m)
	act(t, s, m)
	act(t, s, m)
	bad := damage(t, s, id)
	files := s.Store
	start := func() *modelMatch {
		t.Helper()
		s = newStage(t, "one")
		s.Store = files
		m, ok := s.Saves.Continue().(*modelMatch)
		if !ok || m.Played() != 1 {
			t.Fatalf("nothing goes on, or another state: %v", m)
		}
		return m
	}
	m = start()
	now, _ := s.Saves.Kept(m)
	if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.save-before", "file", id.File()) || now == id {
		t.Errorf("told was %q, it goes on as %s", told, now)
	}
	s.Saves.Keep(m)
	again, _ := s.Saves.Kept(start())
	if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("trouble.damaged", "file", id.File()) || again != now {
		t.Errorf("at the next start told was %q, and %s goes on, not %s", told, again, now)
	}
	if held, err := s.Store.Read(id.File()); err != nil || !bytes.Equal(held, bad) {
		t.Errorf("the damaged file holds %.60q, %v", held, err)
	}
}

// A game whose file is damaged while it is played continues in another file, with all its moves, and a message names both.
func TestFileIsDamagedWhilePlaying(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s).(*modelMatch)
	id, _ := s.Saves.Kept(m)
	act(t, s, m)
	bad := damage(t, s, id)
	act(t, s, m)
	now, _ := s.Saves.Kept(m)
	if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.save-changed", "file", id.File(), "now", now.File()) || now == id {
		t.Errorf("told was %q", told)
	}
	act(t, s, m)
	if told := s.TakeNotices(); len(told) > 0 {
		t.Errorf("told once more was %q", told)
	}
	if held, err := s.Store.Read(id.File()); err != nil || !bytes.Equal(held, bad) {
		t.Errorf("the damaged file holds %.60q, %v", held, err)
	}
	if kept, err := s.Saves.Look(now); err != nil || kept.(*modelMatch).Played() != 3 {
		t.Errorf("kept is %v, %v", kept, err)
	}
}

// A game that another window has deleted, and can restore, is not continued from the state before, and the other window restores it.
func TestDeletedGameIsNotTakenOver(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s).(*modelMatch)
	id, _ := s.Saves.Kept(m)
	act(t, s, m)
	act(t, s, m)
	s.Saves.Forget()
	there := newStage(t, "one")
	there.Store = s.Store.(*store.Memory).Window()
	must.OK(t, there.Saves.Library().Delete(id))
	if _, err := s.Saves.GoOn(id); !errors.Is(err, store.ErrHeld) {
		t.Fatalf("it is opened without a question: %v", err)
	}
	if got, err := s.Saves.TakeOver(id); !errors.Is(err, store.ErrNotExist) || got != nil {
		t.Errorf("taken over is %v, %v", got, err)
	}
	if err := there.Saves.Library().Restore(id); err != nil {
		t.Errorf("the deletion is not taken back: %v", err)
	}
	if kept, err := s.Saves.Look(id); err != nil || kept.(*modelMatch).Played() != 2 {
		t.Errorf("kept is %v, %v", kept, err)
	}
}

// unreadable is a store of which no file can be read.
type unreadable struct{ store.Store }

func (unreadable) Read(string) ([]byte, error) { return nil, store.ErrNotReadable }

// If no file can be read, a game can still be played, and a message says that it is not saved.
func TestNothingCanBeRead(t *testing.T) {
	s := newStage(t, "one")
	s.Store = unreadable{store.NewMemory()}
	m := begin(t, s).(*modelMatch)
	act(t, s, m)
	told := s.TakeNotices()
	if want := s.Texts.Text("notice.game-not-saved", "where", ""); m.Played() != 1 || !slices.Contains(told, want) {
		t.Errorf("told was %q, not %q", told, want)
	}
}

// A game that another window has taken over can be taken back after a question, and continues from that window's last move.
func TestGameIsTakenBack(t *testing.T) {
	s := newStage(t, "one")
	m := begin(t, s).(*modelMatch)
	id, _ := s.Saves.Kept(m)
	act(t, s, m)
	there := newStage(t, "one")
	there.Store = s.Store.(*store.Memory).Window()
	if _, err := there.Saves.GoOn(id); !errors.Is(err, store.ErrHeld) {
		t.Fatalf("a second window opens it: %v", err)
	}
	theirs, err := there.Saves.TakeOver(id)
	must.OK(t, err)
	act(t, there, theirs)
	if _, err := s.Saves.GoOn(id); !errors.Is(err, store.ErrHeld) {
		t.Fatalf("the first window opens it without a question: %v", err)
	}
	mine, err := s.Saves.TakeOver(id)
	if err != nil || mine.(*modelMatch).Played() != 2 {
		t.Fatalf("taken back is %v, %v", mine, err)
	}
	act(t, s, mine)
	if kept, err := s.Saves.Look(id); err != nil || kept.(*modelMatch).Played() != 3 {
		t.Errorf("kept is %v, %v", kept, err)
	}
	if told := append(s.TakeNotices(), there.TakeNotices()...); len(told) > 0 {
		t.Errorf("told was %q", told)
	}
}
