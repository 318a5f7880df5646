package stage

import (
	"errors"
	"path/filepath"
	"slices"
	"time"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
)

// running is the match that is being played, as it is kept.
type running struct {
	match match.Any // nil as long as there is none
	id    library.ID
}

// Library returns the games kept in the store.
func (s *Stage) Library() *library.Library {
	if s.library == nil || s.library.Store() != s.Store {
		s.library = library.Open(s.Store, s.clock())
	}
	return s.library
}

// clock returns the clock by which games are saved.
func (s *Stage) clock() func() time.Time {
	if s.Now == nil {
		return time.Now
	}
	return s.Now
}

// Path says where a file of the store lies, for somebody who looks for it.
func (s *Stage) Path(name string) string { return filepath.Join(s.Store.Where(), name) }

// Begin starts a match of the chosen game, with names that can be drawn, and keeps it as a further game.
func (s *Stage) Begin(setup match.Setup) (match.Any, error) {
	setup.Seats = s.named(s.Game, setup.Seats)
	m, err := s.Game.New(setup)
	if err != nil {
		return nil, err
	}
	s.Adopt(m)
	store.Protect(s.Store)
	return m, nil
}

// Adopt keeps a match as a further game, which is the running one from then on.
func (s *Stage) Adopt(m match.Any) {
	s.Forget()
	s.run(m, s.Library().Begin())
	s.Keep(m)
}

// run makes a match the running one, as one of the kept games, which Latest then returns before all others.
func (s *Stage) run(m match.Any, id library.ID) {
	s.running = running{match: m, id: id}
	s.noteOpened(id)
}

// Kept returns as which of the kept games a match is being played, false if it is not the running one.
func (s *Stage) Kept(m match.Any) (library.ID, bool) {
	return s.running.id, m != nil && s.running.match == m
}

// Keep saves the running match; any other match is adopted. When that fails the game goes on, and a sentence says so, unless
// another program has taken it over: then the game is left, and a sentence says that.
func (s *Stage) Keep(m match.Any) {
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
func (s *Stage) save(m match.Any, further bool) {
	err := s.write(s.running)
	file := s.Path(s.running.id.File())
	s.unsaved.drop(s.running.id)
	switch {
	case err == nil:
		if store.ReadOnly(s.Store) && !m.Over() {
			s.unsaved.add(s.running)
		}
		return
	case errors.Is(err, store.ErrTaken), errors.Is(err, store.ErrHeld):
		s.lost = m
		s.Notify(s.Texts.Text("notice.taken-over"))
		s.Go(s.Routes.Title(s))
		return
	case errors.Is(err, library.ErrChanged) && further:
		s.Forget()
		s.run(m, s.Library().Begin())
		s.save(m, false)
		s.Notify(s.Texts.Text("notice.save-changed", "file", file, "now", s.Path(s.running.id.File())))
		return
	case errors.Is(err, match.ErrTooLong):
		s.Notify(s.Texts.Text("notice.game-too-long"))
		return // no room would help
	case errors.Is(err, store.ErrFull):
		s.Notify(s.Texts.Text("notice.game-not-saved-full", "where", s.Store.Where()))
	default:
		s.Notify(s.Texts.Text("notice.game-not-saved", "where", s.Store.Where()))
	}
	s.unsaved.add(s.running)
}

// write saves a match as a game.
func (s *Stage) write(r running) error {
	data, err := r.match.SaveAt(s.Library().Now())
	if err == nil {
		err = s.Library().Save(r.id, data)
	}
	if err == nil {
		s.note(r.id, r.match, data)
	}
	return err
}

// Forget lets go of the running match, which stays kept: other programs may open it, unless its last moves are only here.
func (s *Stage) Forget() {
	s.saveAgain()
	if s.running.match != nil && !s.onlyHere(s.running.match) {
		s.Library().Release(s.running.id)
	}
	s.running = running{}
}

// Latest returns the running game that was opened last, of whichever game, to be shown: GoOn goes on with it. Where that is not known, or
// it runs no more, it is the one that was saved last; without one the match is nil. What can't be opened is skipped, and a sentence says so
// once.
func (s *Stage) Latest() (library.ID, match.Any) {
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
func (s *Stage) Continue() match.Any {
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
func (s *Stage) GoOn(id library.ID) (match.Any, error) { return s.open(id, s.Library().Hold) }

// TakeOver makes a kept game the running one whichever program has it open. Errors are told, but for store.ErrHeld: what that one
// saved last is still to come here, which is soon.
func (s *Stage) TakeOver(id library.ID) (match.Any, error) {
	if _, _, err := s.look(id); errors.Is(err, store.ErrNotExist) { // deleted there, which its lease can take back
		s.Forget()
		s.Notify(s.Trouble(id, err))
		return nil, err
	}
	return s.open(id, s.Library().TakeOver)
}

func (s *Stage) open(id library.ID, hold func(library.ID) error) (match.Any, error) {
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
		s.Notify(s.Trouble(id, lerr))
		return nil, lerr
	}
	if before {
		return s.recover(id, m)
	}
	s.run(m, id)
	if err != nil { // it can be played, though not be saved here
		s.Notify(s.Texts.Text("notice.game-not-saved", "where", s.Store.Where()))
	}
	return m, nil
}

// recover goes on with the last good state of a game that can't be read, as a further game.
func (s *Stage) recover(id library.ID, m match.Any) (match.Any, error) {
	to, err := s.Library().Recover(id)
	s.Library().Release(id)
	if err != nil {
		s.Notify(s.Texts.Text("notice.game-not-saved", "where", s.Store.Where()))
		to = s.Library().Begin()
	}
	s.run(m, to)
	s.Notify(s.Texts.Text("notice.save-before", "file", s.Path(id.File())))
	return m, nil
}

// Look returns a kept game to be looked at: another program may be playing it, and it is not to be gone on with. If only the
// last good state can be read, it is that. Errors are those that Trouble tells in words.
func (s *Stage) Look(id library.ID) (match.Any, error) {
	m, _, err := s.look(id)
	return m, err
}

// look loads a kept game, or the state before it; the error is about the game.
func (s *Stage) look(id library.ID) (m match.Any, before bool, err error) {
	data, err := s.Library().Load(id)
	if err == nil {
		if m, err = s.load(data); err == nil {
			return m, false, nil
		}
	}
	if errors.Is(err, ErrOtherGame) {
		return nil, false, err
	}
	if data, berr := s.Library().LoadBefore(id); berr == nil {
		if m, berr := s.load(data); berr == nil {
			return m, true, nil
		}
	}
	return nil, false, err
}

// load reads a saved game with names that can be drawn. The error is that of Game.Load, ErrOtherGame, or a *crash.Panic.
func (s *Stage) load(data []byte) (match.Any, error) {
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
