package store

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"sync/atomic"
	"syscall/js"
)

// indexed is a Store in IndexedDB. No frame may wait for a database, so all contents are in memory, too: writes go there, and to the
// database at once.
type indexed struct {
	*tabs
	protected atomic.Bool // the browser keeps the files even when it is short of room

	mu      sync.Mutex
	db      database
	files   map[string]content
	dirty   map[string]*pending // what the database may not have yet
	last    int64               // milliseconds in the last revision
	opening bool                // the database is being reopened
	retried bool                // it was reopened since its last successful change
	broken  error               // why it does not store changes
	late    []late
}

// pending is a content that the database may not have yet.
type pending struct {
	rev  string
	told bool // the player was notified that it is not stored, or need not be
}

// late is an error after Write.
type late struct {
	name string
	err  error
}

// openIndexed returns the store in an open database, with what earlier versions left in localStorage.
func openIndexed(db database) (*indexed, error) {
	s := &indexed{db: db, files: map[string]content{}, dirty: map[string]*pending{}}
	err := await(patience, func(done func(error)) error {
		return db.all(func(files map[string]content, err error) {
			s.files = files
			done(err)
		})
	})
	if err != nil {
		return nil, err
	}
	s.adopt()
	s.tabs = openTabs(s)
	s.ask("persisted")
	listen(js.Global(), "pageshow", func(e js.Value) {
		if e.Get("persisted").Truthy() { // the page was suspended, and resumes with its old state
			_, _ = call(js.Global().Get("location"), "reload")
		}
	})
	return s, nil
}

// Where implements Store.
func (s *indexed) Where() string { return "IndexedDB" }

// Read implements Store.
func (s *indexed) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.files[name]
	if !c.data.Truthy() {
		return nil, fail(ErrNotExist, name, nil)
	}
	return c.bytes(), nil
}

// Write implements Store.
func (s *indexed) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.set(name, change{name, content{data: toArray(data)}})
	return nil
}

// replace implements replacer: the database takes both or none.
func (s *indexed) replace(name, keep string, data []byte) error {
	if err := errors.Join(checkName(name), checkName(keep)); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	before, now := change{keep, s.files[name]}, change{name, content{data: toArray(data)}}
	if before.data.Truthy() {
		s.set(name, before, now)
	} else {
		s.set(name, now)
	}
	return nil
}

// Remove implements Store.
func (s *indexed) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.files[name].data.Truthy() {
		s.set("", change{name, content{data: js.Undefined()}})
	}
	return nil
}

// Move implements Store: the database always has the file under one of the names.
func (s *indexed) Move(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.files[from]
	if !c.data.Truthy() {
		return fail(ErrNotExist, from, nil)
	}
	s.set("", change{to, c}, change{from, content{data: js.Undefined()}})
	return nil
}

// List implements Store.
func (s *indexed) List() ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var names []string
	for _, name := range slices.Sorted(maps.Keys(s.files)) {
		if s.files[name].data.Truthy() && checkName(name) == nil {
			names = append(names, name)
		}
	}
	return names, nil
}

// Trouble implements Late.
func (s *indexed) Trouble() (name string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.late) == 0 {
		return "", nil
	}
	first := s.late[0]
	s.late = s.late[1:]
	return first.name, first.err
}

// Kept implements Late.
func (s *indexed) Kept() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.broken == nil
}
