// Package store keeps small named files: saved games and settings. Natively they are in one folder, in the browser in IndexedDB, and in
// memory for tests and where nothing else is available. Other packages define what they contain.
package store

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// A Store keeps files by name. A name is 1 to 64 of the characters a–z, 0–9, dot, hyphen and underscore, begins with a letter or digit and
// does not end in a dot; any other gives ErrName, so that a name never leaves the folder and means the same on every system. Every error of
// every method wraps exactly one of the Err… values below.
//
// All methods may be called from several goroutines. Two programs on one folder never see each other's files half written; each has a store
// of its own, by which leases distinguish them.
type Store interface {
	// Read returns the content of a file. Its errors are ErrNotExist, ErrNotReadable and ErrTooLarge.
	Read(name string) ([]byte, error)
	// Write replaces the whole file by the data. After an error the file is as it was before: ErrFull, ErrNotWritable, ErrTooLarge.
	Write(name string, data []byte) error
	// Remove deletes a file; it is no error if that does not exist. Its error is ErrNotWritable.
	Remove(name string) error
	// Move renames a file and replaces the one that has the new name. At any moment the file has one of the names. Its errors are
	// ErrNotExist, ErrNotWritable and ErrFull.
	Move(from, to string) error
	// Lock returns the lease of a name, which need not be that of a file. A store that has it already gets it again. Its errors are ErrHeld
	// if another program has it, ErrNotWritable and ErrFull.
	Lock(name string) (Lease, error)
	// TakeOver returns the lease of a name, whoever has it. Its errors are ErrHeld for the short time until the last writes of the holder
	// have arrived here, ErrNotWritable and ErrFull.
	TakeOver(name string) (Lease, error)
	// Elsewhere reports whether another program has the lease of a name, as far as is known.
	Elsewhere(name string) bool
	// Mark returns a number that differs from the last one if files or leases may have changed since, by any program. It is quick, as it
	// reads no files.
	Mark() uint64
	// List returns the names of all files in alphabetical order, also of those moved aside. Its error is ErrNotReadable.
	List() ([]string, error)
	// Where returns where the files are: a folder, "IndexedDB", or "" for memory.
	Where() string
}

// ReadOnly reports whether nothing can be stored: whatever is written is only in memory, and lost when the program ends. Files at Where, if
// it is not empty, can be read.
func ReadOnly(s Store) bool {
	r, ok := s.(interface{ readOnly() bool })
	return ok && r.readOnly()
}

// The kinds of error, to be tested with errors.Is. They wrap the system's error.
var (
	ErrName        = errors.New("not a name of a file in the store")
	ErrNotExist    = errors.New("there is no such file")
	ErrExist       = errors.New("there is such a file already")
	ErrNotReadable = errors.New("can't be read")
	ErrNotWritable = errors.New("can't be written")
	ErrFull        = errors.New("no room is left")
	ErrTooLarge    = errors.New("too large")
)

// MaxSize is the largest file in bytes. The longest match takes a small part of it; larger files are not the program's, and would
// only fill the memory.
const MaxSize = 24 << 20

// exporter is a Store that can write files of any size.
type exporter interface {
	export(name string, data []byte) error
}

// Export writes a file for use outside the store: as Write does, but of any size that there is room for, and never in place of another, for
// which it returns ErrExist. The store may refuse to read it.
func Export(s Store, name string, data []byte) error {
	if e, ok := s.(exporter); ok {
		return e.export(name, data)
	}
	switch _, err := s.Read(name); {
	case errors.Is(err, ErrNotExist):
		return s.Write(name, data)
	case errors.Is(err, ErrName):
		return err
	}
	return fail(ErrExist, name, nil)
}

// asideTries is the first number that no damaged file of a name gets. So many of them mean a fault in the program.
const asideTries = 1000

// nameShape matches a valid name.
var nameShape = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,63}$`) })

// device matches names that Windows gives to devices, whatever follows the first dot.
var device = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)`) })

// checkName returns ErrName unless the name is allowed.
func checkName(name string) error {
	if !nameShape().MatchString(name) || strings.HasSuffix(name, ".") || device().MatchString(name) {
		return fmt.Errorf("%w: %.80q", ErrName, name)
	}
	return nil
}

// asideName returns the n-th name, from 1, under which a damaged file may be kept. A long name is cut to make room.
func asideName(name string, n int) string {
	suffix := fmt.Sprintf(".damaged-%d", n)
	return name[:min(len(name), 64-len(suffix))] + suffix
}

// MoveAside renames a file that can't be understood to a free name, which it returns: the old name followed by ".damaged-" and a number.
// The errors are those of Move.
func MoveAside(s Store, name string) (newName string, err error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	for n := 1; n < asideTries; n++ {
		aside := asideName(name, n)
		if _, err := s.Read(aside); errors.Is(err, ErrNotExist) {
			return aside, s.Move(name, aside)
		}
	}
	return "", fail(ErrNotWritable, name, nil)
}

// aside matches the names that asideName returns.
var aside = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(.+)\.damaged-[0-9]+$`) })

// WasNamed returns the name that a file had before it was moved aside, unless that had to be cut, and any other name unchanged.
func WasNamed(name string) string {
	if m := aside().FindStringSubmatch(name); m != nil {
		return m[1]
	}
	return name
}

// fail wraps an error of the system about a file in one of the kinds above.
func fail(kind error, name string, err error) error {
	if err == nil {
		return fmt.Errorf("%s: %w", name, kind)
	}
	return fmt.Errorf("%s: %w: %w", name, kind, err)
}
