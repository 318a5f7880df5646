//go:build unix

package platform

import (
	"syscall"
	"time"
)

// CPUTime is how long this process has kept processors busy so far; 0 if the system does not say.
func CPUTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
