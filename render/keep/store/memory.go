package store

import (
	"maps"
	"slices"
	"sync"
)

// Memory is a store that is gone when the program ends.
type Memory struct {
	*shelf
	unkept bool
}

// shelf is what all windows of a Memory share.
type shelf struct {
	mu     sync.Mutex
	files  map[string][]byte
	leases map[string]*Memory
	err    error
	news   uint64 // number of changes
	reads  int    // number of reads
	writes int
}

// NewMemory returns an empty store in memory.
func NewMemory() *Memory {
	return &Memory{shelf: &shelf{files: map[string][]byte{}, leases: map[string]*Memory{}}}
}

// Unkept returns an empty store in memory that is ReadOnly, for where nothing can be stored.
func Unkept() *Memory {
	m := NewMemory()
	m.unkept = true
	return m
}

// readOnly reports whether the store is Unkept, for ReadOnly.
func (m *Memory) readOnly() bool { return m.unkept }

// Window returns a store on the same files with leases of its own, like another program on the same folder, for tests.
func (m *Memory) Window() Store { return &Memory{shelf: m.shelf} }

// Lock implements Store.
func (m *Memory) Lock(name string) (Lease, error) { return m.lock(name, false) }

// TakeOver implements Store.
func (m *Memory) TakeOver(name string) (Lease, error) { return m.lock(name, true) }

func (m *Memory) lock(name string, force bool) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if has := m.leases[name]; has != nil && has != m && !force {
		return nil, fail(ErrHeld, name, nil)
	}
	m.leases[name] = m
	m.news++
	return &memoryLease{m, name}, nil
}

// memoryLease is a lease of a Memory.
type memoryLease struct {
	m    *Memory
	name string
}

// Held implements Lease.
func (l *memoryLease) Held() error {
	l.m.mu.Lock()
	defer l.m.mu.Unlock()
	if l.m.leases[l.name] != l.m {
		return fail(ErrTaken, l.name, nil)
	}
	return nil
}

// While implements Lease. Tests take leases over between calls, not during them.
func (l *memoryLease) While(do func() error) error {
	if err := l.Held(); err != nil {
		return err
	}
	return do()
}

// Release implements Lease.
func (l *memoryLease) Release() {
	l.m.mu.Lock()
	defer l.m.mu.Unlock()
	if l.m.leases[l.name] == l.m {
		delete(l.m.leases, l.name)
		l.m.news++
	}
}

// Mark implements Store.
func (m *Memory) Mark() uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.news
}

// Elsewhere implements Store.
func (m *Memory) Elsewhere(name string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	has := m.leases[name]
	return has != nil && has != m
}

// FailWith makes all Writes, Removes and Moves fail with a kind of error (ErrFull, ErrNotWritable), until it is called with nil, for tests.
func (m *Memory) FailWith(kind error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.err = kind
}

// Calls returns how often files were read and changed so far, for tests.
func (m *Memory) Calls() (reads, writes int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.reads, m.writes
}

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.reads++
	data, ok := m.files[name]
	if !ok {
		return nil, fail(ErrNotExist, name, nil)
	}
	return slices.Clone(data), nil
}

// change calls do to change the files, if the name is allowed and FailWith has set no error.
func (m *Memory) change(name string, do func() error) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.writes++
	if m.err != nil {
		return fail(m.err, name, nil)
	}
	m.news++
	return do()
}

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	return m.change(name, func() error {
		if len(data) > MaxSize {
			return fail(ErrTooLarge, name, nil)
		}
		m.files[name] = slices.Clone(data)
		return nil
	})
}

// Remove implements Store.
func (m *Memory) Remove(name string) error {
	return m.change(name, func() error { delete(m.files, name); return nil })
}

// Move implements Store.
func (m *Memory) Move(from, to string) error {
	if err := checkName(to); err != nil {
		return err
	}
	return m.change(from, func() error {
		data, ok := m.files[from]
		if !ok {
			return fail(ErrNotExist, from, nil)
		}
		delete(m.files, from)
		m.files[to] = data
		return nil
	})
}

// List implements Store.
func (m *Memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.files)), nil
}

// Where implements Store: memory has no place with a name.
func (m *Memory) Where() string { return "" }
