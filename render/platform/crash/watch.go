//go:build !js

package crash

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"islas/render/keep/store"
)

// traceName is the file into which the Go runtime writes what nobody can catch: panics on goroutines of libraries, running out
// of memory. No file of the store begins with a dot.
const traceName = ".crash-trace"

// Watch makes a report of what ended the program the last time without being caught, and sees to it that the next such end leaves
// something to report. The store must lie in a folder.
func Watch(s store.Store, version string) {
	if s.Where() == "" {
		return
	}
	path := filepath.Join(s.Where(), traceName)
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		at := info.ModTime()
		if trace, err := os.ReadFile(path); err == nil {
			if _, err := Keep(s, traceReport(string(trace[:min(len(trace), 2<<20)]), version, at), at); err == nil {
				_ = os.Truncate(path, 0)
			}
		}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	_ = debug.SetCrashOutput(f, debug.CrashOptions{}) // without it only the terminal gets the trace
	_ = f.Close()                                     // the runtime has a copy
}

// traceReport is the report on a trace that the runtime wrote.
func traceReport(trace, version string, at time.Time) string {
	return fmt.Sprintf("islas %s, %s/%s, %s\n%s\n\n%s", version, runtime.GOOS, runtime.GOARCH, runtime.Version(), at.UTC().Format(time.RFC3339), withoutPaths(trace))
}
