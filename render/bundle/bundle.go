// Package bundle makes one file of all that a device keeps: its games, how games ended, settings, last set-ups, what has been explained
// and what somebody has entered of printed games (boxes). It reads such a file, adds what it holds to what another device keeps, and wipes
// all of it. It knows no game and no texts.
//
// The file is lines of JSON: first one that says what it is, then one for each file of the store, under the name that it has there,
// and at last one with a checksum of all that comes before it. A file that is cut, changed, or holds anything that could not be kept
// is refused as a whole.
package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc64"
	"regexp"
	"sync"
	"time"
	"unicode/utf8"

	"islas/game/match"
	"islas/render/chronicle"
	"islas/render/library"
	"islas/render/settings"
	"islas/render/store"
)

// Extension is how the names of these files end.
const Extension = ".islas-all.jsonl"

// MaxSize is the greatest size of such a file in bytes: that of some thousands of games.
const MaxSize = 64 << 20

// The first line, which begins with start.
const (
	format  = "islas-all"
	version = 1
	start   = `{"format":"` + format + `"`
)

// Errors of Read.
var (
	ErrDamaged = errors.New("the file is damaged or not complete")
	ErrVersion = errors.New("the file was written by another version of the program")
)

// head is the first line.
type head struct {
	Format  string    `json:"format"`
	Version int       `json:"version"`
	Written time.Time `json:"written"`
}

// table is that of checksums: CRC-64 (ECMA-182), which is to find what an accident has changed.
var table = crc64.MakeTable(crc64.ECMA)

// checksum returns that of data.
func checksum(data []byte) uint64 { return crc64.Checksum(data, table) }

// sealStart begins the last line of a file.
const sealStart = `{"checksum":"`

// seal returns the last line of a file, by the checksum of all that comes before it.
func seal(before uint64) []byte {
	return fmt.Appendf(nil, sealStart+`%016x"}`+"\n", before)
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

// Bundle is what such a file holds, all of it checked as far as that is possible without playing games again.
type Bundle struct {
	Games   []Game
	Results []chronicle.Result
	Own     []File // settings, set-ups, what has been explained and boxes
}

// own are the names of the files of Own beside the settings, none longer than a store allows.
var own = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(learnt|font|setup(-[a-z0-9-]{1,53})?)\.json$`) })

// Font is the name of the file of a font of somebody's own.
const Font = "font.json"

// boxes matches the names of what somebody has entered of printed games (stage.BoxName).
var boxes = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^box-[a-z0-9-]{1,53}\.csv$`) })

// later matches the names of what only a newer program can keep: whatever else a store allows.
var later = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,63}$`) })

// Claims reports whether data want to be such a file.
func Claims(data []byte) bool { return bytes.HasPrefix(data, []byte(start)) }

// add takes a file up that can be kept as it is. Errors are those of Read.
func (b *Bundle) add(f File) (err error) {
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
	case boxes().MatchString(f.Name):
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
