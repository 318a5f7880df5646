// Package backup makes one file of all that a device keeps: its games, how games ended, settings, last set-ups, what has been explained
// and what somebody has entered of printed games (editions). It reads such a file, adds what it holds to what another device keeps, and wipes
// all of it. It knows no game and no texts.
//
// The file is a zip: first an entry that says what it is, then one for each file of the store, under the name that it has there. A file that
// is cut, changed, or holds anything that could not be kept is refused as a whole.
package backup

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"sync"
	"time"
	"unicode/utf8"

	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/settings"
	"islas/render/keep/store"
)

// Extension is how the names of these files end.
const Extension = ".islas.zip"

// MaxSize is the greatest size in bytes of such a file, and of all that it holds: that of some thousands of games.
const MaxSize = 64 << 20

// The entry that says what a file is, its format, and its version.
const (
	headName = "islas-all.json"
	format   = "islas-all"
	version  = 2
)

// Errors of Read.
var (
	ErrForeign = errors.New("the file is of something else")
	ErrDamaged = errors.New("the file is damaged or not complete")
	ErrVersion = errors.New("the file was written by another version of the program")
)

// head is the entry of that name.
type head struct {
	Format  string    `json:"format"`
	Version int       `json:"version"`
	Written time.Time `json:"written"`
	Names   []string  `json:"names"` // of the other entries, which a zip has no checksum of
}

// File is a file of the store.
type File struct {
	Name string `json:"name"`
	Data string `json:"data"`
}

// Game is a kept game.
type Game struct {
	ID      library.ID
	Data    []byte
	Summary match.Summary
}

// Archive is what such a file holds, all of it checked as far as that is possible without playing games again.
type Archive struct {
	Games   []Game
	Results []chronicle.Result
	Own     []File // settings, set-ups, what has been explained and editions
}

// own are the names of the files of Own beside the settings, none longer than a store allows.
var own = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(learnt|font|setup(-[a-z0-9-]{1,53})?)\.json$`) })

// Font is the name of the file of a font of somebody's own.
const Font = "font.json"

// editions matches the names of what somebody has entered of printed games (stage.EditionName).
var editions = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^box-[a-z0-9-]{1,53}\.csv$`) })

// later matches the names of what only a newer program can keep: whatever else a store allows.
var later = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,63}$`) })

// add takes a file up that can be kept as it is. Errors are those of Read.
func (b *Archive) add(f File) (err error) {
	data := []byte(f.Data)
	id, ok := library.Of(f.Name)
	switch {
	case len(data) > store.MaxSize || !utf8.ValidString(f.Data):
		return ErrDamaged
	case ok && f.Name == id.File():
		g := Game{ID: id, Data: data}
		if g.Summary, err = match.Read(data); err == nil {
			b.Games = append(b.Games, g)
		}
	case f.Name == chronicle.File:
		b.Results, err = chronicle.Decode(data)
	case editions().MatchString(f.Name):
		b.Own = append(b.Own, f)
		return nil
	case f.Name == settings.FileName || own().MatchString(f.Name):
		var v struct{ Version int }
		if err = json.Unmarshal(data, &v); err == nil && v.Version > 0 {
			b.Own = append(b.Own, f)
			return nil
		}
		return ErrDamaged
	case later().MatchString(f.Name):
		return fmt.Errorf("%w: %s", ErrVersion, f.Name)
	default:
		return ErrDamaged
	}
	switch {
	case err == nil:
		return nil
	case errors.Is(err, match.ErrVersion), errors.Is(err, chronicle.ErrVersion):
		return fmt.Errorf("%w: %s", ErrVersion, f.Name)
	}
	return fmt.Errorf("%w: %s: %w", ErrDamaged, f.Name, err)
}
