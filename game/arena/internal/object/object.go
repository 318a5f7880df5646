// Package object writes JSON objects whose keys a game decides, such as the flags of its options.
package object

import (
	"bytes"
	"encoding/json"
)

// Object is a JSON object that is written in the order of its members.
type Object []Member

// Member is a key and its value.
type Member struct {
	Key   string
	Value any
}

// Add appends a member.
func (o *Object) Add(key string, value any) { *o = append(*o, Member{key, value}) }

// MarshalJSON implements json.Marshaler.
func (o Object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		for j, part := range []any{m.Key, m.Value} {
			data, err := json.Marshal(part)
			if err != nil {
				return nil, err
			}
			if j > 0 {
				b.WriteByte(':')
			}
			b.Write(data)
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}
