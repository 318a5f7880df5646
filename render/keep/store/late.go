package store

// Late is a Store that goes on writing after Write has returned.
type Late interface {
	// Trouble returns a file that could not be stored although Write had returned no error, and why: ErrFull, ErrNotWritable. It returns
	// each once; the error is nil if there are no more.
	Trouble() (name string, err error)
	// Kept reports whether all that was written is stored, or will soon be, as far as is known. What is not is written again with the next
	// write.
	Kept() bool
}

// Trouble returns the Trouble of a store that is Late, and no error for others.
func Trouble(s Store) (name string, err error) {
	if l, ok := s.(Late); ok {
		return l.Trouble()
	}
	return "", nil
}

// Kept returns the Kept of a store that is Late, and true for others.
func Kept(s Store) bool {
	l, ok := s.(Late)
	return !ok || l.Kept()
}
