package stage

import (
	"encoding/json"
	"errors"
	"slices"

	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
	"islas/render/paint/cast"
	"islas/render/services"
)

// Been is how far somebody has come in a game's lesson.
type Been struct {
	Step     int    `json:"step"`          // at which it was left, from 0
	Key      string `json:"key,omitempty"` // of what is said in that step; empty in files that don't tell
	Done     bool   `json:"done"`          // it was taken to its end
	Declined bool   `json:"declined"`      // whoever was asked knows the game
}

// Teacher is a game with a lesson.
type Teacher interface {
	// Host is who offers the lesson, speaks in it, and explains what happens for the first time: one of the cast.
	Host() cast.Member
	// Lesson makes the table of the lesson, at one of its steps, from 0. The error is a mistake in the build.
	Lesson(s *Stage, step int) (Scene, error)
	// CheckLesson returns what is wrong with the file of the lesson, in one sentence with the file, nil if nothing is.
	CheckLesson() error
}

// Lessons is how far somebody has come in the lessons of all games, and what their tables have explained.
type Lessons struct {
	services *services.Services
	games    *Catalogue
	learnt   *learnt // nil until it is asked for
}

// Teaches reports whether the chosen game has a lesson.
func (s *Catalogue) Teaches() bool {
	_, ok := s.Game.(Teacher)
	return ok
}

// Host returns who explains the chosen game, the first of its cast in a game without a lesson.
func (s *Catalogue) Host() cast.Member {
	if t, ok := s.Game.(Teacher); ok {
		return t.Host()
	}
	return s.Game.Cast()[0]
}

// Been returns how far somebody has come in the lesson of the chosen game.
func (s *Lessons) Been() Been { return s.memory().Lessons[s.games.Game.Info().ID] }

// Keep remembers the step of the chosen game's lesson that is being taken, and the key of what is said in it, by which
// it is found when the lesson has changed.
func (s *Lessons) Keep(step int, key string) {
	been := s.Been()
	been.Step, been.Key = step, key
	s.remember(been)
}

// End remembers that the lesson of the chosen game was taken to its end.
func (s *Lessons) End() { s.remember(Been{Done: true}) }

// Decline remembers that whoever was asked knows the chosen game.
func (s *Lessons) Decline() {
	been := s.Been()
	been.Declined = true
	s.remember(been)
}

func (s *Lessons) remember(been Been) {
	id := s.games.Game.Info().ID
	if s.memory().Lessons[id] != been {
		s.learn(func(m *learnt) { m.Lessons[id] = been })
	}
}

// Explained reports whether something of the chosen game has been explained.
func (s *Lessons) Explained(what string) bool {
	return slices.Contains(s.memory().Seen[s.games.Game.Info().ID], what)
}

// KeepExplained remembers that something of the chosen game has been explained.
func (s *Lessons) KeepExplained(what string) {
	if s.Explained(what) {
		return
	}
	id := s.games.Game.Info().ID
	s.learn(func(m *learnt) {
		if !slices.Contains(m.Seen[id], what) {
			m.Seen[id] = append(m.Seen[id], what)
		}
	})
}

// ExplainAgain forgets what has been explained, of all games.
func (s *Lessons) ExplainAgain() {
	s.learn(func(m *learnt) { clear(m.Seen) })
}

// LearntName is the name in the store of what is known of lessons and of what has been explained.
const LearntName = "learnt.json"

// learntVersion is the version of that file. A later one may have more members, which are ignored here, and stay in the file.
const learntVersion = 1

// learnt is what is remembered of the lessons of all games, and of what their tables have explained, by the id of a game.
type learnt struct {
	Version int                 `json:"version"`
	Lessons map[string]Been     `json:"lessons"`
	Seen    map[string][]string `json:"seen"` // what has been explained

	file   jsonmerge.Object // all that the file holds, also what only a newer program knows
	sealed bool             // the file holds what can't be read, and is not to be overwritten
	told   bool             // that what is learnt can't be kept
	unkept bool             // some of it could not be kept
}

