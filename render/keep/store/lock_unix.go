//go:build !js && !windows

package store

import (
	"errors"
	"os"
	"syscall"
)

// openLocked opens a file and locks it until it is closed, also by the end of the program. The error is errLocked if another program has
// locked it. Some file systems have no locks: then it is open and not locked, and a lease belongs to whoever took it last.
func openLocked(path string, create bool) (*os.File, error) {
	flags := os.O_RDWR
	if create {
		flags |= os.O_CREATE
	}
	f, err := os.OpenFile(path, flags, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			break
		}
	}
	if errors.Is(err, syscall.EWOULDBLOCK) {
		_ = f.Close()
		return nil, errLocked
	}
	return f, nil
}
