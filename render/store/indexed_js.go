package store

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"syscall/js"
)

// indexed is a Store in IndexedDB. No frame may wait for a database, so all contents are in memory; what is written goes
// there and into the journal at once, and into the database a little later.
type indexed struct {
	*protection
	mu      sync.Mutex
	db      database
	journal journal
	tabs    *tabs
	files   map[string]content
	dirty   map[string]*pending // what the database does not have yet
	stale   map[string]bool     // what another tab has written and this one has not read yet
	writing bool                // a transaction is under way
	opening bool                // the database is being opened anew
	retried bool                // it was, since something was written last
	broken  error               // why the last transaction failed
	within  string              // the lease under which something is being written
	late    []late
}

// pending is a file that the database does not have yet.
type pending struct {
	bases   []string  // the revisions of which the database has one; any other is a newer one of another tab
	lease   string    // under which it was written: bases count
	foreign bool      // it was found in localStorage: bases count
	refused bool      // the database had another revision
	keys    []remains // what to remove from localStorage when the database has it
	safe    bool      // the content is in localStorage
	told    bool      // the player was told that it is not
	behind  string    // where the file is moved: it is not removed before the database has that
}

// late is something that went wrong after Write.
type late struct {
	name string
	err  error
}

// openIndexed returns the store in an open database. What lies in localStorage, from before there was a database or while
// the browser forbade one, goes into the database, and so does what other tabs left in their journals.
func openIndexed(db database, local *local, t *tabs) (*indexed, error) {
	s := &indexed{
		protection: protect(t), db: db, journal: journal{t.storage}, tabs: t,
		files: map[string]content{}, dirty: map[string]*pending{}, stale: map[string]bool{},
	}
	t.changed = s.changed
	_, err := await(patience, func(done func(js.Value, error)) {
		err := db.all(func(files map[string]content, err error) {
			s.files = files
			done(js.Undefined(), err)
		})
		if err != nil {
			done(js.Undefined(), err)
		}
	})
	if err != nil {
		return nil, err
	}
	t.sort(s.others())
	s.mu.Lock()
	defer s.mu.Unlock()
	t.died = s.inherit
	s.recover()
	if local != nil {
		s.takeOver(local)
	}
	t.set(databaseKey, "")
	s.flush()
	s.follow()
	return s, nil
}

// follow listens for the page being put aside and brought back, with all that it knew.
func (s *indexed) follow() {
	listen(js.Global(), "pageshow", func(e js.Value) {
		if e.Get("persisted").Truthy() {
			_, _ = call(js.Global().Get("location"), "reload")
		}
	})
	if document, err := global("document"); err == nil {
		listen(document, "visibilitychange", func(js.Value) { s.wake() })
	}
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
	defer s.flush()
	return s.note(name, toArray(data))
}

// replace implements replacer: both go into the database at once. What was there before is not put into the journal: should the tab
// be killed, what is kept is a little older.
func (s *indexed) replace(name, keep string, data []byte) error {
	if err := errors.Join(checkName(name), checkName(keep)); err != nil {
		return err
	}
	if len(data) > MaxSize {
		return fail(ErrTooLarge, name, nil)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.flush()
	before := s.files[name]
	if err := s.note(name, toArray(data)); err != nil {
		return err
	}
	if before.data.Truthy() {
		s.pending(keep).safe = true
		s.files[keep] = content{s.tabs.stamp(), before.data}
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
	if !s.files[name].data.Truthy() {
		return nil
	}
	defer s.flush()
	return s.note(name, js.Undefined())
}

// MoveAside implements Store.
func (s *indexed) MoveAside(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.files[name]
	if !c.data.Truthy() {
		return "", fail(ErrNotExist, name, nil)
	}
	for n := 1; n < asideTries; n++ {
		aside := asideName(name, n)
		if s.files[aside].data.Truthy() {
			continue
		}
		if err := s.rename(name, aside); err != nil {
			if s.files[aside].data.Truthy() {
				_ = s.note(aside, js.Undefined())
			}
			return "", err
		}
		return aside, nil
	}
	return "", fail(ErrNotWritable, name, nil)
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
	return takeFirst(&s.late)
}

// takeFirst returns what there is to be told first, and removes it.
func takeFirst(all *[]late) (name string, err error) {
	if len(*all) == 0 {
		return "", nil
	}
	first := (*all)[0]
	*all = (*all)[1:]
	return first.name, first.err
}
