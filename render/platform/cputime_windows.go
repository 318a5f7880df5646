package platform

import (
	"syscall"
	"time"
)

// CPUTime returns the processor time that this process has used so far; 0 if it is unknown.
func CPUTime() time.Duration {
	self, err := syscall.GetCurrentProcess()
	if err != nil {
		return 0
	}
	var created, ended, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(self, &created, &ended, &kernel, &user) != nil {
		return 0
	}
	ticks := func(f syscall.Filetime) time.Duration {
		return time.Duration(f.HighDateTime)<<32 + time.Duration(f.LowDateTime)
	}
	return 100 * (ticks(kernel) + ticks(user))
}
