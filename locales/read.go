package locales

import (
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// read returns the texts of a file. The start of the program waits for them, and a file of texts is almost only strings without
// escapes: those are cut out of the file as they are. The few others are left to package json, as is a file with a mistake.
func read(data []byte) (map[string]text, error) {
	if r := (reader{rest: string(data)}); utf8.Valid(data) {
		if all := r.file(); all != nil {
			return all, nil
		}
	}
	var all map[string]text
	if err := json.Unmarshal(data, &all); err != nil {
		return nil, firstFault(data, err)
	}
	return all, nil
}

// A reader goes through a file of texts. Its methods report false where the file has not the usual form.
type reader struct{ rest string }

// entryLength is the average length of an entry of a file in bytes, or less.
const entryLength = 64

// file returns the texts of the whole file, nil if it has not the usual form.
func (r *reader) file() map[string]text {
	all := make(map[string]text, len(r.rest)/entryLength)
	if !r.mark('{') {
		return nil
	}
	for more := true; more; more = r.mark(',') {
		key, ok := r.said()
		if !ok || !r.mark(':') {
			return nil
		}
		if all[key], ok = r.text(); !ok {
			return nil
		}
	}
	if !r.mark('}') || strings.Trim(r.rest, space) != "" {
		return nil
	}
	return all
}

// space lists the characters that may stand between the parts of a file.
const space = " \t\r\n"

// mark skips a mark and reports whether it was there.
func (r *reader) mark(c byte) bool {
	rest := strings.TrimLeft(r.rest, space)
	if rest == "" || rest[0] != c {
		return false
	}
	r.rest = rest[1:]
	return true
}

// said reads a string.
func (r *reader) said() (said string, ok bool) {
	rest := strings.TrimLeft(r.rest, space)
	if rest == "" || rest[0] != '"' {
		return "", false
	}
	escaped := false
	for i := 1; i < len(rest); i++ {
		switch c := rest[i]; {
		case c == '"':
			r.rest = rest[i+1:]
			if escaped {
				return said, json.Unmarshal([]byte(rest[:i+1]), &said) == nil
			}
			return rest[1:i], true
		case c == '\\':
			escaped = true
			i++
		case c < ' ':
			return "", false
		}
	}
	return "", false
}

// text reads a text.
func (r *reader) text() (t text, ok bool) {
	if said, ok := r.said(); ok {
		return text{other: said}, true
	}
	if t.forms = r.strings(); t.forms == nil {
		return text{}, false
	}
	t.other = t.forms[other]
	return t, t.takeStarts() == nil
}

// strings reads an object of strings; nil if it has not the usual form.
func (r *reader) strings() map[string]string {
	all := map[string]string{}
	for mark := byte('{'); r.mark(mark); mark = ',' {
		key, ok := r.said()
		if !ok || !r.mark(':') {
			return nil
		}
		if all[key], ok = r.said(); !ok {
			return nil
		}
	}
	if len(all) == 0 || !r.mark('}') {
		return nil
	}
	return all
}
