//go:build !js

package store

import (
	"errors"
	"slices"
)

// overlay has the files of a folder that can't be written, and keeps in memory what is written.
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

// stays returns ErrNotWritable for the name of a file in the folder.
func (o *overlay) stays(name string) error {
	_, err := o.base.Read(name)
	if errors.Is(err, ErrNotExist) {
		return nil
	}
	return fail(ErrNotWritable, name, nil)
}

// Remove implements Store: files in the folder stay.
func (o *overlay) Remove(name string) error {
	if err := o.Memory.Remove(name); err != nil {
		return err
	}
	return o.stays(name)
}

// Move implements Store: files in the folder stay.
func (o *overlay) Move(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	if err := o.stays(from); err != nil {
		return err
	}
	return o.Memory.Move(from, to)
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

// Mark implements Store.
func (o *overlay) Mark() uint64 { return o.Memory.Mark() + o.base.Mark() }
