//go:build unix

package app

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A pipe without a writer is rejected at once.
func TestPipeIsRefused(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "match.islas.jsonl")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err) // not every file system has pipes
	}
	for lang, want := range map[string]string{"en": "not an ordinary file", "de": "keine gewöhnliche Datei", "es": "no es un archivo corriente"} {
		var out bytes.Buffer
		done := make(chan int, 1)
		go func() { done <- Main([]string{"check", "-lang", lang, pipe}, &out, &out) }()
		select {
		case code := <-done:
			if code != exitError || !strings.Contains(out.String(), want) {
				t.Errorf("%s: exit code %d, told is %s", lang, code, out.String())
			}
		case <-time.After(20 * time.Second):
			w, err := os.OpenFile(pipe, os.O_RDWR, 0) // unblocks the reader
			if err == nil {
				w.Close()
			}
			t.Fatal("it waits")
		}
	}
}
