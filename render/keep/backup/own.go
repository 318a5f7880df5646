package backup

import (
	"errors"

	"islas/render/keep/store"
)

// ErrHalf is the error of AddOwn when some of the store's files are replaced and some are not.
var ErrHalf = errors.New("only some of the files are replaced")

// Editions returns the editions of a store that AddOwn would replace by others. Those that can't be read are left out; AddOwn fails for
// them.
func (b *Archive) Editions(s store.Store) (replaced []File) {
	for _, f := range b.Own {
		if !editions().MatchString(f.Name) {
			continue
		}
		if data, err := s.Read(f.Name); err == nil && string(data) != f.Data {
			replaced = append(replaced, File{f.Name, string(data)})
		}
	}
	return replaced
}

// AddOwn replaces the settings, set-ups, shown explanations and editions of a store, all or none: where one of them can't be replaced, or
// not even read, those before it are put back. Errors are those of store.Store, with ErrHalf where that fails, too. Callers that want to
// keep what is replaced do so before (Editions).
func (b *Archive) AddOwn(s store.Store) error {
	before := map[string][]byte{}
	for _, f := range b.Own {
		data, err := s.Read(f.Name)
		if err == nil {
			before[f.Name] = data
		} else if !errors.Is(err, store.ErrNotExist) {
			return err
		}
	}
	for i, f := range b.Own {
		if err := s.Write(f.Name, []byte(f.Data)); err != nil {
			return errors.Join(err, putBack(s, b.Own[:i], before))
		}
	}
	return nil
}

// putBack restores files to their earlier content, or removes those that did not exist.
func putBack(s store.Store, files []File, before map[string][]byte) error {
	for _, f := range files {
		data, ok := before[f.Name]
		err := error(nil)
		if ok {
			err = s.Write(f.Name, data)
		} else {
			err = s.Remove(f.Name)
		}
		if err != nil {
			return errors.Join(ErrHalf, err)
		}
	}
	return nil
}
