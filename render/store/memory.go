package store

import (
	"maps"
	"slices"
	"sync"
)

// Memory is a store that is gone when the program ends. Its zero value is empty and ready.
type Memory struct {
	mu    sync.Mutex
	files map[string][]byte
	err   error
}

// NewMemory returns an empty store in memory.
func NewMemory() *Memory { return &Memory{} }

// FailWith makes every later Write, Remove and MoveAside fail with that kind of error (ErrFull, ErrNotWritable), until nil
// is set: for tests of what happens then.
func (m *Memory) FailWith(kind error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.err = kind
}

// Read implements Store.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
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
	if m.err != nil {
		return fail(m.err, name, nil)
	}
	if m.files == nil {
		m.files = map[string][]byte{}
	}
	m.files[name] = slices.Clone(data)
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
