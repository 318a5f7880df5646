package backup

import (
	"errors"
	"regexp"
	"sync"

	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
)

// kept matches the names of all that Wipe removes beside games, without the suffix of files moved aside: also what earlier versions had
// wiped and could restore. Exported records and backups, and whatever else lies in a folder, stay.
var kept = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((settings|learnt|font|asked|wiped|setup(-[a-z0-9-]+)?)\.json|wiped-[0-9]{1,9}|box-[a-z0-9-]+\.csv|chronicle(\.before)?\.jsonl|crash-[0-9-]+\.(txt|new))$`)
})

// ErrSome is the error of Wipe when some files are gone all the same.
var ErrSome = errors.New("only some of the files are gone")

// Wipe removes for good all that a library and its store keep, also what was moved aside as damaged, and releases all games. It fails with
// store.ErrHeld or store.ErrTaken while another program has a game open or is writing the chronicle. Any other error is one of store.Store,
// with ErrSome where it comes too late.
func Wipe(l *library.Library) error {
	names, err := l.Store().List()
	if err != nil {
		return err
	}
	var chronicles, others []string
	var held []library.ID // by this call only
	release := func() {
		for _, id := range held {
			l.Release(id)
		}
	}
	for _, name := range names {
		whole := store.WasNamed(name)
		id, game := library.Of(whole)
		if game && l.Held(id) != nil {
			if err := l.Hold(id); err != nil {
				release()
				return err
			}
			held = append(held, id)
		}
		switch {
		case name == chronicle.File || name == chronicle.Before:
			chronicles = append(chronicles, name)
		case game || kept().MatchString(whole):
			others = append(others, name)
		}
	}
	gone := 0
	remove := func(names []string) error {
		for _, name := range names {
			if err := removeOne(l, name); err != nil {
				return err
			}
			gone++
		}
		return nil
	}
	err = chronicle.Alone(l.Store(), func() error { return remove(chronicles) })
	if err == nil {
		err = remove(others)
	}
	if err != nil {
		release()
		if gone > 0 {
			err = errors.Join(ErrSome, err)
		}
		return err
	}
	l.Close()
	return nil
}

// removeOne removes a file; that of a game only while it is still held.
func removeOne(l *library.Library, name string) error {
	remove := func() error { return l.Store().Remove(name) }
	if id, game := library.Of(store.WasNamed(name)); game {
		return l.While(id, remove)
	}
	return remove()
}
