package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// file is the file of -json, written when all games are played; nil if there is no such flag.
type file struct{ f *os.File }

// openFile makes sure that the file can be written. Its old content stays until write.
func openFile(name string) (*file, error) {
	if name == "" {
		return nil, nil
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o666)
	if err != nil {
		return nil, fmt.Errorf("-json: the file %s cannot be written: %w; name a file in a folder that takes one", name, reason(err))
	}
	return &file{f}, nil
}

// write writes the whole file and closes it.
func (f *file) write(data []byte) error {
	if f == nil {
		return nil
	}
	err := f.empty()
	if err == nil {
		_, err = f.f.Write(data)
	}
	if closing := f.f.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return fmt.Errorf("-json: the file %s is not complete: %w; make room, or name another file, and run again", f.f.Name(), reason(err))
	}
	return nil
}

// empty removes the file's content; pipes and devices have none.
func (f *file) empty() error {
	info, err := f.f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return err
	}
	return f.f.Truncate(0)
}

// reason returns an error of the file system without the operation and the path, which the sentence around it names.
func reason(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
