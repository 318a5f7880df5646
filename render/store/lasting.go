package store

// lasting is a Store that may have a file in memory only for a while, although Write has returned no error.
type lasting interface {
	Lasts(name string) (bool, error)
}

// Lasts reports whether a file that was written is still there should the program be killed now, or not yet. The error says why it will
// not be: those of Late.Trouble.
func Lasts(s Store, name string) (bool, error) {
	if l, ok := s.(lasting); ok {
		return l.Lasts(name)
	}
	return true, nil
}
