package stage

import (
	"errors"
	"slices"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/services"
)

// Saves provides the games in the store: the one that is being played, and those whose last moves could not be saved.
type Saves struct {
	services *services.Services
	router   *Router
	games    *Catalogue
	reports  *Reports
	options  *Options
	ended    func(library.ID, match.Any, []byte) // is called with each finished game that was just saved
	taken    func()                              // is called when another program has taken over the running game

	library *library.Library    // nil until it is needed
	running running             // the match that is being played
	unsaved unsaved             // what could not be saved
	lost    match.Any           // the last one that another program has taken over
	told    map[library.ID]bool // games that were reported as impossible to open
}

// running is the match that is being played, and its id in the library.
type running struct {
	match match.Any // nil if there is none
	id    library.ID
}

// Library returns the library of games in the store.
func (s *Saves) Library() *library.Library {
	if s.library == nil || s.library.Store() != s.services.Store {
		s.library = library.Open(s.services.Store, s.services.Clock())
	}
	return s.library
}

// Begin starts a match of the chosen game, with names that can be drawn, and saves it as a new game.
func (s *Saves) Begin(setup match.Setup) (match.Any, error) {
	setup.Seats = s.games.named(s.games.Game, setup.Seats)
	m, err := s.games.Game.New(setup)
	if err != nil {
		return nil, err
	}
	s.Adopt(m)
	store.Protect(s.services.Store)
	return m, nil
}

// Adopt saves a match as a new game, which becomes the running one.
func (s *Saves) Adopt(m match.Any) {
	s.Forget()
	s.run(m, s.Library().Begin())
	s.Keep(m)
}

// run makes a match the running one, with an id in the library. Latest then returns it before all others.
func (s *Saves) run(m match.Any, id library.ID) {
	s.running = running{match: m, id: id}
	if a := s.readAsked(); a.Opened != id {
		a.Opened = id
		_ = s.writeAsked(&a) // a failure loses no game
	}
}

// Kept returns the id of a match in the library; ok is false if it is not the running one.
func (s *Saves) Kept(m match.Any) (library.ID, bool) {
	return s.running.id, m != nil && s.running.match == m
}

// Keep saves the running match; it adopts any other. If saving fails, the game goes on, and a message says so. If another program has taken
// the game over, a message says that and the table is left.
func (s *Saves) Keep(m match.Any) {
	switch {
	case s.lost != nil && s.lost == m:
		return // called in the same tick in which that was noticed
	case s.running.match != m:
		s.Adopt(m)
		return
	}
	s.save(m, true)
}

// save saves the running match. If something else has changed its file, save stores it as a new game, once if further is set.
func (s *Saves) save(m match.Any, further bool) {
	err := s.write(s.running)
	file := s.services.Path(s.running.id.File())
	s.unsaved.drop(s.running.id)
	switch {
	case err == nil:
		if store.ReadOnly(s.services.Store) && !m.Over() {
			s.unsaved.add(s.running)
		}
		return
	case errors.Is(err, store.ErrTaken), errors.Is(err, store.ErrHeld):
		s.lost = m
		s.services.Tell("notice.taken-over")
		s.taken()
		return
	case errors.Is(err, library.ErrChanged) && further:
		s.Forget()
		s.run(m, s.Library().Begin())
		s.save(m, false)
		s.services.Tell("notice.save-changed", "file", file, "now", s.services.Path(s.running.id.File()))
		return
	case errors.Is(err, match.ErrTooLong):
		s.services.Tell("notice.game-too-long")
		return // more room would not help
	case errors.Is(err, store.ErrFull):
		s.services.Tell("notice.game-not-saved-full", "where", s.services.Store.Where())
	default:
		s.services.Tell("notice.game-not-saved", "where", s.services.Store.Where())
	}
	s.unsaved.add(s.running)
}

// write saves a match under its id.
func (s *Saves) write(r running) error {
	data, err := r.match.SaveAt(s.Library().Now())
	if err == nil {
		err = s.Library().Save(r.id, data)
	}
	if err == nil {
		s.ended(r.id, r.match, data)
	}
	return err
}

