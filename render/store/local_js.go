package store

import (
	"errors"
	"slices"
	"strings"
	"syscall/js"
)

// keyPrefix begins our keys in localStorage, which all pages of one server share.
const keyPrefix = "islas-canarias/"

// A value in localStorage is UTF-16 text. The first character says how the rest holds the bytes: as text, or in base64
// where they are no UTF-8 and would be damaged.
const (
	asText   = "t"
	asBase64 = "b"
)

// local is a Store in localStorage. JavaScript runs on one thread, so each call below is whole.
type local struct {
	*protection
	storage js.Value
	tabs    *tabs  // nil while it is only read
	late    []late // what is to be told
}

// openLocal returns the store in the browser's localStorage. Where the browser forbids it (private windows, pages opened from
// a file, blocked cookies) the error wraps ErrNotWritable.
func openLocal() (*local, error) {
	v, err := global("localStorage")
	if err != nil {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	if !v.Truthy() {
		return nil, fail(ErrNotWritable, "localStorage", nil)
	}
	l := &local{storage: v}
	const probe = keyPrefix + ".probe"
	if _, err := call(v, "setItem", probe, ""); err != nil && !isQuota(err) {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	if _, err := call(v, "removeItem", probe); err != nil {
		return nil, fail(ErrNotWritable, "localStorage", err)
	}
	return l, nil
}

// get returns the stored text of a name.
func (l *local) get(name string) (js.Value, error) {
	if err := checkName(name); err != nil {
		return js.Null(), err
	}
	v, err := call(l.storage, "getItem", keyPrefix+name)
	if err != nil {
		return js.Null(), fail(ErrNotReadable, name, err)
	}
	if v.Type() != js.TypeString {
		return js.Null(), fail(ErrNotExist, name, nil)
	}
	return v, nil
}

// set stores a text as it is.
func (l *local) set(name string, value any) error {
	if _, err := call(l.storage, "setItem", keyPrefix+name, value); err != nil {
		return writeFailed(name, err)
	}
	return nil
}

// Where implements Store.
func (l *local) Where() string { return "localStorage" }

// Read implements Store.
func (l *local) Read(name string) ([]byte, error) {
	v, err := l.get(name)
	if err != nil {
		return nil, err
	}
	data, ok := fromValue(v.String())
	if !ok {
		return nil, fail(ErrNotReadable, name, nil)
	}
	return data, nil
}

// Write implements Store.
func (l *local) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	return l.set(name, asValue(data))
}

// Remove implements Store.
func (l *local) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if _, err := call(l.storage, "removeItem", keyPrefix+name); err != nil {
		return fail(ErrNotWritable, name, err)
	}
	return nil
}

// MoveAside implements Store. The text is removed before it is stored again, so that it also works in a full store; it
// comes back under its old name should that fail.
func (l *local) MoveAside(name string) (string, error) {
	v, err := l.get(name)
	if err != nil {
		return "", err
	}
	for n := 1; n < asideTries; n++ {
		aside := asideName(name, n)
		if _, err := l.get(aside); !errors.Is(err, ErrNotExist) {
			continue
		}
		if err := l.Remove(name); err != nil {
			return "", err
		}
		if err := l.set(aside, v); err != nil {
			return "", errors.Join(err, l.set(name, v))
		}
		return aside, nil
	}
	return "", fail(ErrNotWritable, name, nil)
}

// Trouble implements Late.
func (l *local) Trouble() (name string, err error) { return takeFirst(&l.late) }

// List implements Store.
func (l *local) List() ([]string, error) {
	keys, err := call(js.Global().Get("Object"), "keys", l.storage)
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
