//go:build !js

package store

import (
	"errors"
	"os"
)

// mark implements watched: whatever is written, removed or locked changes the time of the folder.
func (f *folder) mark() uint64 {
	info, err := os.Stat(f.dir)
	if err != nil {
		return 0
	}
	return uint64(info.ModTime().UnixNano())
}

// elsewhere implements watched. It waits for nobody: while another program is writing, whoever has the lease counts as running. What
// is left of one that does not is removed.
func (f *folder) elsewhere(name string) bool {
	has, err := f.holder(name)
	if f.mu.Lock(); err != nil || has == "" || has == f.token {
		f.mu.Unlock()
		return false
	}
	f.mu.Unlock()
	there := false
	err = f.guarded(0, func() error { there = f.alive(has); return nil })
	return there || errors.Is(err, errLocked)
}

func (o *overlay) mark() uint64 { return o.Memory.mark() + o.base.mark() }
