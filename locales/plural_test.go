package locales

import (
	"strings"
	"testing"
)

// polish is a file of Polish texts, a language with more plural forms than those of the program.
const polish = `{
 "cards": {
  "few": "{n} karty",
  "many": "{n} kart",
  "one": "{n} karta",
  "other": "{n} karty"
 },
 "title": "Wyspy Kanaryjskie"
}`

// TestPluralsOfALanguage: the language decides which form a number takes.
func TestPluralsOfALanguage(t *testing.T) {
	pl := sampleOf(t, "pl", polish)
	for n, want := range map[any]string{
		1: "1 karta", 2: "2 karty", 4: "4 karty", 5: "5 kart", 0: "0 kart", 11: "11 kart", 12: "12 kart", 14: "14 kart", 21: "21 kart",
		22: "22 karty", 112: "112 kart", 124: "124 karty", "1,5": "1,5 karty", "": " karty", -3: "-3 karty",
	} {
		if got := pl.Text("cards", "n", n); got != want {
			t.Errorf("%v cards are %q, not %q", n, got, want)
		}
	}
	for _, lang := range Languages() {
		c := newCatalogue(lang)
		if err := c.add([]byte(`{"k": {"one": "{n} one", "other": "{n} other"}}`)); err != nil {
			t.Fatal(err)
		}
		for n, want := range map[int]string{0: "0 other", 1: "1 one", 2: "2 other", 5: "5 other", 11: "11 other", 21: "21 other", 101: "101 other"} {
			if got := c.Text("k", "n", n); got != want {
				t.Errorf("%s: %q, not %q", lang, got, want)
			}
		}
	}
}

// TestFormsThatALanguageNeeds: a file has exactly the forms that the numbers of its language take; otherwise the error names
// them.
func TestFormsThatALanguageNeeds(t *testing.T) {
	for lang, want := range map[string]string{
		"de": "one other", "en": "one other", "es": "one other", "pl": "few many one other", "cs": "few one other", "ja": "other",
		"ar": "few many one other two zero", "sl": "few one other two", "br": "few many one other two",
	} {
		if got := strings.Join(pluralsOf(lang).need, " "); got != want {
			t.Errorf("%s needs %s, not %s", lang, got, want)
		}
	}
	err := newCatalogue("pl").add([]byte(strings.Replace(polish, "  \"few\": \"{n} karty\",\n", "", 1)))
	const want = `line 2: "cards": a plural text has exactly the forms few, many, one and other, not many, one and other`
	if err == nil || err.Error() != want {
		t.Errorf("a form that is missing is told as %v\nwant %s", err, want)
	}
	for _, more := range []string{`"few": "x"`, `"some": "x"`} {
		err := newCatalogue("en").add([]byte(`{"k": {"one": "x", "other": "x", ` + more + `}}`))
		if err == nil || !strings.Contains(err.Error(), "exactly the forms one and other, not ") {
			t.Errorf("one form too many is told as %v", err)
		}
	}
}

// sampleOf returns a catalogue of one file in a language.
func sampleOf(t *testing.T, lang, data string) *Catalogue {
	t.Helper()
	c := newCatalogue(lang)
	if err := c.add([]byte(data)); err != nil {
		t.Fatal(err)
	}
	return c
}
