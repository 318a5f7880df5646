package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"islas/assets/packaging"
	"islas/game/record"
	"islas/locales"
	"islas/render/app"
	"islas/render/testkit/must"
)

func TestVersions(t *testing.T) {
	for _, tt := range []struct{ described, version, numbers string }{
		{"v1.2.3", "1.2.3", "1.2.3"},
		{"v1.2.3.dirty", "1.2.3+dirty", "1.2.3"},
		{"v1.2.3-14-g0123abcde", "1.2.3+14.g0123abcde", "1.2.3"},
		{"v1.2.3-14-g0123abcde.dirty", "1.2.3+14.g0123abcde.dirty", "1.2.3"},
		{"v2.0.0-rc.1", "2.0.0-rc.1", "2.0.0"},
		{"v2.0.0-rc.1-3-g0123abcde", "2.0.0-rc.1+3.g0123abcde", "2.0.0"},
	} {
		version, numbers, err := versions(tt.described)
		if err != nil || version != tt.version || numbers != tt.numbers {
			t.Errorf("%s: version %q, numbers %q, %v", tt.described, version, numbers, err)
		}
	}
	for _, wrong := range []string{"v1", "v1.2", "1.2.3", "v1.2.3 4", "newest"} {
		if version, _, err := versions(wrong); err == nil {
			t.Errorf("%s is read as %q", wrong, version)
		}
	}
}

// Where a trial and the version itself are tags of one commit, each is released under its own name; no other tag can be.
func TestTagIsReleased(t *testing.T) {
	dir := t.TempDir()
	git := func(args ...string) {
		t.Helper()
		who := []string{"-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"}
		if _, err := output(dir, nil, "git", append(who, args...)...); err != nil {
			t.Fatal(err)
		}
	}
	git("init", "-q")
	git("commit", "-q", "--allow-empty", "-m", "first")
	git("tag", "v1.0.0")
	git("commit", "-q", "--allow-empty", "-m", "second")
	git("tag", "-a", "-m", "a trial", "v1.2.3-rc.1")
	git("tag", "v1.2.3")
	for _, tag := range []string{"v1.2.3-rc.1", "v1.2.3"} {
		if text, err := describe(dir, tag); err != nil || text != tag {
			t.Errorf("%s is released as %q, %v", tag, text, err)
		}
	}
	for _, tag := range []string{"v1.0.0", "v9.9.9"} {
		if text, err := describe(dir, tag); err == nil {
			t.Errorf("%s, which is not on the commit, is released as %q", tag, text)
		}
	}
	text, err := describe(dir, "v1.2.*")
	if err == nil {
		_, _, err = versions(text)
	}
	if err == nil {
		t.Errorf("a pattern is released as %q", text)
	}
}

// Packages say the same in every language of the program.
func TestTexts(t *testing.T) {
	english, err := packaging.Texts("en")
	must.OK(t, err)
	for _, lang := range locales.Languages() {
		texts, err := packaging.Texts(lang)
		must.OK(t, err)
		for key, text := range english {
			if texts[key] == "" || lang != "en" && texts[key] == text && key != "name" {
				t.Errorf("%s: %s is not said", lang, key)
			}
		}
		if len(texts) != len(english) {
			t.Errorf("%s: there are %d texts, in English %d", lang, len(texts), len(english))
		}
	}
}

// The workflow that makes releases takes everything at pinned versions, the Go of releases among it.
func TestWorkflow(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", ".github", "workflows", "release.yml"))
	must.OK(t, err)
	pinned := regexp.MustCompile(`uses: \S+@[0-9a-f]{40} # v[0-9.]+\n`)
	if all, right := strings.Count(string(data), "uses: "), len(pinned.FindAll(data, -1)); all != right || all < 4 {
		t.Errorf("of %d actions %d are pinned", all, right)
	}
	if all, right := strings.Count(string(data), "go-version"), strings.Count(string(data), "go-version: "+toolchain[2:]+"\n"); all != right || all != 2 {
		t.Errorf("of %d versions of Go %d are %s", all, right, toolchain)
	}
}

