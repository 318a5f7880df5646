package stage

import (
	"errors"
	"path/filepath"

	"islas/game/match"
	"islas/game/program"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/platform/crash"
	"islas/render/services"
)

// Reports says in sentences what is wrong with files, and keeps reports on mistakes in the program that came to light with them.
type Reports struct {
	services *services.Services
	options  *Options
	kept     map[string]string // reports on panics while files were read, by what those say
}

// Trouble says in a sentence why a kept game can't be opened, where it lies and what can be done, by an error of Look or
// library.Entry.Err.
func (s *Reports) Trouble(id library.ID, err error) string {
	var p *crash.Panic
	if errors.As(err, &p) {
		return s.crashed(s.services.Path(id.File()), p)
	}
	return s.services.Texts.Text(troubleKey(err), "file", s.services.Path(id.File()))
}

// troubleKey returns the key of the sentence about an error.
func troubleKey(err error) string {
	switch {
	case errors.Is(err, ErrOtherGame):
		return "trouble.other-game"
	case errors.Is(err, match.ErrVersion):
		return "trouble.version"
	case errors.Is(err, match.ErrData):
		return "trouble.data"
	case errors.Is(err, match.ErrForeign):
		return "trouble.foreign"
	case errors.Is(err, match.ErrTooLong), errors.Is(err, store.ErrTooLarge):
		return "trouble.large"
	case errors.Is(err, match.ErrDamaged):
		return "trouble.damaged"
	}
	return "trouble.unreadable"
}

// crashed says in a sentence that a mistake in the program keeps a file from being read, and where the report on that lies, which is
// kept once for each mistake. A stage of a command has no store until then.
func (s *Reports) crashed(file string, p *crash.Panic) string {
	unkept := s.services.Texts.Text("open.unreadable", "file", file, "error", p.Error())
	if s.services.Store == nil {
		if s.services.Store, _ = store.Open(s.options.DataDir); s.services.Store == nil {
			return unkept
		}
	}
	name, ok := s.kept[p.Error()]
	if !ok {
		at := s.services.Clock()()
		var err error
		if name, err = crash.Write(s.services.Store, crash.Report(p, program.Version(), at, nil), at); err != nil || store.ReadOnly(s.services.Store) {
			return unkept
		}
		if s.kept == nil {
			s.kept = map[string]string{}
		}
		s.kept[p.Error()] = name
	}
	if !filepath.IsAbs(s.services.Store.Where()) {
		return s.services.Texts.Text("open.crashed.save", "file", file, "settings", s.services.Texts.Text("settings.title"), "device", s.services.Texts.Text("device.title"))
	}
	return s.services.Texts.Text("open.crashed", "file", file, "where", s.services.Path(name))
}

// Fault returns why a game of the library can't be opened, as far as that is known without playing it again: nil, an error of
// library.Entry, ErrOtherGame, or match.ErrData. Trouble tells it in words.
func (s *Saves) Fault(e library.Entry) error {
	if e.Err != nil {
		return e.Err
	}
	i := find(s.games.Games, e.Summary.Game)
	if i < 0 {
		return ErrOtherGame
	}
	if e.Summary.Data > max(s.games.Games[i].Info().Data, 1) {
		return match.ErrData
	}
	return nil
}

// tellUnreadable says which games of a list can't be read, each once: the first in full, and how many more there are.
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
		s.services.Notify(s.services.Texts.Text("trouble.more", "n", more, "where", s.services.Store.Where()))
	}
}

// tellOnce says why a game can't be opened, once until the program ends.
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
