package stage

import (
	"errors"

	"islas/game/match"
	"islas/game/record"
	"islas/locales"
)

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
