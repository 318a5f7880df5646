//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

// releaseEvery is how often a lease that could not be given back, as another program was just writing, is given back again.
const releaseEvery = 100 * time.Millisecond

// Release implements Lease. Where another program is just writing it is done beside the frames, as soon as that one is done.
func (l *folderLease) Release() {
	if err := l.release(func() bool { return true }); !errors.Is(err, errLocked) {
		return
	}
	l.f.mu.Lock()
	defer l.f.mu.Unlock()
	if l.f.late == nil {
		l.f.late = map[string]*folderLease{}
	}
	l.f.late[l.name] = l
	go l.releaseLater()
}

// releaseLater gives a lease back when that can be done, unless it is locked again before.
func (l *folderLease) releaseLater() {
	wanted := func() bool {
		l.f.mu.Lock()
		defer l.f.mu.Unlock()
		return l.f.late[l.name] == l
	}
	for wanted() && errors.Is(l.release(wanted), errLocked) {
		time.Sleep(releaseEvery)
	}
}

// release gives a lease back if that is still wanted. Errors are those of guarded.
func (l *folderLease) release(wanted func() bool) error {
	return l.f.guarded(guardShort, func() error {
		if !wanted() || l.Held() != nil {
			return nil
		}
		return os.Remove(filepath.Join(l.f.dir, leasePrefix+l.name))
	})
}

// again notes that a lease was locked again, which was still to be given back perhaps. It is to be called within guarded.
func (f *folder) again(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.late, name)
}
