package store

// Protector is a Store whose files the system may delete by itself, as browsers do when the disk is full, unless it is asked not to.
type Protector interface {
	// Protect asks the system to keep the files, for which that may ask the player. It does not wait for the answer, and does nothing if it
	// was called a short while ago.
	Protect()
	// Protected reports whether the system is known to keep them.
	Protected() bool
}

// Protect asks the system to keep the files of a store. Files in a folder need no protection.
func Protect(s Store) {
	if p, ok := s.(Protector); ok {
		p.Protect()
	}
}
