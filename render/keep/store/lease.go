package store

import "errors"

// A Lease is the right to write what it is named for, which one program, or one tab of a browser, has at a time. It ends when it
// is released, taken over, or when the program ends in whatever way.
type Lease interface {
	// Held returns nil as long as the lease is held, and ErrTaken once it is not.
	Held() error
	// While calls do while nobody can take the lease over, and returns its error. Once the lease is not held it is not called; the
	// error is ErrTaken. What is written under a lease is to be written within.
	While(do func() error) error
	// Release gives the lease back. One that is not held any more stays with whoever has it.
	Release()
}

// The kinds of error of leases.
var (
	ErrHeld  = errors.New("another program has it open")
	ErrTaken = errors.New("another program has taken it over")
)

// replacer is a Store that can keep what it replaces without writing it once more.
type replacer interface {
	replace(name, keep string, data []byte) error
}

// Replace puts the data in place of the whole file name, as Write does, and what was there before under the name keep. At any
// moment name shows the old content or the new. Without a file there is nothing to keep. The errors are those of Read and Write.
func Replace(s Store, name, keep string, data []byte) error {
	if r, ok := s.(replacer); ok {
		return r.replace(name, keep, data)
	}
	return replace(s, name, keep, data)
}

// replace is Replace by reading and writing.
func replace(s Store, name, keep string, data []byte) error {
	old, err := s.Read(name)
	if err == nil {
		err = s.Write(keep, old)
	}
	if err != nil && !errors.Is(err, ErrNotExist) {
		return err
	}
	return s.Write(name, data)
}
