package bundle

import (
	"errors"
	"regexp"
	"slices"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// kept are the names of all that Wipe takes away beside games. Records and bundles that somebody has exported, and whatever else lies
// in a folder, stay.
var kept = regexp.MustCompile(`^((settings|learnt|asked|setup(-[a-z0-9-]+)?)\.json|chronicle(\.before)?\.jsonl|crash-[0-9-]+\.(txt|new))$`)

// Wiped is what has been wiped, by which that can be taken back.
type Wiped struct{ files []File }

// Wipe takes away all that a library and its store keep, also what was moved aside as damaged, and releases every game. It refuses
// with store.ErrHeld or store.ErrTaken while another program has a game open. Files that can't be read stay, as they could not be
// brought back. After any other error, which is one of store.Store, nothing is gone, but where even that fails: then what is returned
// is what is.
func Wipe(l *library.Library) (*Wiped, error) {
	names, err := l.Store().List()
	if err != nil {
		return nil, err
	}
	w := &Wiped{}
	var held []library.ID // only by this
	for _, name := range names {
		whole := store.WasNamed(name)
		id, game := library.Of(whole)
		if game && l.Held(id) != nil {
			if err := l.Hold(id); err != nil {
				release(l, held)
				return nil, err
			}
			held = append(held, id)
		}
		if !game && !kept.MatchString(whole) {
			continue // an exported film may be large
		}
		if data, err := l.Store().Read(name); err == nil {
			w.files = append(w.files, File{name, string(data)})
		}
	}
	gone, err := w.remove(l.Store())
	if err != nil {
		release(l, held)
		w.files = w.files[:gone]
		if rerr := w.Restore(l.Store()); rerr != nil {
			return w, errors.Join(err, rerr)
		}
		return nil, err
	}
	l.Close()
	return w, nil
}

// remove takes the files away, first of all those of the chronicle, while no program writes it; gone is how many that were.
func (w *Wiped) remove(s store.Store) (gone int, err error) {
	slices.SortStableFunc(w.files, func(a, b File) int {
		switch ofA, ofB := isChronicle(a.Name), isChronicle(b.Name); {
		case ofA == ofB:
			return 0
		case ofA:
			return -1
		}
		return 1
	})
	take := func(until int) error {
		for ; gone < until; gone++ {
			if err := s.Remove(w.files[gone].Name); err != nil {
				return err
			}
		}
		return nil
	}
	first := slices.IndexFunc(w.files, func(f File) bool { return !isChronicle(f.Name) })
	if first < 0 {
		first = len(w.files)
	}
	if err = chronicle.Alone(s, func() error { return take(first) }); err == nil {
		err = take(len(w.files))
	}
	return gone, err
}

// isChronicle reports whether a file is one of the chronicle.
func isChronicle(name string) bool { return name == chronicle.File || name == chronicle.Before }

// release gives games back.
func release(l *library.Library, ids []library.ID) {
	for _, id := range ids {
		l.Release(id)
	}
}

// Restore brings back what was wiped. What has come about meanwhile stays, but for settings, set-ups and what has been explained, which
// are again what they were. A chronicle of which not all can be read is kept aside of that. Errors are those of store.Store.
func (w *Wiped) Restore(s store.Store) error {
	for _, f := range w.files {
		_, game := library.Of(f.Name)
		if _, err := s.Read(f.Name); err == nil && game {
			continue
		} else if err == nil && f.Name == chronicle.File {
			if err := again(s, f); err != nil {
				return err
			}
			continue
		}
		if err := s.Write(f.Name, []byte(f.Data)); err != nil {
			return err
		}
	}
	return nil
}

// again notes the results of a chronicle that was wiped beside those of the present one.
func again(s store.Store, f File) error {
	results, err := chronicle.Decode([]byte(f.Data))
	if err != nil {
		if err := store.WriteAside(s, f.Name, []byte(f.Data)); err != nil {
			return err
		}
	}
	ledger, _ := chronicle.Open(s)
	return ledger.Note(results...)
}
