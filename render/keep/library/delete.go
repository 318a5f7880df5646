package library

import (
	"errors"

	"islas/render/keep/store"
)

// Delete deletes a game. Restore undoes that until the next one is deleted or the program ends. The errors are store.ErrHeld and
// store.ErrTaken where another program has it open, those of store.Store.Read for a file that can't be read at all, which has to be deleted
// by other means, and those of store.Store.Write.
func (l *Library) Delete(id ID) error {
	held := l.Held(id) == nil
	if err := l.Hold(id); err != nil {
		return err
	}
	if err := l.lease(id).While(func() error { return l.setAside(id) }); err != nil {
		if !held {
			l.Release(id)
		}
		return err
	}
	l.forget() // the lease is held as long as the deletion can be undone
	l.setGone(id)
	return nil
}

// setAside renames the file of a game while its deletion can be undone. That takes no room if the store can do it without, since deleting
// is meant to make room.
func (l *Library) setAside(id ID) error {
	_, err := l.store.Read(id.File())
	if !errors.Is(err, store.ErrNotExist) {
		if err == nil {
			err = l.store.Move(id.File(), id.deleted())
		}
		return err
	}
	data, err := l.LoadBefore(id)
	if err == nil {
		err = l.store.Write(id.deleted(), data)
	}
	return err
}

// Restore undoes the deletion of a game. The errors are those of store.Store; store.ErrNotExist if that is no longer possible.
func (l *Library) Restore(id ID) error {
	err := l.restore(id)
	if errors.Is(err, store.ErrTaken) && l.isDeleted(id) {
		l.drop(id) // whoever took it over found no game
		err = l.restore(id)
	}
	return err
}

func (l *Library) restore(id ID) error {
	if err := l.Hold(id); err != nil {
		return err
	}
	defer l.Release(id)
	return l.lease(id).While(func() error {
		data, err := l.store.Read(id.deleted())
		if err == nil {
			err = l.store.Write(id.File(), data)
		}
		if err == nil {
			l.setGone("")
			err = l.store.Remove(id.deleted())
		}
		return err
	})
}

// Deleted returns the game whose deletion can be undone; ok is false if there is none.
func (l *Library) Deleted() (ID, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.gone, l.gone != ""
}

func (l *Library) setGone(id ID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.gone = id
}

// isDeleted reports whether a game is deleted and can be restored.
func (l *Library) isDeleted(id ID) bool {
	return missing(l.store.Read(id.File())) && !missing(l.store.Read(id.deleted()))
}

// forget removes for good what was deleted before, unless another program has it now.
func (l *Library) forget() {
	if id, ok := l.Deleted(); ok {
		if l.Held(id) == nil {
			l.discard(id)
		}
		l.Release(id)
		l.setGone("")
	}
}

// purge removes for good what was deleted in earlier runs.
func (l *Library) purge() {
	names, err := l.store.List()
	if err != nil {
		return
	}
	for _, name := range names {
		if id, ok := fileID(name, deletedEnd); ok && l.Hold(id) == nil {
			l.discard(id)
			l.Release(id)
		}
	}
}

// discard removes what is left of a deleted game, and ignores errors. A game that has been restored keeps its last good state.
func (l *Library) discard(id ID) {
	if missing(l.store.Read(id.File())) && l.store.Remove(id.before()) != nil {
		return // without what is deleted it would be offered
	}
	_ = l.store.Remove(id.deleted())
}
