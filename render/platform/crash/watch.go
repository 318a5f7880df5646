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

// traceName is the file into which the Go runtime writes what can't be recovered: panics on goroutines of libraries, running out of memory.
// Files of the store never begin with a dot.
const traceName = ".crash-trace"

// Watch makes a report of an unrecovered crash of the last run, and has the runtime write a trace of the next one. The store must be a
// folder.
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

// traceReport returns the report on a trace that the runtime wrote.
func traceReport(trace, version string, at time.Time) string {
	return fmt.Sprintf("islas %s, %s/%s, %s\n%s\n\n%s", version, runtime.GOOS, runtime.GOARCH, runtime.Version(), at.UTC().Format(time.RFC3339), withoutPaths(trace))
}
