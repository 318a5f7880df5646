package shell

import (
	"bytes"
	"strconv"

	"islas/game/match"
	"islas/game/record"
	"islas/render/stage"
)

// save writes the match record, once.
func (r *result) save() {
	r.saved = r.saved || saveRecord(r.s, r.match)
}

// saveRecord writes the record of a match to a file that did not exist before, and says where it is. It reports whether the file lies
// in the store: what a browser's user is offered can be lost there.
func saveRecord(s *stage.Stage, m match.Any) (saved bool) {
	var b bytes.Buffer
	if err := s.GameOf(m).Record(&b, m); err != nil {
		s.Notify(s.Texts.Text("result.no-record"))
		return false
	}
	return keepFile(s, "result", "match-", record.Extension, b.Bytes())
}

// keepFile writes data to a file that did not exist before, whose name begins and ends as given and has a number between, or offers it
// to a browser's user, and says where it is, in the words of a group of texts. It reports whether the file lies in the store.
func keepFile(s *stage.Stage, words, stem, ending string, data []byte) (saved bool) {
	o, err := newOutgoing(s)
	if err == nil {
		if err = o.add(data); err != nil {
			o.drop()
		}
	}
	if err != nil {
		s.TellNotSaved(words + ".not-saved")
		return false
	}
	return o.keep(words, stem, ending)
}

// putFile is keepFile for whoever says where the file is: offered to a browser's user, or in the store under a name. Errors are those of
// store.NewOutput and store.Output.
func putFile(s *stage.Stage, stem, ending string, data []byte) (name string, offered bool, err error) {
	o, err := newOutgoing(s)
	if err != nil {
		return "", false, err
	}
	if err = o.add(data); err != nil {
		o.drop()
		return "", false, err
	}
	name, err = o.named(stem, ending)
	return name, o.file == nil, err
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
