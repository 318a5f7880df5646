package locales

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"

	"islas/assets"
)

// placeholders returns the sorted names of the parameters in s, each once.
func placeholders(s string) []string {
	names := map[string]bool{}
	for _, m := range regexp.MustCompile(`\{([^{}]*)\}`).FindAllStringSubmatch(s, -1) {
		names[m[1]] = true
	}
	return slices.Sorted(maps.Keys(names))
}

// disagreements lists what b lacks, has too much or says with other parameters or plurals than a.
func disagreements(a, b *Catalogue) []string {
	var out []string
	for _, key := range a.Keys() {
		if !b.Has(key) {
			out = append(out, key+": in "+a.lang+", missing in "+b.lang)
			continue
		}
		ta, tb := a.texts[key], b.texts[key]
		if (ta.forms == nil) != (tb.forms == nil) {
			out = append(out, key+": a plural in one language only")
		}
		pa, pb := placeholders(ta.other), placeholders(tb.other)
		if !slices.Equal(pa, pb) {
			out = append(out, key+": parameters "+strings.Join(pa, ",")+" in "+a.lang+", "+strings.Join(pb, ",")+" in "+b.lang)
		}
	}
	for _, key := range b.Keys() {
		if !a.Has(key) {
			out = append(out, key+": in "+b.lang+", missing in "+a.lang)
		}
	}
	return out
}

// faults lists what is wrong with the texts of one language by themselves.
func faults(c *Catalogue) []string {
	name := regexp.MustCompile(`^[a-z][a-zA-Z0-9_]*$`)
	var out []string
	for _, key := range c.Keys() {
		t := c.texts[key]
		for form, s := range t.forms {
			has, want := placeholders(s), placeholders(t.other)
			for _, p := range has {
				if !slices.Contains(want, p) {
					out = append(out, key+": {"+p+"} in the form "+form+", not in other")
				}
			}
			// "One card" may leave the number out; every other parameter belongs in all forms.
			for _, p := range want {
				if (p != "n" || form != "one") && !slices.Contains(has, p) {
					out = append(out, key+": {"+p+"} in the form other, not in "+form)
				}
			}
		}
		for _, s := range t.starts {
			if !slices.Equal(placeholders(s.text), placeholders(t.other)) || !slices.Contains(placeholders(t.other), s.param) {
				out = append(out, key+": other parameters before "+s.begins)
			}
		}
		for _, s := range t.all() {
			if strings.TrimSpace(s) == "" {
				out = append(out, key+": empty")
			}
			if strings.Count(s, "{") != len(regexp.MustCompile(`\{[^{}]*\}`).FindAllString(s, -1)) ||
				strings.Count(s, "{") != strings.Count(s, "}") {
				out = append(out, key+": a brace without its partner")
			}
			for _, p := range placeholders(s) {
				if !name.MatchString(p) {
					out = append(out, key+": {"+p+"} is no name of a parameter")
				}
			}
		}
	}
	return out
}

