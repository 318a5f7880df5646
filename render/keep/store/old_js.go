package store

import (
	"bytes"
	"encoding/base64"
	"slices"
	"strings"
	"syscall/js"
)

// keyPrefix begins the program's keys in localStorage, which all pages of one server share.
const keyPrefix = "islas-canarias/"

// journalPrefix begins the keys of a journal, followed by an arbitrary word, a slash and the name of a file.
const journalPrefix = ".journal/"

// left is a file in localStorage.
type left struct {
	name, rev string
	data      js.Value // undefined for a file that was removed
}

// adopt takes over the content of localStorage: the files of versions without a database, what versions with a journal wrote before their
// database had it, and reports on crashes, which the page itself leaves there. It is removed when the database has it. A file whose name
// another one has is moved aside, as if it were damaged.
func (s *indexed) adopt() {
	storage, err := global("localStorage")
	if err != nil || !storage.Truthy() {
		return
	}
	all, keys := leftIn(storage)
	if len(keys) == 0 {
		return
	}
	slices.SortStableFunc(all, func(a, b left) int { return strings.Compare(a.rev, b.rev) })
	var changes []change
	for _, f := range all {
		if name, ok := s.place(f); ok {
			c := change{name, content{s.stamp(), f.data}}
			s.keep(c)
			changes = append(changes, c)
		}
	}
	err = await(patience, func(done func(error)) error { return s.db.commit(changes, done) })
	for _, key := range keys {
		if err == nil {
			_, _ = call(storage, "removeItem", key)
		}
	}
}

// leftIn returns the files in localStorage, and all keys there that are the program's.
func leftIn(storage js.Value) (all []left, keys []string) {
	every, err := call(js.Global().Get("Object"), "keys", storage)
	if err != nil {
		return nil, nil
	}
	for i := range every.Length() {
		key := every.Index(i).String()
		name, ours := strings.CutPrefix(key, keyPrefix)
		text, err := call(storage, "getItem", key)
		if !ours || err != nil || text.Type() != js.TypeString {
			continue
		}
		keys = append(keys, key)
		f := left{name: name, data: fromText(text.String())}
		if entry, ok := strings.CutPrefix(name, journalPrefix); ok {
			_, f.name, _ = strings.Cut(entry, "/")
			parts := strings.SplitN(text.String(), " ", 3)
			if len(parts) < 3 || parts[0] == "" {
				continue
			}
			if f.rev, f.data = parts[0], fromText(parts[2]); parts[2] == "x" {
				f.data = js.Undefined()
			}
		}
		if checkName(f.name) == nil {
			all = append(all, f)
		}
	}
	return all, keys
}

// place returns the new name of a file from localStorage, and whether it is to be written: a journal was written later than the database,
// unless that has a later revision.
func (s *indexed) place(f left) (name string, ok bool) {
	name = f.name
	if f.rev != "" {
		return name, f.rev > s.files[name].rev
	}
	for n := 1; s.files[name].data.Truthy(); n++ {
		if bytes.Equal(s.files[name].bytes(), (content{data: f.data}).bytes()) {
			return "", false
		}
		name = asideName(f.name, n)
	}
	return name, true
}

// fromText returns the bytes of a value of localStorage, whose first letter is its encoding: t for text, b for base64. A damaged value is
// returned as it is, for the reader to detect.
func fromText(v string) js.Value {
	if text, ok := strings.CutPrefix(v, "t"); ok {
		return toArray([]byte(text))
	}
	if text, ok := strings.CutPrefix(v, "b"); ok {
		if data, err := base64.StdEncoding.DecodeString(text); err == nil {
			return toArray(data)
		}
	}
	return toArray([]byte(v))
}
