package locales

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// firstFault returns the first error of a file that is not read, with its line.
func firstFault(data []byte, err error) error {
	all, broken := entries(data)
	for _, e := range all {
		if e.err != nil {
			return fmt.Errorf("line %d: %q: %w", e.line, e.key, e.err)
		}
	}
	return cmp.Or(broken, err)
}

// syntaxFault returns the error of a file that is no JSON from somewhere on, nil if it is JSON throughout. It reads the file as a
// whole, because a decoder that reads in parts does not know its position.
func syntaxFault(data []byte) error {
	d := json.NewDecoder(bytes.NewReader(data))
	err := d.Decode(new(json.RawMessage))
	at, syntax := int64(len(data)), (*json.SyntaxError)(nil)
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset - 1
	case err != nil:
		err = errors.New("the file ends too early, a } is missing")
	default:
		rest := bytes.TrimLeft(data[d.InputOffset():], " \t\r\n")
		if len(rest) == 0 {
			return nil
		}
		at, err = at-int64(len(rest)), errors.New("the } before this ends the file")
	}
	return fmt.Errorf("line %d: %w", lineAt(data, at), err)
}

// isSyntax reports whether an error is one of JSON syntax.
func isSyntax(err error) bool {
	return errors.As(err, new(*json.SyntaxError)) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
}

// lineOf returns the line of a key.
func lineOf(data []byte, key string) int {
	quoted, err := json.Marshal(key)
	if err != nil {
		return 1
	}
	return lineAt(data, int64(bytes.Index(data, quoted)))
}

// lineAt returns the line of an offset, from 1.
func lineAt(data []byte, at int64) int {
	return 1 + bytes.Count(data[:min(max(at, 0), int64(len(data)))], []byte("\n"))
}
