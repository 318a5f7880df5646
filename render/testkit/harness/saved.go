package harness

import (
	"islas/render/keep/library"
	"islas/render/stage"
)

// Saved returns the save of the game, running or finished, that was saved last; nil if there is none.
func Saved(s *stage.Stage) []byte {
	for _, e := range s.Saves.Library().List() {
		if data, err := s.Saves.Library().Load(e.ID); err == nil {
			return data
		}
	}
	return nil
}

// Runs returns the running game that would be continued, empty if there is none.
func Runs(s *stage.Stage) library.ID {
	for _, e := range s.Saves.Library().List() {
		if e.Running() {
			return e.ID
		}
	}
	return ""
}
