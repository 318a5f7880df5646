package bundle

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"sync"

	"islas/render/store"
)

// WipedList is the name in the store of the list of what has been wiped, or is just being wiped or brought back. The files themselves are
// named asidePrefix and their place in it. It is written before the first of them is taken away, and removed before the first of them is
// gone for good: whatever is found without it was dropped. Whoever has the lease deals with all that.
const (
	WipedList   = "wiped.json"
	wipedLease  = "wiped"
	asidePrefix = "wiped-"
)

// asides are the names of what was wiped.
var asides = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^` + asidePrefix + `[0-9]{1,9}$`) })

// wipedVersion is the version of the list.
const wipedVersion = 1

// wipedList is the list.
type wipedList struct {
	Version int      `json:"version"`
	Wanted  bool     `json:"wanted"` // it is being brought back
	Names   []string `json:"names"`  // that the files had
}

// begin makes room for what is to be wiped, step by step, and lists it; done reports whether it is listed, so that a kill does not lose
// that. Where there is no room for the list, or it takes too long to be sure of that, there will be none. The errors are store.ErrHeld while
// another program has something that can be brought back, and others of store.Store.
func (w *Wiped) begin(s store.Store) (done bool, err error) {
	if w.lease == nil {
		if w.lease, err = s.Lock(wipedLease); err != nil {
			return false, err
		}
	}
	if !w.listed {
		if done, err = w.clear(s); done && err == nil {
			err = w.list(s)
			w.listed = err == nil
			if errors.Is(err, store.ErrFull) {
				return true, nil
			}
		}
	}
	if err != nil {
		w.release()
		return false, err
	}
	if !w.listed {
		return false, nil
	}
	w.waited++
	if done, err = store.Lasts(s, WipedList); done || err == nil && w.waited <= waitsAtMost {
		return done, nil
	}
	w.listed = false // without it what it lists is leftovers
	if err = s.Remove(WipedList); err != nil {
		w.release()
	}
	return err == nil, err
}

// clear takes away for good what was wiped before, step by step, and reports whether all is. What a list lists that can't be read is set
// aside, and the list after it, to be wiped with everything else. Errors are those of store.Store.
func (w *Wiped) clear(s store.Store) (done bool, err error) {
	if _, err := new(Wiped).find(s); err == nil {
		return sweep(s)
	}
	names := leftovers(s)
	if len(names) == 0 {
		names = []string{WipedList}
	}
	for _, name := range names[:min(len(names), sweepsInStep)] {
		aside, err := s.MoveAside(name)
		if err != nil {
			return false, err
		}
		w.files = append(w.files, wipedFile{File: File{Name: aside}})
	}
	return false, nil
}

// list writes the list.
func (w *Wiped) list(s store.Store) error {
	l := wipedList{Version: wipedVersion, Wanted: w.wanted}
	for i := range w.files {
		for f := &w.files[i]; len(l.Names) < f.n; {
			l.Names = append(l.Names, "")
		}
		l.Names[w.files[i].n-1] = w.files[i].Name
	}
	data, err := json.Marshal(l)
	if err != nil {
		return err
	}
	return s.Write(WipedList, data)
}

// FindWiped returns what a program has wiped that was killed before that was dropped or back, or leftovers of what was dropped (Empty); nil
// if there is nothing, or another program that is running has it. A list that can't be read stays as it is, and all that it lists; the
// error is that of store.Store.Read then, or errList.
func FindWiped(s store.Store) (*Wiped, error) {
	if store.ReadOnly(s) {
		return nil, nil
	}
	lease, err := s.Lock(wipedLease)
	if err != nil {
		return nil, nil // it is another program's, or can't be dealt with
	}
	w := &Wiped{lease: lease}
	any, err := w.find(s)
	if err != nil || !any {
		w.release()
		return nil, err
	}
	return w, nil
}

// Leave leaves it to other programs.
func (w *Wiped) Leave() { w.release() }

// errList is the error of a list of what was wiped that makes no sense.
var errList = errors.New("this is no list of what was wiped")

// find reads the list, and reports whether there is anything. The error is that of store.Store.Read, or errList.
func (w *Wiped) find(s store.Store) (any bool, err error) {
	data, err := s.Read(WipedList)
	if errors.Is(err, store.ErrNotExist) {
		return len(leftovers(s)) > 0, nil
	}
	if err != nil {
		return false, err
	}
	var l wipedList
	if json.Unmarshal(data, &l) != nil || l.Version != wipedVersion {
		return false, errList
	}
	w.listed, w.wanted = true, l.Wanted
	there := leftovers(s)
	for i, name := range l.Names {
		f := wipedFile{File: File{Name: name}, n: i + 1}
		if name != "" && slices.Contains(there, f.aside()) {
			w.files = append(w.files, f)
		}
	}
	return true, nil
}

// leftovers returns the names of what was wiped.
func leftovers(s store.Store) (names []string) {
	all, _ := s.List()
	for _, name := range all {
		if asides().MatchString(name) {
			names = append(names, name)
		}
	}
	return names
}

// release lets other programs wipe.
func (w *Wiped) release() {
	if w.lease != nil {
		w.lease.Release()
		w.lease = nil
	}
}

// sweepsInStep is how many files are taken away for good in a step.
const sweepsInStep = 8

// sweep takes away what was wiped, for good, and reports whether all is: first the list, so that nothing brings back a part of it. Errors
// are those of store.Store.
func sweep(s store.Store) (done bool, err error) {
	if _, err := s.Read(WipedList); !errors.Is(err, store.ErrNotExist) {
		return false, s.Remove(WipedList)
	}
	names := leftovers(s)
	for _, name := range names[:min(len(names), sweepsInStep)] {
		if err := s.Remove(name); err != nil {
			return false, err
		}
	}
	return len(names) <= sweepsInStep, nil
}

// Drop makes sure that nothing can bring back what was wiped, and takes it away step by step. It reports whether that is done, or not
// possible, so that the next program finds it. What somebody has asked for stays.
func (w *Wiped) Drop(s store.Store) (done bool) {
	if w.wanted && len(w.files) > 0 {
		w.release()
		return true
	}
	w.files, w.wanted = nil, false
	if done, err := sweep(s); !done && err == nil {
		return false
	}
	w.release()
	return true
}
