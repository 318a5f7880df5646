package library

import (
	"cmp"
	"errors"
	"hash/crc64"
	"slices"
	"time"

	"islas/game/match"
	"islas/render/keep/store"
)

// Entry is a kept game in a list.
type Entry struct {
	ID ID
	// Summary is the summary of the save, or of the state before it if Err is set and Before true; otherwise it is empty.
	Summary match.Summary
	// Err is why the game can't be read, nil if it can: store.ErrNotReadable, store.ErrTooLarge, a match.LoadError, or store.ErrNotExist
	// where only the state before is left. Only loading a game shows whether it can be continued.
	Err error
	// Before reports, where Err is set, that the last good state before can be read (LoadBefore).
	Before bool
}

// reading is the result of reading a file.
type reading struct {
	sum     uint64 // CRC-64 of its content
	summary match.Summary
	err     error
}

// IDs returns all games, also those that can't be read, in the order of their names, without reading any. It returns none for a store that
// can't be listed.
func (l *Library) IDs() (all []ID) {
	names, err := l.store.List()
	if err != nil {
		return nil
	}
	if !slices.Contains(names, First.File()) && !missing(l.store.Read(First.File())) {
		names = append(names, First.File()) // perhaps a folder, which no store lists
	}
	for _, name := range names {
		id, ok := fileID(name, fileEnd)
		if !ok { // only the state before may be left
			id, ok = fileID(name, beforeEnd)
			ok = ok && !slices.Contains(names, id.File()) && !slices.Contains(names, id.deleted())
		}
		if ok {
			all = append(all, id)
		}
	}
	return all
}

// List returns all games, those saved last first, also those that can't be read. A time of saving in the future is that of a wrong clock,
// and counts as the earliest. It returns none for a store that can't be listed.
func (l *Library) List() []Entry {
	var all []Entry
	for _, id := range l.IDs() {
		all = append(all, l.Entry(id))
	}
	now := l.Now()
	saved := func(e Entry) time.Time {
		if e.Summary.Saved.After(now) {
			return time.Time{}
		}
		return e.Summary.Saved
	}
	slices.SortStableFunc(all, func(a, b Entry) int {
		if c := saved(b).Compare(saved(a)); c != 0 {
			return c
		}
		return cmp.Compare(b.ID, a.ID)
	})
	return all
}

// Entry returns a game's entry. The error of one that does not exist is store.ErrNotExist.
func (l *Library) Entry(id ID) Entry {
	e := Entry{ID: id}
	if e.Summary, e.Err = l.look(id.File()); e.Err == nil {
		return e
	}
	if l.isDeleted(id) {
		return e
	}
	if before, err := l.look(id.before()); err == nil {
		e.Summary, e.Before = before, true
	}
	return e
}

// look returns the summary of a file, from the cache if the file has not changed.
func (l *Library) look(name string) (match.Summary, error) {
	data, err := l.store.Read(name)
	if err != nil {
		return match.Summary{}, err
	}
	sum := checksum(data)
	l.mu.Lock()
	was, ok := l.read[name]
	l.mu.Unlock()
	if ok && was.sum == sum {
		return was.summary, was.err
	}
	r := reading{sum: sum}
	r.summary, r.err = match.Read(data)
	l.mu.Lock()
	l.read[name] = r
	l.mu.Unlock()
	return r.summary, r.err
}

// checksum returns the CRC-64 of the content of a file.
func checksum(data []byte) uint64 { return crc64.Checksum(data, crc64.MakeTable(crc64.ECMA)) }

// missing reports whether the file of a read does not exist.
func missing(_ []byte, err error) bool { return errors.Is(err, store.ErrNotExist) }
