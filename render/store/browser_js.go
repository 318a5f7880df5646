package store

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall/js"
	"time"
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

// leaseAge is how long a tab that has not written keeps a lease that another asks for.
const leaseAge = time.Minute

// tokenKey is the key of this tab's token in sessionStorage, which outlives a reload.
const tokenKey = keyPrefix + ".tab"

// Lock implements Store.
func (b *browser) Lock(name string) (Lease, error) { return b.lock(name, false) }

// TakeOver implements Store.
func (b *browser) TakeOver(name string) (Lease, error) { return b.lock(name, true) }

func (b *browser) lock(name string, force bool) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	l := &tabLease{b, name, tabToken()}
	has, at := l.read()
	if has != "" && has != l.token && time.Since(at) < leaseAge && !force {
		return nil, fail(ErrHeld, name, nil)
	}
	return l, l.write()
}

// tabToken is what tells this tab from the others.
var tabToken = sync.OnceValue(func() string {
	token := newToken()
	storage, err := call(js.Global().Get("Reflect"), "get", js.Global(), "sessionStorage")
	if err != nil || !storage.Truthy() {
		return token
	}
	if v, err := call(storage, "getItem", tokenKey); err == nil && v.Type() == js.TypeString {
		return v.String()
	}
	_, _ = call(storage, "setItem", tokenKey, token)
	return token
})

// tabLease is a lease in localStorage: who has it, and when it was last used.
type tabLease struct {
	b           *browser
	name, token string
}

func (l *tabLease) key() string { return keyPrefix + ".lease-" + l.name }

// read returns who has the lease, and since when it has not been used.
func (l *tabLease) read() (token string, at time.Time) {
	v, err := call(l.b.storage, "getItem", l.key())
	if err != nil || v.Type() != js.TypeString {
		return "", at
	}
	token, stamp, _ := strings.Cut(v.String(), " ")
	ms, _ := strconv.ParseInt(stamp, 10, 64)
	return token, time.UnixMilli(ms)
}

func (l *tabLease) write() error {
	_, err := call(l.b.storage, "setItem", l.key(), l.token+" "+strconv.FormatInt(time.Now().UnixMilli(), 10))
	switch {
	case err == nil:
		return nil
	case isQuota(err):
		return fail(ErrFull, l.name, err)
	}
	return fail(ErrNotWritable, l.name, err)
}

// Held implements Lease.
func (l *tabLease) Held() error {
	if has, _ := l.read(); has != l.token {
		return fail(ErrTaken, l.name, nil)
	}
	return nil
}

// While implements Lease. A page is not interrupted, but other tabs run beside it: what they do in this moment is not noticed.
func (l *tabLease) While(do func() error) error {
	if err := l.Held(); err != nil {
		return err
	}
	if err := l.write(); err != nil {
		return err
	}
	return do()
}

// Release implements Lease.
func (l *tabLease) Release() {
	if l.Held() == nil {
		_, _ = call(l.b.storage, "removeItem", l.key())
	}
}
