package settings

import (
	"errors"

	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
)

// SaveSince writes what has become another value since before, which was loaded or saved last, beside what another window has written
// since then, and what only a newer program knows; where there is no file the rest is as usual: it was wiped. What the file of an older
// program lacks is as before. A file that can't be understood is moved aside, and all of the settings are written; one that can't be
// read stays. The error is of the store.
func (s Settings) SaveSince(before Settings, to store.Store) error {
	there, err := membersIn(to)
	if errors.Is(err, ErrDamaged) || errors.Is(err, store.ErrTooLarge) {
		if _, err := store.MoveAside(to, FileName); err != nil && !errors.Is(err, store.ErrNotExist) {
			return err
		}
		return s.Save(to)
	}
	if err != nil {
		return err
	}
	now, err := s.members()
	if err != nil {
		return err
	}
	was, err := before.members()
	if err != nil {
		return err
	}
	usual, err := Default().members()
	if err != nil {
		return err
	}
	for name := range usual { // which every file of this program has
		if _, ok := there[name]; !ok {
			there[name] = was[name]
		}
	}
	if err := there.Change(was, now); err != nil {
		return err
	}
	return write(there, to)
}

// membersIn returns what a store has of settings, the usual ones where it has none. The error is ErrDamaged, or of the store.
func membersIn(s store.Store) (jsonmerge.Object, error) {
	data, err := s.Read(FileName)
	if errors.Is(err, store.ErrNotExist) {
		return Default().members()
	}
	if err != nil {
		return nil, err
	}
	return parse(data)
}
