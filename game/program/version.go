// Package program says which program this is.
package program

import (
	"runtime/debug"
	"strings"
)

// Unversioned is the version of a program that was not built from a commit, as by "go run" and "go test".
const Unversioned = "devel"

// Version returns the version of the program: 1.2.3 if the commit that it was built from has the tag v1.2.3, the next one with time and
// name of the commit if it has none, both with +dirty if something was changed after it, and otherwise Unversioned.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Unversioned
	}
	return versionIn(info)
}

// versionIn returns the version that a program was built with. The command go has taken it from the tags.
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
