package locales

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestFaultsAreNamed: the error of a file of texts is one sentence with file and line.
func TestFaultsAreNamed(t *testing.T) {
	for data, want := range map[string]string{
		"{\n\"a\": \"x\"\n\"b\": \"y\"\n}":             `en.json: line 3: invalid character '"' after object key:value pair`,
		"{\n\"a\": \"x\",\n\"b\": 5\n}":                `en.json: line 3: "b": a text must be a string or {"one": …, "other": …}, not 5`,
		"{\n\"a\": \"x\",\n\"b\": {\"one\": \"x\"}\n}": `en.json: line 3: "b": a plural text has exactly the forms one and other`,
		"{\n\"a\": \"x\",\n\"app.title\": \"y\"\n}":    `en.json: line 3: the key "app.title" is there twice`,
		"[]":                   "en.json: line 1: the file must begin with {",
		"":                     "en.json: line 1: the file ends too early, a } is missing",
		"{\n\"a\": \"x\",\n":   "en.json: line 3: ",
		"{\n\"a\": \"x\",\n}":  "en.json: line 3: ",
		"{\n\"a\": \"x\n\"\n}": "en.json: line 2: invalid character '\\n' in string",
	} {
		_, err := Open("en", fstest.MapFS{"en.json": {Data: []byte(data)}})
		if err == nil || !strings.HasPrefix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v\nwant %s", data, err, want)
		}
	}
}

// TestCheck finds errors in any language of any game.
func TestCheck(t *testing.T) {
	sound := fstest.MapFS{"en.json": {Data: []byte(`{"a": "x"}`)}, "de.json": {Data: []byte(`{"a": "x"}`)}, "es.json": {Data: []byte(`{"a": "x"}`)}}
	broken := fstest.MapFS{"en.json": {Data: []byte(`{"a": "x"}`)}, "de.json": {Data: []byte("{\n\"a\": x}")}}
	lacking := fstest.MapFS{"en.json": {Data: []byte(`{"a": "x"}`)}}
	if err := Check(sound, sound); err != nil {
		t.Error(err)
	}
	if err := Check(sound, broken); err == nil || !strings.HasPrefix(err.Error(), "de.json: line 2: ") {
		t.Errorf("a file that is broken: %v", err)
	}
	if err := Check(sound, lacking); err == nil || !strings.HasPrefix(err.Error(), "de.json: there must be such a file") {
		t.Errorf("a file that is missing: %v", err)
	}
}
