package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"
)

// form is how lines are read.
type form struct {
	forms  Forms
	strict bool // keys must come in the order in which they are written
}

// decode reads one line and returns a pointer to one of the game's line structs. All keys must be there; unknown ones are
// ignored.
func (f form) decode(data []byte) (any, error) {
	object, err := members(data)
	if err != nil {
		return nil, err
	}
	var e string
	if err := json.Unmarshal(object["e"], &e); err != nil {
		return nil, errors.New(`the key "e", which says what a line is, is missing or not text`)
	}
	if e == "game" {
		return nil, errors.New("a second game begins; a record holds one game")
	}
	var what string
	_ = json.Unmarshal(object["what"], &what) // what is no text is no value that is known
	line := f.forms.line(e, what)
	switch {
	case line == nil && what != "":
		return nil, fmt.Errorf(`a line with "e":%.40q and "what":%.40q is not known`, e, what)
	case line == nil:
		return nil, fmt.Errorf(`a line with "e":%.40q is not known`, e)
	}
	return line, f.decodeInto(data, line)
}

// members returns the values of a line by their keys. The error says why it is no JSON object, or which key an object in it has
// twice.
func members(data []byte) (object map[string]json.RawMessage, err error) {
	if !utf8.Valid(data) {
		return nil, errors.New("this is not text in UTF-8")
	}
	if err := json.Unmarshal(data, &object); err != nil || object == nil {
		return nil, errors.New("this is not a JSON object")
	}
	read := json.NewDecoder(bytes.NewReader(data))
	read.UseNumber() // however large
	if key, ok := twice(read); ok {
		return nil, fmt.Errorf("the key %.40q stands twice in one object", key)
	}
	return object, nil
}

// twice returns a key that an object has twice in the JSON value that comes next.
func twice(read *json.Decoder) (key string, ok bool) {
	open, _ := read.Token() // the value has been found to be in order
	if open != json.Delim('{') && open != json.Delim('[') {
		return "", false
	}
	keys := map[string]bool{}
	for read.More() {
		if open == json.Delim('{') {
			token, _ := read.Token()
			key, _ = token.(string)
			if keys[key] {
				return key, true
			}
			keys[key] = true
		}
		if key, ok := twice(read); ok {
			return key, true
		}
	}
	_, _ = read.Token() // its end
	return "", false
}

// decodeInto reads a JSON object into a struct, all of whose keys must be there.
func (f form) decodeInto(data []byte, line any) error {
	known, err := f.restrict(data, reflect.TypeOf(line).Elem())
	if err != nil {
		return err
	}
	if err := json.Unmarshal(known, line); err != nil {
		return sentence(err)
	}
	return nil
}

// restrict returns JSON data with only the keys that typ has, each in exactly that spelling, or an error if one is missing, or
// null where it must not be. (The standard decoder lets missing keys pass, ignores null, and takes keys in any case of letters.)
func (f form) restrict(data []byte, typ reflect.Type) ([]byte, error) {
	if _, own := reflect.New(typ).Interface().(json.Unmarshaler); own {
		return data, nil
	}
	switch typ.Kind() {
	case reflect.Struct:
		return f.restrictObject(data, typ)
	case reflect.Slice:
		return f.restrictList(data, typ.Elem())
	case reflect.Array:
		var list []json.RawMessage
		if err := json.Unmarshal(data, &list); err == nil && len(list) != typ.Len() {
			return nil, fmt.Errorf("%.40s must be a list of %d", data, typ.Len())
		}
		return f.restrictList(data, typ.Elem())
	}
	return data, nil
}

func (f form) restrictObject(data []byte, typ reflect.Type) ([]byte, error) {
	var object map[string]json.RawMessage
	if err := json.Unmarshal(data, &object); err != nil || object == nil {
		return nil, fmt.Errorf("%.40s is not a JSON object", data)
	}
	var b bytes.Buffer
	b.WriteByte('{')
	var known []string
	for i := range typ.NumField() {
		field := typ.Field(i)
		key, option, _ := strings.Cut(field.Tag.Get("json"), ",")
		known = append(known, key)
		raw, ok := object[key]
		switch {
		case !ok && option == "omitempty":
			continue
		case !ok:
			return nil, fmt.Errorf("the key %q is missing", key)
		case option == "omitempty" && string(raw) == "false":
			return nil, fmt.Errorf("the key %q must be left out where it is false", key)
		}
		if field.Type.Kind() != reflect.Pointer {
			var err error
			if raw, err = f.restrictValue(raw, field.Type); err != nil {
				return nil, fmt.Errorf("%q: %w", key, err)
			}
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:", key)
		b.Write(raw)
	}
	b.WriteByte('}')
	if f.strict {
		if err := inOrder(data, known); err != nil {
			return nil, err
		}
	}
	return b.Bytes(), nil
}

// inOrder returns an error unless those of the known keys that an object has come in their order.
func inOrder(data []byte, known []string) error {
	read := json.NewDecoder(bytes.NewReader(data))
	_, _ = read.Token() // the object has been found to be in order
	last := -1
	for read.More() {
		token, _ := read.Token()
		key, _ := token.(string)
		var value json.RawMessage
		_ = read.Decode(&value)
		i := slices.Index(known, key)
		if i >= 0 && i < last {
			return fmt.Errorf("the key %q comes after %q; it must come before it", key, known[last])
		}
		last = max(last, i)
	}
	return nil
}

func (f form) restrictList(data []byte, elem reflect.Type) ([]byte, error) {
	var list []json.RawMessage
	if err := json.Unmarshal(data, &list); err != nil || list == nil {
		return nil, fmt.Errorf("%.40s is not a list", data)
	}
	for i, raw := range list {
		known, err := f.restrictValue(raw, elem)
		if err != nil {
			return nil, err
		}
		list[i] = known
	}
	return json.Marshal(list)
}

func (f form) restrictValue(data []byte, typ reflect.Type) ([]byte, error) {
	if string(data) == "null" {
		return nil, errors.New("must not be null")
	}
	return f.restrict(data, typ)
}

// sentence returns a decoder's error in words of the record.
func sentence(err error) error {
	var mismatch *json.UnmarshalTypeError
	if errors.As(err, &mismatch) {
		return fmt.Errorf("%q must be %s, not a %s", mismatch.Field, kind(mismatch.Type), mismatch.Value)
	}
	return errors.New(strings.TrimPrefix(err.Error(), "json: "))
}

func kind(typ reflect.Type) string {
	switch typ.Kind() {
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Uint8, reflect.Int8, reflect.Int:
		if typ.Implements(reflect.TypeFor[interface{ MarshalText() ([]byte, error) }]()) {
			return "text"
		}
		return "a small whole number"
	}
	return "something else"
}
