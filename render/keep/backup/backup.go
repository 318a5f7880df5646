// Package backup makes one file of all that a device keeps: its games, their results, settings, last set-ups, which explanations were shown
// and custom editions. It reads such a file, adds its content to what another device keeps, and wipes all of it. It knows no game and no
// texts.
//
// The file is a zip: a first entry with its format, then one entry for each file of the store, under its name there. A file that is
// truncated, changed, or holds anything that could not be kept is rejected as a whole.
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

// Extension is the ending of the names of these files.
const Extension = ".islas.zip"

// MaxSize is the greatest size in bytes of such a file, and of its content: that of some thousands of games.
const MaxSize = 64 << 20

// The first entry of a file, its format, and its version.
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

// head is the content of the first entry.
type head struct {
	Format  string    `json:"format"`
	Version int       `json:"version"`
	Written time.Time `json:"written"`
	Names   []string  `json:"names"` // names of the other entries, since a zip has no checksum of them
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

// Archive is the content of such a file, checked as far as possible without replaying games.
type Archive struct {
	Games   []Game
	Results []chronicle.Result
	Own     []File // settings, set-ups, which explanations were shown, and editions
}

// own matches the names of the files of Own beside the settings, none longer than a store allows.
var own = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(learnt|setup(-[a-z0-9-]{1,53})?)\.json$`) })

// font is the name of the file of a player's own font, which older versions kept.
const font = "font.json"

// editions matches the names of custom editions (stage.EditionName).
var editions = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^box-[a-z0-9-]{1,53}\.csv$`) })

// later matches the names of files that only a newer version keeps: whatever else a store allows.
var later = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,63}$`) })

// add adds a file to the archive. Errors are those of Read.
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
	case f.Name == font:
		return nil
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
