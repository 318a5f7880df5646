package settings

import (
	"errors"

	"islas/render/keep/jsonmerge"
	"islas/render/keep/store"
)

// SaveSince writes the values that differ from before, which was loaded or saved last, and keeps what another window has written since
// then, and what only a newer version knows. Where there is no file it was wiped, and the rest is as usual. Values missing from the file of
// an older version are as before. A file that can't be understood is moved aside, and all settings are written; one that can't be read
// stays. The error is that of the store.
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

// membersIn returns the settings in a store as members, the usual ones if it has none. The error is ErrDamaged, or that of the store.
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
