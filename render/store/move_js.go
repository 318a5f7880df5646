package store

import (
	"errors"
	"syscall/js"
)

// move implements mover.
func (s *indexed) move(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.files[from].data.Truthy() {
		return fail(ErrNotExist, from, nil)
	}
	return s.rename(from, to)
}

// rename gives a file another name. Where the journal has no room for the file under that it does not tell of the removal either: both go
// into the database at once, and should the tab be killed before, the file has its old name.
func (s *indexed) rename(from, to string) error {
	c := s.files[from]
	defer s.flush()
	if err := s.note(to, c.data); err != nil {
		return err
	}
	if s.dirty[to].safe {
		return s.note(from, js.Undefined())
	}
	p := s.pending(from)
	p.lease, p.foreign, p.safe, p.behind = s.within, false, true, to
	s.files[from] = content{s.tabs.stamp(), js.Undefined()}
	return nil
}

// waits reports whether a file is to be removed only together with what is written under another name.
func (s *indexed) waits(p *pending) bool { return p.behind != "" && s.dirty[p.behind] != nil }
