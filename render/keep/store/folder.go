//go:build !js

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// appFolder is the folder's name below the system's folder for settings.
const appFolder = "islas-canarias"

// tempPrefix begins the names of files being written. No name in the store begins with a dot, so they never show.
const tempPrefix = ".writing-"

// tempAge is the age from which an unfinished file is one that a crash left.
const tempAge = time.Hour

// folder is a Store in a folder of the file system.
type folder struct {
	dir string
	// create makes a temporary file in dir. Tests simulate a full disk here.
	create func(dir, pattern string) (temp, error)

	mu    sync.Mutex
	token string   // identifies the store in leases, empty until the first
	owner *os.File // locked as long as the program runs
}

// temp is a file while it is written.
type temp interface {
	io.WriteCloser
	Sync() error
	Name() string
}

// Open returns the store in the folder dir, which it creates if need be, or in the user's folder for settings if dir is empty. The error
// for a folder that can't be written wraps ErrNotWritable or ErrFull. The store returned with the error is ReadOnly: it has the content of
// the folder if that can be read, and is Unkept otherwise.
func Open(dir string) (Store, error) {
	abs, err := Folder(dir)
	if err != nil {
		return Unkept(), err
	}
	f := &folder{dir: abs, create: createTemp}
	if err := f.probe(); err != nil {
		if _, lerr := f.List(); lerr != nil {
			return Unkept(), err
		}
		return &overlay{Unkept(), f}, err
	}
	f.sweep()
	return f, nil
}

// Folder returns the absolute path of the folder that Open uses for dir. The error wraps ErrNotWritable.
func Folder(dir string) (string, error) {
	if dir == "" {
		config, err := os.UserConfigDir()
		if err != nil {
			return "", fail(ErrNotWritable, appFolder, err)
		}
		dir = filepath.Join(config, appFolder)
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", fail(ErrNotWritable, dir, err)
	}
	return abs, nil
}

func createTemp(dir, pattern string) (temp, error) { return os.CreateTemp(dir, pattern) }

// probe returns an error if no file can be created. Permission bits are not enough: the disk may be mounted read-only.
func (f *folder) probe() error {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return fail(writeKind(err), f.dir, err)
	}
	t, err := f.create(f.dir, tempPrefix+"probe-*")
	if err != nil {
		return fail(writeKind(err), f.dir, err)
	}
	return errors.Join(wrapWrite(f.dir, t.Close()), wrapWrite(f.dir, os.Remove(t.Name())))
}

// sweep removes what a crash left half written, and ignores errors.
func (f *folder) sweep() {
	old := time.Now().Add(-tempAge)
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ownerPrefix) {
			_ = f.guarded(0, func() error { f.alive(strings.TrimPrefix(e.Name(), ownerPrefix)); return nil })
		}
		if !strings.HasPrefix(e.Name(), tempPrefix) {
			continue
		}
		if info, err := e.Info(); err == nil && info.ModTime().Before(old) {
			_ = os.Remove(filepath.Join(f.dir, e.Name()))
		}
	}
}

// Where implements Store.
func (f *folder) Where() string { return f.dir }

// Read implements Store.
func (f *folder) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	path := filepath.Join(f.dir, name)
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fail(ErrNotExist, name, err)
	case err != nil:
		return nil, fail(ErrNotReadable, name, err)
	case !info.Mode().IsRegular(): // opening a pipe would block for ever
		return nil, fail(ErrNotReadable, name, errors.New("not a plain file"))
	}
	var file *os.File
	err = patiently(func() (err error) { file, err = os.Open(path); return err })
	if err != nil {
		return nil, fail(ErrNotReadable, name, err)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxSize+1))
	if err != nil {
		return nil, fail(ErrNotReadable, name, err)
	}
	if len(data) > MaxSize {
		return nil, fail(ErrTooLarge, name, nil)
	}
	return data, nil
}

// Write implements Store. The data go to a file beside the old one, to the disk, and only then get the name: whatever happens in between,
// the name has the old content or the new.
func (f *folder) Write(name string, data []byte) error {
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	return f.put(name, data, func() error { return nil })
}

