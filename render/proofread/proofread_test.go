//go:build !js

package proofread_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/proofread"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
)

// polish is the English texts as if they were Polish ones, with the plural forms of Polish and those of a file changed.
func polish(t *testing.T, of string, change map[string]any) *locales.Own {
	t.Helper()
	english := map[string]fs.FS{"shared": os.DirFS(filepath.Join("..", "..", "locales"))}
	for _, g := range catalogue.Games() {
		english[g.Info().ID] = g.Texts()
	}
	files := fstest.MapFS{}
	for name, from := range english {
		data, err := fs.ReadFile(from, "en.json")
		texts := map[string]any{}
		if err == nil {
			err = json.Unmarshal(data, &texts)
		}
		must.OK(t, err)
		for _, text := range texts {
			if forms, ok := text.(map[string]any); ok {
				forms["few"], forms["many"] = forms["other"], forms["other"]
			}
		}
		if name == "shared" {
			texts["language.pl"] = "Polski"
		}
		if name == of {
			for key, text := range change {
				texts[key] = text
			}
		}
		if data, err = json.MarshalIndent(texts, "", " "); err != nil {
			t.Fatal(err)
		}
		files["pl/"+name+".json"] = &fstest.MapFile{Data: data}
	}
	return locales.FindOwn(files)
}

// TestRead: a whole language is in order, and letters that can't be drawn, texts that don't fit and files that are none are told with
// file and line.
func TestRead(t *testing.T) {
	need.Time(t)
	long := strings.Repeat("zdecydowanie ", 8)
	for _, tt := range []struct {
		of, key string
		text    any
		want    string // a pattern; "" if nothing is wrong
	}{
		{"shared", "common.back", "Wstecz", ""},
		{"shared", "review.start", "Żółć, gęś, ćma", ""},
		{"shared", "review.start", "Назад", `^pl/shared\.json, line \d+: "review\.start" has letters that the fonts of the program lack: Назд$`},
		{"shared", "common.settings", long, `^pl/shared\.json, line \d+: "common\.settings" does not fit in a window of 1280×720 at 100 %: "zdecydowanie .*" needs \d+×\d+ pixels, has \d+×\d+$`},
		{"puertorico", "do.place", long, `^pl/puertorico\.json, line \d+: "do\.place" is \d+ % longer than in any language of the program, and may be cut$`},
		{"shared", "language.pl", "Polski, przetłumaczony przez społeczność graczy", `^pl/shared\.json, line \d+: "language\.pl" is longer than there is room for the name of a language, and may be cut$`},
		{"islas", "pirate.does", "{n}", `^pl/islas\.json, line \d+: "pirate\.does" has \{n\}, which is not in the English text$`},
	} {
		faults, n, err := proofread.Read(polish(t, tt.of, map[string]any{tt.key: tt.text}), "pl", catalogue.Games())
		must.OK(t, err)
		if n < 1500 {
			t.Errorf("%s: only %d texts can be used", tt.key, n)
		}
		found := false
		for _, f := range faults {
			if !strings.Contains(f.String(), tt.key) {
				t.Errorf("%s is %q: of another text is told %s", tt.key, tt.text, f)
			}
			found = found || tt.want != "" && regexp.MustCompile(tt.want).MatchString(f.String())
		}
		if found != (tt.want != "") {
			t.Errorf("%s is %q: told is %s, want %s", tt.key, tt.text, faults, tt.want)
		}
	}
}

// TestReadFindsOtherFiles: a file that no game asks for is told of.
func TestReadFindsOtherFiles(t *testing.T) {
	own := locales.FindOwn(fstest.MapFS{"pl/isla.json": {Data: []byte("{}")}, "pl/README.md": {Data: []byte("x")}})
	faults, _, err := proofread.Read(own, "pl", catalogue.Games())
	must.OK(t, err)
	var all []string
	for _, f := range faults {
		all = append(all, f.String())
	}
	told := strings.Join(all, "\n")
	if !strings.Contains(told, "pl/isla.json: is no file of texts; those are "+strings.Join(slices.Sorted(slices.Values(catalogue.IDs(catalogue.Games()))), ".json, ")+".json and shared.json") || strings.Contains(told, "README") ||
		!strings.Contains(told, "pl/shared.json: can't be read") {
		t.Errorf("told is\n%s", told)
	}
	if _, _, err := proofread.Read(own, "fr", catalogue.Games()); err == nil {
		t.Error("a language without a folder is in order")
	}
}
