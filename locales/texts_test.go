package locales

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/go-text/typesetting/font"

	"islas/assets"
)

func open(t *testing.T, lang string, game ...fs.FS) *Catalogue {
	t.Helper()
	c, err := Open(lang, game...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// games returns the games that have a folder here, by its name, and the model game, whose texts are with its code since only
// tests read them.
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

// TestFontsHaveEveryCharacter requires every character of every text from every face, since any text may be set in any.
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
