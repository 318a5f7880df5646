package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Whoever plays for the first time reads at once that the game is being built and how long that takes, not only afterwards.
func TestMakePlaySaysWhatIsGoingOn(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("make play is for Linux")
	}
	if _, err := exec.LookPath("make"); err != nil {
		t.Skip("there is no make")
	}
	dir := t.TempDir()
	fakes := map[string]string{"go": "echo THE GO COMMAND: $*\nexit 3", "sh": `case "$1" in .ci/need) exit 0;; esac` + "\nexec /bin/sh \"$@\""}
	for name, script := range fakes {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("make", "-C", filepath.Join("..", ".."), "play")
	cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if err == nil {
		t.Error("a build that fails is no failure")
	}
	before, build, found := strings.Cut(string(out), "THE GO COMMAND:")
	if !found || !strings.Contains(before, "minute") {
		t.Errorf("before the build begins there is only %q", before)
	}
	if !strings.Contains(build, "-v") {
		t.Errorf("the build does not name what is ready: %q", build)
	}
}
