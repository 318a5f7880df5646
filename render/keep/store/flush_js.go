package store

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"syscall/js"
	"time"
)

// set changes files in memory and hands that to the database. That the one named tell is not kept is told.
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

// retry hands all to the database that it does not have yet.
func (s *indexed) retry() {
	var changes []change
	for _, name := range slices.Sorted(maps.Keys(s.dirty)) {
		changes = append(changes, change{name, s.files[name]})
	}
	if len(changes) > 0 {
		s.flush(changes)
	}
}

// flush hands changes to the database, unless it is being opened anew and gets them then.
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

// committed notes what the database has, and tells the other tabs. If it had no room before there may be some now.
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

// keep gives a file a content in memory that the database has, too.
func (s *indexed) keep(c change) {
	if s.files[c.name] = c.content; !c.data.Truthy() {
		delete(s.files, c.name)
	}
}

// failed follows up a transaction that failed. Some browsers close the database of a page in the background: it is opened anew. If that does
// not help, or there is no room, what it did not take is in memory only, and that is told.
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

// reopen opens the database anew, and hands it all that it does not have yet.
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

// refresh reads everything anew that other tabs may have written, and calls then.
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

// reread reads what another tab has written.
func (s *indexed) reread(name string) {
	_ = s.db.get(name, func(c content, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if err == nil {
			s.update(change{name, c})
		}
	})
}

// after calls do when the database has done all that it was asked for so far, or can't.
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

// update follows what the database has come to hold by another tab.
func (s *indexed) update(c change) {
	if s.dirty[c.name] == nil && s.files[c.name].rev != c.rev {
		s.keep(c)
		s.news++
	}
}

// stamp returns a revision that sorts behind those made earlier, even if the clock was set back since, and that no other tab makes.
func (s *indexed) stamp() string {
	s.last = max(s.last+1, time.Now().UnixMilli())
	return fmt.Sprintf("%013d-%08x", s.last, rand.Uint32())
}
