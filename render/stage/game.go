package stage

import (
	"errors"

	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/match"
	"islas/render/store"
)

// SaveName is the name of the running game in the store.
const SaveName = "game.islas-save.json"

// Game is a match on its way to the table: with the steps that led to where it stands, so that the log is whole.
type Game struct {
	Match *engine.Match
	Steps []islas.Step
	Fresh bool // just begun: its steps are still to be shown
}

// Begin starts a match, keeps it, and returns it for the table.
func (s *Stage) Begin(setup match.Setup) (*Game, error) {
	m, steps, err := match.New(engine.Engine{}, setup)
	if err != nil {
		return nil, err
	}
	s.Keep(m)
	return &Game{Match: m, Steps: steps, Fresh: true}, nil
}

// Keep saves the match as the running game. When that fails the game goes on, and a sentence says so.
func (s *Stage) Keep(m *engine.Match) {
	data, err := m.Save()
	if err == nil {
		err = s.Store.Write(SaveName, data)
	}
	if err == nil {
		return
	}
	key := "notice.game-not-saved"
	if errors.Is(err, store.ErrFull) {
		key = "notice.game-not-saved-full"
	}
	s.Notify(s.Texts.Text(key, "where", s.Store.Where()))
}

// Forget removes the running game from the store: it is over or given up.
func (s *Stage) Forget() {
	if err := s.Store.Remove(SaveName); err != nil && !errors.Is(err, store.ErrNotExist) {
		s.Notify(s.Texts.Text("notice.game-not-saved", "where", s.Store.Where()))
	}
}

// Continue loads the running game. Without one it returns nil. A save that can't be read is moved aside, never lost, and
// a sentence says where it is.
func (s *Stage) Continue() *Game {
	data, err := s.Store.Read(SaveName)
	if err != nil {
		if !errors.Is(err, store.ErrNotExist) {
			s.Notify(s.Texts.Text("notice.save-unreadable", "where", s.Store.Where()))
		}
		return nil
	}
	m, steps, err := match.Load(engine.Engine{}, data)
	if err != nil {
		aside, moveErr := s.Store.MoveAside(SaveName)
		if moveErr != nil {
			s.Notify(s.Texts.Text("notice.save-unreadable", "where", s.Store.Where()))
			return nil
		}
		s.Notify(s.Texts.Text("notice.save-moved", "name", aside))
		return nil
	}
	return &Game{Match: m, Steps: steps}
}
