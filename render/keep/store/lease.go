package store

import "errors"

// A Lease is the right to write what it is named for, which one program, or one tab of a browser, has at a time. It ends when it is
// released, taken over, or when the program ends in whatever way.
type Lease interface {
	// Held returns nil as long as the lease is held, and ErrTaken once it is not.
	Held() error
	// While calls do while no other program can take the lease over, and returns its error. It does not call do once the lease is not held;
	// the error is then ErrTaken. Whatever is written under a lease must be written within.
	While(do func() error) error
	// Release releases the lease. One that is no longer held stays with its holder.
	Release()
}

// The kinds of error of leases.
var (
	ErrHeld  = errors.New("another program has it open")
	ErrTaken = errors.New("another program has taken it over")
)

// replacer is a Store that can keep what it replaces without writing it again.
type replacer interface {
	replace(name, keep string, data []byte) error
}

// Replace replaces the whole file name by the data, as Write does, and keeps the old file under the name keep. At any moment name has the
// old content or the new. Without an old file nothing is kept. The errors are those of Read and Write.
func Replace(s Store, name, keep string, data []byte) error {
	if r, ok := s.(replacer); ok {
		return r.replace(name, keep, data)
	}
	return replace(s, name, keep, data)
}

// replace implements Replace by reading and writing.
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
