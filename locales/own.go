//go:build !js

package locales

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// OwnFolder is the folder, within that of the saves, of added languages.
const OwnFolder = "languages"

// Own holds the languages that somebody has added to those of the program: each a folder, named by its code, with a file
// shared.json of texts that all games share, and one for each game. Missing texts are shown in English. nil is none.
type Own struct {
	from  fs.FS
	names map[string]string // by their codes
}

// FindOwn returns the languages in a folder. Entries not named by the code of a language, or named by that of one of the program,
// are ignored.
func FindOwn(from fs.FS) *Own {
	o := &Own{from: from, names: map[string]string{}}
	found, err := fs.ReadDir(from, ".")
	if err != nil {
		return o // hardly anybody has such a folder
	}
	for _, e := range found {
		code := e.Name()
		info, err := fs.Stat(from, code) // of what a link leads to
		if err != nil || !info.IsDir() || !IsNew(code) {
			continue
		}
		o.names[code] = code
		if c, err := compared(from, code, shared{files}); err == nil && c.texts[nameKey+code].other != "" {
			o.names[code] = c.texts[nameKey+code].other
		}
	}
	return o
}

// IsNew reports whether a name is the code of a language that the program does not have: "pl", "pt-BR".
func IsNew(name string) bool {
	tag, err := language.Parse(name)
	return err == nil && tag.String() == name && !slices.Contains(Languages(), name)
}

// Languages returns the codes of all languages, in alphabetical order.
func (o *Own) Languages() []string {
	return slices.Sorted(slices.Values(append(Languages(), o.Codes()...)))
}

// Codes returns the codes of the added languages.
func (o *Own) Codes() []string {
	if o == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(o.names))
}

// Name returns the name of an added language in itself; empty for a language of the program.
func (o *Own) Name(code string) string {
	if o == nil {
		return ""
	}
	return o.names[code]
}

// Open does what the function Open does, for all languages. The faults are those of the files of an added language: its usable
// texts are there.
func (o *Own) Open(lang string, game ...fs.FS) (*Catalogue, []Fault, error) {
	if o.Name(lang) == "" {
		c, err := Open(lang, game...)
		return c, nil, err
	}
	english, err := Open(Fallback, game...)
	if err != nil {
		return nil, nil, err
	}
	c := newCatalogue(lang)
	c.base = english
	var faults []Fault
	for _, with := range append([]fs.FS{shared{files}}, game...) {
		got, err := compared(o.from, lang, with)
		if err != nil {
			return nil, nil, err
		}
		maps.Copy(c.texts, got.texts)
		faults = append(faults, got.faults...)
	}
	return c, faults, nil
}

// Audit returns all faults of the files of a language for these games, and the usable texts.
func (o *Own) Audit(lang string, games ...fs.FS) (faults []Fault, used []Entry, err error) {
	known := map[string]bool{}
	for _, with := range append([]fs.FS{shared{files}}, games...) {
		got, err := compared(o.from, lang, with)
		if err != nil {
			return nil, nil, err
		}
		faults, used = append(faults, got.faults...), append(used, got.used...)
		known[fileOf(with)] = true
	}
	found, err := fs.ReadDir(o.from, lang)
	if err != nil {
		return nil, nil, err
	}
	for _, e := range found {
		if name := e.Name(); !known[name] && strings.HasSuffix(name, ".json") {
			names := slices.Sorted(maps.Keys(known))
			faults = append(faults, Fault{File: path.Join(lang, name), Problem: "is no file of texts; those are " + list(names)})
		}
	}
	return faults, used, nil
}
