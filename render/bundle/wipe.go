package bundle

import (
	"errors"
	"regexp"
	"slices"
	"sync"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// kept are the names of all that Wipe takes away beside games, before it was moved aside: also what was wiped, and the list of that, which
// are there under other names only while somebody can bring it back. Records and bundles that somebody has exported, and whatever else
// lies in a folder, stay.
var kept = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^((settings|learnt|font|asked|wiped|setup(-[a-z0-9-]+)?)\.json|wiped-[0-9]{1,9}|box-[a-z0-9-]+\.csv|chronicle(\.before)?\.jsonl|crash-[0-9-]+\.(txt|new))$`)
})

// Wiping takes away all that a library and its store keep, also what was moved aside as damaged, step by step, as that may be much. First
// it looks at it, and takes every game, so that no other program goes on with one meanwhile.
type Wiping struct {
	l     *library.Library
	names []string     // of files that are still to be looked at
	all   int          // how many there were
	held  []library.ID // only by this
	began bool         // all are looked at, and listed
	w     *Wiped
	gone  int // files of it that are taken away
}

// NewWiping begins that. The error is that of store.Store.List.
func NewWiping(l *library.Library) (*Wiping, error) {
	names, err := l.Store().List()
	if err != nil {
		return nil, err
	}
	return &Wiping{l: l, names: names, all: len(names), w: &Wiped{}}, nil
}

// Step looks at one file, or takes one away after all have been looked at, and reports whether that is done; then every game is released.
// It refuses with store.ErrHeld or store.ErrTaken while another program has a game open, or has taken it over before it is taken away, or is
// just writing the chronicle. Files that can't be read stay, as they could not be brought back. After any other error, which is one of
// store.Store, nothing is gone, but where even that fails (Wiped).
func (x *Wiping) Step() (done bool, err error) {
	switch {
	case len(x.names) > 0:
		if err := x.look(x.names[0]); err != nil {
			x.release()
			x.w = nil
			return false, err
		}
		x.names = x.names[1:]
		return false, nil
	case !x.began:
		if err := x.begin(); err != nil {
			x.release()
			x.w = nil
			return false, err
		}
		return false, nil
	case x.gone < len(x.w.files):
		if err := x.remove(); err != nil {
			return false, x.undo(err)
		}
		return false, nil
	}
	x.l.Close()
	return true, nil
}

// Progress returns how far that is, from 0 to 1.
func (x *Wiping) Progress() float64 {
	return float64(x.all-len(x.names)+x.gone) / float64(max(1, x.all+len(x.w.files)))
}

// Wiped returns what is gone; nil if nothing is.
func (x *Wiping) Wiped() *Wiped { return x.w }

// look finds out whether a file is to be taken away.
func (x *Wiping) look(name string) error {
	whole := store.WasNamed(name)
	id, game := library.Of(whole)
	if game && x.l.Held(id) != nil {
		if err := x.l.Hold(id); err != nil {
			return err
		}
		x.held = append(x.held, id)
	}
	if !game && !kept().MatchString(whole) {
		return nil // an exported film may be large
	}
	if name == WipedList || asides().MatchString(name) {
		return nil // begin deals with them
	}
	if _, err := x.l.Store().Read(name); err == nil {
		x.w.files = append(x.w.files, wipedFile{File: File{Name: name}})
	}
	return nil
}

// begin lists what is to be taken away, the files of the chronicle first.
func (x *Wiping) begin() error {
	slices.SortStableFunc(x.w.files, chronicleFirst)
	for i := range x.w.files {
		x.w.files[i].n = i + 1
	}
	began, err := x.w.begin(x.l.Store())
	x.began = began
	return err
}

// remove takes a file away, or those of the chronicle, which are the first, at once, while no program writes it.
func (x *Wiping) remove() error {
	if !isChronicle(x.w.files[x.gone].Name) {
		return x.removeOne()
	}
	return chronicle.Alone(x.l.Store(), func() error {
		for x.gone < len(x.w.files) && isChronicle(x.w.files[x.gone].Name) {
			if err := x.removeOne(); err != nil {
				return err
			}
		}
		return nil
	})
}

// removeOne takes a file away, a game only while it is held by this still. It is read once more, as another program may have written it
// since it was looked at; where that is not possible any more it stays.
func (x *Wiping) removeOne() error {
	f := &x.w.files[x.gone]
	remove := func() error {
		if _, err := x.l.Store().Read(f.Name); err != nil {
			x.w.files = slices.Delete(x.w.files, x.gone, x.gone+1)
			return nil
		}
		if err := x.w.take(x.l.Store(), f); err != nil {
			return err
		}
		x.gone++
		return nil
	}
	if id, game := library.Of(store.WasNamed(f.Name)); game {
		return x.l.While(id, remove)
	}
	return remove()
}

// undo brings back what is gone after an error, which it returns, with another one where that fails.
func (x *Wiping) undo(err error) error {
	x.release()
	x.w.files = x.w.files[:min(x.gone+1, len(x.w.files))] // the last may be there twice
	if rerr := x.w.Restore(x.l.Store()); rerr != nil {
		return errors.Join(err, rerr)
	}
	x.w = nil
	return err
}

// release gives the games back that were taken for this.
func (x *Wiping) release() {
	for _, id := range x.held {
		x.l.Release(id)
	}
}

// chronicleFirst compares files by whether they are of the chronicle.
func chronicleFirst(a, b wipedFile) int {
	switch ofA, ofB := isChronicle(a.Name), isChronicle(b.Name); {
	case ofA == ofB:
		return 0
	case ofA:
		return -1
	}
	return 1
}

// isChronicle reports whether a file is one of the chronicle.
func isChronicle(name string) bool { return name == chronicle.File || name == chronicle.Before }