func TestRefuses(t *testing.T) {
	for _, tt := range []struct {
		only string
		rest []string
		part string
	}{{"", []string{"now"}, "now"}, {"linux,beos", nil, "beos"}} {
		if err := run(t.TempDir(), tt.only, "", tt.rest); err == nil || !strings.Contains(err.Error(), tt.part) {
			t.Errorf("%q %q: %v", tt.only, tt.rest, err)
		}
	}
}

// started returns a release of this commit, of a command for some targets, that is written into a folder of the test. The Go that is installed
// builds it if it is new enough.
func started(t *testing.T, command string, targets ...target) *release {
	t.Helper()
	if _, err := os.Stat(filepath.Join("..", "..", ".git")); errors.Is(err, fs.ErrNotExist) {
		t.Skip("a release needs the git repository, and these are the sources alone")
	}
	r, err := newRelease(t.TempDir(), "")
	must.OK(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(r.work) })
	r.main, r.toolchain = command, "auto"
	if len(targets) > 0 {
		r.targets = targets
	}
	return r
}

// tinyCommand is built faster than the game. Packages of it are like those of the game but for what they do.
const tinyCommand = "render/release/testdata/tiny"

// page is what lies in the folder of the browser version of these tests.
var page = map[string]string{"index.html": "<!doctype html>", "islas.wasm": "\x00asm", "islas.wasm.br": "packed", "more/sign.png": "below"}

// released makes a whole release of the tiny command.
func released(t *testing.T) *release {
	t.Helper()
	r := started(t, tinyCommand)
	r.browser = t.TempDir()
	must.OK(t, os.Mkdir(filepath.Join(r.browser, "more"), 0o755))
	for name, text := range page {
		must.OK(t, os.WriteFile(filepath.Join(r.browser, name), []byte(text), 0o600))
	}
	must.OK(t, r.parts(partNames()))
	return r
}

// TestRelease makes a whole release, looks into every package, and makes it once more, in other folders, to the same bytes.
func TestRelease(t *testing.T) {
	r := released(t)
	t.Run("names and sums", func(t *testing.T) { checkSums(t, r) })
	t.Run("linux", func(t *testing.T) { checkLinux(t, r) })
	t.Run("flatpak", func(t *testing.T) { checkFlatpak(t, r) })
	t.Run("windows", func(t *testing.T) { checkWindows(t, r) })
	t.Run("macos", func(t *testing.T) { checkMac(t, r) })
	t.Run("web", func(t *testing.T) { checkWeb(t, r) })
	t.Run("licences", func(t *testing.T) { checkLicences(t, r) })

	again := released(t)
	names, err := os.ReadDir(r.out)
	must.OK(t, err)
	for _, n := range names {
		one, err := os.ReadFile(filepath.Join(r.out, n.Name()))
		must.OK(t, err)
		two, err := os.ReadFile(filepath.Join(again.out, n.Name()))
		must.OK(t, err)
		if !bytes.Equal(one, two) {
			t.Errorf("%s has other bytes when it is made again", n.Name())
		}
	}
}

// A match record names the version of the program that wrote it, and is read all the same.
func TestRecordsNameTheVersion(t *testing.T) {
	r := started(t, "game/arena")
	arena, err := r.program(target{runtime.GOOS, runtime.GOARCH})
	must.OK(t, err)
	dir := t.TempDir()
	if _, err := output("", nil, arena, "-games", "1", "-seats", "easy,easy", "-seed", "1", "-record", dir); err != nil {
		t.Fatal(err)
	}
	var records []string
	err = filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, record.Extension) {
			records = append(records, path)
		}
		return err
	})
	if err != nil || len(records) != 1 {
		t.Fatalf("there are the records %v, %v", records, err)
	}
	data, err := os.ReadFile(records[0])
	must.OK(t, err)
	first, _, _ := strings.Cut(string(data), "\n")
	if !strings.Contains(first, `"program":"`+r.version+`"`) {
		t.Errorf("the record begins with %s", first)
	}
	if code := app.Main([]string{"-lang", "en", "check", records[0]}, io.Discard, io.Discard); code != 0 {
		t.Errorf("checking it ends with %d", code)
	}
}
