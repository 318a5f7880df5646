package locales

import (
	"encoding/json"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestReadsAsJSON: the quick way through a file of texts gives the same as package json, for every file of the program and every
// form of JSON.
func TestReadsAsJSON(t *testing.T) {
	samples := []string{
		`{"a": "x"}`, "\r\n{\t\"a\" :\n\"x\" , \"b\":\"ä\"}\n", `{"a": "x\ny \"z\" \u00e4"}`, `{"\u0061": "x"}`, `{"a": "\\", "b": "\"", "c\"": {"other": "\\\""}}`, `{"a": "x", "a": "y"}`, `{}`, `null`,
		`{"a": {"one": "x }", "other": "y"}, "b": "z"}`, `{"a": {"other": "x", "{n}=i": "y"}}`, "{\"a\": \"\xff\"}",
	}
	for _, data := range builtIn(t) {
		samples = append(samples, data)
	}
	for _, data := range samples {
		var want map[string]text
		if err := json.Unmarshal([]byte(data), &want); err != nil {
			t.Fatal(err)
		}
		got, err := read([]byte(data))
		if err != nil {
			t.Errorf("%.80q: %v", data, err)
		}
		for _, key := range slices.Sorted(maps.Keys(want)) {
			if !reflect.DeepEqual(got[key], want[key]) {
				t.Errorf("%.80q: %q is %+v, not %+v", data, key, got[key], want[key])
			}
		}
		if len(got) != len(want) {
			t.Errorf("%.80q: %d texts, not %d", data, len(got), len(want))
		}
	}
}

// TestRefusesAsJSON: a file that package json refuses is refused.
func TestRefusesAsJSON(t *testing.T) {
	for _, data := range []string{
		``, `{`, `{"a"`, `{"a":`, `{"a": "x"`, `{"a": "x",}`, `{"a": "x"} {}`, `{"a" "x"}`, `{"a": "x" "b": "y"}`, `{"a": 5}`, "{\"a\": \"x\ny\"}", `["a"]`,
		`{"a": {"one": "x"}`, `{a: "x"}`, `{"a": "\x"}`, `{"a": "x\`, `{"a": "x\"}`, "{\"a\":\v\"x\"}",
	} {
		if json.Unmarshal([]byte(data), new(map[string]text)) == nil {
			t.Fatalf("%q is JSON", data)
		}
		if _, err := read([]byte(data)); err == nil {
			t.Errorf("%q is read", data)
		}
	}
}

// TestReadsQuickly: every file of the program is read the quick way, which the start in a browser needs.
func TestReadsQuickly(t *testing.T) {
	for name, data := range builtIn(t) {
		r := reader{rest: data}
		if r.file() == nil {
			line := 1 + strings.Count(data[:len(data)-len(r.rest)], "\n")
			t.Errorf("%s is not read the quick way from line %d on", name, line)
		}
	}
}

// builtIn returns the files of texts of the program by their names.
func builtIn(t *testing.T) map[string]string {
	t.Helper()
	all, from := map[string]string{}, games(t)
	from["shared"] = files
	for name, from := range from {
		for _, lang := range Languages() {
			data, err := fs.ReadFile(from, lang+".json")
			if err != nil {
				t.Fatal(err)
			}
			all[name+" "+lang+".json"] = string(data)
		}
	}
	return all
}
