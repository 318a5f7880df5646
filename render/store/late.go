package store

// Late is a Store that goes on writing after Write has returned.
type Late interface {
	// Trouble returns a file that could not be kept although Write had returned no error, and why: ErrFull, ErrNotWritable.
	// The name is empty where the files of earlier days can't be got at now, though they are still there: ErrNotReadable.
	// Each is told once; the error is nil where there is nothing more to tell.
	Trouble() (name string, err error)
}

// Trouble asks a store that may be Late.
func Trouble(s Store) (name string, err error) {
	if l, ok := s.(Late); ok {
		return l.Trouble()
	}
	return "", nil
}
