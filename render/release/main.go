// Command release makes everything that players download, from any machine and without a C compiler, for Linux, Windows, macOS and the
// browser:
//
//	go run ./render/release [-out DIR] [-only PART,…] [-tag TAG]
//
// The version is that of the last tag, v1.2.3, behind which +14.gCOMMIT tells how many commits have come since; a release is made on the
// tag itself, and with -tag as that one, since several can be on a commit. All times are that of the commit, so the same commit gives the
// same bytes. It needs git and the network: the pinned version of Go, and the tools of module islas/tools beside it, are fetched if they
// are not there.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

func main() {
	out := flag.String("out", filepath.Join("dist", "release"), "write into this `folder`")
	only := flag.String("only", "", "make only these `parts`: "+strings.Join(partNames(), ", "))
	tag := flag.String("tag", "", "release this `tag`, which must be on the commit, instead of the last one")
	flag.Parse()
	err := inToolchain()
	if err == nil {
		err = run(*out, *only, *tag, flag.Args())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// inToolchain goes on in a program that the pinned Go has built, if another one has built this: it packs otherwise. It returns only if that is
// not needed, or fails.
func inToolchain() error {
	if runtime.Version() == toolchain {
		return nil
	}
	if os.Getenv("GOTOOLCHAIN") == toolchain {
		return fmt.Errorf("this is %s, though %s was asked for", runtime.Version(), toolchain)
	}
	cmd := exec.Command("go", append([]string{"run", "islas/render/release"}, os.Args[1:]...)...)
	cmd.Env = append(os.Environ(), "GOTOOLCHAIN="+toolchain)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	err := cmd.Run()
	if err == nil {
		os.Exit(0)
	}
	return fmt.Errorf("%s can't be had: %w", toolchain, err)
}

// part is a part of a release.
type part struct {
	name string
	make func(*release) error
}

// parts are all parts of a release, in the order in which they are made: one with sums of files comes after those.
func parts() []part {
	return []part{
		{"linux", (*release).linux},
		{"flatpak", (*release).flatpak},
		{"windows", (*release).windows},
		{"macos", (*release).macos},
		{"web", (*release).web},
		{"sbom", (*release).sbom},
		{"licences", (*release).licences},
	}
}

func partNames() (names []string) {
	for _, p := range parts() {
		names = append(names, p.name)
	}
	return names
}

// run makes the parts that are asked for, all if none is.
func run(out, only, tag string, rest []string) error {
	if len(rest) > 0 {
		return fmt.Errorf("%q means nothing here; there are only the flags -out and -only", rest[0])
	}
	wanted := partNames()
	if only != "" {
		wanted = strings.Split(only, ",")
	}
	for _, name := range wanted {
		if !slices.Contains(partNames(), name) {
			return fmt.Errorf("there is no part %q: use some of %s", name, strings.Join(partNames(), ", "))
		}
	}
	r, err := newRelease(out, tag)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	return r.parts(wanted)
}

// parts makes parts of a release, and the sums of all that lies in its folder then.
func (r *release) parts(wanted []string) error {
	fmt.Printf("Islas Canarias %s of %s\n", r.version, r.time.Format("2006-01-02"))
	for _, p := range parts() {
		if !slices.Contains(wanted, p.name) {
			continue
		}
		fmt.Printf("making: %s\n", p.name)
		if err := p.make(r); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	return r.sums()
}
