package bundle

import (
	"errors"
	"fmt"

	"islas/render/store"
)

// Wiped is what has been wiped, by which that can be taken back. It lies in the store under other names, listed in a file of its own
// (WipedList), so that a program that is killed loses nothing of it: the next one finds it (FindWiped). Where the store has no room for
// that it is in memory only, as wiping is what makes room. It is gone for good when it is dropped.
type Wiped struct {
	files  []wipedFile
	back   int         // how many of them are back
	wanted bool        // somebody has asked for it
	listed bool        // the list lies in the store
	waited int         // steps in which it was not sure that it does
	lease  store.Lease // on all that, nil without one
}

// wipedFile is a file that was wiped, or is to be: its content only where that is in memory.
type wipedFile struct {
	File
	n      int  // place in the list, from 1
	memory bool // it is in memory
}

// aside returns the name that the file has in the store since it was wiped.
func (f *wipedFile) aside() string { return fmt.Sprintf("%s%d", asidePrefix, f.n) }

// take takes the file away, and keeps it as what was wiped.
func (w *Wiped) take(s store.Store, f *wipedFile) error {
	if w.listed {
		err := store.Move(s, f.Name, f.aside())
		if !errors.Is(err, store.ErrFull) {
			return err
		}
	}
	data, err := s.Read(f.Name)
	if err == nil {
		err = s.Remove(f.Name)
	}
	if err == nil {
		f.Data, f.memory = string(data), true
	}
	return err
}

// Wanted reports whether somebody has asked for it to be brought back.
func (w *Wiped) Wanted() bool { return w.wanted }

// Empty reports whether there is nothing to be brought back, but leftovers of what was dropped.
func (w *Wiped) Empty() bool { return len(w.files) == 0 }

// Restore brings back what was wiped. What has come about meanwhile stays, but for settings, set-ups, what has been explained and boxes,
// which are again what they were; a box that has come about meanwhile is kept aside of that, as is a chronicle of which not all can be read.
// A game that is no earlier state of the one that has come about in its place comes back as a further one. Errors are those of store.Store.
func (w *Wiped) Restore(s store.Store) error {
	w.back = 0
	for {
		if done, err := w.Step(s); done || err != nil {
			return err
		}
	}
}

// Step brings one file back as Restore does, and reports whether all were. After an error it can be tried again, also by the next program.
func (w *Wiped) Step(s store.Store) (done bool, err error) {
	switch {
	case !w.wanted:
		w.wanted = true
		if w.listed {
			_ = w.list(s) // without it the next program offers what is left, should this one be killed
		}
		return false, nil
	case w.back == len(w.files):
		if done, err = sweep(s); done {
			w.release()
		}
		return done, err
	}
	if err := w.restore(s, &w.files[w.back]); err != nil {
		return false, err
	}
	w.back++
	return false, nil
}

// Progress returns how much is back, from 0 to 1.
func (w *Wiped) Progress() float64 { return float64(w.back) / float64(max(1, len(w.files))) }

// restore brings a file back.
func (w *Wiped) restore(s store.Store, f *wipedFile) error {
	if f.memory {
		return restore(s, f.File, func() error { return s.Write(f.Name, []byte(f.Data)) })
	}
	data, err := s.Read(f.aside())
	if errors.Is(err, store.ErrNotExist) {
		return nil // it is back already, or was never gone
	}
	if err != nil {
		return err
	}
	if err := restore(s, File{f.Name, string(data)}, func() error { return store.Move(s, f.aside(), f.Name) }); err != nil {
		return err
	}
	return s.Remove(f.aside())
}
