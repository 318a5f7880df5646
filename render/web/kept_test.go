package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"islas/render/testkit/must"
)

// What was packed before is served again, and packed anew as soon as anything is not as it should be.
func TestPackedFilesAreKeptWhileUpToDate(t *testing.T) {
	other := append(bytes.Clone(wasm), "changed"...)
	for _, tt := range []struct {
		name   string
		wasm   []byte
		damage func(dir string) error
		kept   bool
	}{
		{"nothing changed", wasm, func(string) error { return nil }, true},
		{"the game changed", other, func(string) error { return nil }, false},
		{"one is missing", wasm, func(dir string) error { return os.Remove(filepath.Join(dir, brotliName)) }, false},
		{"one is damaged", wasm, func(dir string) error { return os.Truncate(filepath.Join(dir, brotliName), 20) }, false},
		{"one is another's", wasm, func(dir string) error {
			br, err := packBrotli(other, true)
			if err != nil {
				return err
			}
			return os.WriteFile(filepath.Join(dir, brotliName), br, 0o600)
		}, false},
	} {
		dir, _ := assembled(t)
		path := filepath.Join(dir, gzipName)
		marked, err := os.ReadFile(path)
		must.OK(t, err)
		marked[4] = 'm' // a time of making, which the packer does not write
		must.OK(t, os.WriteFile(path, marked, 0o600))
		must.OK(t, tt.damage(dir))
		if _, err := assemble(dir, tt.wasm, []byte("// glue"), true); err != nil {
			t.Fatal(err)
		}
		after, err := os.ReadFile(path)
		must.OK(t, err)
		if got := bytes.Equal(after, marked); got != tt.kept {
			t.Errorf("%s: kept: %v", tt.name, got)
		}
		if kept(path, tt.wasm, ungzip) == nil || kept(filepath.Join(dir, brotliName), tt.wasm, unbrotli) == nil {
			t.Errorf("%s: what is served is not the game", tt.name)
		}
	}
}

// What was packed in a hurry, and so is too large, is not taken for what is packed well.
func TestPackedInAHurryIsNotKept(t *testing.T) {
	dir, _ := assembled(t)
	hurried, err := os.ReadFile(filepath.Join(dir, brotliName))
	must.OK(t, err)
	for _, tt := range []struct {
		most int
		kept bool
	}{{len(hurried), true}, {len(hurried) - 1, false}} {
		_, br, err := packings(dir, wasm, false, tt.most)
		must.OK(t, err)
		if got := bytes.Equal(br, hurried); got != tt.kept {
			t.Errorf("at most %d of %d bytes: kept: %v", tt.most, len(hurried), got)
		}
	}
}