// export implements exporter. The name is taken when the data are on the disk, since another program may look for a free one meanwhile.
func (f *folder) export(name string, data []byte) error {
	path, taken := filepath.Join(f.dir, name), false
	err := f.put(name, data, func() error {
		empty, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			return fail(ErrExist, name, err)
		}
		if err == nil {
			taken, err = true, empty.Close()
		}
		return wrapWrite(name, err)
	})
	if err != nil && taken {
		_ = os.Remove(path)
	}
	return err
}

// replace implements replacer: what is replaced gets a second name before it loses its first.
func (f *folder) replace(name, keep string, data []byte) error {
	if err := checkName(keep); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	return f.put(name, data, func() error { return f.keep(name, keep) })
}

// keep gives a file a second name, which is taken from any other file; where the file system knows no second names it is copied.
func (f *folder) keep(name, as string) error {
	path, second := f.target(name), filepath.Join(f.dir, tempPrefix+newToken())
	err := os.Link(path, second)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = patiently(func() error { return os.Rename(second, filepath.Join(f.dir, as)) })
	}
	if err == nil {
		return nil
	}
	_ = os.Remove(second)
	old, err := f.Read(name)
	if err != nil {
		return err
	}
	return f.Write(as, old)
}

// put writes a file; it calls before when the data are on the disk and do not have the name yet.
func (f *folder) put(name string, data []byte, before func() error) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := os.MkdirAll(f.dir, 0o700); err != nil { // it may have been deleted since
		return fail(writeKind(err), name, err)
	}
	path := f.target(name)
	t, err := f.create(filepath.Dir(path), tempPrefix+"*")
	if err != nil {
		return fail(writeKind(err), name, err)
	}
	_, err = t.Write(data)
	if err == nil {
		err = t.Sync()
	}
	if cerr := t.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		if err := before(); err != nil {
			_ = os.Remove(t.Name())
			return err
		}
		err = patiently(func() error { return os.Rename(t.Name(), path) })
	}
	if err != nil {
		_ = os.Remove(t.Name())
		return fail(writeKind(err), name, err)
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// target returns the path to which a file is written: for a link, that of its target.
func (f *folder) target(name string) string {
	path := filepath.Join(f.dir, name)
	if info, err := os.Lstat(path); err == nil && info.Mode().Type() == fs.ModeSymlink {
		if to, err := filepath.EvalSymlinks(path); err == nil {
			return to
		}
	}
	return path
}

// Remove implements Store.
func (f *folder) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	err := os.Remove(filepath.Join(f.dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return wrapWrite(name, err)
}

// Move implements Store.
func (f *folder) Move(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	err := patiently(func() error { return os.Rename(filepath.Join(f.dir, from), filepath.Join(f.dir, to)) })
	if errors.Is(err, fs.ErrNotExist) {
		return fail(ErrNotExist, from, err)
	}
	if err == nil {
		syncFolder(f.dir)
	}
	return wrapWrite(from, err)
}

// List implements Store.
func (f *folder) List() ([]string, error) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil, fail(ErrNotReadable, f.dir, err)
	}
	var names []string
	for _, e := range entries {
		if checkName(e.Name()) == nil && f.plain(e) {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

// plain reports whether an entry of the folder is a plain file, or a link to one.
func (f *folder) plain(e fs.DirEntry) bool {
	if e.Type() != fs.ModeSymlink {
		return e.Type().IsRegular()
	}
	info, err := os.Stat(filepath.Join(f.dir, e.Name()))
	return err == nil && info.Mode().IsRegular()
}

// writeKind returns the kind of an error of the system while writing.
func writeKind(err error) error {
	if isFull(err) {
		return ErrFull
	}
	return ErrNotWritable
}

// wrapWrite wraps an error while writing in its kind and returns nil for nil.
func wrapWrite(name string, err error) error {
	if err == nil {
		return nil
	}
	return fail(writeKind(err), name, err)
}
