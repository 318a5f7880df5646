package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"hash/crc64"
	"slices"
	"time"

	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/settings"
	"islas/render/store"
)

// ErrTooLarge is the error of Encode.
var ErrTooLarge = errors.New("this is more than one file may hold")

// encoding is a file that is being written, line by line.
type encoding struct {
	rest  bytes.Buffer // what was written and not taken yet
	lines *json.Encoder
	sum   uint64 // the checksum of all that was written
	size  int    // of that, in bytes
	err   error  // a mistake in the build
}

// encode begins a file with its first line and that of the results.
func encode(results []chronicle.Result, now time.Time) *encoding {
	e := &encoding{}
	e.lines = json.NewEncoder(e)
	e.lines.SetEscapeHTML(false)
	data, err := chronicle.Encode(results)
	e.err = errors.Join(err, e.lines.Encode(head{format, version, now.UTC().Truncate(time.Second)}))
	e.add(File{chronicle.File, string(data)})
	return e
}

// Write takes up what follows. There is no error.
func (e *encoding) Write(data []byte) (int, error) {
	e.sum = crc64.Update(e.sum, table, data)
	e.size += len(data)
	return e.rest.Write(data)
}

// add writes the line of a file.
func (e *encoding) add(f File) { e.err = errors.Join(e.err, e.lines.Encode(f)) }

// take returns what was written since it was taken last. It is valid until more is written.
func (e *encoding) take() []byte { return e.rest.Next(e.rest.Len()) }

// seal ends the file, and returns what is not taken yet. Errors are those of Encode.
func (e *encoding) seal() ([]byte, error) {
	e.Write(seal(e.sum))
	switch {
	case e.err != nil:
		return nil, e.err
	case e.size > MaxSize:
		return nil, ErrTooLarge
	}
	return e.take(), nil
}

// Encode returns the file of a bundle. The error is ErrTooLarge; any other is a mistake in the build.
func (b *Bundle) Encode(now time.Time) ([]byte, error) {
	e := encode(b.Results, now)
	for _, f := range b.Own {
		e.add(f)
	}
	for _, g := range b.Games {
		e.add(File{g.ID.File(), string(g.Data)})
	}
	return e.seal()
}

// Export is the file of all that a library and its store keep, made step by step, as that may be much.
type Export struct {
	l     *library.Library
	e     *encoding
	names []string // of files beside games that are still to be taken in
	ids   []library.ID
	all   int // games
	left  int
}

// NewExport begins such a file, with results as those in its chronicle. Of a game that can't be read it will have the last good state.
func NewExport(l *library.Library, results []chronicle.Result, now time.Time) *Export {
	x := &Export{l: l, e: encode(results, now), names: owned(l.Store()), ids: l.IDs()}
	x.all = len(x.ids)
	return x
}

// owned returns the names of a store's settings, set-ups, what has been explained and boxes.
func owned(s store.Store) (names []string) {
	all, _ := s.List() // without it there are no games either
	for _, name := range all {
		if name == settings.FileName || own().MatchString(name) || boxes().MatchString(name) {
			names = append(names, name)
		}
	}
	return names
}

// Step takes in one file, and reports whether all were.
func (x *Export) Step() (done bool) {
	switch {
	case len(x.names) > 0:
		name := x.names[0]
		data, err := x.l.Store().Read(name)
		x.names = x.names[1:]
		x.take(name, data, err)
	case len(x.ids) > 0:
		id := x.ids[0]
		data, err := x.l.Load(id)
		if err != nil {
			data, err = x.l.LoadBefore(id)
		}
		x.ids = x.ids[1:]
		x.take(id.File(), data, err)
	}
	return len(x.names)+len(x.ids) == 0
}

// take takes in a file if it could be read and can be imported.
func (x *Export) take(name string, data []byte, err error) {
	f := File{name, string(data)}
	if err != nil || new(Bundle).add(f) != nil {
		x.left++
		return
	}
	x.e.add(f)
}

// Take returns what the file consists of since it was asked for last, so that nobody has to write all of it at once. It is valid until
// the next step.
func (x *Export) Take() []byte { return x.e.take() }

// Progress returns which part of the games is taken in, from 0 to 1.
func (x *Export) Progress() float64 { return 1 - float64(len(x.ids))/float64(max(1, x.all)) }

// Finish ends the file, and returns what of it is not taken yet, and how many files are not in it as they can't be read. Errors are those of Bundle.Encode.
func (x *Export) Finish() (data []byte, left int, err error) {
	data, err = x.e.seal()
	return data, x.left, err
}

// Holdings is how much is kept, or is in a bundle.
type Holdings struct {
	Games   int
	Results []chronicle.Result
	Own     bool // there are settings, set-ups, or something has been explained
	Boxes   bool // something has been entered of a printed game
	Font    bool // there is a font of somebody's own
}

// Kept returns how much a library and its store keep, with results as those in its chronicle. No game is read for that.
func Kept(l *library.Library, results []chronicle.Result) Holdings {
	return holdings(len(l.IDs()), results, owned(l.Store()))
}

// Holdings returns how much a bundle holds.
func (b *Bundle) Holdings() Holdings {
	var names []string
	for _, f := range b.Own {
		names = append(names, f.Name)
	}
	return holdings(len(b.Games), b.Results, names)
}

// holdings are those of so many games, of results, and of files beside them.
func holdings(games int, results []chronicle.Result, names []string) Holdings {
	box := slices.ContainsFunc(names, boxes().MatchString)
	other := slices.ContainsFunc(names, func(name string) bool { return !boxes().MatchString(name) && name != Font })
	return Holdings{games, results, other, box, slices.Contains(names, Font)}
}
