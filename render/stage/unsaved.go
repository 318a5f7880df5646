package stage

import (
	"errors"
	"slices"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
)

// unsaved are the matches whose last moves could not be saved, and those that run where nothing can be saved; the one played last comes
// last. They stay here as long as the program runs, are gone on with from here, and are tried to be saved again.
type unsaved struct {
	matches []running
	warned  bool // it was said that ending the program now loses moves
}

func (u *unsaved) find(id library.ID) int {
	return slices.IndexFunc(u.matches, func(r running) bool { return r.id == id })
}

func (u *unsaved) add(r running) {
	u.drop(r.id)
	u.matches = append(u.matches, r)
	u.warned = false
}

func (u *unsaved) drop(id library.ID) {
	if i := u.find(id); i >= 0 {
		u.matches = slices.Delete(u.matches, i, i+1)
	}
}

// Unsaved reports whether the last moves of a match are lost when the program ends: they could not be saved, or nothing can be.
func (s *Saves) Unsaved(m match.Any) bool {
	return store.ReadOnly(s.services.Store) || s.onlyHere(m)
}

// onlyHere reports whether the last moves of a match could not be saved.
func (s *Saves) onlyHere(m match.Any) bool {
	return slices.ContainsFunc(s.unsaved.matches, func(r running) bool { return r.match == m })
}

// Loses reports whether ending the program now loses moves: they could not be saved, or nothing can be and their game still runs.
func (s *Saves) Loses() bool { return len(s.unsaved.matches) > 0 || !store.Kept(s.services.Store) }

// Discard gives up what could not be saved of a game, as it is deleted.
func (s *Saves) Discard(id library.ID) { s.unsaved.drop(id) }

// MayEnd reports whether the program may end now that somebody asks for it: where that would lose moves only when it is asked for
// again, and a sentence says so.
func (s *Saves) MayEnd() bool {
	s.saveAgain()
	if len(s.unsaved.matches) == 0 || s.unsaved.warned {
		return true
	}
	s.unsaved.warned, s.router.quit = true, false
	key := "notice.unsaved"
	if store.ReadOnly(s.services.Store) {
		key = "notice.unsaved-here"
	}
	s.services.Notify(s.services.Texts.Text(key, "where", s.services.Store.Where()))
	return false
}

// saveAgain tries to save what could not be saved before, unless nothing can be.
func (s *Saves) saveAgain() {
	if store.ReadOnly(s.services.Store) {
		return
	}
	for _, r := range slices.Clone(s.unsaved.matches) {
		err := s.write(r)
		if errors.Is(err, library.ErrChanged) {
			was := r.id
			s.unsaved.drop(was)
			s.Library().Release(was)
			r.id = s.Library().Begin()
			s.unsaved.add(r)
			if r.match == s.running.match {
				s.running.id = r.id
			}
			if err = s.write(r); err == nil {
				s.services.Notify(s.services.Texts.Text("notice.save-changed", "file", s.services.Path(was.File()), "now", s.services.Path(r.id.File())))
			}
		}
		if err == nil || errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrHeld) { // it is saved, or goes on elsewhere
			s.unsaved.drop(r.id)
			if r.match != s.running.match {
				s.Library().Release(r.id)
			}
		}
	}
}

// latestUnsaved returns the one played last of the running games that could not be saved; without one the match is nil.
func (s *Saves) latestUnsaved() running {
	for _, r := range slices.Backward(s.unsaved.matches) {
		if !r.match.Over() && !s.Library().Elsewhere(r.id) {
			return r
		}
	}
	return running{}
}

// goOnUnsaved makes a game the running one with the moves that could not be saved, and reports whether there were such.
func (s *Saves) goOnUnsaved(id library.ID) bool {
	i := s.unsaved.find(id)
	if i < 0 || s.Library().Elsewhere(id) {
		return false
	}
	r := s.unsaved.matches[i]
	s.unsaved.matches = append(slices.Delete(s.unsaved.matches, i, i+1), r) // Latest returns the one opened last
	s.run(r.match, r.id)
	return true
}
