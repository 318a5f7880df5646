package shell

import (
	"bytes"
	"errors"
	"slices"
	"strconv"

	"islas/game/match"
	"islas/game/record"
	"islas/render/keep/store"
	"islas/render/stage"
)

// saveRecord writes the record of a match to a new file and shows where it is. It reports whether the file is in the store; a browser's
// user may lose a file that is only offered.
func saveRecord(s *stage.Stage, m match.Any) (saved bool) {
	var b bytes.Buffer
	if err := s.GameOf(m).Record(&b, m); err != nil {
		s.Tell("result.no-record")
		return false
	}
	return keepFile(s, "result", "match-", record.Extension, b.Bytes())
}

// keepFile writes data to a new file whose name has a number between stem and ending, or offers it to a browser's user, and shows where it
// is in a text of the group words. It reports whether the file is in the store.
func keepFile(s *stage.Stage, words, stem, ending string, data []byte) (saved bool) {
	text := s.Texts.Text
	switch name, offered, err := putFile(s, stem, ending, data); {
	case err != nil:
		s.TellNotSaved(words + ".not-saved")
	case offered:
		s.Notify(text(words+".downloaded", "name", name))
	default:
		s.Notify(text(words+".saved", "name", name, "where", s.Store.Where()))
		return true
	}
	return false
}

// putFile is keepFile without the message: it returns the name of the file and whether it was offered to a browser's user instead of
// written to the store. Errors are those of store.Export.
func putFile(s *stage.Stage, stem, ending string, data []byte) (name string, offers bool, err error) {
	if offers = canOffer(); !offers && store.ReadOnly(s.Store) {
		return "", false, store.ErrNotWritable
	}
	taken, _ := s.Store.List() // where this fails writing does as well, and that is shown
	for n := range maxNumber {
		name = stem + strconv.Itoa(n+1) + ending
		if slices.Contains(taken, name) {
			continue
		}
		if offers {
			if !offered(name, data) {
				err = store.ErrNotWritable
			}
			break
		}
		if err = store.Export(s.Store, name, data); !errors.Is(err, store.ErrExist) {
			break // otherwise a folder, which the store does not list, or a file that another window has just written
		}
	}
	return name, offers, err
}

// maxNumber is the greatest number in the name of a file.
const maxNumber = 1_000_000
