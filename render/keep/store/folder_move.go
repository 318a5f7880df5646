//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// move implements mover.
func (f *folder) move(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	err := patiently(func() error { return os.Rename(filepath.Join(f.dir, from), filepath.Join(f.dir, to)) })
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fail(ErrNotExist, from, err)
	case err != nil:
		return fail(writeKind(err), from, err)
	}
	syncFolder(f.dir)
	return nil
}
