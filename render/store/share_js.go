package store

import (
	"bytes"
	"slices"
	"strings"
	"syscall/js"
)

// takenMark ends the revisions of what was taken from localStorage and not written since.
const takenMark = "~"

// takeOver takes what lies in localStorage as files. It is removed there when the database has it. Where the database has
// something else under a name, what comes from localStorage is put aside, as if it were damaged; unless that came from there, too:
// then an older program goes on writing it.
func (s *indexed) takeOver(from *local) {
	names, _ := from.List()
	for _, name := range names {
		v, err := from.get(name)
		if err != nil {
			continue
		}
		data, ok := fromValue(v.String())
		if !ok {
			data = []byte(v.String()) // damaged: whoever reads it will say so
		}
		s.takeIn(name, data, keyPrefix+name)
	}
}

// takeIn takes the data of a file in localStorage, which lies there under a key.
func (s *indexed) takeIn(name string, data []byte, key string) {
	to := name
	for n := 1; s.files[to].data.Truthy(); n++ {
		if bytes.Equal(s.files[to].bytes(), data) { // it was taken before, and not removed
			s.discard(to, remains{key: key})
			return
		}
		if strings.HasSuffix(s.files[to].rev, takenMark) {
			break
		}
		to = asideName(name, n)
	}
	p := s.pending(to)
	p.foreign, p.safe = true, true
	p.keys = append(p.keys, remains{key: key})
	s.files[to] = content{s.tabs.stamp() + takenMark, toArray(data)}
}

// discard removes something from localStorage as soon as the database has a file.
func (s *indexed) discard(name string, r remains) {
	if p := s.dirty[name]; p != nil {
		p.keys = append(p.keys, r)
		return
	}
	s.journal.remove([]remains{r})
}

// others returns the tabs that have left something in localStorage.
func (s *indexed) others() []string {
	var tokens []string
	for _, e := range s.journal.entries("") {
		tokens = append(tokens, e.token)
	}
	for _, key := range keysOf(s.journal.storage, keyPrefix+leasePrefix) {
		tokens = append(tokens, s.tabs.get(key[len(keyPrefix):]))
	}
	slices.Sort(tokens)
	return slices.Compact(tokens)
}

// recover takes what tabs that have ended left in their journals, and gives their leases back.
func (s *indexed) recover() {
	for _, e := range s.journal.entries("") {
		if !s.tabs.alive(e.token) {
			s.adopt(e)
		}
	}
	for _, key := range keysOf(s.journal.storage, keyPrefix+leasePrefix) {
		if !s.tabs.alive(s.tabs.get(key[len(keyPrefix):])) {
			s.journal.remove([]remains{{key: key}})
		}
	}
}

// adopt takes what another tab was given to write, unless something newer is known.
func (s *indexed) adopt(e entry) {
	s.tabs.stamped(e.rev)
	is, p := s.files[e.name], s.dirty[e.name]
	if e.base != is.base() && e.rev <= is.rev {
		s.discard(e.name, remains{e.key, e.rev})
		return
	}
	if p == nil {
		p = &pending{bases: []string{is.base()}, foreign: true}
		s.dirty[e.name] = p
	}
	p.bases, p.safe = append(p.bases, e.base, is.base()), true
	p.keys = append(p.keys, remains{e.key, e.rev})
	s.files[e.name] = e.content
}

// inherit takes what a tab that has just ended left in its journal.
func (s *indexed) inherit(token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.journal.entries("") {
		if e.token == token {
			s.adopt(e)
		}
	}
	s.flush()
}

// changed reads what another tab has written.
func (s *indexed) changed(names []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range names {
		s.stale[name] = true
		err := s.db.get(name, func(c content, err error) {
			s.mu.Lock()
			defer s.mu.Unlock()
			delete(s.stale, name)
			if err == nil {
				s.update(name, c)
			}
		})
		if err != nil {
			delete(s.stale, name)
		}
	}
}

// update follows what the database has come to hold by another tab.
func (s *indexed) update(name string, c content) {
	if s.dirty[name] != nil || s.files[name].base() == c.base() {
		return
	}
	s.tabs.stamped(c.rev)
	s.put(name, c)
	s.tabs.noticed()
}

// everything stands for all files where those are named that are still to be read.
const everything = "*"

// wake reads everything anew if other tabs wrote something while this one slept.
func (s *indexed) wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.tabs.missed() {
		return
	}
	s.stale[everything] = true
	err := s.db.all(func(files map[string]content, err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.stale, everything)
		if err != nil {
			return
		}
		for name := range s.files {
			if _, there := files[name]; !there {
				s.update(name, content{data: js.Undefined()})
			}
		}
		for name, c := range files {
			s.update(name, c)
		}
	})
	if err != nil {
		delete(s.stale, everything)
	}
}
