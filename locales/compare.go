//go:build !js

package locales

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// Fault is an error in a file of texts.
type Fault struct {
	File    string // its path in the folder with the folders of languages: "pl/shared.json"
	Line    int    // from 1; 0 if it concerns no line
	Key     string // of the text; empty if it concerns none
	Problem string // in English, as are the texts it names
}

// String returns the problem with file and line.
func (f Fault) String() string {
	at := f.File
	if f.Line > 0 {
		at = fmt.Sprintf("%s, line %d", at, f.Line)
	}
	if f.Key != "" {
		return fmt.Sprintf("%s: %q %s", at, f.Key, f.Problem)
	}
	return at + ": " + f.Problem
}

// nameKey and the code of a language are the key of its name. Every language has it in itself; no other needs to have it.
const nameKey = "language."

// comparison compares the texts of a file with the English ones.
type comparison struct {
	lang    string
	plurals plurals
	english *Catalogue
	file    string
	named   bool // the file has the name of the language

	texts  map[string]text // usable texts
	used   []Entry         // the same, in the order of the file
	faults []Fault
}

// Entry is a text of an added language, as in its file.
type Entry struct {
	File  string // as that of a Fault
	Line  int    // from 1
	Key   string
	Forms []string // all its forms
}

// compared returns the comparison of a language's file with the English texts of a game, or of all.
func compared(from fs.FS, lang string, with fs.FS) (*comparison, error) {
	c := &comparison{
		lang: lang, plurals: pluralsOf(lang), english: newCatalogue(Fallback), file: path.Join(lang, fileOf(with)),
		named: folderOf(with) == shared{}.Folder(), texts: map[string]text{},
	}
	data, err := fs.ReadFile(with, Fallback+".json")
	if err == nil {
		err = c.english.add(data)
	}
	if err != nil {
		return nil, err
	}
	data, err = readAdded(from, c.file)
	if err != nil {
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err
		}
		c.fault(0, "", "can't be read, all its texts are missing: %v", err)
		return c, nil
	}
	if line := brokenLine(data); line > 0 {
		c.fault(line, "", "is not UTF-8 in this line; save the file as UTF-8")
	}
	all, err := entries(data)
	lines := map[string]int{}
	for _, e := range all {
		if first, twice := lines[e.key]; twice {
			c.fault(e.line, e.key, "is there twice, in line %d already", first)
			continue
		}
		lines[e.key] = e.line
		c.entry(e)
	}
	if err != nil {
		c.fault(0, "", "%v; what follows is missing", err)
	} else {
		c.missing(lines)
	}
	slices.SortStableFunc(c.faults, func(a, b Fault) int { return a.Line - b.Line })
	return c, nil
}

// fileOf returns the name of a language's file for the texts in a folder: of all games, or of one.
func fileOf(with fs.FS) string {
	folder := folderOf(with)
	if folder == (shared{}).Folder() {
		return "shared.json"
	}
	return path.Base(folder) + ".json"
}

func (c *comparison) fault(line int, key, problem string, values ...any) {
	c.faults = append(c.faults, Fault{c.file, line, key, fmt.Sprintf(problem, values...)})
}

// entry adds a text if it is usable.
func (c *comparison) entry(e entry) {
	asked := c.english.Has(e.key) || c.named && e.key == nameKey+c.lang
	switch {
	case e.err != nil:
		c.fault(e.line, e.key, "%s", strings.TrimPrefix(e.err.Error(), "json: "))
		return
	case !asked && c.named && strings.HasPrefix(e.key, nameKey):
		return
	case !asked:
		c.fault(e.line, e.key, "is nothing that the program asks for")
		return
	}
	for _, problem := range c.judged(e.text, c.english.texts[e.key]) {
		c.fault(e.line, e.key, "%s", problem)
	}
	if t := e.text.filled(); strings.TrimSpace(t.other) != "" {
		c.texts[e.key] = t
		c.used = append(c.used, Entry{c.file, e.line, e.key, t.all()})
	}
}

// missing reports texts that are missing, each with the line behind which it belongs by the alphabet.
func (c *comparison) missing(lines map[string]int) {
	has := slices.Sorted(maps.Keys(lines))
	want := c.english.Keys()
	if c.named {
		want = append(want, nameKey+c.lang)
	}
	for _, key := range want {
		if _, ok := lines[key]; ok || strings.HasPrefix(key, nameKey) && key != nameKey+c.lang {
			continue
		}
		line := 1
		if i, _ := slices.BinarySearch(has, key); i > 0 {
			line = lines[has[i-1]]
		}
		if key == nameKey+c.lang {
			c.fault(line, key, "is missing: what the language calls itself")
			continue
		}
		c.fault(line, key, "is missing, in English: %q", c.english.texts[key].other)
	}
}

// filled returns the text without its empty forms, in whose place the other form is used.
func (t text) filled() text {
	empty := func(s string) bool { return strings.TrimSpace(s) == "" }
	t.forms = maps.Clone(t.forms)
	maps.DeleteFunc(t.forms, func(_, s string) bool { return empty(s) })
	t.starts = slices.DeleteFunc(slices.Clone(t.starts), func(s start) bool { return empty(s.text) })
	return t
}
