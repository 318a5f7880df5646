package store

// Late is a Store that goes on writing after Write has returned.
type Late interface {
	// Trouble returns a file that could not be kept although Write had returned no error, and why: ErrFull, ErrNotWritable.
	// Each is told once; the error is nil where there is nothing more to tell.
	Trouble() (name string, err error)
	// Kept reports whether all that was written is kept, or will soon be, as far as is known. What is not is tried again with the next write.
	Kept() bool
}

// Trouble asks a store that may be Late.
func Trouble(s Store) (name string, err error) {
	if l, ok := s.(Late); ok {
		return l.Trouble()
	}
	return "", nil
}

// Kept asks a store that may be Late.
func Kept(s Store) bool {
	l, ok := s.(Late)
	return !ok || l.Kept()
}
