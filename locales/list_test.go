package locales

import (
	"strings"
	"testing"
)

// TestListsOfALanguage: before the last of several words comes the language's word for "and", which in Spanish depends on how the
// word begins.
func TestListsOfALanguage(t *testing.T) {
	for _, tt := range []struct{ lang, words, want string }{
		{"en", "", ""}, {"en", "Ana", "Ana"}, {"en", "Ana Inés", "Ana and Inés"}, {"de", "Ana Ben Inés", "Ana, Ben und Inés"},
		{"es", "Ana Ben", "Ana y Ben"}, {"es", "Ana Iballa", "Ana e Iballa"}, {"es", "Íñigo Ana ÍÑIGO", "Íñigo, Ana e ÍÑIGO"},
		{"es", "Ana higos", "Ana e higos"}, {"es", "madera hierro", "madera y hierro"}, {"es", "Ana Hidalgo", "Ana e Hidalgo"},
		{"es", "Ana Yolanda", "Ana y Yolanda"}, {"es", "Ana Yves", "Ana e Yves"}, {"es", "Iballa Ana", "Iballa y Ana"},
		{"es", "Ana {first}", "Ana y {first}"},
	} {
		if got := List(open(t, tt.lang).Text, strings.Fields(tt.words)); got != tt.want {
			t.Errorf("%s: %q are said as %q, not %q", tt.lang, tt.words, got, tt.want)
		}
	}
}

// TestFormsForBeginnings: errors in forms that depend on how a parameter begins are reported.
func TestFormsForBeginnings(t *testing.T) {
	for data, want := range map[string]string{
		`{"k": {"{x}=i": "e {x}"}}`:                           "has the form other beside them, and no more",
		`{"k": {"other": "{x}", "one": "x", "{x}=i": "{x}"}}`: "has the form other beside them, and no more",
		`{"k": {"other": "{x}", "{x}": "{x}"}}`:               `is named like "{last}=i hi", not "{x}"`,
		`{"k": {"other": "{x}", "{x}=": "{x}"}}`:              `is named like "{last}=i hi", not "{x}="`,
	} {
		if _, err := parse(data); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", data, err, want)
		}
	}
}
