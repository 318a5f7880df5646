package store

import (
	"errors"
	"io/fs"
	"syscall"
	"time"
)

// Errors of Windows for a disk or a user's share of it that is used up: ERROR_HANDLE_DISK_FULL, ERROR_DISK_FULL and
// ERROR_DISK_QUOTA_EXCEEDED.
const (
	errHandleDiskFull = syscall.Errno(39)
	errDiskFull       = syscall.Errno(112)
	errDiskQuota      = syscall.Errno(1295)
)

// errSharing is ERROR_SHARING_VIOLATION: another program has the file open.
const errSharing = syscall.Errno(32)

// isFull reports whether the disk or the user's share of it is used up.
func isFull(err error) bool {
	return errors.Is(err, errHandleDiskFull) || errors.Is(err, errDiskFull) || errors.Is(err, errDiskQuota)
}

// syncFolder does nothing: Windows has no such call for a folder.
func syncFolder(string) {}

// patiently calls do until it succeeds, up to a tenth of a second, while another program (mostly a virus scanner) has the file open:
// Windows does not replace an open file.
func patiently(do func() error) error {
	var err error
	for range 20 {
		err = do()
		if !errors.Is(err, errSharing) && !errors.Is(err, fs.ErrPermission) {
			return err
		}
		time.Sleep(5 * time.Millisecond)
	}
	return err
}
