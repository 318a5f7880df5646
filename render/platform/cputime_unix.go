//go:build unix

package platform

import (
	"syscall"
	"time"
)

// CPUTime returns the processor time that this process has used so far; 0 if it is unknown.
func CPUTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