// memory is what is remembered, read when it is first asked for. What can't be understood is moved aside, and a sentence says
// where it is; what can't even be read or moved stays as it is, as does what a newer program has written otherwise. In all these cases
// all begins anew.
func (s *Lessons) memory() *learnt {
	if s.learnt == nil {
		s.learnt = s.readLearnt()
	}
	return s.learnt
}

func (s *Lessons) readLearnt() *learnt {
	data, err := s.services.Store.Read(LearntName)
	newer := false
	if err == nil {
		m, version := decodeLearnt(data)
		if m != nil {
			return m
		}
		newer = version > learntVersion
	}
	fresh := newLearnt()
	if errors.Is(err, store.ErrNotExist) {
		return fresh
	}
	if !newer && (err == nil || errors.Is(err, store.ErrTooLarge)) {
		if aside, err := store.MoveAside(s.services.Store, LearntName); err == nil {
			s.services.Tell("notice.learnt-moved", "name", s.services.Path(aside))
			return fresh
		}
	}
	fresh.sealed = true
	s.services.Tell("notice.learnt-unreadable", "where", s.services.Path(LearntName))
	return fresh
}

func newLearnt() *learnt {
	return &learnt{Version: learntVersion, Lessons: map[string]Been{}, Seen: map[string][]string{}, file: jsonmerge.Object{}}
}

// refreshed is what is remembered as the file has it now, which another window may have changed or wiped. What can't be understood is
// replaced.
func (s *Lessons) refreshed() *learnt {
	told := s.learnt.told
	switch data, err := s.services.Store.Read(LearntName); {
	case err == nil:
		if m, _ := decodeLearnt(data); m != nil {
			s.learnt = m
		}
	case errors.Is(err, store.ErrNotExist):
		s.learnt = newLearnt()
	}
	s.learnt.told = told
	return s.learnt
}

// decodeLearnt reads the content of the file, nil if it can't be understood, and its version, 0 if it has none.
func decodeLearnt(data []byte) (*learnt, int) {
	m := newLearnt()
	var err error
	if m.file, m.Version, err = jsonmerge.Parse(data); err != nil {
		return nil, 0
	}
	if json.Unmarshal(data, m) != nil {
		return nil, m.Version
	}
	if m.Lessons == nil {
		m.Lessons = map[string]Been{}
	}
	if m.Seen == nil {
		m.Seen = map[string][]string{}
	}
	return m, m.Version
}

// change changes what is remembered, and what the file is to hold of it from then on. The error is one of encoding.
func (m *learnt) change(how func(m *learnt)) error {
	was, err := jsonmerge.Of(m)
	if err != nil {
		return err
	}
	how(m)
	now, err := jsonmerge.Of(m)
	if err != nil {
		return err
	}
	if len(m.file) == 0 {
		was = nil // there is no file yet
	}
	return m.file.Change(was, now)
}

// learn changes what is remembered and writes it, beside what other windows have written; where they have wiped it nothing that was
// known here comes back. Where that fails it is remembered until the program ends, and a sentence says so, once.
func (s *Lessons) learn(change func(m *learnt)) {
	m := s.memory()
	if !m.sealed && !m.unkept {
		m = s.refreshed()
	}
	err := m.change(change)
	if m.sealed {
		return
	}
	var data []byte
	if err == nil {
		data, err = m.file.Encode()
	}
	if err == nil {
		err = s.services.Store.Write(LearntName, data)
	}
	m.unkept = err != nil
	if err == nil || m.told {
		return
	}
	m.told = true
	key := "notice.learnt-not-saved"
	if errors.Is(err, store.ErrFull) {
		key = "notice.learnt-not-saved-full"
	}
	s.services.Tell(key, "where", s.services.Store.Where())
}
