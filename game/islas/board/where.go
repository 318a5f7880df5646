package board

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// placed is an error in an element of one of the lists of an island file.
type placed struct {
	list  string // its key
	index int
	error
}

// inField is an error in a field, inPoint in a point.
func inField(index int, format string, args ...any) error {
	return placed{"fields", index, fmt.Errorf(format, args...)}
}

func inPoint(index int, format string, args ...any) error {
	return placed{"points", index, fmt.Errorf(format, args...)}
}

// withLine puts the line of the file before an error, where that is known.
func withLine(data []byte, err error) error {
	var p placed
	if !errors.As(err, &p) {
		return err
	}
	return fmt.Errorf("line %d: %w", lineAt(data, offsetOf(data, p.list, p.index)), err)
}

// formFault is the error of a file that is not JSON, or has a value of another kind than is expected, with its line.
func formFault(data []byte, err error) error {
	at := int64(len(data))
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		what := cmp.Or(kind.Field, "the whole")
		return fmt.Errorf("line %d: it is not JSON of the expected form: %s must be %s, not %s", lineAt(data, kind.Offset), what, wanted(kind.Type.Kind()), kind.Value)
	}
	return fmt.Errorf("line %d: it is not JSON: %w", lineAt(data, at), err)
}

// wanted is in words what a value of the file must be.
func wanted(k reflect.Kind) string {
	switch k {
	case reflect.String:
		return "a text in quotes"
	case reflect.Slice:
		return "a list in square brackets"
	case reflect.Int, reflect.Float64:
		return "a number"
	}
	return "an object in braces"
}

// lineAt is the line of an offset, from 1.
func lineAt(data []byte, offset int64) int {
	return 1 + bytes.Count(data[:min(max(offset, 0), int64(len(data)))], []byte("\n"))
}

// offsetOf is where an element of one of the lists ends in a file that is JSON of the form of file.
func offsetOf(data []byte, list string, index int) int64 {
	d := json.NewDecoder(bytes.NewReader(data))
	for depth := 0; ; {
		token, err := d.Token()
		if err != nil {
			return 0
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			depth++
		case json.Delim('}'), json.Delim(']'):
			depth--
		case list:
			if depth == 1 {
				return elementEnd(d, index)
			}
		}
	}
}

// elementEnd is where an element of the list ends that a decoder comes to.
func elementEnd(d *json.Decoder, index int) int64 {
	var element json.RawMessage
	_, err := d.Token()
	for i := 0; err == nil && i <= index && d.More(); i++ {
		err = d.Decode(&element)
	}
	return d.InputOffset()
}
