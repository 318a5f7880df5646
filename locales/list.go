package locales

import (
	"fmt"
	"strings"
)

// A start is another form of a text for parameters that begin in a certain way: Spanish has "e" for "y" before a word that begins
// with the sound of i.
type start struct {
	param  string
	begins string // in small letters
	text   string
}

// readStarts returns the starts that a form of a text gives: its name is "{last}=i hi", which lists beginnings of the parameter last.
func readStarts(name, text string) ([]start, error) {
	param, begins, ok := strings.Cut(strings.TrimPrefix(name, "{"), "}=")
	if !ok || param == "" || begins == "" {
		return nil, fmt.Errorf("a form that hangs on how a parameter begins is named like \"{last}=i hi\", not %q", name)
	}
	var all []start
	for _, b := range strings.Fields(begins) {
		all = append(all, start{param: param, begins: strings.ToLower(b), text: text})
	}
	return all, nil
}

// started returns the form of the text for these parameters: that of the longest beginning that one of them has.
func (t text) started(params []any) string {
	best := start{text: t.other}
	for _, s := range t.starts {
		if len(s.begins) <= len(best.begins) {
			continue
		}
		if value, ok := param(params, s.param); ok && strings.HasPrefix(strings.ToLower(value), s.begins) {
			best = s
		}
	}
	return best.text
}

// List joins words as the language of text, which is a Catalogue's, does: "Ana, Ben and Carla".
func List(text func(key string, params ...any) string, words []string) string {
	n := len(words) - 1
	if n <= 0 {
		return strings.Join(words, "")
	}
	return text("list.and", "first", strings.Join(words[:n], ", "), "last", words[n])
}
