package locales

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// parse returns a catalogue of one file.
func parse(data string) (*Catalogue, error) {
	c := newCatalogue("en")
	return c, c.add([]byte(data))
}

func sample(t *testing.T, data string) *Catalogue {
	t.Helper()
	c, err := parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestText(t *testing.T) {
	c := sample(t, `{
		"plain": "Ready",
		"named": "{player} pays {what} to {player}",
		"cards": {"one": "{n} card", "other": "{n} cards"},
		"brace": "a { b {n} c }"
	}`)
	tests := []struct {
		key    string
		params []any
		want   string
	}{
		{"plain", nil, "Ready"},
		{"plain", []any{"unused", 1}, "Ready"},
		{"named", []any{"what", 12345, "player", "Ana"}, "Ana pays 12345 to Ana"},
		{"named", []any{"player", "{what}", "what", "{player}"}, "{what} pays {player} to {what}"},
		{"named", []any{"player"}, "{player} pays {what} to {player}"},
		{"named", []any{7, "x", "player", "Ana"}, "Ana pays {what} to Ana"},
		{"cards", []any{"n", 0}, "0 cards"},
		{"cards", []any{"n", 1}, "1 card"},
		{"cards", []any{"n", int8(1)}, "1 card"},
		{"cards", []any{"n", uint64(2)}, "2 cards"},
		{"cards", []any{"n", -1}, "-1 cards"},
		{"cards", nil, "{n} cards"},
		{"brace", []any{"n", 3}, "a { b 3 c }"},
		{"missing", []any{"n", 3}, "[missing]"},
	}
	for _, tt := range tests {
		if got := c.Text(tt.key, tt.params...); got != tt.want {
			t.Errorf("Text(%q, %v) = %q, want %q", tt.key, tt.params, got, tt.want)
		}
	}
	if !c.Has("plain") || c.Has("missing") {
		t.Error("Has is wrong about plain or missing")
	}
	if got := c.Keys(); !slices.Equal(got, []string{"brace", "cards", "named", "plain"}) {
		t.Errorf("Keys() = %v", got)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, data := range []string{
		``, `[]`, `{"a": 1}`, `{"a": {"one": "x"}}`, `{"a": {"other": "x"}}`,
		`{"a": {"one": "x", "other": "y", "few": "z"}}`, `{"a": {"one": 1, "other": "y"}}`,
	} {
		if _, err := parse(data); err == nil {
			t.Errorf("%q was read without an error", data)
		}
	}
}

func TestOpen(t *testing.T) {
	if got := Languages(); !slices.Equal(got, []string{"de", "en", "es"}) {
		t.Errorf("Languages() = %v", got)
	}
	for _, lang := range Languages() {
		c, err := Open(lang)
		if err != nil {
			t.Errorf("Open(%q): %v", lang, err)
		} else if c.Lang() != lang {
			t.Errorf("Open(%q).Lang() = %q", lang, c.Lang())
		}
	}
	for _, lang := range []string{"", "fr", "DE", "../en", "en.json"} {
		_, err := Open(lang)
		if err == nil {
			t.Errorf("Open(%q) gave no error", lang)
		} else if !strings.Contains(err.Error(), "de, en, es") {
			t.Errorf("Open(%q): the error does not name the right ones: %v", lang, err)
		}
	}
}

// A game's texts are added to the shared ones, and cannot take their place.
func TestOpenWithAGame(t *testing.T) {
	one := fstest.MapFS{"en.json": {Data: []byte(`{"own.text": "one"}`)}}
	c, err := Open("en", one)
	if err != nil {
		t.Fatal(err)
	}
	if c.Text("own.text") != "one" || !c.Has("app.title") {
		t.Error("a text of the game or a shared one is missing")
	}
	if c, err := Open("en"); err != nil || c.Has("own.text") {
		t.Errorf("without the game its text is there, or %v", err)
	}
	if _, err := Open("de", one); err == nil {
		t.Error("a game without German texts was opened in German")
	}
	if _, err := Open("en", fstest.MapFS{"en.json": {Data: []byte(`{"app.title": "one"}`)}}); err == nil || !strings.Contains(err.Error(), "app.title") {
		t.Errorf("a game that has a shared key: %v", err)
	}
}

func TestChoose(t *testing.T) {
	tests := []struct {
		tags []string
		want string
	}{
		{nil, "en"},
		{[]string{"de"}, "de"},
		{[]string{"de-AT"}, "de"},
		{[]string{"de_DE.UTF-8"}, "de"},
		{[]string{"DE"}, "de"},
		{[]string{"de.UTF-8"}, "de"},
		{[]string{"fr-FR", "de", "en"}, "de"},
		{[]string{"en-GB", "de"}, "en"},
		{[]string{"den", "C", ""}, "en"},
		{[]string{"es_ES.UTF-8"}, "es"},
		{[]string{"es-419", "en"}, "es"},
		{[]string{"ca", "es-MX", "de"}, "es"},
	}
	for _, tt := range tests {
		if got := choose(tt.tags, Languages()); got != tt.want {
			t.Errorf("choose(%q) = %q, want %q", tt.tags, got, tt.want)
		}
	}
	if got := System(); !slices.Contains(Languages(), got) {
		t.Errorf("System() = %q, not one of %v", got, Languages())
	}
}

func BenchmarkText(b *testing.B) {
	c, err := parse(`{"k": {"one": "{player} draws {n} card.", "other": "{player} draws {n} cards."}}`)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		c.Text("k", "player", "Ana", "n", 2)
	}
}
