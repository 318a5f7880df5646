package store

import (
	"encoding/base64"
	"strings"
	"syscall/js"
)

// keyPrefix begins the program's keys in localStorage, which all pages of one server share.
const keyPrefix = "islas-canarias/"

// adopt takes over the content of localStorage: the files of versions without a database, and reports on crashes, which the page itself leaves
// there. It is removed when the database has it; a file whose name another one has stays there.
func (s *indexed) adopt() {
	storage, err := global("localStorage")
	if err != nil || !storage.Truthy() {
		return
	}
	every, err := call(js.Global().Get("Object"), "keys", storage)
	if err != nil {
		return
	}
	var changes []change
	var keys []string
	for i := range every.Length() {
		key := every.Index(i).String()
		name, ours := strings.CutPrefix(key, keyPrefix)
		text, err := call(storage, "getItem", key)
		if !ours || err != nil || text.Type() != js.TypeString || checkName(name) != nil || s.files[name].data.Truthy() {
			continue
		}
		c := change{name, content{s.stamp(), fromText(text.String())}}
		s.keep(c)
		changes, keys = append(changes, c), append(keys, key)
	}
	if len(keys) == 0 || await(patience, func(done func(error)) error { return s.db.commit(changes, done) }) != nil {
		return
	}
	for _, key := range keys {
		_, _ = call(storage, "removeItem", key)
	}
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
