package store

import "bytes"

// Output is a file that is meant for somebody to take elsewhere, as that of Export, while it is written bit by bit. Nothing is seen of
// it before it is kept.
type Output interface {
	// Write appends data, all of which are on the disk when the file is kept. ErrFull, ErrNotWritable.
	Write(data []byte) error
	// Keep gives the file its name, and ends it. Errors are those of Export. After ErrExist another name can be tried; after any other
	// it is dropped.
	Keep(name string) error
	// Drop leaves nothing of the file.
	Drop()
}

// outputter is a Store that writes such files without having them in memory.
type outputter interface {
	output() (Output, error)
}

// NewOutput begins a file. Errors are those of Output.Write.
func NewOutput(s Store) (Output, error) {
	if o, ok := s.(outputter); ok {
		return o.output()
	}
	return &collected{s: s}, nil
}

// collected is an Output of a store that takes files as a whole.
type collected struct {
	s    Store
	data bytes.Buffer
}

func (c *collected) Write(data []byte) error {
	c.data.Write(data)
	return nil
}

func (c *collected) Keep(name string) error { return Export(c.s, name, c.data.Bytes()) }

func (c *collected) Drop() { c.data = bytes.Buffer{} }
