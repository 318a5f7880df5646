//go:build !js

package filedialog

import (
	"testing"
	"unicode/utf16"
)

// Windows gets names and patterns in turn, in UTF-16, each with its zero; a zero in a name can't end them early.
func TestFiltersOfWindows(t *testing.T) {
	got := filters16(Question{Files: "Für\x00 🏝", Patterns: []string{"*.jsonl", "*.json"}, All: "Alle"})
	if text := string(utf16.Decode(got)); text != "Für 🏝\x00*.jsonl;*.json\x00Alle\x00*.*\x00\x00" {
		t.Errorf("%q", text)
	}
}
