package settings

import (
	"bytes"
	"encoding/json"
	"fmt"

	"islas/render/store"
)

// members is a JSON object.
type members map[string]json.RawMessage

// parse reads a file of settings. The error is ErrDamaged.
func parse(data []byte) (m members, err error) {
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	var v int
	if err := json.Unmarshal(m["version"], &v); err != nil || v < 1 {
		return nil, fmt.Errorf("%w: no version", ErrDamaged)
	}
	return m, nil
}

// encode returns the object as a file.
func (m members) encode() ([]byte, error) {
	data, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("settings: %w", err)
	}
	return append(data, '\n'), nil
}

// write makes the object the file of the settings. The error is of the store.
func (m members) write(to store.Store) error {
	data, err := m.encode()
	if err != nil {
		return err
	}
	return to.Write(FileName, data)
}

// object returns the object that a value is: one without members where there is no value. ok is false for any other value.
func object(raw json.RawMessage) (m members, ok bool) {
	if raw == nil {
		return members{}, true
	}
	err := json.Unmarshal(raw, &m)
	return m, err == nil && m != nil
}

// set puts an object in place of a member, or takes the member away for one without members.
func (m members) set(name string, value members) error {
	if len(value) == 0 {
		delete(m, name)
		return nil
	}
	data, err := json.Marshal(value)
	m[name] = data
	return err
}

// change puts what is now another value than it was in place of what the object has, and leaves everything else as it is. Of members that
// are objects it does so for each of theirs.
func (m members) change(was, now members) error {
	for _, all := range []members{was, now} {
		for name := range all {
			value, ok := now[name]
			if bytes.Equal(value, was[name]) {
				continue
			}
			there, a := object(m[name])
			before, b := object(was[name])
			after, c := object(value)
			switch {
			case a && b && c:
				if err := there.change(before, after); err != nil {
					return err
				}
				if err := m.set(name, there); err != nil {
					return err
				}
			case ok:
				m[name] = value
			default:
				delete(m, name)
			}
		}
	}
	return nil
}
