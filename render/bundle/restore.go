package bundle

import (
	"errors"

	"islas/game/match"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// restore brings a file back where it does not meet another: put does that.
func restore(s store.Store, f File, put func() error) error {
	id, game := library.Of(f.Name)
	switch there, err := s.Read(f.Name); {
	case err == nil && string(there) == f.Data:
		return nil
	case err == nil && game && f.Name == id.File() && !leadsTo([]byte(f.Data), there):
		return further(s, f)
	case err == nil && game:
		return nil
	case err == nil && f.Name == chronicle.File:
		return again(s, f)
	case err == nil && boxes().MatchString(f.Name):
		if err := store.WriteAside(s, f.Name, there); err != nil {
			return err
		}
	}
	return put()
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

// leadsTo reports whether a save is of an earlier state of the match of another one, or of the same.
func leadsTo(save, other []byte) bool {
	earlier, err := match.ReadState(save)
	if err != nil {
		return false
	}
	later, err := match.ReadState(other)
	return err == nil && earlier.Same(&later, true) && earlier.LeadsTo(&later)
}

// further brings a game back under an ID that hangs on its content, as another one has its own; what is no save, or meets another one there,
// too, is kept aside.
func further(s store.Store, f File) error {
	data := []byte(f.Data)
	summary, err := match.Read(data)
	if err != nil {
		return store.WriteAside(s, f.Name, data)
	}
	name := library.IDOf(data, &summary).File()
	switch there, err := s.Read(name); {
	case errors.Is(err, store.ErrNotExist):
		return s.Write(name, data)
	case err == nil && string(there) == f.Data:
		return nil
	}
	return store.WriteAside(s, f.Name, data)
}
