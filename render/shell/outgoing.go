package shell

import (
	"errors"

	"islas/render/stage"
	"islas/render/store"
)

// outgoing is a file for somebody to take elsewhere while it is made bit by bit, so that no frame waits for all of it.
type outgoing struct {
	s     *stage.Stage
	offer offer        // to a browser's user
	file  store.Output // in the store; nil where it is offered
}

// newOutgoing begins a file. Errors are those of store.NewOutput.
func newOutgoing(s *stage.Stage) (*outgoing, error) {
	o := &outgoing{s: s}
	if o.offer.begin() {
		return o, nil
	}
	if store.ReadOnly(s.Store) {
		return nil, store.ErrNotWritable
	}
	var err error
	o.file, err = store.NewOutput(s.Store)
	return o, err
}

// add appends data. Errors are those of store.Output.Write.
func (o *outgoing) add(data []byte) error {
	if o.file == nil {
		o.offer.add(data)
		return nil
	}
	return o.file.Write(data)
}

// drop leaves nothing of the file.
func (o *outgoing) drop() {
	if o.file != nil {
		o.file.Drop()
	}
}

// keep gives the file a name that no other has, which begins and ends as given and has a number between, and says where it is, in the
// words of a group of texts. It reports whether the file lies in the store.
func (o *outgoing) keep(words, stem, ending string) (saved bool) {
	text := o.s.Texts.Text
	name, err := o.named(stem, ending)
	switch {
	case err != nil:
		o.s.TellNotSaved(words + ".not-saved")
	case o.file == nil:
		o.s.Notify(text(words+".downloaded", "name", name))
	default:
		o.s.Notify(text(words+".saved", "name", name, "where", o.s.Store.Where()))
		return true
	}
	return false
}

// named gives the file such a name and returns it. Errors are those of store.Output.Keep; nothing is left of the file after one.
func (o *outgoing) named(stem, ending string) (name string, err error) {
	taken := map[string]bool{}
	for range maxNames {
		name = freeName(o.s, stem, ending, taken)
		if o.file == nil {
			if !o.offer.give(name) {
				err = store.ErrNotWritable
			}
			break
		}
		if err = o.file.Keep(name); !errors.Is(err, store.ErrExist) {
			break
		}
		taken[name] = true // a folder, which is no file in the store
	}
	if err != nil {
		o.drop()
	}
	return name, err
}

// offered offers data to a browser's user under a name, and reports whether it could.
func offered(name string, data []byte) bool {
	var o offer
	if !o.begin() {
		return false
	}
	o.add(data)
	return o.give(name)
}
