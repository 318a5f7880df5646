package store

// Protection says whether the system may delete the files by itself, as browsers do when the disk is full.
type Protection int

const (
	Unprotected Protection = iota // it may, or it is not known yet
	Protected                     // it does not
)

// Protector is a Store whose files the system may delete by itself unless it is asked not to.
type Protector interface {
	// Protect asks the system to keep the files, for which it may ask the player. It does not wait for the answer, and does
	// nothing where that was asked a short while ago.
	Protect()
	// Protection returns what came of it, or of earlier times.
	Protection() Protection
}

// Protect asks the system to keep the files of a store. Files in a folder are safe without that.
func Protect(s Store) {
	if p, ok := s.(Protector); ok {
		p.Protect()
	}
}
