package bundle

import (
	"bytes"
	"encoding/json"
	"hash/crc64"

	"islas/render/store"
)

// Bounds of one step of a reading, in bytes: how much of the file is looked through for its checksum, and the longest line, which is
// that of the largest file with every other character escaped.
const (
	checkedInStep = 256 << 10
	maxLine       = 2*store.MaxSize + 1<<10
)

// Reading is a file that is being read, step by step, as it may be long: first it finds out whether the file is whole, then it reads its
// lines.
type Reading struct {
	b       Bundle
	sealed  []byte // what the last line holds the checksum of
	sum     uint64 // of what is checked so far
	checked int    // bytes
	rest    []byte // the lines that are not read yet
	size    int    // of all lines
	seen    map[string]bool
}

// Open begins to read such a file, which ends as one has to. Errors are those of Read.
func Open(data []byte) (*Reading, error) {
	end := len(data) - len(seal(0))
	line, _, _ := bytes.Cut(data[:min(len(data), checkedInStep)], []byte("\n"))
	var h head
	switch {
	case !Claims(data) || len(data) > MaxSize || json.Unmarshal(line, &h) != nil:
		return nil, ErrDamaged
	case h.Version != version:
		return nil, ErrVersion
	}
	at := len(line) + 1
	if end < at || !bytes.HasPrefix(data[end:], []byte(sealStart)) {
		return nil, ErrDamaged
	}
	return &Reading{sealed: data, rest: data[at:end], size: end - at, seen: map[string]bool{}}, nil
}

// Step checks a part of the file, or reads the next line after all is checked, and reports whether that was done already. Errors are those
// of Read.
func (r *Reading) Step() (done bool, err error) {
	switch end := len(r.sealed) - len(seal(0)); {
	case r.checked < end:
		next := min(r.checked+checkedInStep, end)
		r.sum = crc64.Update(r.sum, table, r.sealed[r.checked:next])
		if r.checked = next; next == end && !bytes.Equal(r.sealed[end:], seal(r.sum)) {
			return false, ErrDamaged
		}
		return false, nil
	case len(r.rest) == 0:
		return true, nil
	}
	end := bytes.IndexByte(r.rest[:min(len(r.rest), maxLine)], '\n') + 1
	if end == 0 {
		end = len(r.rest)
	}
	var f File
	if end > maxLine || json.Unmarshal(r.rest[:end], &f) != nil || r.seen[f.Name] {
		return false, ErrDamaged
	}
	r.seen[f.Name], r.rest = true, r.rest[end:]
	return false, r.b.add(f)
}

// Bundle returns what was read so far.
func (r *Reading) Bundle() *Bundle { return &r.b }

// Progress returns which part of the file is checked and read, from 0 to 1.
func (r *Reading) Progress() float64 {
	all := len(r.sealed) - len(seal(0))
	return (float64(r.checked)/float64(all) + 1 - float64(len(r.rest))/float64(max(1, r.size))) / 2
}

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
