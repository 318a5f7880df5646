package stage

import (
	"encoding/json"
	"errors"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/store"
	"islas/render/paint/cast"
	"islas/render/services"
)

// Been is a player's progress in the lesson of a game.
type Been struct {
	Step     int    `json:"step"`          // at which the lesson was left, from 0
	Key      string `json:"key,omitempty"` // key of the text of that step; empty in older files
	Done     bool   `json:"done"`          // the lesson was completed
	Declined bool   `json:"declined"`      // the player has said that they know the game, or has played it to its end
}

// Teacher is a game with a lesson.
type Teacher interface {
	// Host returns the member of the cast who offers the lesson, speaks in it, and explains what happens for the first time.
	Host() cast.Member
	// Lesson returns the table of the lesson, at one of its steps, from 0. The error is a mistake in the build.
	Lesson(s *Stage, step int) (Scene, error)
	// CheckLesson returns an error in the file of the lesson as one sentence that names the file, nil for none.
	CheckLesson() error
}

// Lessons provides the progress in the lessons of all games, and what has been explained at their tables.
type Lessons struct {
	services *services.Services
	games    *Catalogue
	learnt   *learnt // nil until it is needed
}

// Teaches reports whether the chosen game has a lesson.
func (s *Catalogue) Teaches() bool {
	_, ok := s.Game.(Teacher)
	return ok
}

// Host returns the host of the chosen game: the first of its cast in a game without a lesson.
func (s *Catalogue) Host() cast.Member {
	if t, ok := s.Game.(Teacher); ok {
		return t.Host()
	}
	return s.Game.Cast()[0]
}

// Been returns the progress in the lesson of the chosen game.
func (s *Lessons) Been() Been { return s.memory().Lessons[s.games.Game.Info().ID] }

// Keep saves the current step of the chosen game's lesson and the key of its text, by which the step is found if the lesson has changed.
func (s *Lessons) Keep(step int, key string) {
	been := s.Been()
	been.Step, been.Key = step, key
	s.remember(been)
}

// End records that the lesson of the chosen game was completed.
func (s *Lessons) End() { s.remember(Been{Done: true}) }

// Decline records that the player knows the chosen game.
func (s *Lessons) Decline() {
	been := s.Been()
	been.Declined = true
	s.remember(been)
}

// Play records that a match of the chosen game was played to its end: a person among its players is not offered the lesson any more.
func (s *Lessons) Play(m match.Any) {
	if s.Been() == (Been{}) && slices.ContainsFunc(m.Setup().Seats, func(seat match.Seat) bool { return seat.Control == game.Human }) {
		s.Decline()
	}
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

// KeepExplained records that something of the chosen game has been explained.
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

// ExplainAgain removes all records of what has been explained, for all games.
func (s *Lessons) ExplainAgain() {
	s.learn(func(m *learnt) { clear(m.Seen) })
}

// LearntName is the name of the file in the store with the progress in lessons and what has been explained.
const LearntName = "learnt.json"

// learntVersion is the version of that file.
const learntVersion = 1

// learnt is the progress in the lessons of all games, and what has been explained, by the id of a game.
type learnt struct {
	Version int                 `json:"version"`
	Lessons map[string]Been     `json:"lessons"`
	Seen    map[string][]string `json:"seen"` // what has been explained

	sealed bool // the file can't be read, and must not be overwritten
	told   bool // it was reported that changes can't be saved
	unkept bool // some changes could not be saved
}

// memory returns the stored data, which it reads at the first call. A file that can't be parsed is moved aside, and a message shows its new
// place; a file that can't even be read or moved, or that a newer program has written in another form, stays as it is. In all these cases
// memory returns empty data.
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
	return &learnt{Version: learntVersion, Lessons: map[string]Been{}, Seen: map[string][]string{}}
}

// refreshed returns the data as they are in the file now, which another window may have changed or deleted. If the file can't be parsed, it
// returns the data known before.
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

// decodeLearnt returns the data of the file, nil if they can't be parsed, and its version, 0 if it has none.
func decodeLearnt(data []byte) (*learnt, int) {
	m := newLearnt()
	m.Version = 0
	err := json.Unmarshal(data, m)
	if err != nil || m.Version < 1 {
		return nil, m.Version
	}
	m.Version = learntVersion
	if m.Lessons == nil {
		m.Lessons = map[string]Been{}
	}
	if m.Seen == nil {
		m.Seen = map[string][]string{}
	}
	return m, m.Version
}

// learn changes the data and saves them, together with changes from other windows; if those have deleted the file, what was known here does
// not come back. If saving fails, the data last until the program ends, and a message says so once.
func (s *Lessons) learn(change func(m *learnt)) {
	m := s.memory()
	if !m.sealed && !m.unkept {
		m = s.refreshed()
	}
	change(m)
	if m.sealed {
		return
	}
	data, err := json.MarshalIndent(m, "", "  ")
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
