package app

import (
	"io"
	"path/filepath"
	"strings"
	"testing"
)

// Whatever keeps the program from starting is reported in exactly one sentence, so that Windows shows one message box, not none.
func TestWhatKeepsItFromStartingIsTold(t *testing.T) {
	broken := put(t, filepath.Join(t.TempDir(), "broken.islas.jsonl"), "nothing")
	for _, tt := range []struct {
		args []string
		code int
		part string
	}{
		{[]string{"-lang", "en", "-unheard-of"}, exitUsage, "unheard-of"},
		{[]string{"-lang", "en", "-seats", "human"}, exitUsage, "human"},
		{[]string{"-lang", "de", "replay", filepath.Join(t.TempDir(), "none")}, exitError, "none"},
		{[]string{"-lang", "en", "replay", broken}, exitError, "broken"},
		{[]string{"-lang", "en", "-data", t.TempDir(), "-inspect", filepath.Join(t.TempDir(), "none", "file")}, exitError, "file"},
	} {
		var told []string
		code := begin(tt.args, io.Discard, func(sentence string) { told = append(told, sentence) })
		if code != tt.code || len(told) != 1 || !strings.Contains(told[0], tt.part) {
			t.Errorf("%q: exit code %d, told %q", tt.args, code, told)
		}
	}
}
