//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// Names of the files of leases; no name in the store begins with a dot. Each store with leases has a file of its own, named by its token
// and locked as long as the program runs: this shows others that it runs, and the system unlocks it however the program ends. The file of a
// lease holds the token of its holder. Programs lock the guard while they read or change these files.
const (
	ownerPrefix = ".owner-"
	leasePrefix = ".lease-"
	guardName   = ".guard"
)

// errLocked means that another program has locked a file.
var errLocked = errors.New("locked by another program")

// How long to wait for the guard, which is locked during a write, and how often to try: the write of another program takes as long as its
// disk, and others may wait, too.
const (
	guardPatience = 5 * time.Second
	guardEvery    = 2 * time.Millisecond
)

// tokenShape matches a token.
var tokenShape = regexp.MustCompile(`^[0-9a-f]{24}$`)

// newToken returns a token that identifies a program.
func newToken() string {
	return fmt.Sprintf("%016x%08x", rand.Uint64(), rand.Uint32())
}

// guarded calls do while no other program is within it on the same folder, and waits for that up to patience. The error is ErrNotWritable
// with errLocked if another one stays there, or ErrFull.
func (f *folder) guarded(patience time.Duration, do func() error) error {
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return fail(writeKind(err), guardName, err)
	}
	path := filepath.Join(f.dir, guardName)
	guard, err := openLocked(path, true)
	for end := time.Now().Add(patience); errors.Is(err, errLocked) && time.Now().Before(end); {
		time.Sleep(guardEvery)
		guard, err = openLocked(path, true)
	}
	if err != nil {
		return fail(writeKind(err), guardName, err)
	}
	defer guard.Close()
	return do()
}

// own returns the token of this store. It must be called within guarded.
func (f *folder) own() (string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	token := f.token
	if f.owner != nil {
		if _, err := os.Stat(filepath.Join(f.dir, ownerPrefix+token)); err == nil {
			return token, nil
		}
		_ = f.owner.Close() // the folder was emptied
		f.owner = nil
	} else {
		token = newToken()
	}
	file, err := openLocked(filepath.Join(f.dir, ownerPrefix+token), true)
	if err != nil {
		return "", fail(writeKind(err), ownerPrefix+token, err)
	}
	f.token, f.owner = token, file
	return token, nil
}

// alive reports whether the program of a token runs, and removes the file of one that does not. It must be called within guarded.
func (f *folder) alive(token string) bool {
	if !tokenShape.MatchString(token) {
		return false
	}
	path := filepath.Join(f.dir, ownerPrefix+token)
	file, err := openLocked(path, false)
	switch {
	case errors.Is(err, errLocked):
		return true
	case err != nil:
		return false
	}
	_ = file.Close()
	_ = os.Remove(path)
	return false
}

// holder returns the token of a lease's holder, empty if there is none.
func (f *folder) holder(name string) (string, error) {
	data, err := os.ReadFile(filepath.Join(f.dir, leasePrefix+name))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fail(ErrNotReadable, leasePrefix+name, err)
	}
	return strings.TrimSpace(string(data)), nil
}

// Lock implements Store.
func (f *folder) Lock(name string) (Lease, error) { return f.lock(name, false) }

// TakeOver implements Store.
func (f *folder) TakeOver(name string) (Lease, error) { return f.lock(name, true) }

func (f *folder) lock(name string, force bool) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	var l *folderLease
	err := f.guarded(guardPatience, func() error {
		token, err := f.own()
		if err != nil {
			return err
		}
		has, err := f.holder(name)
		if err == nil && !force && has != token && f.alive(has) {
			return fail(ErrHeld, name, nil)
		}
		path := filepath.Join(f.dir, leasePrefix+name)
		if err := os.WriteFile(path, []byte(token), 0o600); err != nil {
			return fail(writeKind(err), name, err)
		}
		if has != token {
			now := time.Now()
			_ = os.Chtimes(f.dir, now, now) // for Mark: overwriting a file does not change the folder's time
		}
		l = &folderLease{f, name, token}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return l, nil
}

// folderLease is a lease of a folder.
type folderLease struct {
	f           *folder
	name, token string
}

// Held implements Lease.
func (l *folderLease) Held() error {
	has, err := l.f.holder(l.name)
	if err == nil && has != l.token {
		err = fail(ErrTaken, l.name, nil)
	}
	return err
}

// While implements Lease.
func (l *folderLease) While(do func() error) error {
	return l.f.guarded(guardPatience, func() error {
		if err := l.Held(); err != nil {
			return err
		}
		return do()
	})
}

// Release implements Lease. While another program stays within a write the lease is released only at the end of the program.
func (l *folderLease) Release() {
	_ = l.f.guarded(guardPatience, func() error {
		if err := l.Held(); err != nil {
			return err
		}
		return os.Remove(filepath.Join(l.f.dir, leasePrefix+l.name))
	})
}

// Elsewhere implements Store. It does not wait: while another program is writing, the holder of the lease counts as running. The files of
// one that does not run are removed.
func (f *folder) Elsewhere(name string) bool {
	has, err := f.holder(name)
	f.mu.Lock()
	own := has == f.token
	f.mu.Unlock()
	if err != nil || has == "" || own {
		return false
	}
	there := false
	err = f.guarded(0, func() error { there = f.alive(has); return nil })
	return there || errors.Is(err, errLocked)
}

// Mark implements Store: whatever is written, removed or locked changes the time of the folder.
func (f *folder) Mark() uint64 {
	info, err := os.Stat(f.dir)
	if err != nil {
		return 0
	}
	return uint64(info.ModTime().UnixNano())
}
