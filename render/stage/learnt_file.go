package stage

import (
	"encoding/json"
	"errors"

	"islas/render/store"
)

// LearntName is the name in the store of what is known of lessons and of what has been explained.
const LearntName = "learnt.json"

// learntVersion is the version of that file.
const learntVersion = 1

// learnt is what is remembered of the lessons of all games, and of what their tables have explained, by the id of a game.
type learnt struct {
	Version int                 `json:"version"`
	Lessons map[string]Been     `json:"lessons"`
	Seen    map[string][]string `json:"seen"` // what has been explained

	sealed bool // the file holds what can't be read, and is not to be overwritten
	told   bool // that what is learnt can't be kept
	unkept bool // some of it could not be kept
}

// memory is what is remembered, read when it is first asked for. What can't be understood is moved aside, and a sentence says
// where it is; what can't even be read or moved stays as it is. In both cases all begins anew.
func (s *Stage) memory() *learnt {
	if s.learnt == nil {
		s.learnt = s.readLearnt()
	}
	return s.learnt
}

func (s *Stage) readLearnt() *learnt {
	data, err := s.Store.Read(LearntName)
	if err == nil {
		if m := decodeLearnt(data); m != nil {
			return m
		}
	}
	fresh := newLearnt()
	if errors.Is(err, store.ErrNotExist) {
		return fresh
	}
	if err == nil || errors.Is(err, store.ErrTooLarge) {
		if aside, err := s.Store.MoveAside(LearntName); err == nil {
			s.Notify(s.Texts.Text("notice.learnt-moved", "name", s.Path(aside)))
			return fresh
		}
	}
	fresh.sealed = true
	s.Notify(s.Texts.Text("notice.learnt-unreadable", "where", s.Path(LearntName)))
	return fresh
}

func newLearnt() *learnt {
	return &learnt{Version: learntVersion, Lessons: map[string]Been{}, Seen: map[string][]string{}}
}

// refreshed is what is remembered as the file has it now, which another window may have changed or wiped. What can't be understood is
// replaced.
func (s *Stage) refreshed() *learnt {
	told := s.learnt.told
	switch data, err := s.Store.Read(LearntName); {
	case err == nil:
		if m := decodeLearnt(data); m != nil {
			s.learnt = m
		}
	case errors.Is(err, store.ErrNotExist):
		s.learnt = newLearnt()
	}
	s.learnt.told = told
	return s.learnt
}

// decodeLearnt reads the content of the file, nil if it is damaged or of another version.
func decodeLearnt(data []byte) *learnt {
	m := &learnt{}
	if json.Unmarshal(data, m) != nil || m.Version != learntVersion {
		return nil
	}
	if m.Lessons == nil {
		m.Lessons = map[string]Been{}
	}
	if m.Seen == nil {
		m.Seen = map[string][]string{}
	}
	return m
}

// learn changes what is remembered and writes it, beside what other windows have written; where they have wiped it nothing that was
// known here comes back. Where that fails it is remembered until the program ends, and a sentence says so, once.
func (s *Stage) learn(change func(m *learnt)) {
	m := s.memory()
	if !m.sealed && !m.unkept {
		m = s.refreshed()
	}
	if change(m); m.sealed {
		return
	}
	data, err := json.MarshalIndent(m, "", "  ")
	if err == nil {
		err = s.Store.Write(LearntName, append(data, '\n'))
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
	s.Notify(s.Texts.Text(key, "where", s.Store.Where()))
}
