package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// toolchain is the Go that builds a release, whichever is installed: another one gives other bytes.
const toolchain = "go1.26.8"

// release is one release on its way.
type release struct {
	main      string   // the command that players run, relative to root
	targets   []target // for which it is built
	toolchain string   // the Go that builds it
	browser   string   // the folder of the browser version, empty until it is built

	root string    // of the module
	out  string    // what is made goes there
	work string    // for what is needed on the way
	time time.Time // of the commit, in UTC

	fetching []string // see there

	version string // of the program, like 1.2.3 or 1.2.3+14.g0123abc
	numbers string // its three numbers

	programs map[target]string // what was built already
	tools    string            // the program of module islas/tools, empty until it is built
	others   []byte            // licences of others, once they have been looked up
}

// newRelease finds out what is to be released and makes its folders.
func newRelease(out, tag string) (*release, error) {
	root, err := output("", nil, "go", "list", "-m", "-f", "{{.Dir}}", "islas")
	if err != nil {
		return nil, err
	}
	text, err := describe(root, tag)
	if err != nil {
		return nil, fmt.Errorf("a release is made from a commit of a git repository: %w", err)
	}
	seconds, err := output(root, nil, "git", "log", "-1", "--format=%ct")
	if err != nil {
		return nil, err
	}
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, err
	}
	r := &release{main: ".", targets: natives(), toolchain: toolchain, root: root, time: time.Unix(at, 0).UTC(), programs: map[target]string{}}
	if r.version, r.numbers, err = versions(text); err != nil {
		return nil, err
	}
	if r.fetching, err = fetching(); err != nil {
		return nil, err
	}
	if r.out, err = filepath.Abs(out); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return nil, fmt.Errorf("the folder can't be made: %w", err)
	}
	r.work, err = os.MkdirTemp("", "islas-release-")
	return r, err
}

// describe returns what git tells of the commit and of what has been changed since. With a tag it is told as that one, which must be on
// the commit. Before the first tag the version is 0.0.0.
func describe(root, tag string) (string, error) {
	const dirty = "--dirty=.dirty"
	if tag != "" {
		if !described.MatchString(tag) {
			return tag, nil // which versions refuses
		}
		return output(root, nil, "git", "describe", "--tags", "--exact-match", "--match", tag, dirty)
	}
	if text, err := output(root, nil, "git", "describe", "--tags", "--match", "v[0-9]*", "--abbrev=9", dirty); err == nil {
		return text, nil
	}
	name, err := output(root, nil, "git", "describe", "--always", "--exclude", "*", "--abbrev=9", dirty)
	if err != nil {
		return "", err
	}
	count, err := output(root, nil, "git", "rev-list", "--count", "HEAD")
	return fmt.Sprintf("v0.0.0-%s-g%s", count, name), err
}

// described is what git describe tells: a tag with three numbers, which may name a trial before a version, the commits since, dirty.
var described = regexp.MustCompile(`^v([0-9]+\.[0-9]+\.[0-9]+)(-[A-Za-z][0-9A-Za-z.]*)?(?:-([0-9]+-g[0-9a-f]+))?(\.dirty)?$`)

// versions returns the version that a text of git describe stands for, and its three numbers. What has come since the tag stands behind a
// plus sign, where every package manager takes it for later.
func versions(text string) (version, numbers string, err error) {
	m := described.FindStringSubmatch(text)
	if m == nil {
		return "", "", fmt.Errorf("%q is no version: tags of releases are called like v1.2.3 or v1.2.3-rc.1", text)
	}
	numbers = m[1]
	version = numbers + m[2]
	if since := strings.TrimPrefix(strings.ReplaceAll(m[3], "-", ".")+m[4], "."); since != "" {
		version += "+" + since
	}
	return version, numbers, nil
}

// output runs a command in a folder with an environment, nil for that of this program, and returns what it prints, without the end of
// the last line.
func output(dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, env
	text, err := cmd.Output()
	if exit := new(exec.ExitError); errors.As(err, &exit) {
		return "", fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, exit.Stderr)
	}
	return strings.TrimSpace(string(text)), err
}

// write writes a file of the release, unless it could not be made.
func (r *release) write(suffix string, data []byte, err error) error {
	if err != nil {
		return err
	}
	return os.WriteFile(r.name(suffix), data, 0o644)
}

// name returns the name of a file of the release: islas-VERSION-SUFFIX.
func (r *release) name(suffix string) string {
	return filepath.Join(r.out, "islas-"+r.version+"-"+suffix)
}
