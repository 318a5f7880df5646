//go:build !js

package store

import "os"

// mark implements watched: whatever is written, removed or locked changes the time of the folder.
func (f *folder) mark() uint64 {
	info, err := os.Stat(f.dir)
	if err != nil {
		return 0
	}
	return uint64(info.ModTime().UnixNano())
}

// elsewhere implements watched. Nothing is changed by it, so it gets in nobody's way.
func (f *folder) elsewhere(name string) bool {
	has, err := f.holder(name)
	if f.mu.Lock(); err != nil || has == "" || has == f.token {
		f.mu.Unlock()
		return false
	}
	f.mu.Unlock()
	there := false
	_ = f.guarded(func() error { there = f.alive(has); return nil })
	return there
}

func (o *overlay) mark() uint64 { return o.Memory.mark() + o.base.mark() }
