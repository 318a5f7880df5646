package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"islas/render/store"
)

// SaveSince writes what has become another value since before, which was loaded or saved last, beside what another window has written
// since then; where there is no file the rest is as usual: it was wiped. What the file of an older program lacks is as before. A file
// that can't be understood is replaced as a whole. The error is of the store.
func (s Settings) SaveSince(before Settings, to store.Store) error {
	there, err := membersIn(to)
	if err != nil {
		return s.Save(to)
	}
	now, err := s.members()
	if err != nil {
		return err
	}
	was, err := before.members()
	if err != nil {
		return err
	}
	if there.older() {
		for name, value := range was {
			if _, ok := there[name]; !ok {
				there[name] = value
			}
		}
	}
	for _, all := range []members{was, now} {
		for name := range all {
			if value, ok := now[name]; bytes.Equal(value, was[name]) {
				continue
			} else if ok {
				there[name] = value
			} else {
				delete(there, name)
			}
		}
	}
	var f file
	data, err := json.Marshal(there)
	if err == nil {
		err = json.Unmarshal(data, &f)
	}
	if err != nil {
		return s.Save(to)
	}
	f.Version = version
	if data, err = json.MarshalIndent(f, "", "  "); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return to.Write(FileName, append(data, '\n'))
}

// members returns the settings as they are stored, value by value.
func (s Settings) members() (m members, err error) {
	data, err := s.encode()
	if err == nil {
		err = json.Unmarshal(data, &m)
	}
	return m, err
}

// older reports whether a value is missing that this program writes into every file.
func (m members) older() bool {
	usual, err := Default().members()
	for name := range usual {
		if _, ok := m[name]; !ok {
			return true
		}
	}
	return err != nil
}

// membersIn returns what a store has of settings, the usual ones where it has none.
func membersIn(s store.Store) (m members, err error) {
	data, err := s.Read(FileName)
	if errors.Is(err, store.ErrNotExist) {
		return Default().members()
	}
	if err == nil {
		err = json.Unmarshal(data, &m)
	}
	if err == nil && m == nil {
		err = ErrDamaged
	}
	return m, err
}
