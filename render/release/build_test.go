package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"islas/render/testkit/must"
)

// Whatever somebody has set for the command go, by the environment or for good, a release is built by the same settings, for the
// browser, too, and comes from where modules are to be fetched.
func TestReleaseIsShielded(t *testing.T) {
	names := []string{"GOOS", "GOARCH", "GOFLAGS", "GOEXPERIMENT", "GOAMD64", "GOARM64", "GOWASM", "GOFIPS140", "GOWORK", "CGO_ENABLED", "GODEBUG"}
	settings := func(t target) (string, error) {
		fetching, err := fetching()
		if err != nil {
			return "", err
		}
		r := release{toolchain: "local", fetching: fetching}
		env := r.host()
		if t != (target{}) {
			env = r.environment(t)
		}
		return output("", env, "go", append([]string{"env"}, append(names, "GOPROXY", "GOPRIVATE")...)...)
	}
	t.Setenv("GOENV", "off")
	t.Setenv("GOPRIVATE", "example.org/ours")
	targets := append(natives(), target{"js", "wasm"}, target{})
	want := map[target]string{}
	for _, at := range targets {
		text, err := settings(at)
		must.OK(t, err)
		want[at] = text
	}
	if own := runtime.GOOS + "\n" + runtime.GOARCH + "\n"; !strings.HasPrefix(want[target{}], own) {
		t.Errorf("what runs on this machine is built by %q", want[target{}])
	}
	other := map[string]string{
		"GOOS": "plan9", "GOARCH": "386", "GOFLAGS": "-tags=other", "GOEXPERIMENT": "arenas", "GOAMD64": "v3", "GOARM64": "v9.0", "GOWASM": "satconv,signext",
		"GOFIPS140": "latest", "GOWORK": "off", "CGO_ENABLED": "1", "GODEBUG": "http2client=0",
	}
	compare := func(how string) {
		t.Helper()
		for _, at := range targets {
			if text, err := settings(at); err != nil || text != want[at] {
				t.Errorf("set %s, %v is built by %q, %v, want %q", how, at, text, err, want[at])
			}
		}
	}
	var file strings.Builder
	for _, name := range names {
		if name != "GOOS" && name != "GOARCH" { // by which the command that makes the release would not run
			file.WriteString(name + "=" + other[name] + "\n")
		}
	}
	file.WriteString("GOPRIVATE=example.org/ours\n")
	path := filepath.Join(t.TempDir(), "env")
	must.OK(t, os.WriteFile(path, []byte(file.String()), 0o600))
	t.Run("for good", func(t *testing.T) {
		t.Setenv("GOENV", path)
		t.Setenv("GOPRIVATE", "")
		for _, name := range names {
			t.Setenv(name, "")
		}
		compare("for good")
	})
	for name, value := range other {
		t.Setenv(name, value)
	}
	compare("by the environment")
}
