package locales

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
)

// An entry is a text as it is in a file.
type entry struct {
	key  string
	line int // from 1
	text text
	err  error // why it is no text
}

// entries reads a file of texts as far as it is one: an entry that is no text has an error and does no harm to the others. The
// error, with its line, is that of a file which is no JSON from somewhere on.
func entries(data []byte) (all []entry, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	if start, err := d.Token(); err != nil || start != json.Delim('{') {
		return nil, cmp.Or(syntaxFault(data), errors.New("line 1: the file must begin with {"))
	}
	line, at := 1, int64(0)
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return all, syntaxFault(data)
		}
		line += bytes.Count(data[at:d.InputOffset()], []byte("\n"))
		at = d.InputOffset()
		e := entry{key: key.(string), line: line}
		if e.err = d.Decode(&e.text); e.err != nil && isSyntax(e.err) {
			return all, syntaxFault(data)
		}
		all = append(all, e)
	}
	return all, syntaxFault(data)
}
