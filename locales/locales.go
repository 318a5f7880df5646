// Package locales holds every text that a player can read, in every language, and the code that reads them: in this folder what
// all games share, in a folder below it the texts of each game.
//
// A language is one file in each of them, CODE.json: a flat map from a key to a text, or to its plural forms {"one": …, "other":
// …}. A text names its parameters in braces: "{player} draws {n} cards". The plural form is chosen by the parameter n as the
// language demands (plural.go): a file has exactly the forms that its language needs. A text that depends on how a parameter
// begins has a form for such beginnings: {"other": "{first} y {last}", "{last}=i hi": "{first} e {last}"}.
//
// Other languages can be added to these by a folder of files, without building the program anew (Own).
package locales

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	locale "github.com/jeandeaual/go-locale"
)

//go:embed *.json
var files embed.FS

// Fallback is the language of a system whose own language has no file here.
const Fallback = "en"

// A Catalogue holds the texts of one language. It does not change once opened and may be used from several goroutines.
type Catalogue struct {
	lang    string
	plurals plurals
	texts   map[string]text
	base    *Catalogue // has the texts that are missing here; nil if none is
}

// newCatalogue returns a catalogue without texts of the language with that code.
func newCatalogue(lang string) *Catalogue {
	return &Catalogue{lang: lang, plurals: pluralsOf(lang), texts: map[string]text{}}
}

// Languages returns the codes that Open knows, in alphabetical order.
func Languages() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil
	}
	langs := make([]string, 0, len(entries))
	for _, e := range entries {
		langs = append(langs, strings.TrimSuffix(e.Name(), ".json"))
	}
	return langs
}

// Open returns the texts of the language with that code ("en", "es"): the shared ones, and those of a game if its files are
// given. The error of an unknown code names the known ones; a game that lacks the language, or has a key that is shared, is a
// mistake in the build. Errors of a file give its line.
func Open(lang string, game ...fs.FS) (*Catalogue, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("there is no language %q: use one of %s", lang, strings.Join(Languages(), ", "))
	}
	c := newCatalogue(lang)
	for _, from := range append([]fs.FS{shared{files}}, game...) {
		data, err := fs.ReadFile(from, lang+".json")
		if err == nil {
			err = c.add(data)
		} else {
			err = errors.New("there must be such a file, as every game has one for every language")
		}
		if err != nil {
			return nil, fmt.Errorf("%s%s.json: %w", folderOf(from), lang, err)
		}
	}
	return c, nil
}

// Check returns what is wrong with the files of any language, the shared ones and those of the games, in one sentence with file
// and line; nil if nothing is.
func Check(games ...fs.FS) error {
	for _, lang := range Languages() {
		for _, game := range games {
			if _, err := Open(lang, game); err != nil {
				return err
			}
		}
	}
	return nil
}

// shared are the files of this folder.
type shared struct{ embed.FS }

func (shared) Folder() string { return "locales/" }

// folderOf returns the place of files in the source, empty if they do not have it.
func folderOf(files fs.FS) string {
	if f, ok := files.(interface{ Folder() string }); ok {
		return f.Folder()
	}
	return ""
}

// add reads the texts of a file.
func (c *Catalogue) add(data []byte) error {
	more, err := read(data)
	if err != nil {
		return err
	}
	faulty, found := "", false // the first by the alphabet is reported
	for key, t := range more {
		if c.fault(key, t) != nil && (!found || key < faulty) {
			faulty, found = key, true
		}
	}
	if found {
		return fmt.Errorf("line %d: %w", lineOf(data, faulty), c.fault(faulty, more[faulty]))
	}
	if len(c.texts) == 0 {
		c.texts = more
	} else {
		maps.Copy(c.texts, more)
	}
	return nil
}

// fault returns what is wrong with a text that is to be added, nil for nothing.
func (c *Catalogue) fault(key string, t text) error {
	if c.Has(key) {
		return fmt.Errorf("the key %q is there twice", key)
	}
	if err := c.plurals.check(t); err != nil {
		return fmt.Errorf("%q: %w", key, err)
	}
	return nil
}

// System returns the language to start with where the player has not chosen one: the first language of the system (of
// the browser, on the web) that has a file here, and Fallback where none has.
func System() string { return SystemOf(Languages()) }

// SystemOf does what System does, for other languages than those that have a file here.
func SystemOf(known []string) string {
	tags, err := locale.GetLocales()
	if err != nil {
		return Fallback
	}
	return choose(tags, known)
}

