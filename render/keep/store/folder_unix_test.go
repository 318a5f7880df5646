//go:build !js && !windows

package store

import "syscall"

func fullError() error { return syscall.ENOSPC }
