//go:build !js

package store

import (
	"errors"
	"slices"
)

// overlay shows the files of a folder that can't be written, and keeps in memory what is written.
type overlay struct {
	*Memory
	base *folder
}

// Read implements Store.
func (o *overlay) Read(name string) ([]byte, error) {
	data, err := o.Memory.Read(name)
	if errors.Is(err, ErrNotExist) {
		return o.base.Read(name)
	}
	return data, err
}

// Remove implements Store: what lies in the folder stays.
func (o *overlay) Remove(name string) error {
	if err := o.Memory.Remove(name); err != nil {
		return err
	}
	if _, err := o.base.Read(name); !errors.Is(err, ErrNotExist) {
		return fail(ErrNotWritable, name, nil)
	}
	return nil
}

// MoveAside implements Store: what lies in the folder stays.
func (o *overlay) MoveAside(name string) (string, error) {
	aside, err := o.Memory.MoveAside(name)
	if errors.Is(err, ErrNotExist) {
		if _, berr := o.base.Read(name); !errors.Is(berr, ErrNotExist) {
			return "", fail(ErrNotWritable, name, nil)
		}
	}
	return aside, err
}

// List implements Store.
func (o *overlay) List() ([]string, error) {
	below, err := o.base.List()
	if err != nil {
		return nil, err
	}
	above, err := o.Memory.List()
	all := append(above, below...)
	slices.Sort(all)
	return slices.Compact(all), err
}

// Where implements Store.
func (o *overlay) Where() string { return o.base.Where() }

// readOnly reports that nothing is written where Where says: for ReadOnly.
func (o *overlay) readOnly() bool { return true }
