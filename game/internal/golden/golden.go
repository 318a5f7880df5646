// Package golden compares texts with kept ones, so that no output changes unnoticed.
//
// Whoever means to change it runs the test with -update, which keeps the current text, and reads the difference in git.
package golden

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

// update is the flag that keeps the texts instead of comparing them with the kept ones.
var update = flag.Bool("update", false, "keep the texts of now as those to compare with")

// Text compares a text, line by line, with the kept one in a file, whose path is relative to the folder of the test. A
// difference, or a missing file, ends the test.
func Text(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if d := difference(string(data), got); d != "" {
		t.Fatalf("%s, %s (go test -update rewrites it, if that is meant)", path, d)
	}
}

// difference returns the first difference of a text from the kept one, "" for none. Line ends of the kept text do not matter: git
// may check it out either way.
func difference(kept, got string) string {
	want := strings.Split(strings.ReplaceAll(kept, "\r\n", "\n"), "\n")
	lines := strings.Split(got, "\n")
	for i, line := range lines {
		if i >= len(want) {
			return fmt.Sprintf("line %d: got %q, want the end", i+1, line)
		}
		if line != want[i] {
			return fmt.Sprintf("line %d: got %q, want %q", i+1, line, want[i])
		}
	}
	if len(want) > len(lines) {
		return fmt.Sprintf("line %d: got the end, want %q", len(lines)+1, want[len(lines)])
	}
	return ""
}
