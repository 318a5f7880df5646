package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// keyPrefix begins our keys in localStorage, which all pages of one server share.
const keyPrefix = "islas-canarias/"

// A value in localStorage is UTF-16 text. The first character says how the rest holds the bytes: as text, or in base64
// where they are no UTF-8 and would be damaged.
const (
	asText   = "t"
	asBase64 = "b"
)

// browser is a Store in localStorage. JavaScript runs on one thread, so each call below is whole.
type browser struct{ storage js.Value }

// Open returns the store in the browser's localStorage; dir means nothing here. Where the browser forbids it (private
// windows, pages opened from a file, blocked cookies) the error wraps ErrNotWritable; the game can go on with NewMemory.
func Open(string) (Store, error) {
	// Reading the property may throw, and an exception in a plain Get ends the program: Reflect.get by Call does not.
	v, err := call(js.Global().Get("Reflect"), "get", js.Global(), "localStorage")
	if err != nil {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	if !v.Truthy() {
		return nil, fail(ErrNotWritable, "localStorage", nil)
	}
	b := &browser{v}
	const probe = keyPrefix + ".probe"
	if _, err := call(v, "setItem", probe, ""); err != nil && !isQuota(err) {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	if _, err := call(v, "removeItem", probe); err != nil {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	return b, nil
}

// call calls a method and returns what it throws as an error.
func call(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case error: // js.Error for a thrown exception, *js.ValueError for no object at all
			err = r
		default:
			err = fmt.Errorf("%v", r)
		}
	}()
	return v.Call(method, args...), nil
}

// isQuota tells whether an exception means that localStorage is full; Firefox has a name of its own for it.
func isQuota(err error) bool {
	var thrown js.Error
	if !errors.As(err, &thrown) || thrown.Value.Type() != js.TypeObject {
		return false
	}
	name := thrown.Get("name")
	return name.Type() == js.TypeString &&
		(name.String() == "QuotaExceededError" || name.String() == "NS_ERROR_DOM_QUOTA_REACHED")
}

// get returns the stored text of a name.
func (b *browser) get(name string) (js.Value, error) {
	if err := checkName(name); err != nil {
		return js.Null(), err
	}
	v, err := call(b.storage, "getItem", keyPrefix+name)
	if err != nil {
		return js.Null(), fail(ErrNotReadable, name, err)
	}
	if v.Type() != js.TypeString {
		return js.Null(), fail(ErrNotExist, name, nil)
	}
	return v, nil
}

// set stores a text as it is.
func (b *browser) set(name string, value any) error {
	_, err := call(b.storage, "setItem", keyPrefix+name, value)
	switch {
	case err == nil:
		return nil
	case isQuota(err):
		return fail(ErrFull, name, err)
	}
	return fail(ErrNotWritable, name, err)
}

// Where implements Store.
func (b *browser) Where() string { return "localStorage" }

// Read implements Store.
func (b *browser) Read(name string) ([]byte, error) {
	v, err := b.get(name)
	if err != nil {
		return nil, err
	}
	s := v.String()
	switch {
	case strings.HasPrefix(s, asText):
		return []byte(s[len(asText):]), nil
	case strings.HasPrefix(s, asBase64):
		data, err := base64.StdEncoding.DecodeString(s[len(asBase64):])
		if err != nil {
			return nil, fail(ErrNotReadable, name, err)
		}
		return data, nil
	}
	return nil, fail(ErrNotReadable, name, nil)
}

// Write implements Store.
func (b *browser) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	if utf8.Valid(data) {
		return b.set(name, asText+string(data))
	}
	return b.set(name, asBase64+base64.StdEncoding.EncodeToString(data))
}

// Remove implements Store.
func (b *browser) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if _, err := call(b.storage, "removeItem", keyPrefix+name); err != nil {
		return fail(ErrNotWritable, name, err)
	}
	return nil
}

// MoveAside implements Store. The text is removed before it is stored again, so that it also works in a full store; it
// comes back under its old name should that fail.
func (b *browser) MoveAside(name string) (string, error) {
	v, err := b.get(name)
	if err != nil {
		return "", err
	}
	for n := 1; n < asideTries; n++ {
		aside := asideName(name, n)
		if _, err := b.get(aside); !errors.Is(err, ErrNotExist) {
			continue
		}
		if err := b.Remove(name); err != nil {
			return "", err
		}
		if err := b.set(aside, v); err != nil {
			return "", errors.Join(err, b.set(name, v))
		}
		return aside, nil
	}
	return "", fail(ErrNotWritable, name, nil)
}

// List implements Store.
func (b *browser) List() ([]string, error) {
	keys, err := call(js.Global().Get("Object"), "keys", b.storage)
	if err != nil {
		return nil, fail(ErrNotReadable, "localStorage", err)
	}
	var names []string
	for i := range keys.Length() {
		name, ours := strings.CutPrefix(keys.Index(i).String(), keyPrefix)
		if ours && checkName(name) == nil {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}
