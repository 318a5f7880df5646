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
	fresh := &learnt{Version: learntVersion, Lessons: map[string]Been{}, Seen: map[string][]string{}}
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

// keepLearnt writes what is remembered. Where that fails it is remembered until the program ends, and a sentence says so, once.
func (s *Stage) keepLearnt() {
	m := s.learnt
	if m.sealed {
		return
	}
	data, err := json.MarshalIndent(m, "", "  ")
	if err == nil {
		err = s.Store.Write(LearntName, append(data, '\n'))
	}
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