// Forget closes the running match, which stays saved. Other programs can then open it, unless its last moves could not be saved.
func (s *Saves) Forget() {
	s.saveAgain()
	if s.running.match != nil && !s.onlyHere(s.running.match) {
		s.Library().Release(s.running.id)
	}
	s.running = running{}
}

// Latest returns the running game of any kind that was opened last, to be shown; GoOn continues it. If that is not known, or the game is
// over, Latest returns the one that was saved last; the match is nil if there is none. Games that can't be opened are skipped and reported
// once.
func (s *Saves) Latest() (library.ID, match.Any) {
	for _, r := range slices.Backward(s.unsaved.matches) {
		if !r.match.Over() && !s.Library().Elsewhere(r.id) {
			return r.id, r.match
		}
	}
	list := s.Library().List()
	s.tellUnreadable(list)
	opened := s.readAsked().Opened
	if i := slices.IndexFunc(list, func(e library.Entry) bool { return e.ID == opened }); i > 0 {
		first := list[i]
		copy(list[1:], list[:i])
		list[0] = first
	}
	for _, e := range list {
		if !e.Running() {
			continue
		}
		m, _, err := s.look(e.ID)
		if err == nil {
			return e.ID, m
		}
		s.tellOnce(e.ID, err)
	}
	return "", nil
}

// Continue continues the running game of any kind that was opened last (Latest). It returns nil if there is none, or if another program has
// it open.
func (s *Saves) Continue() match.Any {
	id, m := s.Latest()
	if m == nil {
		return nil
	}
	m, _ = s.GoOn(id) // errors have been reported
	return m
}

// GoOn makes a saved game the running one. If another program has it open, the error is store.ErrHeld, and TakeOver takes it over; any
// other error has been reported in a message. If only its last good state can be read, that continues as a new game, and a message says so.
func (s *Saves) GoOn(id library.ID) (match.Any, error) { return s.open(id, s.Library().Hold) }

// TakeOver makes a saved game the running one even if another program has it open. Errors have been reported, except store.ErrHeld, which
// means that the other program's last save will arrive soon.
func (s *Saves) TakeOver(id library.ID) (match.Any, error) {
	if _, _, err := s.look(id); errors.Is(err, store.ErrNotExist) { // deleted by the other program, which can undo that while it holds the lease
		s.Forget()
		s.services.Notify(s.reports.Trouble(id, err))
		return nil, err
	}
	return s.open(id, s.Library().TakeOver)
}

func (s *Saves) open(id library.ID, hold func(library.ID) error) (match.Any, error) {
	s.Forget()
	if s.goOnUnsaved(id) {
		return s.running.match, nil
	}
	err := hold(id)
	if errors.Is(err, store.ErrHeld) {
		return nil, err
	}
	m, before, lerr := s.look(id) // only now, as another program may have continued it until it was held
	if lerr != nil {
		s.Library().Release(id)
		s.services.Notify(s.reports.Trouble(id, lerr))
		return nil, lerr
	}
	if before {
		return s.recover(id, m)
	}
	s.run(m, id)
	if err != nil { // it can be played, but not saved here
		s.services.Tell("notice.game-not-saved", "where", s.services.Store.Where())
	}
	return m, nil
}

// recover continues with the last good state of a game that can't be read, as a new game.
func (s *Saves) recover(id library.ID, m match.Any) (match.Any, error) {
	to, err := s.Library().Recover(id)
	s.Library().Release(id)
	if err != nil {
		s.services.Tell("notice.game-not-saved", "where", s.services.Store.Where())
		to = s.Library().Begin()
	}
	s.run(m, to)
	s.services.Tell("notice.save-before", "file", s.services.Path(id.File()))
	return m, nil
}

// Look returns a saved game for reading only: another program may be playing it. If only the last good state can be read, Look returns
// that. Trouble returns the messages for its errors.
func (s *Saves) Look(id library.ID) (match.Any, error) {
	m, _, err := s.look(id)
	return m, err
}

