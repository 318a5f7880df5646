package bundle

import (
	"bytes"
	"encoding/json"
)

// Reading is a file that is being read, step by step, as it may be long.
type Reading struct {
	b    Bundle
	rest []byte // the lines that are not read yet
	size int    // of all lines
	seen map[string]bool
}

// Open begins to read such a file: it finds out whether it is whole, and reads all that comes before the first game. Errors are those
// of Read.
func Open(data []byte) (*Reading, error) {
	first, body, _ := bytes.Cut(data, []byte("\n"))
	var h head
	switch {
	case !Claims(data) || len(data) > MaxSize || json.Unmarshal(first, &h) != nil:
		return nil, ErrDamaged
	case h.Version != version:
		return nil, ErrVersion
	}
	at, end := len(data)-len(body), len(data)-len(seal(nil))
	if end < at || !bytes.Equal(data[end:], seal(data[:end])) {
		return nil, ErrDamaged
	}
	r := &Reading{rest: data[at:end], size: end - at, seen: map[string]bool{}}
	for done := false; !done && !bytes.HasPrefix(r.rest, []byte(`{"name":"game`)); {
		var err error
		if done, err = r.Step(); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// Step reads the next line, and reports whether that was done already. Errors are those of Read.
func (r *Reading) Step() (done bool, err error) {
	if len(r.rest) == 0 {
		return true, nil
	}
	end := bytes.IndexByte(r.rest, '\n') + 1
	if end == 0 {
		end = len(r.rest)
	}
	var f File
	if json.Unmarshal(r.rest[:end], &f) != nil || r.seen[f.Name] {
		return false, ErrDamaged
	}
	r.seen[f.Name], r.rest = true, r.rest[end:]
	return false, r.b.add(f)
}

// Bundle returns what was read so far.
func (r *Reading) Bundle() *Bundle { return &r.b }

// Progress returns which part of the file is read, from 0 to 1.
func (r *Reading) Progress() float64 { return 1 - float64(len(r.rest))/float64(max(1, r.size)) }

// Read reads such a file. The error is ErrDamaged or ErrVersion.
func Read(data []byte) (*Bundle, error) {
	r, err := Open(data)
	for done := false; !done && err == nil; {
		done, err = r.Step()
	}
	if err != nil {
		return nil, err
	}
	return r.Bundle(), nil
}
