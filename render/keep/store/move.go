package store

// mover is a Store that can give a file another name without writing it once more.
type mover interface {
	move(from, to string) error
}

// Move gives a file another name, in place of what has that. At any moment the file is there under one of the names at least. Errors are
// those of Read, Write and Remove.
func Move(s Store, from, to string) error {
	if m, ok := s.(mover); ok {
		return m.move(from, to)
	}
	data, err := s.Read(from)
	if err == nil {
		err = s.Write(to, data)
	}
	if err == nil {
		err = s.Remove(from)
	}
	return err
}
