package shell

import (
	"bytes"
	"strconv"

	"islas/game/record"
)

// save writes the match record to a file that did not exist before, and says where it is.
func (r *result) save() {
	text := r.s.Texts.Text
	if r.saved {
		return
	}
	var b bytes.Buffer
	if err := r.s.GameOf(r.match).Record(&b, r.match); err != nil {
		r.s.Notify(text("result.no-record"))
		return
	}
	name := r.freeName()
	if download(name, b.Bytes()) {
		r.s.Notify(text("result.downloaded", "name", name))
		return
	}
	if err := r.s.Store.Write(name, b.Bytes()); err != nil {
		r.s.Notify(text("result.not-saved", "where", r.s.Store.Where()))
		return
	}
	r.saved = true
	r.s.Notify(text("result.saved", "name", name, "where", r.s.Store.Where()))
}

// freeName is the name for a record that no file in the store has yet, such as "match-3.islas.jsonl".
func (r *result) freeName() string {
	taken := map[string]bool{}
	names, err := r.s.Store.List()
	if err != nil { // then writing will fail as well, and that is said
		return "match-1" + record.Extension
	}
	for _, name := range names {
		taken[name] = true
	}
	for n := 1; ; n++ {
		if name := "match-" + strconv.Itoa(n) + record.Extension; !taken[name] {
			return name
		}
	}
}
