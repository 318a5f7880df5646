package backup

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
)

// ErrTooLarge is the error of Encode.
var ErrTooLarge = errors.New("this is more than one file may hold")

// Encode returns the file of an archive. The error is ErrTooLarge; any other is a mistake in the build.
func (b *Archive) Encode(now time.Time) ([]byte, error) {
	results, rerr := chronicle.Encode(b.Results)
	files := append([]File{{}, {chronicle.File, string(results)}}, b.Own...)
	for _, g := range b.Games {
		files = append(files, File{g.ID.File(), string(g.Data)})
	}
	h, size := head{Format: format, Version: version, Written: now.UTC().Truncate(time.Second)}, 0
	for _, f := range files[1:] {
		h.Names = append(h.Names, f.Name)
		size += len(f.Data)
	}
	first, err := json.Marshal(h)
	files[0] = File{headName, string(first)}
	if size += len(first); size > MaxSize {
		return nil, ErrTooLarge
	}
	var all bytes.Buffer
	z := zip.NewWriter(&all)
	for _, f := range files {
		w, werr := z.Create(f.Name)
		if werr == nil {
			_, werr = w.Write([]byte(f.Data))
		}
		err = errors.Join(err, werr)
	}
	err = errors.Join(err, rerr, z.Close())
	return all.Bytes(), err
}

// Collect returns all that a library and its store keep, with results as those of its chronicle, and the number of files left out because
// they can't be read. For a game that can't be read it has the last good state.
func Collect(l *library.Library, results []chronicle.Result) (b *Archive, left int) {
	b = &Archive{Results: results}
	take := func(name string, data []byte, err error) {
		if err != nil || b.add(File{name, string(data)}) != nil {
			left++
		}
	}
	for _, name := range owned(l.Store()) {
		data, err := l.Store().Read(name)
		take(name, data, err)
	}
	for _, id := range l.IDs() {
		data, err := l.Load(id)
		if err != nil {
			data, err = l.LoadBefore(id)
		}
		take(id.File(), data, err)
	}
	return b, left
}

// owned returns the names of a store's settings, set-ups, shown explanations and editions.
func owned(s store.Store) (names []string) {
	all, _ := s.List() // without it there are no games either
	for _, name := range all {
		if name == settings.FileName || own().MatchString(name) || editions().MatchString(name) {
			names = append(names, name)
		}
	}
	return names
}

// Holdings is the amount of what is kept, or of an archive.
type Holdings struct {
	Games    int
	Results  []chronicle.Result
	Own      bool // there are settings, set-ups, or shown explanations
	Editions bool // there is a custom edition
}

// Kept returns the holdings of a library and its store, with results as those of its chronicle. It reads no game.
func Kept(l *library.Library, results []chronicle.Result) Holdings {
	return holdings(len(l.IDs()), results, owned(l.Store()))
}

// Holdings returns the holdings of an archive.
func (b *Archive) Holdings() Holdings {
	var names []string
	for _, f := range b.Own {
		names = append(names, f.Name)
	}
	return holdings(len(b.Games), b.Results, names)
}

// holdings returns the holdings for a number of games, results, and the names of other files.
func holdings(games int, results []chronicle.Result, names []string) Holdings {
	edition := slices.ContainsFunc(names, editions().MatchString)
	other := slices.ContainsFunc(names, func(name string) bool { return !editions().MatchString(name) })
	return Holdings{games, results, other, edition}
}
