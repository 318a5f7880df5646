// Package library keeps games, running and finished ones, in a store: each is a save (package match) in a file of its own, and
// nothing but Delete ever takes one away. It knows no game and no texts; what to say of its errors is decided by its callers.
//
// A game has an ID, which its files are named by:
//
//	ID.islas-save.json          the game
//	ID.before.islas-save.json   the last good state before it: what the last Save replaced
//	ID.deleted.islas-save.json  a deleted game, as long as that can be taken back
//
// The single game that programs kept which knew no library, game.islas-save.json, is a game like the others, with the ID "game".
//
// A file that can't be read, or is damaged, of another version or foreign, is never overwritten, moved or hidden: List has it
// with its error, Save refuses to write it (ErrChanged), and Begin returns no ID of it. The same is true
// of a file that something else has written while the game was held here.
//
// One program at a time writes a game, which has a lease on it (store.Lease): Hold takes it, and Save takes it where that was not
// done. Once another program has taken it over, Save writes nothing and returns store.ErrTaken.
package library

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"sync"
	"time"

	"islas/game/match"
	"islas/render/keep/store"
)

// ID is the name of a kept game: game-YYYYMMDD-HHMMSS-xxxx by the time at which it was begun in UTC and four random hexadecimal digits, or
// First.
type ID string

// First is the ID of the single game of versions without a library.
const First ID = "game"

// Endings of the names of files.
const (
	fileEnd    = ".islas-save.json"
	beforeEnd  = ".before" + fileEnd
	deletedEnd = ".deleted" + fileEnd
)

// shape matches an ID.
var shape = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^game(-[0-9]{8}-[0-9]{6}-[0-9a-f]{4})?$`) })

// File returns the name of a game in the store.
func (id ID) File() string { return string(id) + fileEnd }

// before returns the name of the game's last good state.
func (id ID) before() string { return string(id) + beforeEnd }

// deleted returns the name of the game while its deletion can be undone.
func (id ID) deleted() string { return string(id) + deletedEnd }

// fileID returns the game of a file with one of the endings above.
func fileID(name, end string) (ID, bool) {
	stem, ok := strings.CutSuffix(name, end)
	return ID(stem), ok && shape().MatchString(stem)
}

// IDOf returns an ID that depends only on the content of a game, given as its save and the summary of that.
func IDOf(save []byte, summary *match.Summary) ID {
	return ID(fmt.Sprintf("game-%s-%04x", summary.Begun.UTC().Format("20060102-150405"), checksum(save)>>48))
}

// Of returns the game that a file of the store belongs to; ok is false for a file of no game.
func Of(name string) (ID, bool) {
	for _, end := range []string{beforeEnd, deletedEnd, fileEnd} {
		if id, ok := fileID(name, end); ok {
			return id, true
		}
	}
	return "", false
}

// Library is the games kept in a store. Its methods may be called from several goroutines.
type Library struct {
	store store.Store
	now   func() time.Time

	mu     sync.Mutex
	leases map[ID]store.Lease
	sums   map[ID]uint64      // checksums of the files of held games, as they were last loaded or saved here
	read   map[string]reading // readings of files, by their names
	gone   ID                 // game whose deletion can be undone, empty if there is none
}

// Open returns the library of a store; now is the clock. What was deleted in an earlier run is removed for good.
func Open(s store.Store, now func() time.Time) *Library {
	l := &Library{store: s, now: now, leases: map[ID]store.Lease{}, sums: map[ID]uint64{}, read: map[string]reading{}}
	l.purge()
	return l
}

// Store returns the store of the games.
func (l *Library) Store() store.Store { return l.store }

// Now returns the time by the clock of the library, in UTC, with which a game is saved.
func (l *Library) Now() time.Time { return l.now().UTC() }

// beginTries is how many IDs Begin tries. If none of them is free, no file can be read.
const beginTries = 20

// Begin returns the ID of a new game. Nothing is written yet. Where no file of the store can be read the ID may not be free; Save then
// reports why.
func (l *Library) Begin() (id ID) {
	for range beginTries {
		id = ID(fmt.Sprintf("game-%s-%04x", l.Now().Format("20060102-150405"), rand.IntN(1<<16)))
		if l.Free(id) {
			break
		}
	}
	return id
}

// Free reports whether nothing exists under an ID, not even something that can't be read.
func (l *Library) Free(id ID) bool {
	for _, name := range []string{id.File(), id.before(), id.deleted()} {
		if !missing(l.store.Read(name)) {
			return false
		}
	}
	return true
}

// Running reports whether the game can be continued: it is not over, and it, or the state before it, can be read.
func (e *Entry) Running() bool { return (e.Err == nil || e.Before) && !e.Summary.Over }

// sound returns nil if Save may replace a save, else what is wrong with it.
func sound(data []byte) error {
	_, err := match.Read(data)
	return err
}
