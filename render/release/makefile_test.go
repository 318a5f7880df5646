package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// Whoever plays for the first time reads at once that the game is being built and how long that takes, not only afterwards, and meanwhile
// again and again that it goes on.
func TestMakePlaySaysWhatIsGoingOn(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("make play is for Linux")
	}
	need.Command(t, "make")
	dir := t.TempDir()
	// A build that lasts until two spans of time have passed, for as long as somebody waits for that, and a sleep that takes none once the build
	// has begun.
	build := "echo THE GO COMMAND: $*\n>" + dir + "/begun\nfor i in 1 2 3 4 5 6 7 8 9; do [ -e " + dir + "/2 ] || /bin/sleep 1; done\necho THE END\nexit 3"
	span := "cd " + dir + "\nfor i in 1 2 3 4 5 6 7 8 9; do [ -e begun ] || /bin/sleep 1; done\nif [ -e 1 ]; then >2; exit 1; fi\n>1"
	fakes := map[string]string{"go": build, "sleep": span, "sh": `case "$1" in .ci/need) exit 0;; esac` + "\nexec /bin/sh \"$@\""}
	for name, script := range fakes {
		must.OK(t, os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+script+"\n"), 0o755))
	}
	cmd := exec.Command("make", "-C", filepath.Join("..", ".."), "play")
	cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if err == nil {
		t.Error("a build that fails is no failure")
	}
	before, rest, found := strings.Cut(string(out), "THE GO COMMAND:")
	if !found || !strings.Contains(before, "minute") {
		t.Errorf("before the build begins there is only %q", before)
	}
	during, _, _ := strings.Cut(rest, "THE END")
	if named, still, _ := strings.Cut(during, "\n"); !strings.Contains(named, "-v") || !strings.Contains(still, "still at work after 5 s") {
		t.Errorf("while it is built nobody reads that it goes on, and with what: %q", during)
	}
	if !strings.Contains(rest, "THE END") || strings.Contains(rest, "window") {
		t.Errorf("a build that fails ends with %q", rest)
	}
}

// What is run on this machine is built for it, and the tag of a release gets to its command letter by letter.
func TestMakeHandsOn(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("make is for Linux")
	}
	need.Command(t, "make")
	dir := t.TempDir()
	fake := "#!/bin/sh\nfor last; do :; done\nprintf 'for %s: <%s>' \"$GOOS$GOARCH\" \"$last\"\n"
	must.OK(t, os.WriteFile(filepath.Join(dir, "go"), []byte(fake), 0o755))
	for _, tag := range []string{"", "v1.2.3", `v1.2.3-'; exit 7; '`, `v1.2.3-$(shell exit 7)$HOME"`, "v1.2.3-`exit 7`"} {
		for _, more := range [][]string{{"TAG=" + tag}, nil} {
			cmd := exec.Command("make", append([]string{"-s", "-C", filepath.Join("..", ".."), "release"}, more...)...)
			cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"), "MAKEFLAGS=", "GOOS=plan9", "GOARCH=386", "TAG="+tag)
			out, err := cmd.CombinedOutput()
			if err != nil || string(out) != "for : <"+tag+">" {
				t.Errorf("of %q becomes %s, %v", tag, out, err)
			}
		}
	}
}
