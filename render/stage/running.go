package stage

import (
	"errors"

	"islas/game"
	"islas/game/match"
	"islas/render/store"
)

// SaveName is the name of the running match in the store.
const SaveName = "game.islas-save.json"

// Begin starts a match of the chosen game, with names that can be drawn, and keeps it. A save of a game that the program does
// not know is moved aside for it, never lost, and a sentence says where it is.
func (s *Stage) Begin(setup match.Setup) (match.Any, error) {
	setup.Seats = s.named(s.Game, setup.Seats)
	m, err := s.Game.New(setup)
	if err != nil {
		return nil, err
	}
	s.clear()
	s.Keep(m)
	store.Protect(s.Store)
	return m, nil
}

// Adopt makes a match the running one, in place of any other.
func (s *Stage) Adopt(m match.Any) {
	s.clear()
	s.Keep(m)
}

// Keeps reports whether some match is kept as the running one.
func (s *Stage) Keeps() bool {
	_, err := s.Store.Read(SaveName)
	return !errors.Is(err, store.ErrNotExist)
}

// clear makes room for the save of a new match.
func (s *Stage) clear() {
	data, err := s.Store.Read(SaveName)
	if err != nil || !s.foreign(data) {
		return
	}
	if aside, err := s.Store.MoveAside(SaveName); err == nil {
		s.Notify(s.Texts.Text("notice.save-other-moved", "name", aside))
	}
}

// foreign reports whether data are a saved game of a game that the program does not know.
func (s *Stage) foreign(data []byte) bool {
	name, err := match.GameOf(data)
	return err == nil && s.find(name) < 0
}

// Keep saves the match as the running one. When that fails the game goes on, and a sentence says so.
func (s *Stage) Keep(m match.Any) {
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

// Forget removes the running match from the store: it is over or given up.
func (s *Stage) Forget() {
	if err := s.Store.Remove(SaveName); err != nil && !errors.Is(err, store.ErrNotExist) {
		s.Notify(s.Texts.Text("notice.game-not-saved", "where", s.Store.Where()))
	}
}

// Continue loads the running match, of whichever game. Without one it returns nil. A save that can't be read is moved
// aside, never lost, and a sentence says where it is; one of a game that the program does not know is left as it is.
func (s *Stage) Continue() match.Any {
	data, err := s.Store.Read(SaveName)
	if err != nil {
		if !errors.Is(err, store.ErrNotExist) {
			s.Notify(s.Texts.Text("notice.save-unreadable", "where", s.Store.Where()))
		}
		return nil
	}
	if s.foreign(data) {
		s.Notify(s.Texts.Text("notice.save-other"))
		return nil
	}
	if m, err := s.load(data); err == nil {
		return m
	}
	aside, err := s.Store.MoveAside(SaveName)
	if err != nil {
		s.Notify(s.Texts.Text("notice.save-unreadable", "where", s.Store.Where()))
		return nil
	}
	s.Notify(s.Texts.Text("notice.save-moved", "name", aside))
	return nil
}

// load reads the save of a game that the program knows, with names that can be drawn.
func (s *Stage) load(data []byte) (match.Any, error) {
	name, err := match.GameOf(data)
	if err != nil {
		return nil, err
	}
	g := s.Games[s.find(name)]
	m, err := g.Load(data)
	if err != nil {
		return nil, err
	}
	for i, seat := range s.named(g, m.Setup().Seats) {
		m.Rename(game.Seat(i), seat.Name)
	}
	return m, nil
}
