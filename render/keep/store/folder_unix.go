//go:build !js && !windows

package store

import (
	"errors"
	"os"
	"syscall"
)

// isFull reports whether the disk, the user's share of it or the largest allowed file is used up.
func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

// syncFolder writes a rename to the disk. Not every file system can; the file itself is safe without it.
func syncFolder(dir string) {
	d, err := os.Open(dir)
	if err != nil {
		return
	}
	defer d.Close()
	_ = d.Sync()
}

// patiently calls do once: here a file can be replaced while another program reads it.
func patiently(do func() error) error { return do() }
