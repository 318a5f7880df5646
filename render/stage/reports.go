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

// Reports provides messages about errors in files, and saves reports on panics that occurred while reading them.
type Reports struct {
	services *services.Services
	options  *Options
	kept     map[string]string // names of saved reports, by the text of the panic
}

// Trouble returns a message about why a saved game can't be opened, where it is and what can be done. err is an error of Look or
// library.Entry.Err.
func (s *Reports) Trouble(id library.ID, err error) string {
	var p *crash.Panic
	if errors.As(err, &p) {
		return s.crashed(s.services.Path(id.File()), p)
	}
	return s.services.Texts.Text(troubleKey(err), "file", s.services.Path(id.File()))
}

// troubleKey returns the key of the message about an error.
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

// crashed returns a message that a mistake in the program prevents a file from being read, with the place of the report, which is saved
// once for each mistake. If there is no store yet, as on the stage of a command, crashed opens it.
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

// Refusal returns a message about the error of Open for a file. For a record it includes the English text of the error in its format, for
// those who write records.
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

// Fault returns the text for players about an error in a line of a record, to follow a colon. wrong is an error of Open, and m the match
// that Open returned, nil for none.
func Fault(texts *locales.Catalogue, m match.Any, wrong *record.Error) string {
	fault, name := wrong.Fault, ""
	if fault == record.NotAllowed {
		if m == nil || wrong.Seat < 0 || int(wrong.Seat) >= len(m.Setup().Seats) {
			fault = record.Misplaced // no player can be named
		} else {
			name = m.Setup().Seats[wrong.Seat].Name
		}
	}
	return texts.Text("fault."+fault.String(), "name", name)
}

// Excuse returns a message for players about why a file can't be shown, or only up to a line, given the results of Open. Refusal returns
// more details of a record, for those who write records.
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
