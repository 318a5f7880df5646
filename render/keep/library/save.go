package library

import (
	"bytes"
	"errors"
	"fmt"

	"islas/render/keep/store"
)

// ErrChanged means that a game is not saved because its file has been changed or damaged from outside, and saving would destroy that. It
// wraps what is wrong with the file, if it can't be read.
var ErrChanged = errors.New("the file of this game has been changed by something else")

// Save saves a game. The save that it replaces becomes its last good state. The library holds the game from then on. After an error nothing
// has changed: store.ErrHeld and store.ErrTaken where another program has it, ErrChanged, and those of store.Store.Write.
func (l *Library) Save(id ID, data []byte) error {
	err := l.save(id, data)
	if errors.Is(err, store.ErrTaken) && missing(l.store.Read(id.File())) {
		l.drop(id) // not another program, but the folder was emptied: there is nothing to overwrite
		err = l.save(id, data)
	}
	return err
}

func (l *Library) save(id ID, data []byte) error {
	if err := l.Hold(id); err != nil {
		return err
	}
	err := l.lease(id).While(func() error { return l.replace(id, data) })
	if err == nil {
		l.remember(id, data)
	}
	return err
}

// replace writes a game.
func (l *Library) replace(id ID, data []byte) error {
	old, err := l.store.Read(id.File())
	switch {
	case errors.Is(err, store.ErrNotExist):
		return l.store.Write(id.File(), data)
	case err == nil && !l.same(id, old) && !bytes.Equal(old, data):
		return ErrChanged
	case err == nil:
		err = sound(old)
	}
	if err != nil {
		return fmt.Errorf("%w: %w", ErrChanged, err)
	}
	return store.Replace(l.store, id.File(), id.before(), data)
}

// same reports whether the file of a held game has the content with which it was last loaded or saved, as far as is known.
func (l *Library) same(id ID, data []byte) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	sum, ok := l.sums[id]
	return !ok || sum == checksum(data)
}

// remember records the content of the file of a held game.
func (l *Library) remember(id ID, data []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.leases[id] != nil {
		l.sums[id] = checksum(data)
	}
}

// meet records the content of the file of a held game, unless it was loaded or saved before: later changes must not count as known.
func (l *Library) meet(id ID, data []byte) {
	l.mu.Lock()
	_, known := l.sums[id]
	l.mu.Unlock()
	if !known {
		l.remember(id, data)
	}
}

// Load returns the save of a game. Errors are those of Entry.Err, or store.ErrNotExist.
func (l *Library) Load(id ID) ([]byte, error) {
	data, err := l.load(id.File())
	if err == nil {
		l.meet(id, data)
	}
	return data, err
}

// LoadBefore returns the last good state before the save of a game. Errors are those of Load; that of a deleted game does not exist.
func (l *Library) LoadBefore(id ID) ([]byte, error) {
	if l.isDeleted(id) {
		return nil, store.ErrNotExist
	}
	return l.load(id.before())
}

func (l *Library) load(name string) ([]byte, error) {
	data, err := l.store.Read(name)
	if err == nil {
		err = sound(data)
	}
	if err != nil {
		return nil, err
	}
	return data, nil
}

// Recover makes a new game of the last good state of a game that can't be read, holds it and returns its ID. The unreadable file stays as
// it is, without that state if it can be removed.
func (l *Library) Recover(id ID) (ID, error) {
	data, err := l.LoadBefore(id)
	if err != nil {
		return "", err
	}
	to := l.Begin()
	if err := l.Save(to, data); err != nil {
		return "", err
	}
	_ = l.store.Remove(id.before()) // if that fails it is offered again
	return to, nil
}
