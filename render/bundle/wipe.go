package bundle

import (
	"errors"
	"regexp"

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
	for i, f := range w.files {
		if err := l.Store().Remove(f.Name); err != nil {
			release(l, held)
			w.files = w.files[:i]
			if rerr := w.Restore(l.Store()); rerr != nil {
				return w, errors.Join(err, rerr)
			}
			return nil, err
		}
	}
	l.Close()
	return w, nil
}

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
