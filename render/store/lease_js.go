package store

import (
	"maps"
	"slices"
	"strings"
)

// tabLease is a lease that this tab has. In localStorage stands which tab that is, or a Web Lock tells (lease_lock_js.go).
type tabLease struct {
	t      *tabs
	name   string
	within func(name string) // is told of what is written within While: its name, and an empty one at the end
}

// Held implements Lease.
func (l *tabLease) Held() error {
	if !l.t.holds(l.name) {
		return fail(ErrTaken, l.name, nil)
	}
	return nil
}

// While implements Lease. A page is not interrupted, but other tabs run beside it: one that takes the lease over in this very
// moment is noticed when the database is written, where there is one.
func (l *tabLease) While(do func() error) error {
	if err := l.Held(); err != nil {
		return err
	}
	l.within(l.name)
	defer l.within("")
	return do()
}

// Release implements Lease.
func (l *tabLease) Release() { l.t.release(l.name) }

// lease gives this tab a lease. While another tab is there that has it, that is refused, unless force is set.
func (t *tabs) lease(name string, force bool, within func(string)) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	if other := t.holder(name); !force && (other != "" && t.alive(other) || t.another(name)) {
		return nil, fail(ErrHeld, name, nil)
	}
	t.set(leasePrefix+name, t.token)
	if t.holder(name) != "" { // there is no room
		if force {
			return nil, fail(ErrFull, name, nil)
		}
		t.removeKey(name) // of a tab that has ended
	}
	if t.get(leasePrefix+name) != t.token {
		t.lockFor(name, force)
	}
	t.mu.Lock()
	t.held[name] = true
	t.mu.Unlock()
	return &tabLease{t, name, within}, nil
}

// holder returns the other tab that has a lease, "" if there is none.
func (t *tabs) holder(name string) string {
	if token := t.get(leasePrefix + name); token != t.token {
		return token
	}
	return ""
}

// holds reports whether this tab has a lease.
func (t *tabs) holds(name string) bool {
	taken := t.holder(name) != ""
	t.mu.Lock()
	defer t.mu.Unlock()
	if taken {
		delete(t.held, name)
	}
	return t.held[name]
}

// release gives a lease back, if this tab has it.
func (t *tabs) release(name string) {
	t.mu.Lock()
	delete(t.held, name)
	t.mu.Unlock()
	t.unlock(name)
	if t.get(leasePrefix+name) == t.token {
		t.removeKey(name)
	}
}

// removeKey removes the key of a lease.
func (t *tabs) removeKey(name string) {
	_, _ = call(t.storage, "removeItem", keyPrefix+leasePrefix+name)
}

// leave gives all leases back: the page is being closed.
func (t *tabs) leave() {
	for name := range t.held {
		t.release(name)
	}
}

// Lock implements Store.
func (l *local) Lock(name string) (Lease, error) { return l.tabs.lease(name, false, func(string) {}) }

// TakeOver implements Store.
func (l *local) TakeOver(name string) (Lease, error) {
	return l.tabs.lease(name, true, func(string) {})
}

// Lock implements Store. It is refused, too, while a file of that name, which another tab has just written, is still to be read.
func (s *indexed) Lock(name string) (Lease, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.tabs.holds(name) && s.behind(name) {
		return nil, fail(ErrHeld, name, nil)
	}
	return s.lease(name, false)
}

// TakeOver implements Store. A tab that has just been woken first reads what the others have written meanwhile; until it has, the
// error is ErrHeld.
func (s *indexed) TakeOver(name string) (Lease, error) {
	s.wake()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.behind(name) {
		return nil, fail(ErrHeld, name, nil)
	}
	return s.lease(name, true)
}

// behind reports whether a file that a lease is for, which another tab has written, is still to be read.
func (s *indexed) behind(lease string) bool {
	return slices.ContainsFunc(append(s.tabs.coming(), slices.Collect(maps.Keys(s.stale))...), func(file string) bool {
		return file == everything || covers(lease, file)
	})
}

// covers reports whether a lease is for a file: that of its name, and those whose names go on with a dot behind it.
func covers(lease, file string) bool { return strings.HasPrefix(file+".", lease+".") }

// lease gives this tab a lease, and it goes on with what other tabs were given to write of its files.
func (s *indexed) lease(name string, force bool) (Lease, error) {
	l, err := s.tabs.lease(name, force, func(name string) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.within = name
	})
	if err != nil {
		return nil, err
	}
	for _, e := range s.journal.entries("") {
		if e.token != s.tabs.token && covers(name, e.name) {
			s.adopt(e)
		}
	}
	s.flush()
	return l, nil
}
