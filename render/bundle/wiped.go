package bundle

import (
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/store"
)

// Wiped is what has been wiped, by which that can be taken back.
type Wiped struct {
	files []File
	back  int // how many of them are back
}

// Restore brings back what was wiped. What has come about meanwhile stays, but for settings, set-ups and what has been explained, which
// are again what they were. A chronicle of which not all can be read is kept aside of that. Errors are those of store.Store.
func (w *Wiped) Restore(s store.Store) error {
	w.back = 0
	for {
		if done, err := w.Step(s); done || err != nil {
			return err
		}
	}
}

// Step brings one file back as Restore does, and reports whether all were. After an error it can be tried again.
func (w *Wiped) Step(s store.Store) (done bool, err error) {
	if w.back == len(w.files) {
		return true, nil
	}
	if err := restore(s, w.files[w.back]); err != nil {
		return false, err
	}
	w.back++
	return false, nil
}

// Progress returns how much is back, from 0 to 1.
func (w *Wiped) Progress() float64 { return float64(w.back) / float64(max(1, len(w.files))) }

// restore brings a file back.
func restore(s store.Store, f File) error {
	_, game := library.Of(f.Name)
	switch _, err := s.Read(f.Name); {
	case err == nil && game:
		return nil
	case err == nil && f.Name == chronicle.File:
		return again(s, f)
	}
	return s.Write(f.Name, []byte(f.Data))
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