func open(t *testing.T, lang string, game ...fs.FS) *Catalogue {
	t.Helper()
	c, err := Open(lang, game...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// games are the games that have a folder here, by its name, and the model game, whose texts stand with it since only tests read them.
func games(t *testing.T) map[string]fs.FS {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]fs.FS{}
	for _, e := range entries {
		if e.IsDir() {
			all[e.Name()] = os.DirFS(e.Name())
		}
	}
	if len(all) == 0 {
		t.Fatal("no game has texts")
	}
	all["model"] = os.DirFS(filepath.Join("..", "render", "model"))
	return all
}

// TestLanguagesAgree compares every language with English, key by key, game by game. That a game has no shared key is
// what Open demands.
func TestLanguagesAgree(t *testing.T) {
	for game, files := range games(t) {
		en := open(t, Fallback, files)
		for _, lang := range Languages() {
			c := open(t, lang, files)
			for _, f := range faults(c) {
				t.Errorf("%s, %s: %s", game, lang, f)
			}
			if lang == Fallback {
				continue
			}
			for _, d := range disagreements(en, c) {
				t.Errorf("%s: %s", game, d)
			}
		}
	}
}

// TestAuditFinds gives the audit above faulty texts, since the real ones have none.
func TestAuditFinds(t *testing.T) {
	a := sample(t, `{"same": "{x}", "only-a": "x", "params": "{x}", "plural": {"one": "x", "other": "x"}}`)
	b := sample(t, `{"same": "{x}!", "only-b": "x", "params": "{y}", "plural": "x"}`)
	if got := disagreements(a, b); len(got) != 4 {
		t.Errorf("want 4 disagreements, got %q", got)
	}
	for _, data := range []string{
		`{"a": " "}`, `{"a": "{x"}`, `{"a": "x}"}`, `{"a": "{}"}`, `{"a": "{two words}"}`,
		`{"a": {"one": "{x}", "other": "x"}}`, `{"a": {"one": "x", "other": "{x}"}}`,
		`{"a": {"{x}=i": "x", "other": "{x}"}}`, `{"a": {"{y}=i": "{x}", "other": "{x}"}}`,
	} {
		if len(faults(sample(t, data))) == 0 {
			t.Errorf("no fault found in %s", data)
		}
	}
	if got := faults(sample(t, `{"a": {"one": "one card", "other": "{n} cards"}}`)); got != nil {
		t.Errorf("faults found in a correct text: %q", got)
	}
}

// face is one style of a font family: the font files that together draw it.
type face struct {
	name  string
	fonts []*font.Face
}

// faces loads every embedded face, its subsets together.
func faces(t *testing.T) []face {
	t.Helper()
	names, err := assets.Fonts.ReadDir("fonts")
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string][]*font.Face{}
	for _, e := range names {
		if path.Ext(e.Name()) != ".woff" {
			continue
		}
		data, err := assets.Fonts.ReadFile("fonts/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		f, err := font.ParseTTF(strings.NewReader(string(data)))
		if err != nil {
			t.Fatalf("%s: %v", e.Name(), err)
		}
		name := strings.Replace(e.Name(), "-latin-ext-", "-latin-", 1)
		byName[name] = append(byName[name], f)
	}
	var out []face
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		out = append(out, face{name, byName[name]})
	}
	return out
}

// missing returns the characters of s that the face can't draw. A line break is not drawn.
func (f face) missing(s string) string {
	var out []rune
	for _, r := range s {
		has := r == '\n' || slices.ContainsFunc(f.fonts, func(ff *font.Face) bool {
			_, ok := ff.NominalGlyph(r)
			return ok
		})
		if !has {
			out = append(out, r)
		}
	}
	return string(out)
}

// TestFontsHaveEveryCharacter demands every character of every text from every face, since any text may be set in any.
func TestFontsHaveEveryCharacter(t *testing.T) {
	all := faces(t)
	if len(all) != 10 { // of the game's own letters and of the legible typeface
		t.Fatalf("want 10 faces, got %d", len(all))
	}
	for _, f := range all {
		if got := f.missing("ÄÖÜäöüßẞ ñÑáéíóú ¡¿ „“”‚‘’«»–—…·•×−½°€ łŁęşčőž"); got != "" {
			t.Errorf("%s lacks %q", f.name, got)
		}
		if got := f.missing("→✓★🏝"); got != "→✓★🏝" {
			t.Errorf("%s was expected to lack all of →✓★🏝, it lacks %q: the comment on assets.Fonts is out of date", f.name, got)
		}
	}
	for _, files := range games(t) {
		for _, lang := range Languages() {
			c := open(t, lang, files)
			for _, key := range c.Keys() {
				for _, f := range all {
					if got := f.missing(strings.Join(c.texts[key].all(), "")); got != "" {
						t.Errorf("%s %s: %s lacks %q", lang, key, f.name, got)
					}
				}
			}
		}
	}
}
