package library

import "islas/render/keep/store"

// Hold takes the lease of a game, so that no other program writes it. The error is store.ErrHeld where another has it open, and
// store.ErrTaken where the lease was held here and has been taken over, until it is released or taken back; others are those of
// store.Store.Lock.
func (l *Library) Hold(id ID) error {
	if lease := l.lease(id); lease != nil {
		return lease.Held()
	}
	return l.take(id, l.store.Lock)
}

// TakeOver takes the lease of a game from whichever program has it, which notices before it writes the game again.
func (l *Library) TakeOver(id ID) error { return l.take(id, l.store.TakeOver) }

func (l *Library) take(id ID, lock func(name string) (store.Lease, error)) error {
	lease, err := lock(string(id))
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.leases[id] = lease
	delete(l.sums, id) // another program may have gone on with it
	return nil
}

// Held returns nil if this library holds a game, store.ErrTaken if it did until another program took it over, and otherwise store.ErrHeld.
func (l *Library) Held(id ID) error {
	if lease := l.lease(id); lease != nil {
		return lease.Held()
	}
	return store.ErrHeld
}

// While calls do while this library holds a game, and keeps other programs from taking it over meanwhile. The errors are those of Held and
// of do.
func (l *Library) While(id ID, do func() error) error {
	if lease := l.lease(id); lease != nil {
		return lease.While(do)
	}
	return store.ErrHeld
}

// Elsewhere reports whether another program has a game open.
func (l *Library) Elsewhere(id ID) bool {
	if lease := l.lease(id); lease != nil {
		return lease.Held() != nil
	}
	return l.store.Elsewhere(string(id))
}

// Release releases the lease of a game, so that others may open it.
func (l *Library) Release(id ID) {
	if lease := l.lease(id); lease != nil {
		lease.Release()
		l.drop(id)
	}
}

// lease returns the lease of a game, nil without one.
func (l *Library) lease(id ID) store.Lease {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.leases[id]
}

// drop removes a lease from the library.
func (l *Library) drop(id ID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.leases, id)
	delete(l.sums, id)
}

// Close releases all leases and removes for good what was deleted. The library can still be used.
func (l *Library) Close() {
	l.forget()
	l.mu.Lock()
	held := l.leases
	l.leases, l.sums = map[ID]store.Lease{}, map[ID]uint64{}
	l.mu.Unlock()
	for _, lease := range held {
		lease.Release()
	}
}
