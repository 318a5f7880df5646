package store

import (
	"maps"
	"slices"
	"sync"
)

// Memory is a store that is gone when the program ends. Its zero value is empty and ready.
type Memory struct {
	mu     sync.Mutex
	files  map[string][]byte
	leases map[string]*window
	err    error
	own    window // this store as a holder of leases
	news   uint64 // how often something was changed
	reads  int    // of files
	writes int
}

// NewMemory returns an empty store in memory.
func NewMemory() *Memory { return &Memory{} }

// Unkept returns an empty store in memory for where nothing can be kept: ReadOnly.
func Unkept() Store { return unkept{NewMemory()} }

// unkept is a Memory of which nobody is to think that it keeps anything.
type unkept struct{ *Memory }

// readOnly is for ReadOnly.
func (unkept) readOnly() bool { return true }

// window is a store on the files of a Memory with leases of its own.
type window struct {
	*Memory
	_ byte // so that each has an address of its own
}

// Window returns a store on the same files that holds leases of its own, as another program on one folder does: for tests.
func (m *Memory) Window() Store { return &window{Memory: m} }

// Lock implements Store.
func (m *Memory) Lock(name string) (Lease, error) { return m.lock(&m.own, name, false) }

// TakeOver implements Store.
func (m *Memory) TakeOver(name string) (Lease, error) { return m.lock(&m.own, name, true) }

// Lock implements Store.
func (w *window) Lock(name string) (Lease, error) { return w.lock(w, name, false) }

// TakeOver implements Store.
func (w *window) TakeOver(name string) (Lease, error) { return w.lock(w, name, true) }

func (m *Memory) lock(to *window, name string, force bool) (Lease, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if has := m.leases[name]; has != nil && has != to && !force {
		return nil, fail(ErrHeld, name, nil)
	}
	if m.leases == nil {
		m.leases = map[string]*window{}
	}
	m.leases[name] = to
	m.news++
	return &memoryLease{m, to, name}, nil
}

// memoryLease is a lease of a Memory.
type memoryLease struct {
	m    *Memory
	of   *window
	name string
}

// Held implements Lease.
func (l *memoryLease) Held() error {
	l.m.mu.Lock()
	defer l.m.mu.Unlock()
	if l.m.leases[l.name] != l.of {
		return fail(ErrTaken, l.name, nil)
	}
	return nil
}

// While implements Lease. Tests take leases over between calls, not meanwhile.
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
	if l.m.leases[l.name] == l.of {
		delete(l.m.leases, l.name)
		l.m.news++
	}
}

func (m *Memory) mark() uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.news
}

func (m *Memory) elsewhere(name string) bool { return m.heldBeside(&m.own, name) }
func (w *window) elsewhere(name string) bool { return w.heldBeside(w, name) }

// heldBeside reports whether another than one holder has a lease.
func (m *Memory) heldBeside(one *window, name string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	has := m.leases[name]
	return has != nil && has != one
}

// FailWith makes every later Write, Remove and MoveAside fail with that kind of error (ErrFull, ErrNotWritable), until nil
// is set: for tests of what happens then.
func (m *Memory) FailWith(kind error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.err = kind
}

// Calls returns how often files were read and written so far: for tests of what waits for them.
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

// Write implements Store.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.writes++
	if m.err != nil {
		return fail(m.err, name, nil)
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[name] = slices.Clone(data)
	m.news++
	return nil
}

// Remove implements Store.
func (m *Memory) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.err != nil {
		return fail(m.err, name, nil)
	}
	delete(m.files, name)
	m.news++
	return nil
}

// MoveAside implements Store.
func (m *Memory) MoveAside(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.files[name]
	if !ok {
		return "", fail(ErrNotExist, name, nil)
	}
	if m.err != nil {
		return "", fail(m.err, name, nil)
	}
	for n := 1; n < asideTries; n++ {
		aside := asideName(name, n)
		if _, taken := m.files[aside]; !taken {
			m.files[aside] = data
			delete(m.files, name)
			m.news++
			return aside, nil
		}
	}
	return "", fail(ErrNotWritable, name, nil)
}

// List implements Store.
func (m *Memory) List() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Sorted(maps.Keys(m.files)), nil
}

// Where implements Store: memory has no place that could be named.
func (m *Memory) Where() string { return "" }