// choose returns the first of known that fits one of the tags, best first. A tag is like "de", "de-AT" or "de_DE.UTF-8"; only its
// language counts, unless the whole of it is known.
func choose(tags, known []string) string {
	for _, tag := range tags {
		whole, _, _ := strings.Cut(strings.ReplaceAll(tag, "_", "-"), ".")
		lang, _, _ := strings.Cut(whole, "-")
		for _, lang := range []string{whole, strings.ToLower(lang)} {
			if slices.Contains(known, lang) {
				return lang
			}
		}
	}
	return Fallback
}

// Lang returns the code the catalogue was opened with.
func (c *Catalogue) Lang() string { return c.lang }

// Has reports whether there is a text for the key.
func (c *Catalogue) Has(key string) bool {
	_, ok := c.texts[key]
	return ok || c.base != nil && c.base.Has(key)
}

// Keys returns all keys in alphabetical order.
func (c *Catalogue) Keys() []string {
	keys := make([]string, 0, len(c.texts))
	for k := range c.texts {
		keys = append(keys, k)
	}
	if c.base != nil {
		keys = append(keys, c.base.Keys()...)
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// Text returns the text of the key with its parameters filled in. Params are pairs of a name and a value:
//
//	c.Text("log.draw", "player", name, "n", 2)
//
// Numbers are printed with plain digits. What is put in is never searched for parameters again, so a player may be called
// {n}. A key without a text gives "[key]", a parameter without a value stays as "{name}": both show on the screen and
// stop nothing.
func (c *Catalogue) Text(key string, params ...any) string {
	t, ok := c.texts[key]
	switch {
	case ok:
	case c.base != nil:
		return c.base.Text(key, params...)
	default:
		return "[" + key + "]"
	}
	return fill(c.plurals.form(t, params), params)
}

// text is one entry of a language file.
type text struct {
	other string            // the whole text, or its plural form of most numbers
	forms map[string]string // the plural forms by their category, nil where the file gives a plain string
	// starts are the forms for parameters that begin in a certain way. A text that has some has no plural forms.
	starts []start
}

// UnmarshalJSON reads a string or an object of plural forms, or of other and forms for beginnings. Which plural forms are needed
// is checked elsewhere, by language.
func (t *text) UnmarshalJSON(data []byte) error {
	*t = text{}
	if err := json.Unmarshal(data, &t.other); err == nil {
		return nil
	}
	if err := json.Unmarshal(data, &t.forms); err != nil || t.forms == nil {
		return fmt.Errorf("a text must be a string or {\"one\": …, \"other\": …}, not %s", data)
	}
	t.other = t.forms[other]
	return t.takeStarts()
}

// takeStarts moves the forms for beginnings from forms to starts.
func (t *text) takeStarts() error {
	for _, name := range slices.Sorted(maps.Keys(t.forms)) {
		if !strings.HasPrefix(name, "{") {
			continue
		}
		more, err := readStarts(name, t.forms[name])
		if err != nil {
			return err
		}
		t.starts = append(t.starts, more...)
		delete(t.forms, name)
	}
	if t.starts == nil {
		return nil
	}
	if _, ok := t.forms[other]; !ok || len(t.forms) > 1 {
		return errors.New("a text with forms for beginnings has the form other beside them, and no more")
	}
	t.forms = nil
	return nil
}

// all returns the text in each of its forms.
func (t text) all() []string {
	if t.forms != nil {
		return slices.Collect(maps.Values(t.forms))
	}
	all := []string{t.other}
	for _, s := range t.starts {
		all = append(all, s.text)
	}
	return all
}

// Forms returns all forms of the text of a key, with parameters not filled in; nil if there is no text.
func (c *Catalogue) Forms(key string) []string {
	if t, ok := c.texts[key]; ok {
		return t.all()
	}
	return nil
}

// valuesLength is the usual length of the values that fill a text.
const valuesLength = 32

// fill replaces every {name} in s that has a value, in one pass.
func fill(s string, params []any) string {
	if len(params) == 0 || !strings.Contains(s, "{") {
		return s
	}
	var b strings.Builder
	b.Grow(len(s) + valuesLength)
	for {
		before, rest, found := strings.Cut(s, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, after, closed := strings.Cut(rest, "}")
		value, known := param(params, name)
		if !closed || !known {
			b.WriteByte('{')
			s = rest
			continue
		}
		b.WriteString(value)
		s = after
	}
}

// param returns the value of the parameter with that name in its printed form.
func param(params []any, name string) (string, bool) {
	for i := 0; i+1 < len(params); i += 2 {
		if params[i] == name {
			switch v := params[i+1].(type) { // nearly all, and many of them in a frame
			case string:
				return v, true
			case int:
				return strconv.Itoa(v), true
			default:
				return fmt.Sprint(v), true
			}
		}
	}
	return "", false
}
