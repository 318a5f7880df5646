package store

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"syscall/js"
	"time"
)

// set changes files in memory and flushes them to the database. The player is notified if the one named tell is not stored.
func (s *indexed) set(tell string, changes ...change) {
	s.retried = false
	for i, c := range changes {
		c.rev = s.stamp()
		changes[i], s.files[c.name], s.dirty[c.name] = c, c.content, &pending{c.rev, c.name != tell}
	}
	if removes := len(changes) == 1 && !changes[0].data.Truthy(); s.broken != nil && !removes {
		s.retry()
		return
	}
	s.flush(changes)
}

// retry flushes all that the database does not have yet.
func (s *indexed) retry() {
	var changes []change
	for _, name := range slices.Sorted(maps.Keys(s.dirty)) {
		changes = append(changes, change{name, s.files[name]})
	}
	if len(changes) > 0 {
		s.flush(changes)
	}
}

// flush gives changes to the database, unless it is being reopened and gets them then.
func (s *indexed) flush(changes []change) {
	if s.opening {
		return
	}
	err := s.db.commit(changes, func(err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if err != nil {
			s.failed(changes, err)
			return
		}
		s.committed(changes)
	})
	if err != nil {
		s.failed(changes, err)
	}
}

// committed records what the database has, and notifies the other tabs. If it had no room before there may be some now.
func (s *indexed) committed(changes []change) {
	names := make([]any, len(changes))
	for i, c := range changes {
		names[i] = c.name
		if p := s.dirty[c.name]; p != nil && p.rev == c.rev {
			delete(s.dirty, c.name)
			s.keep(c)
		}
	}
	s.tabs.tell("wrote", names)
	if s.broken != nil {
		s.broken = nil
		s.retry()
	}
}

// keep sets the content of a file in memory that the database has, too.
func (s *indexed) keep(c change) {
	if s.files[c.name] = c.content; !c.data.Truthy() {
		delete(s.files, c.name)
	}
}

// failed handles a transaction that failed. Some browsers close the database of a page in the background: it is reopened. If that does not
// help, or there is no room, the changes are in memory only, and the player is notified.
func (s *indexed) failed(changes []change, err error) {
	if !isQuota(err) && (s.opening || !s.retried) {
		s.reopen()
		return
	}
	s.broken = err
	for _, c := range changes {
		if p := s.dirty[c.name]; p != nil && p.rev == c.rev && !p.told {
			p.told = true
			s.late = append(s.late, late{c.name, writeFailed(c.name, err)})
		}
	}
}

// reopen reopens the database, and gives it all that it does not have yet.
func (s *indexed) reopen() {
	if s.opening {
		return
	}
	s.opening, s.retried = true, true
	_, _ = call(s.db.db, "close")
	again := func(db database, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.opening = false; err == nil {
			s.db = db
		}
		s.retry()
	}
	if err := openDatabase(again); err != nil {
		s.opening = false
		s.retry()
	}
}

// refresh reads again everything that other tabs may have written, and calls then.
func (s *indexed) refresh(then func()) {
	err := s.db.all(func(files map[string]content, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if err == nil {
			for name := range s.files {
				if _, there := files[name]; !there {
					s.update(change{name, content{data: js.Undefined()}})
				}
			}
			for name, c := range files {
				s.update(change{name, c})
			}
		}
		then()
	})
	if err != nil {
		then()
	}
}

// reread reads a file that another tab has written.
func (s *indexed) reread(name string) {
	_ = s.db.get(name, func(c content, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if err == nil {
			s.update(change{name, c})
		}
	})
}

// after calls do when the database has completed or failed all requests so far.
func (s *indexed) after(do func()) {
	err := s.db.get("", func(content, error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		do()
	})
	if err != nil {
		do()
	}
}

// update applies a change of the database by another tab.
func (s *indexed) update(c change) {
	if s.dirty[c.name] == nil && s.files[c.name].rev != c.rev {
		s.keep(c)
		s.news++
	}
}

// stamp returns a revision that sorts after those made earlier, even if the clock was set back since, and that no other tab makes.
func (s *indexed) stamp() string {
	s.last = max(s.last+1, time.Now().UnixMilli())
	return fmt.Sprintf("%013d-%08x", s.last, rand.Uint32())
}
