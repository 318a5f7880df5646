package library

import (
	"bytes"

	"islas/game/match"
	"islas/render/keep/store"
)

// gather makes games of the good saves that were moved aside because the store had another one under their name: an older version goes on
// writing where it did, and a browser may open its database today and not tomorrow. Damaged files stay; so do those that can't be kept now,
// until the next start.
func (l *Library) gather() {
	names, err := l.store.List()
	if err != nil {
		return
	}
	for _, name := range names {
		if _, ok := fileID(store.WasNamed(name), fileEnd); !ok || store.WasNamed(name) == name {
			continue
		}
		if data, err := l.store.Read(name); err == nil && l.keepAside(data) {
			_ = l.store.Remove(name) // it is found again, and is a game by then
		}
	}
}

// keepAside makes a save a game of its own, and reports whether it is one or was already.
func (l *Library) keepAside(data []byte) bool {
	summary, err := match.Read(data)
	if err != nil {
		return false
	}
	id := IDOf(data, &summary)
	if there, err := l.store.Read(id.File()); err == nil {
		return bytes.Equal(there, data)
	}
	if !l.Free(id) || l.Save(id, data) != nil {
		return false
	}
	l.Release(id)
	return true
}
