package stage

import (
	"slices"

	"islas/render/cast"
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

// KeepLesson remembers the step of the chosen game's lesson that is being taken, and the key of what is said in it, by which
// it is found when the lesson has changed.
func (s *Lessons) KeepLesson(step int, key string) {
	been := s.Been()
	been.Step, been.Key = step, key
	s.remember(been)
}

// EndLesson remembers that the lesson of the chosen game was taken to its end.
func (s *Lessons) EndLesson() { s.remember(Been{Done: true}) }

// DeclineLesson remembers that whoever was asked knows the chosen game.
func (s *Lessons) DeclineLesson() {
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
