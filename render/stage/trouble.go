package stage

import (
	"errors"
	"path/filepath"

	"islas/game/match"
	"islas/game/program"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/platform/crash"
)

// Trouble says in a sentence why a kept game can't be opened, where it lies and what can be done, by an error of Look or
// library.Entry.Err.
func (s *Stage) Trouble(id library.ID, err error) string {
	var p *crash.Panic
	if errors.As(err, &p) {
		return s.crashed(s.Path(id.File()), p)
	}
	return s.Texts.Text(troubleKey(err), "file", s.Path(id.File()))
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
func (s *Stage) crashed(file string, p *crash.Panic) string {
	unkept := s.Texts.Text("open.unreadable", "file", file, "error", p.Error())
	if s.Store == nil {
		if s.Store, _ = store.Open(s.Options.DataDir); s.Store == nil {
			return unkept
		}
	}
	name, ok := s.crashes[p.Error()]
	if !ok {
		at := s.clock()()
		var err error
		if name, err = crash.Write(s.Store, crash.Report(p, program.Version(), at, nil), at); err != nil || store.ReadOnly(s.Store) {
			return unkept
		}
		if s.crashes == nil {
			s.crashes = map[string]string{}
		}
		s.crashes[p.Error()] = name
	}
	if !filepath.IsAbs(s.Store.Where()) {
		return s.Texts.Text("open.crashed.save", "file", file, "settings", s.Texts.Text("settings.title"), "device", s.Texts.Text("device.title"))
	}
	return s.Texts.Text("open.crashed", "file", file, "where", s.Path(name))
}

// Fault returns why a game of the library can't be opened, as far as that is known without playing it again: nil, an error of
// library.Entry, ErrOtherGame, or match.ErrData. Trouble tells it in words.
func (s *Stage) Fault(e library.Entry) error {
	if e.Err != nil {
		return e.Err
	}
	i := find(s.Games, e.Summary.Game)
	if i < 0 {
		return ErrOtherGame
	}
	if e.Summary.Data > max(s.Games[i].Info().Data, 1) {
		return match.ErrData
	}
	return nil
}

// tellUnreadable says which games of a list can't be read, each once: the first in full, and how many more there are.
func (s *Stage) tellUnreadable(list []library.Entry) {
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
		s.Notify(s.Texts.Text("trouble.more", "n", more, "where", s.Store.Where()))
	}
}

// tellOnce says why a game can't be opened, once until the program ends.
func (s *Stage) tellOnce(id library.ID, err error) {
	if !s.told[id] {
		s.noteTold(id)
		s.Notify(s.Trouble(id, err))
	}
}

func (s *Stage) noteTold(id library.ID) {
	if s.told == nil {
		s.told = map[library.ID]bool{}
	}
	s.told[id] = true
}
