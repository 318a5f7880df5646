package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// target is what a program is built for.
type target struct{ os, arch string }

func (t target) String() string { return t.os + "-" + t.arch }

// ending returns how the names of programs of a system end.
func ending(system string) string {
	if system == "windows" {
		return ".exe"
	}
	return ""
}

// natives are the targets of the programs; the browser has its own command.
func natives() []target {
	return []target{
		{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"},
	}
}

// fetching returns by which settings of the command go it is found out where modules come from and where they are kept, as they are set by
// environment or by "go env -w". What is built depends on none of them.
func fetching() ([]string, error) {
	names := []string{
		"GOPROXY", "GOSUMDB", "GOPRIVATE", "GONOPROXY", "GONOSUMDB", "GOINSECURE", "GOAUTH", "GOVCS", "GOPATH", "GOMODCACHE", "GOCACHE", "GOTMPDIR",
	}
	text, err := output("", nil, "go", append([]string{"env", "-json"}, names...)...)
	values := map[string]string{}
	if err == nil {
		err = json.Unmarshal([]byte(text), &values)
	}
	var all []string
	for _, name := range names {
		all = append(all, name+"="+values[name])
	}
	return all, err
}

// environment returns that of this program with all that what is built depends on, whatever "go env -w" has set.
func (r *release) environment(t target) []string {
	return append(append(os.Environ(), r.fetching...), "GOENV=off", "GOTOOLCHAIN="+r.toolchain, "GOOS="+t.os, "GOARCH="+t.arch, "CGO_ENABLED=0",
		"GOFLAGS=", "GOWORK=off", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0", "GOWASM=", "GOFIPS140=off", "GODEBUG=")
}

// host is for commands that run on this machine, also those that build for the browser.
func (r *release) host() []string { return r.environment(target{runtime.GOOS, runtime.GOARCH}) }

// program returns the file of the program for a target, which is built at the first call.
func (r *release) program(t target) (string, error) {
	if path := r.programs[t]; path != "" {
		return path, nil
	}
	flags := "-s -w -X islas/game/program.released=" + r.version
	if t.os == "windows" {
		flags += " -H windowsgui"
		remove, err := r.resources(t)
		if err != nil {
			return "", err
		}
		defer remove()
	}
	path := filepath.Join(r.work, "islas-"+t.String()+ending(t.os))
	if _, err := output(r.root, r.environment(t), "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, "./"+r.main); err != nil {
		return "", err
	}
	r.programs[t] = path
	return path, nil
}

// built returns what the file of the program for a target holds.
func (r *release) built(t target) ([]byte, error) {
	path, err := r.program(t)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// tool runs one of the tools of module islas/tools, which are built at the first call, on what it is asked for, and returns what it makes.
func (r *release) tool(name string, asked any) ([]byte, error) {
	if r.tools == "" {
		path := filepath.Join(r.work, "tools"+ending(runtime.GOOS))
		if _, err := output(filepath.Join(r.root, "render", "release", "tools"), r.host(), "go", "build", "-o", path, "."); err != nil {
			return nil, err
		}
		r.tools = path
	}
	in, err := json.Marshal(asked)
	if err != nil {
		return nil, err
	}
	var out, errs bytes.Buffer
	cmd := exec.Command(r.tools, name)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(in), &out, &errs
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, strings.TrimSpace(errs.String()))
	}
	return out.Bytes(), nil
}
