//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// syncEvery is how many bytes of an exported file wait at most for being brought to the disk.
const syncEvery = 1 << 20

// folderOutput implements Output by a file beside those of the store.
type folderOutput struct {
	f       *folder
	t       temp
	waiting int // bytes that may not be on the disk yet
	ended   bool
}

// output implements outputter.
func (f *folder) output() (Output, error) {
	if err := os.MkdirAll(f.dir, 0o700); err != nil { // somebody may have deleted it since
		return nil, fail(writeKind(err), f.dir, err)
	}
	t, err := f.create(f.dir, tempPrefix+"*")
	if err != nil {
		return nil, fail(writeKind(err), f.dir, err)
	}
	return &folderOutput{f: f, t: t}, nil
}

// Write implements Output. It brings the data to the disk from time to time, so that Keep need not wait for all of them.
func (o *folderOutput) Write(data []byte) error {
	for len(data) > 0 {
		part := data[:min(len(data), syncEvery-o.waiting)]
		if _, err := o.t.Write(part); err != nil {
			return wrapWrite(o.f.dir, err)
		}
		data = data[len(part):]
		if o.waiting += len(part); o.waiting == syncEvery {
			if err := o.sync(); err != nil {
				return err
			}
		}
	}
	return nil
}

func (o *folderOutput) sync() error {
	o.waiting = 0
	return wrapWrite(o.f.dir, o.t.Sync())
}

// Keep implements Output. The name is taken before it gets its content, as another program may look for a free one meanwhile.
func (o *folderOutput) Keep(name string) error {
	if err := checkName(name); err != nil {
		o.Drop()
		return err
	}
	if err := o.end(); err != nil {
		o.Drop()
		return err
	}
	path := filepath.Join(o.f.dir, name)
	empty, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return fail(ErrExist, name, err)
	}
	if err == nil {
		if err = empty.Close(); err == nil {
			err = patiently(func() error { return os.Rename(o.t.Name(), path) })
		}
		if err != nil {
			_ = os.Remove(path)
		}
	}
	if err != nil {
		o.Drop()
		return wrapWrite(name, err)
	}
	syncFolder(o.f.dir)
	return nil
}

// end brings the rest to the disk and closes the file, once.
func (o *folderOutput) end() error {
	if o.ended {
		return nil
	}
	o.ended = true
	return errors.Join(o.sync(), wrapWrite(o.f.dir, o.t.Close()))
}

// Drop implements Output.
func (o *folderOutput) Drop() {
	if !o.ended {
		o.ended = true
		_ = o.t.Close()
	}
	_ = os.Remove(o.t.Name())
}
