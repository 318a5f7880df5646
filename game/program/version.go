// Package program identifies the program and its version.
package program

import (
	"runtime/debug"
	"strings"
)

// Unversioned is the version of a program that was not built from a commit, as by "go run" and "go test".
const Unversioned = "devel"

// released is the version that command release, which builds the downloads, writes into the program by the linker's flag -X.
var released string

// Packaged reports whether the program is a released one, not one built from the sources.
func Packaged() bool { return released != "" }

// WebArchive returns the name of the archive with the version for browsers, which is offered with the packages of a version.
func WebArchive(version string) string { return "islas-" + version + "-web.zip" }

// Version returns the version of the program, that of the release. A program that was built from a commit by hand has the version
// that the command go finds: 1.2.3 for the tag v1.2.3, the next one with time and name of the commit if it has no tag, both with
// +dirty if something was changed after it. All others are Unversioned.
func Version() string {
	if released != "" {
		return released
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Unversioned
	}
	return versionIn(info)
}

// versionIn returns the version that a program was built with, which the command go has taken from the tags.
func versionIn(info *debug.BuildInfo) string {
	if number, ok := strings.CutPrefix(info.Main.Version, "v"); ok {
		return number
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 9 {
			return Unversioned + "+" + s.Value[:9]
		}
	}
	return Unversioned
}

// Released returns the version of the program, or "" if it is Unversioned.
func Released() string {
	if v := Version(); !strings.HasPrefix(v, Unversioned) {
		return v
	}
	return ""
}
