// Command tools makes what a release needs makers of its own for: Debian packages, the resources of Windows programs, signed universal
// programs for macOS. It is a module of its own, so that the game's stays lean; command release calls it.
//
//	tools deb        reads the configuration of a package and writes the package
//	tools resources  reads what Windows is to show of a program and writes an object for its linker
//	tools universal  reads the names of programs for macOS and of what they are sealed with, and writes one program
//
// All read JSON from the standard input and write to the standard output.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
)

func main() {
	makers := map[string]func(io.Reader, io.Writer) error{"deb": makeDeb, "resources": makeResources, "universal": makeUniversal}
	if len(os.Args) != 2 || makers[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "tools: say what to make: deb, resources or universal")
		os.Exit(2)
	}
	var out bytes.Buffer
	err := makers[os.Args[1]](os.Stdin, &out)
	if err == nil {
		_, err = os.Stdout.Write(out.Bytes())
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "tools: %s: %v\n", os.Args[1], err)
		os.Exit(1)
	}
}

// makeDeb makes a Debian package of a configuration of nFPM (https://nfpm.goreleaser.com/configuration).
func makeDeb(in io.Reader, out io.Writer) error {
	config, err := nfpm.Parse(in)
	if err != nil {
		return err
	}
	info, err := config.Get("deb")
	if err != nil {
		return err
	}
	return deb.Default.Package(nfpm.WithDefaults(info), out)
}
