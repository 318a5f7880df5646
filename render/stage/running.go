package stage

import (
	"errors"
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/services"
)

// Saves is the games that are kept in the store: the one that is being played, and those whose last moves could not be saved.
type Saves struct {
	services *services.Services
	router   *Router
	games    *Catalogue
	reports  *Reports
	options  *Options
	ended    func(library.ID, match.Any, []byte) // is called with a finished game that was just saved
	taken    func()                              // is called when another program has taken the running game over

	library *library.Library    // nil until it is asked for
	running running             // the match that is being played
	unsaved unsaved             // what could not be saved
	lost    match.Any           // the one that another program has taken over last
	told    map[library.ID]bool // games of which it was said that they can't be opened
}

// running is the match that is being played, as it is kept.
type running struct {
	match match.Any // nil as long as there is none
	id    library.ID
}

// Library returns the games kept in the store.
func (s *Saves) Library() *library.Library {
	if s.library == nil || s.library.Store() != s.services.Store {
		s.library = library.Open(s.services.Store, s.services.Clock())
	}
	return s.library
}

// Begin starts a match of the chosen game, with names that can be drawn, and keeps it as a further game.
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

// Adopt keeps a match as a further game, which is the running one from then on.
func (s *Saves) Adopt(m match.Any) {
	s.Forget()
	s.run(m, s.Library().Begin())
	s.Keep(m)
}

// run makes a match the running one, as one of the kept games, which Latest then returns before all others.
func (s *Saves) run(m match.Any, id library.ID) {
	s.running = running{match: m, id: id}
	s.noteOpened(id)
}

// Kept returns as which of the kept games a match is being played, false if it is not the running one.
func (s *Saves) Kept(m match.Any) (library.ID, bool) {
	return s.running.id, m != nil && s.running.match == m
}

// Keep saves the running match; any other match is adopted. When that fails the game goes on, and a sentence says so, unless
// another program has taken it over: then the game is left, and a sentence says that.
func (s *Saves) Keep(m match.Any) {
	switch {
	case s.lost != nil && s.lost == m:
		return // what is left to be done of the moment in which that was noticed
	case s.running.match != m:
		s.Adopt(m)
		return
	}
	s.save(m, true)
}

// save saves the running match; where something else has changed its file, as a further game, if that was not tried before.
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
		s.services.Notify(s.services.Texts.Text("notice.taken-over"))
		s.taken()
		return
	case errors.Is(err, library.ErrChanged) && further:
		s.Forget()
		s.run(m, s.Library().Begin())
		s.save(m, false)
		s.services.Notify(s.services.Texts.Text("notice.save-changed", "file", file, "now", s.services.Path(s.running.id.File())))
		return
	case errors.Is(err, match.ErrTooLong):
		s.services.Notify(s.services.Texts.Text("notice.game-too-long"))
		return // no room would help
	case errors.Is(err, store.ErrFull):
		s.services.Notify(s.services.Texts.Text("notice.game-not-saved-full", "where", s.services.Store.Where()))
	default:
		s.services.Notify(s.services.Texts.Text("notice.game-not-saved", "where", s.services.Store.Where()))
	}
	s.unsaved.add(s.running)
}

// write saves a match as a game.
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

// Forget lets go of the running match, which stays kept: other programs may open it, unless its last moves are only here.
func (s *Saves) Forget() {
	s.saveAgain()
	if s.running.match != nil && !s.onlyHere(s.running.match) {
		s.Library().Release(s.running.id)
	}
	s.running = running{}
}

// Latest returns the running game that was opened last, of whichever game, to be shown: GoOn goes on with it. Where that is not known, or
// it runs no more, it is the one that was saved last; without one the match is nil. What can't be opened is skipped, and a sentence says so
// once.
func (s *Saves) Latest() (library.ID, match.Any) {
	if r := s.latestUnsaved(); r.match != nil {
		return r.id, r.match
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

// Continue goes on with the running game that was opened last, of whichever game (Latest). Without one, and where another program has it
// open, it returns nil.
func (s *Saves) Continue() match.Any {
	id, m := s.Latest()
	if m == nil {
		return nil
	}
	m, _ = s.GoOn(id) // what is wrong has been told
	return m
}

// GoOn makes a kept game the running one. Where another program has it open the error is store.ErrHeld, and TakeOver takes it from
// there; for any other error a sentence has been told. If only the last good state of it can be read, that goes on as a further
// game, and a sentence says so.
func (s *Saves) GoOn(id library.ID) (match.Any, error) { return s.open(id, s.Library().Hold) }

// TakeOver makes a kept game the running one whichever program has it open. Errors are told, but for store.ErrHeld: what that one
// saved last is still to come here, which is soon.
func (s *Saves) TakeOver(id library.ID) (match.Any, error) {
	if _, _, err := s.look(id); errors.Is(err, store.ErrNotExist) { // deleted there, which its lease can take back
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
	m, before, lerr := s.look(id) // only now: another program may have gone on with it until it was held
	if lerr != nil {
		s.Library().Release(id)
		s.services.Notify(s.reports.Trouble(id, lerr))
		return nil, lerr
	}
	if before {
		return s.recover(id, m)
	}
	s.run(m, id)
	if err != nil { // it can be played, though not be saved here
		s.services.Notify(s.services.Texts.Text("notice.game-not-saved", "where", s.services.Store.Where()))
	}
	return m, nil
}

// recover goes on with the last good state of a game that can't be read, as a further game.
func (s *Saves) recover(id library.ID, m match.Any) (match.Any, error) {
	to, err := s.Library().Recover(id)
	s.Library().Release(id)
	if err != nil {
		s.services.Notify(s.services.Texts.Text("notice.game-not-saved", "where", s.services.Store.Where()))
		to = s.Library().Begin()
	}
	s.run(m, to)
	s.services.Notify(s.services.Texts.Text("notice.save-before", "file", s.services.Path(id.File())))
	return m, nil
}

// Look returns a kept game to be looked at: another program may be playing it, and it is not to be gone on with. If only the
// last good state can be read, it is that. Errors are those that Trouble tells in words.
func (s *Saves) Look(id library.ID) (match.Any, error) {
	m, _, err := s.look(id)
	return m, err
}

// look loads a kept game, or the state before it; the error is about the game.
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

// load reads a saved game with names that can be drawn. The error is that of Game.Load, ErrOtherGame, or a *crash.Panic.
func (s *Catalogue) load(data []byte) (match.Any, error) {
	name, err := match.GameOf(data)
	if err != nil {
		return nil, err
	}
	i := find(s.Games, name)
	if i < 0 {
		return nil, ErrOtherGame
	}
	m, err := caught(func() (match.Any, error) { return s.Games[i].Load(data) })
	if err != nil {
		return nil, err
	}
	for seat, named := range s.named(s.Games[i], m.Setup().Seats) {
		m.Rename(game.Seat(seat), named.Name)
	}
	return m, nil
}
