package backup

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"islas/render/keep/store"
)

// Beginnings of files: of any zip, and of those of earlier versions, which are lines of JSON.
const (
	zipStart  = "PK\x03\x04"
	lineStart = `{"format":"` + format + `"`
)

// Claims reports whether data are such a file by their beginning.
func Claims(data []byte) bool {
	return bytes.HasPrefix(data, []byte(zipStart)) || bytes.HasPrefix(data, []byte(lineStart))
}

// Read reads such a file, also of an earlier version. The error is ErrForeign, ErrDamaged or ErrVersion.
func Read(data []byte) (*Archive, error) {
	files := unzip
	if bytes.HasPrefix(data, []byte(lineStart)) {
		files = unline
	}
	b, seen := &Archive{}, map[string]bool{}
	if len(data) > MaxSize {
		return nil, ErrDamaged
	}
	err := files(data, func(f File) error {
		if seen[f.Name] {
			return ErrDamaged
		}
		seen[f.Name] = true
		return b.add(f)
	})
	if err != nil {
		return nil, err
	}
	return b, nil
}

// unzip calls add with each file in a zip. Errors are those of Read.
func unzip(data []byte, add func(File) error) error {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return ErrDamaged
	}
	var h head
	rest := MaxSize
	for i, entry := range z.File {
		f := File{Name: entry.Name}
		r, err := entry.Open()
		if err == nil {
			var all []byte
			all, err = io.ReadAll(io.LimitReader(r, int64(min(rest, store.MaxSize)+1)))
			f.Data = string(all)
			rest -= len(all)
		}
		switch {
		case i == 0 && entry.Name != headName:
			return ErrForeign
		case err != nil || rest < 0:
			return ErrDamaged
		case i == 0:
			h, err = check(f.Data, version)
		case i > len(h.Names) || h.Names[i-1] != f.Name:
			return ErrDamaged
		default:
			err = add(f)
		}
		if err != nil {
			return err
		}
	}
	switch {
	case len(z.File) == 0:
		return ErrForeign
	case len(z.File) != 1+len(h.Names):
		return ErrDamaged
	}
	return nil
}

// check returns the first entry of a file after checking its format and version. Errors are those of Read.
func check(first string, version int) (h head, err error) {
	switch {
	case json.Unmarshal([]byte(first), &h) != nil || h.Format != format:
		return h, ErrDamaged
	case h.Version != version:
		return h, ErrVersion
	}
	return h, nil
}

// unline calls add with each file in one that an earlier version wrote: a first line with the format, a line for each file, and a last one
// with a checksum of all before it. Errors are those of Read.
func unline(data []byte, add func(File) error) error {
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	if _, err := check(string(first), 1); err != nil {
		return err
	}
	const sealSize = len(`{"checksum":"0123456789abcdef"}` + "\n")
	end := len(data) - sealSize
	if len(rest) < sealSize || string(data[end:]) != fmt.Sprintf(`{"checksum":"%016x"}`+"\n", checksum(data[:end])) {
		return ErrDamaged
	}
	for line := range bytes.Lines(rest[:len(rest)-sealSize]) {
		var f File
		if json.Unmarshal(line, &f) != nil {
			return ErrDamaged
		}
		if err := add(f); err != nil {
			return err
		}
	}
	return nil
}
