package store

import (
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// journalPrefix begins the keys of journal entries in localStorage: behind it stand the token of a tab, a slash and the name of a
// file. No name in the store begins with a dot, so none is taken for a file.
const journalPrefix = ".journal/"

// asNothing stands in the journal for a file that was removed, in place of asText and asBase64.
const asNothing = "x"

// journal holds what a tab has been given to write until the database has it. A tab that dies leaves it behind. A journal
// without storage keeps nothing.
type journal struct{ storage js.Value }

// entry is what some tab was given to write: a content on top of another one.
type entry struct {
	key, token, name string
	base             string
	content
}

// errNoJournal is the error of a journal that keeps nothing.
var errNoJournal = errors.New("there is no localStorage")

// put remembers that a tab is to write a content on top of the one with the revision base, and returns the entry's key.
func (j journal) put(token, name, base string, c content) (key string, err error) {
	if !j.storage.Truthy() {
		return "", errNoJournal
	}
	key = keyPrefix + journalPrefix + token + "/" + name
	_, err = call(j.storage, "setItem", key, c.rev+" "+base+" "+c.text())
	return key, err
}

// remains is what is to be removed from localStorage: what lies under a key, and if rev is not empty, only as long as that is an
// entry of this revision.
type remains struct{ key, rev string }

// remove forgets entries, and files in localStorage that the database has.
func (j journal) remove(all []remains) {
	for _, r := range all {
		if r.rev != "" {
			v, err := call(j.storage, "getItem", r.key)
			if err != nil || v.Type() != js.TypeString || !strings.HasPrefix(v.String(), r.rev+" ") {
				continue
			}
		}
		_, _ = call(j.storage, "removeItem", r.key)
	}
}

// entries returns what all tabs have been given to write, oldest first, of one file or, if name is empty, of all.
func (j journal) entries(name string) []entry {
	var all []entry
	for _, key := range keysOf(j.storage, keyPrefix+journalPrefix) {
		token, of, _ := strings.Cut(key[len(keyPrefix+journalPrefix):], "/")
		if name != "" && of != name || checkName(of) != nil {
			continue
		}
		v, err := call(j.storage, "getItem", key)
		if err != nil || v.Type() != js.TypeString {
			continue
		}
		if parts := strings.SplitN(v.String(), " ", 3); len(parts) == 3 && parts[2] != "" {
			if data, ok := untext(parts[2]); ok {
				all = append(all, entry{key, token, of, parts[1], content{parts[0], data}})
			}
		}
	}
	slices.SortFunc(all, func(a, b entry) int { return strings.Compare(a.rev, b.rev) })
	return all
}

// keysOf returns the keys in localStorage that begin so.
func keysOf(storage js.Value, prefix string) (found []string) {
	if !storage.Truthy() {
		return nil
	}
	keys, err := call(js.Global().Get("Object"), "keys", storage)
	if err != nil {
		return nil
	}
	for i := range keys.Length() {
		if key := keys.Index(i).String(); strings.HasPrefix(key, prefix) {
			found = append(found, key)
		}
	}
	return found
}

// text returns a content as localStorage holds it.
func (c content) text() string {
	if !c.data.Truthy() {
		return asNothing
	}
	return asValue(c.bytes())
}

// untext returns the Uint8Array in the text of a content, and whether it is one.
func untext(text string) (data js.Value, ok bool) {
	if text == asNothing {
		return js.Undefined(), true
	}
	b, ok := fromValue(text)
	return toArray(b), ok
}

// asValue returns bytes as a value of localStorage.
func asValue(data []byte) string {
	if utf8.Valid(data) {
		return asText + string(data)
	}
	return asBase64 + base64.StdEncoding.EncodeToString(data)
}

// fromValue returns the bytes in a value of localStorage, and whether it is one of ours.
func fromValue(v string) (data []byte, ok bool) {
	if text, ok := strings.CutPrefix(v, asText); ok {
		return []byte(text), true
	}
	text, ok := strings.CutPrefix(v, asBase64)
	data, err := base64.StdEncoding.DecodeString(text)
	return data, ok && err == nil
}

// bytes returns a copy of the bytes of a content.
func (c content) bytes() []byte {
	data := make([]byte, c.data.Length())
	js.CopyBytesToGo(data, c.data)
	return data
}

// toArray returns a Uint8Array with a copy of the bytes.
func toArray(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}
