package store

// watched is a Store that knows what other programs do to its files.
type watched interface {
	// mark implements Mark.
	mark() uint64
	// elsewhere implements Elsewhere.
	elsewhere(name string) bool
}

// Mark returns a number that is another one when files or leases of a store may have changed since, whoever has changed them; of a store
// that can't tell it is always 0. It is quick: nothing is read for it.
func Mark(s Store) uint64 {
	if w, ok := s.(watched); ok {
		return w.mark()
	}
	return 0
}

// Elsewhere reports whether another program has the lease of a name, as far as is known.
func Elsewhere(s Store, name string) bool {
	w, ok := s.(watched)
	return ok && w.elsewhere(name)
}