// look loads a saved game, or its state before; the error is about the game.
func (s *Saves) look(id library.ID) (m match.Any, before bool, err error) {
	data, err := s.Library().Load(id)
	if err == nil {
		if m, err = s.games.load(data); err == nil {
			return m, false, nil
		}
	}
	if errors.Is(err, ErrOtherGame) {
		return nil, false, err
	}
	if data, berr := s.Library().LoadBefore(id); berr == nil {
		if m, berr := s.games.load(data); berr == nil {
			return m, true, nil
		}
	}
	return nil, false, err
}

// Fault returns why a game of the library can't be opened, as far as that is known without replaying it: nil, an error of library.Entry,
// ErrOtherGame, or match.ErrData. Trouble returns the message for it.
func (s *Saves) Fault(e library.Entry) error {
	if e.Err != nil {
		return e.Err
	}
	g := s.games.GameNamed(e.Summary.Game)
	if g == nil {
		return ErrOtherGame
	}
	if e.Summary.Data > max(g.Info().Data, 1) {
		return match.ErrData
	}
	return nil
}

// tellUnreadable reports the games of a list that can't be read, each once: the first in full, and the number of others.
func (s *Saves) tellUnreadable(list []library.Entry) {
	var more int
	var told bool
	for _, e := range list {
		err := s.Fault(e)
		switch {
		case err == nil || e.Before || s.told[e.ID]:
		case !told:
			s.tellOnce(e.ID, err)
			told = true
		default:
			s.noteTold(e.ID)
			more++
		}
	}
	if more > 0 {
		s.services.Tell("trouble.more", "n", more, "where", s.services.Store.Where())
	}
}

// tellOnce reports why a game can't be opened, once until the program ends.
func (s *Saves) tellOnce(id library.ID, err error) {
	if !s.told[id] {
		s.noteTold(id)
		s.services.Notify(s.reports.Trouble(id, err))
	}
}

func (s *Saves) noteTold(id library.ID) {
	if s.told == nil {
		s.told = map[library.ID]bool{}
	}
	s.told[id] = true
}

// unsaved holds the matches whose last moves could not be saved, and those that run where nothing can be saved; the last one played comes
// last. They stay in memory until the program ends, can be continued from here, and saving them is tried again.
type unsaved struct {
	matches []running
	warned  bool // it was reported that ending the program now loses moves
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

// Discard drops the unsaved moves of a game that is being deleted.
func (s *Saves) Discard(id library.ID) { s.unsaved.drop(id) }

// MayEnd reports whether the program may end at a request of the user. If that would lose moves, a message says so, and the program may end
// only at the next request.
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
	s.services.Tell(key, "where", s.services.Store.Where())
	return false
}

// saveAgain tries to save what could not be saved before, unless nothing can be saved.
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
				s.services.Tell("notice.save-changed", "file", s.services.Path(was.File()), "now", s.services.Path(r.id.File()))
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

// goOnUnsaved makes a game with unsaved moves the running one, and reports whether there was one.
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

// HearStore reports errors of the store to the player, some of which occur only after it has accepted the data. It must be called once
// every tick, and reports whether there is something to show.
func (s *Saves) HearStore() (told bool) {
	for {
		name, err := store.Trouble(s.services.Store)
		if err == nil {
			return told
		}
		s.services.Tell(lateKey(name, err), "where", s.services.Store.Where())
		told = true
		if s.running.match != nil && name == s.running.id.File() {
			s.unsaved.add(s.running)
		}
	}
}

// lateKey returns the key of the message about a file that could not be saved.
func lateKey(name string, err error) string {
	full := ""
	if errors.Is(err, store.ErrFull) {
		full = "-full"
	}
	_, game := library.Of(name)
	switch {
	case game:
		return "notice.game-not-saved" + full
	case name == LearntName:
		return "notice.learnt-not-saved" + full
	case name == settings.FileName:
		return "notice.settings-not-saved"
	}
	return "notice.file-not-saved"
}
