package locales

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// firstFault is the error of a file that is not read: what is wrong first, with its line.
func firstFault(data []byte, err error) error {
	d := json.NewDecoder(bytes.NewReader(data))
	start, first := d.Token()
	if first == nil && start != json.Delim('{') {
		first = errors.New("the file must begin with {")
	}
	for first == nil && d.More() {
		var key json.Token
		if key, first = d.Token(); first == nil {
			var t text
			if first = d.Decode(&t); first != nil && !isSyntax(first) {
				first = fmt.Errorf("%q: %w", key, first)
			}
		}
	}
	if first != nil {
		err = first
	}
	at := d.InputOffset()
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		at, err = int64(len(data)), errors.New("the file ends too early, a } is missing")
	}
	return fmt.Errorf("line %d: %w", lineAt(data, at), err)
}

// isSyntax reports whether an error says that something is no JSON.
func isSyntax(err error) bool {
	return errors.As(err, new(*json.SyntaxError)) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
}

// lineOf is the line in which a key stands.
func lineOf(data []byte, key string) int {
	quoted, err := json.Marshal(key)
	if err != nil {
		return 1
	}
	return lineAt(data, int64(bytes.Index(data, quoted)))
}

// lineAt is the line of an offset, from 1.
func lineAt(data []byte, at int64) int {
	return 1 + bytes.Count(data[:min(max(at, 0), int64(len(data)))], []byte("\n"))
}
