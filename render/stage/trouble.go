package stage

import (
	"errors"

	"islas/game/match"
	"islas/render/library"
	"islas/render/store"
)

// Trouble says in a sentence why a kept game can't be opened, where it lies and what can be done, by an error of Look or
// library.Entry.Err.
func (s *Stage) Trouble(id library.ID, err error) string {
	return s.Texts.Text(troubleKey(err), "file", s.Path(id.File()))
}

// troubleKey returns the key of the sentence about an error.
func troubleKey(err error) string {
	switch {
	case errors.Is(err, ErrOtherGame):
		return "trouble.other-game"
	case errors.Is(err, match.ErrVersion):
		return "trouble.version"
	case errors.Is(err, match.ErrData):
		return "trouble.data"
	case errors.Is(err, match.ErrForeign):
		return "trouble.foreign"
	case errors.Is(err, match.ErrTooLong), errors.Is(err, store.ErrTooLarge):
		return "trouble.large"
	case errors.Is(err, match.ErrDamaged):
		return "trouble.damaged"
	}
	return "trouble.unreadable"
}

// Fault returns why a game of the library can't be opened, as far as that is known without playing it again: nil, an error of
// library.Entry, ErrOtherGame, or match.ErrData. Trouble tells it in words.
func (s *Stage) Fault(e library.Entry) error {
	if e.Err != nil {
		return e.Err
	}
	i := find(s.Games, e.Summary.Game)
	if i < 0 {
		return ErrOtherGame
	}
	if e.Summary.Data > max(s.Games[i].Info().Data, 1) {
		return match.ErrData
	}
	return nil
}

// tellUnreadable says which games of a list can't be read, each once: the first in full, and how many more there are.
func (s *Stage) tellUnreadable(list []library.Entry) {
	var more int
	var told bool
	for _, e := range list {
		err := s.Fault(e)
		switch {
		case err == nil || e.Before || s.told[e.ID]:
		case !told:
			s.tellOnce(e.ID, err)
			told = true
		default:
			s.noteTold(e.ID)
			more++
		}
	}
	if more > 0 {
		s.Notify(s.Texts.Text("trouble.more", "n", more, "where", s.Store.Where()))
	}
}

// tellOnce says why a game can't be opened, once until the program ends.
func (s *Stage) tellOnce(id library.ID, err error) {
	if !s.told[id] {
		s.noteTold(id)
		s.Notify(s.Trouble(id, err))
	}
}

func (s *Stage) noteTold(id library.ID) {
	if s.told == nil {
		s.told = map[library.ID]bool{}
	}
	s.told[id] = true
}
