package chronicle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
)

// The file has a line with its format, and one for each result. A line ends in a checksum of its content, so that damage costs only one
// line.
const (
	format  = "islas-chronicle"
	version = 1

	checkStart = `,"check":"`
	checkEnd   = `"}`
	checkSize  = len(checkStart) + 8 + len(checkEnd)
)

// head is the first line.
type head struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
}

// Errors of reading a file.
var (
	errDamaged = errors.New("the chronicle is damaged")

	// ErrVersion is the error for a file of another version.
	ErrVersion = errors.New("the chronicle was written by another version of the program")
)

// Encode returns the file of results.
func Encode(results []Result) ([]byte, error) {
	var b bytes.Buffer
	first, err := json.Marshal(head{format, version})
	if err != nil {
		return nil, err
	}
	b.Write(append(first, '\n'))
	for i := range results {
		object, err := json.Marshal(&results[i])
		if err != nil {
			return nil, err
		}
		object = object[:len(object)-1]
		fmt.Fprintf(&b, "%s%s%08x%s\n", object, checkStart, crc32.ChecksumIEEE(object), checkEnd)
	}
	return b.Bytes(), nil
}

// Decode returns all results of a file that can be read. The error is errDamaged if that is not all of it, and ErrVersion for a file of
// another version, of which nothing is returned.
func Decode(data []byte) (results []Result, err error) {
	for i, line := range bytes.Split(bytes.TrimRight(data, "\n"), []byte("\n")) {
		if i == 0 {
			var h head
			switch {
			case json.Unmarshal(line, &h) != nil || h.Format != format:
				err = errDamaged
			case h.Version != version:
				return nil, ErrVersion
			}
			continue
		}
		r, ok := decodeLine(line)
		if !ok {
			err = errDamaged
			continue
		}
		results = append(results, r)
	}
	number(results) // of a version that wrote no numbers
	return results, err
}

// decodeLine returns the result of a line.
func decodeLine(line []byte) (r Result, ok bool) {
	at := len(line) - checkSize
	if at < 0 || string(line[at:]) != fmt.Sprintf("%s%08x%s", checkStart, crc32.ChecksumIEEE(line[:at]), checkEnd) {
		return r, false
	}
	return r, json.Unmarshal(line, &r) == nil && r.whole()
}
