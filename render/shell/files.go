package shell

import (
	"bytes"
	"errors"
	"strconv"

	"islas/game/match"
	"islas/game/record"
	"islas/render/keep/store"
	"islas/render/stage"
)

// saveRecord writes the record of a match to a file that did not exist before, and says where it is. It reports whether the file lies
// in the store: what a browser's user is offered can be lost there.
func saveRecord(s *stage.Stage, m match.Any) (saved bool) {
	var b bytes.Buffer
	if err := s.GameOf(m).Record(&b, m); err != nil {
		s.Tell("result.no-record")
		return false
	}
	return keepFile(s, "result", "match-", record.Extension, b.Bytes())
}

// keepFile writes data to a file that did not exist before, whose name begins and ends as given and has a number between, or offers it
// to a browser's user, and says where it is, in the words of a group of texts. It reports whether the file lies in the store.
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

// putFile is keepFile for whoever says where the file is: offered to a browser's user, or in the store under a name. Errors are those of
// store.Export.
func putFile(s *stage.Stage, stem, ending string, data []byte) (name string, offers bool, err error) {
	if offers = canOffer(); !offers && store.ReadOnly(s.Store) {
		return "", false, store.ErrNotWritable
	}
	taken := map[string]bool{}
	for range maxNames {
		name = freeName(s, stem, ending, taken)
		if offers {
			if !offered(name, data) {
				err = store.ErrNotWritable
			}
			break
		}
		if err = store.Export(s.Store, name, data); !errors.Is(err, store.ErrExist) {
			break
		}
		taken[name] = true // a folder, which is no file in the store
	}
	return name, offers, err
}

// maxNames is how often a free name is looked for, where other windows take them meanwhile: more often is a fault in the store.
const maxNames = 100

// freeName is the name with such a beginning and ending that no file in the store has yet, such as "match-3.islas.jsonl", and that is not
// taken by anything else.
func freeName(s *stage.Stage, stem, ending string, taken map[string]bool) string {
	names, err := s.Store.List()
	if err != nil { // then writing will fail as well, and that is said
		return stem + "1" + ending
	}
	for _, name := range names {
		taken[name] = true
	}
	for n := 1; ; n++ {
		if name := stem + strconv.Itoa(n) + ending; !taken[name] {
			return name
		}
	}
}
