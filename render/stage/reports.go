package stage

import (
	"errors"
	"path/filepath"

	"islas/game/match"
	"islas/game/program"
	"islas/game/record"
	"islas/locales"
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

// Refusal says in a sentence what is wrong with a file, by what Open returned: of a record also in the words of its format, which are
// English, for whoever writes records.
func (s *Reports) Refusal(file string, m match.Any, err error) string {
	texts := s.services.Texts
	var wrong *record.Error
	var p *crash.Panic
	switch {
	case errors.As(err, &p):
		return s.crashed(file, p)
	case errors.As(err, &wrong):
		return texts.Text("open.line", "file", file, "line", wrong.Line, "problem", texts.Text("open.precisely", "fault", Fault(texts, m, wrong), "problem", wrong.Problem))
	case errors.Is(err, ErrNoGame):
		return texts.Text("open.neither", "file", file)
	case errors.Is(err, ErrOtherGame):
		return texts.Text("open.other-game", "file", file)
	case errors.Is(err, match.ErrVersion):
		return texts.Text("open.version", "file", file)
	case errors.Is(err, match.ErrData), errors.Is(err, match.ErrTooLong), errors.Is(err, match.ErrDamaged):
		return texts.Text(troubleKey(err), "file", file)
	}
	return texts.Text("open.save", "file", file, "error", err.Error())
}

// Fault says in words for players what is wrong with a line of a record, as what follows a colon: an error of Open, of which the match
// is m, nil for none.
func Fault(texts *locales.Catalogue, m match.Any, wrong *record.Error) string {
	fault, name := wrong.Fault, ""
	if fault == record.NotAllowed {
		if m == nil || wrong.Seat < 0 || int(wrong.Seat) >= len(m.Setup().Seats) {
			fault = record.Misplaced // nobody can be named
		} else {
			name = m.Setup().Seats[wrong.Seat].Name
		}
	}
	return texts.Text("fault."+fault.String(), "name", name)
}

// Excuse says in a sentence for players why a file can't be shown, or only up to a line: by what Open returned, with an error. Refusal
// says more of a record, for whoever writes records.
func (s *Reports) Excuse(file string, m match.Any, err error) string {
	texts := s.services.Texts
	var wrong *record.Error
	switch {
	case !errors.As(err, &wrong):
		return s.Refusal(file, nil, err)
	case m == nil && wrong.Fault == record.OtherVersion:
		return texts.Text("open.version", "file", file)
	}
	text := texts.Text("open.line", "file", file, "line", wrong.Line, "problem", Fault(texts, m, wrong))
	if m != nil {
		text += " " + texts.Text("open.up-to")
	}
	return text
}
