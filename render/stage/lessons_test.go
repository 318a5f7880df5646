package stage_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/testkit/must"
	"islas/render/testkit/recorded"
)

// Progress in lessons and explanations is stored for each game, and survives the program.
func TestLearntIsKept(t *testing.T) {
	s := newStage(t, "one", "two")
	if s.Lessons.Been() != (stage.Been{}) || s.Lessons.Explained("tie") {
		t.Error("somebody has been here before the first time")
	}
	s.Lessons.Keep(7, "key")
	s.Lessons.KeepExplained("tie")
	files := s.Store
	s = newStage(t, "one", "two")
	s.Store = files
	if s.Lessons.Been() != (stage.Been{Step: 7, Key: "key"}) || !s.Lessons.Explained("tie") || s.Lessons.Explained("town") {
		t.Errorf("kept is %+v", s.Lessons.Been())
	}
	must.OK(t, s.Choose(s.Games[1]))
	if s.Lessons.Been() != (stage.Been{}) || s.Lessons.Explained("tie") {
		t.Error("the other game knows of it")
	}
	s.Lessons.End()
	s.Lessons.ExplainAgain()
	must.OK(t, s.Choose(s.Games[0]))
	s.Lessons.Decline()
	if s.Lessons.Been() != (stage.Been{Step: 7, Key: "key", Declined: true}) || s.Lessons.Explained("tie") {
		t.Errorf("kept is %+v, explained: %v", s.Lessons.Been(), s.Lessons.Explained("tie"))
	}
}

// Who has played a game to its end is not offered its lesson any more; computers that play by themselves teach nobody.
func TestPlayingEndsTheOffer(t *testing.T) {
	s := newStage(t, "one", "two")
	for _, people := range []int{0, 1} {
		setup := recorded.Setup(s.Game.Info(), 3, 1)
		for i := range setup.Seats {
			if setup.Seats[i].Control = "easy"; i < people {
				setup.Seats[i].Control = game.Human
			}
		}
		m, err := s.Saves.Begin(setup)
		must.OK(t, err)
		if s.Lessons.Play(m); s.Lessons.Been().Declined != (people > 0) {
			t.Errorf("with %d people the lesson is kept as %+v", people, s.Lessons.Been())
		}
	}
}

// sealed is a store in which one file can't be read.
type sealed struct{ *store.Memory }

func (s sealed) Read(name string) ([]byte, error) {
	if name == stage.LearntName {
		return nil, fmt.Errorf("%s: %w", name, store.ErrNotReadable)
	}
	return s.Memory.Read(name)
}

// stubborn is a store in which nothing can be moved.
type stubborn struct{ *store.Memory }

func (stubborn) Move(name, _ string) error {
	return fmt.Errorf("%s: %w", name, store.ErrNotWritable)
}

// A file that can't be parsed is moved aside, a message shows its place, and the data begin empty.
func TestLearntThatIsDamagedIsMovedAside(t *testing.T) {
	for _, data := range []string{"", "{", "[]", `{"seen": {}}`, `{"version": 0}`, `{"version": 1, "lessons": 3}`} {
		s := newStage(t, "one")
		must.OK(t, s.Store.Write(stage.LearntName, []byte(data)))
		if s.Lessons.Been() != (stage.Been{}) {
			t.Errorf("%q tells of %+v", data, s.Lessons.Been())
		}
		s.Lessons.Keep(2, "key")
		names, err := s.Store.List()
		must.OK(t, err)
		n := slices.IndexFunc(names, func(n string) bool { return strings.HasPrefix(n, stage.LearntName+".") })
		if n < 0 {
			t.Errorf("after %q the store has %v", data, names)
			continue
		}
		if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.learnt-moved", "name", names[n]) {
			t.Errorf("after %q told was %q", data, told)
		}
	}
}

// A file that can't be read or moved stays as it is, a message says so once, and changes last until the program ends.
func TestLearntThatCannotBeReadIsNotOverwritten(t *testing.T) {
	for name, c := range map[string]struct {
		held string
		in   func(files *store.Memory) store.Store
	}{
		"unreadable":         {`{"version": 1, "seen": {"one": ["town"]}}`, func(m *store.Memory) store.Store { return sealed{m} }},
		"damaged, and stays": {`{"version": 0}`, func(m *store.Memory) store.Store { return stubborn{m} }},
		"a newer program's":  {`{"version": 9, "lessons": [["one", 3]]}`, func(m *store.Memory) store.Store { return m }},
	} {
		files := store.NewMemory()
		must.OK(t, files.Write(stage.LearntName, []byte(c.held)))
		s := newStage(t, "one")
		s.Store = c.in(files)
		if s.Lessons.Been() != (stage.Been{}) {
			t.Errorf("%s: it tells of %+v", name, s.Lessons.Been())
		}
		s.Lessons.Keep(2, "key")
		s.Lessons.KeepExplained("tie")
		if now, err := files.Read(stage.LearntName); err != nil || string(now) != c.held {
			t.Errorf("%s: the file is now %q, %v", name, now, err)
		}
		if s.Lessons.Been().Step != 2 || !s.Lessons.Explained("tie") {
			t.Errorf("%s: what was learnt is forgotten: %+v", name, s.Lessons.Been())
		}
		if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text("notice.learnt-unreadable", "where", stage.LearntName) {
			t.Errorf("%s: told was %q", name, told)
		}
	}
}

// A store that can't be written to is reported once; changes last until the program ends.
func TestLearntThatCannotBeKeptIsTold(t *testing.T) {
	for kind, key := range map[error]string{store.ErrFull: "notice.learnt-not-saved-full", store.ErrNotWritable: "notice.learnt-not-saved"} {
		s := newStage(t, "one")
		s.Store.(*store.Memory).FailWith(kind)
		s.Lessons.Keep(2, "key")
		if told := s.TakeNotices(); len(told) != 1 || told[0] != s.Texts.Text(key, "where", "") {
			t.Errorf("%v: told was %q", kind, told)
		}
		s.Lessons.Keep(3, "key")
		s.Lessons.KeepExplained("tie")
		if told := s.TakeNotices(); len(told) > 0 {
			t.Errorf("%v: told again: %q", kind, told)
		}
		if s.Lessons.Been().Step != 3 || !s.Lessons.Explained("tie") {
			t.Errorf("%v: what was learnt is forgotten: %+v", kind, s.Lessons.Been())
		}
	}
}
