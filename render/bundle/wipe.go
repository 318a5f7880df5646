package bundle

import (
	"errors"
	"regexp"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// kept are the names of all that Wipe takes away beside games, also of what was moved aside as damaged. Records and bundles that somebody
// has exported, and whatever else lies in a folder, stay.
var kept = regexp.MustCompile(`^((settings|learnt|asked|setup(-[a-z0-9-]+)?)\.json|chronicle(\.before)?\.jsonl|crash-[0-9-]+\.(txt|new))(\.damaged-[0-9]+)?$`)

// Wiped is what has been wiped, by which that can be taken back.
type Wiped struct{ files []File }

// Wipe takes away all that a library and its store keep, and releases every game. It refuses with store.ErrHeld or store.ErrTaken
// while another program has a game open. Files that can't be read stay, as they could not be brought back. After any other error,
// which is one of store.Store, nothing is gone.
func Wipe(l *library.Library) (*Wiped, error) {
	names, err := l.Store().List()
	if err != nil {
		return nil, err
	}
	w := &Wiped{}
	for _, name := range names {
		id, game := library.Of(name)
		if game {
			if err := l.Hold(id); err != nil {
				l.Close()
				return nil, err
			}
		}
		if data, err := l.Store().Read(name); err == nil && (game || kept.MatchString(name)) {
			w.files = append(w.files, File{name, string(data)})
		}
	}
	defer l.Close()
	for i, f := range w.files {
		if err := l.Store().Remove(f.Name); err != nil {
			w.files = w.files[:i]
			return nil, errors.Join(err, w.Restore(l.Store()))
		}
	}
	return w, nil
}

// Restore brings back what was wiped. What has come about meanwhile stays, but for settings, set-ups and what has been explained, which
// are again what they were. Errors are those of store.Store.
func (w *Wiped) Restore(s store.Store) error {
	for _, f := range w.files {
		_, game := library.Of(f.Name)
		if _, err := s.Read(f.Name); err == nil && game {
			continue
		} else if err == nil && f.Name == chronicle.File {
			if results, err := chronicle.Decode([]byte(f.Data)); err == nil {
				ledger, _ := chronicle.Open(s)
				if err := ledger.Note(results...); err != nil {
					return err
				}
				continue
			}
		}
		if err := s.Write(f.Name, []byte(f.Data)); err != nil {
			return err
		}
	}
	return nil
}
