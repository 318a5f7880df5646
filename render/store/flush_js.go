package store

import (
	"errors"
	"slices"
	"syscall/js"
)

// note gives a file a content, undefined for none, in memory and in the journal. It fails where neither the journal nor, as far
// as is known, the database takes it; the file is as before then.
func (s *indexed) note(name string, data js.Value) error {
	s.retried = false
	is, c := s.files[name], content{s.tabs.stamp(), data}
	key, err := s.journal.put(s.tabs.token, name, is.base(), c)
	if err != nil && s.broken != nil {
		return writeFailed(name, errors.Join(err, s.broken))
	}
	p := s.pending(name)
	p.lease, p.foreign, p.behind = s.within, false, ""
	if p.safe = err == nil; p.safe {
		s.journal.remove(slices.DeleteFunc(p.keys, func(r remains) bool { return r.key == key }))
		p.keys = []remains{{key, c.rev}}
	}
	s.files[name] = c
	return nil
}

// pending notes that the database will not have a file. If it is busy it may have what is there now when it comes to it.
func (s *indexed) pending(name string) *pending {
	p, base := s.dirty[name], s.files[name].base()
	switch {
	case p == nil:
		p = &pending{bases: []string{base}}
		s.dirty[name] = p
	case s.writing:
		p.bases = append(p.bases, base)
	}
	return p
}

// Lasts implements lasting.
func (s *indexed) Lasts(name string) (bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.dirty[name]
	switch {
	case p == nil || p.safe:
		return true, nil
	case p.told && !s.opening && !s.writing:
		return false, writeFailed(name, s.broken)
	}
	return false, nil
}

// flush gives the database what it does not have yet, unless it is busy.
func (s *indexed) flush() {
	if s.writing || s.opening || len(s.dirty) == 0 {
		return
	}
	changes := s.changes()
	err := s.db.commit(changes, func(refused map[string]content, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.writing = false
		if err != nil {
			s.failed(err)
			return
		}
		s.broken = nil
		s.committed(changes, refused)
		s.flush()
	})
	if err != nil {
		s.failed(err)
		return
	}
	s.writing = true
}

// changes returns what the database does not have yet; if there was no room in it, only what is to be removed, should that be
// anything.
func (s *indexed) changes() (all []change) {
	var removed []change
	for name, p := range s.dirty {
		c := change{name, s.files[name], slices.Clone(p.bases)}
		if !s.careful(p) {
			c.bases = nil
		}
		all = append(all, c)
		if !c.data.Truthy() && !s.waits(p) {
			removed = append(removed, c)
		}
	}
	if isQuota(s.broken) && len(removed) > 0 {
		return removed
	}
	return all
}

// careful reports whether a file is not to replace what another tab has written meanwhile.
func (s *indexed) careful(p *pending) bool {
	if p.lease == "" {
		return p.foreign
	}
	return !p.refused || !s.tabs.sure(p.lease)
}

// committed follows up what the database has done.
func (s *indexed) committed(changes []change, refused map[string]content) {
	var done []string
	for _, c := range changes {
		p := s.dirty[c.name]
		if newer, no := refused[c.name]; no {
			if p.refused = true; !s.careful(p) {
				continue // the other tab wrote it before this one had its lease
			}
			s.journal.remove(p.keys)
			delete(s.dirty, c.name)
			s.put(c.name, newer)
			continue
		}
		done = append(done, c.name)
		if s.files[c.name].rev == c.rev {
			s.journal.remove(p.keys)
			delete(s.dirty, c.name)
			s.put(c.name, c.content)
		}
	}
	s.tabs.tell(done)
}

// put gives a file a content in memory that the database has, too.
func (s *indexed) put(name string, c content) {
	if s.files[name] = c; !c.data.Truthy() {
		delete(s.files, name)
	}
}

// failed follows up a transaction that failed. What is not in the journal is in memory only, and that is told. Some browsers
// close the database of a page in the background: it is opened anew.
func (s *indexed) failed(err error) {
	s.broken = err
	for name, p := range s.dirty {
		if !p.safe && !p.told {
			p.told = true
			s.late = append(s.late, late{name, writeFailed(name, err)})
		}
	}
	if isQuota(err) || s.retried {
		return
	}
	s.retried = true
	s.opening = true
	_, _ = call(s.db.db, "close")
	again := func(db database, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.opening = false
		if err == nil {
			s.db = db
			s.flush()
		}
	}
	if err := openDatabase(again); err != nil {
		s.opening = false
	}
}
