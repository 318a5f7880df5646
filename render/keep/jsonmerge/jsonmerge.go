// Package jsonmerge reads and changes JSON objects member by member, so that an older version of the program keeps members that only a
// newer one knows.
package jsonmerge

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// Object is a JSON object.
type Object map[string]json.RawMessage

// Errors of Parse.
var (
	ErrNoObject  = errors.New("this is no JSON object")
	ErrNoVersion = errors.New("there is no version")
)

// Parse reads a file that is an object with a version from 1 on, and returns both. The errors are ErrNoObject and ErrNoVersion.
func Parse(data []byte) (o Object, version int, err error) {
	if err := json.Unmarshal(data, &o); err != nil {
		return nil, 0, fmt.Errorf("%w: %w", ErrNoObject, err)
	}
	if err := json.Unmarshal(o["version"], &version); err != nil || version < 1 {
		return nil, 0, ErrNoVersion
	}
	return o, version, nil
}

// Of returns the object that a value is encoded as; the error is that of json.Marshal, or that of a value encoded as something else.
func Of(value any) (o Object, err error) {
	data, err := json.Marshal(value)
	if err == nil {
		err = json.Unmarshal(data, &o)
	}
	return o, err
}

// Encode returns the object as a file.
func (o Object) Encode() ([]byte, error) {
	data, err := json.MarshalIndent(o, "", "  ")
	return append(data, '\n'), err
}

// Set sets a member to an object, or removes it for an object without members.
func (o Object) Set(name string, value Object) error {
	if len(value) == 0 {
		delete(o, name)
		return nil
	}
	data, err := json.Marshal(value)
	o[name] = data
	return err
}

// Change sets the members whose values in now differ from those in was, and leaves the others as they are. For members that are objects it
// does so with each of theirs.
func (o Object) Change(was, now Object) error {
	for _, all := range []Object{was, now} {
		for name := range all {
			value, ok := now[name]
			if bytes.Equal(value, was[name]) {
				continue
			}
			merged, err := changed(o[name], was[name], value)
			switch {
			case err != nil:
				return err
			case merged != nil:
				if err := o.Set(name, merged); err != nil {
					return err
				}
			case ok:
				o[name] = value
			default:
				delete(o, name)
			}
		}
	}
	return nil
}

// changed returns the new value of a member that is an object, nil for any other.
func changed(there, was, now json.RawMessage) (Object, error) {
	t, a := object(there)
	before, b := object(was)
	after, c := object(now)
	if !a || !b || !c {
		return nil, nil
	}
	return t, t.Change(before, after)
}

// object returns the object of a value: one without members for no value. ok is false for any other value.
func object(raw json.RawMessage) (o Object, ok bool) {
	if raw == nil {
		return Object{}, true
	}
	err := json.Unmarshal(raw, &o)
	return o, err == nil && o != nil
}
