//go:build !js

package app

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/catalogue"
	"islas/render/testkit/must"
)

// check-texts prints a line for each fault of a language, with the exit code of an error; for a folder without one it prints a sentence
// about what would be right.
func TestCheckTexts(t *testing.T) {
	dir := t.TempDir()
	pl := filepath.Join(dir, "pl")
	put(t, filepath.Join(pl, "shared.json"), "{\n\"common.back\": \"{x}\",\n\"language.pl\": \"Polski\"\n}")
	put(t, filepath.Join(dir, "polish", "shared.json"), "{}")
	put(t, filepath.Join(dir, "de", "shared.json"), "{}")
	for folder, want := range map[string][]string{
		pl + string(filepath.Separator): {
			"pl/shared.json, line 2: \"common.back\" has {x}, which is not in the English text\n", "pl/islas.json: can't be read", "is missing, in English: \"Continue\"",
		},
		filepath.Join(dir, "polish"):     {"polish: ", "“pl”"},
		filepath.Join(dir, "de"):         {"“pl”", "de, en, es"},
		filepath.Join(dir, "fr"):         {"fr is no folder"},
		filepath.Join(pl, "shared.json"): {"shared.json is no folder"},
	} {
		var out, errs bytes.Buffer
		if code := Main([]string{"check-texts", folder, "-lang", "en"}, &out, &errs); code != exitError || errs.Len() > 0 {
			t.Errorf("%s: exit code %d, %s", folder, code, errs.String())
		}
		for _, part := range want {
			if !strings.Contains(out.String(), part) {
				t.Errorf("%s: told is %.600s, want %q", folder, out.String(), part)
			}
		}
	}
}

// A language in the folder of the saves can be chosen on the command line, and is used for its sentences.
func TestAddedLanguageIsSpoken(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, locales.OwnFolder, "pl", "shared.json"), `{"cli.game": "Nie ma gry {value}: {right}.", "language.pl": "Polski"}`)
	var out, errs bytes.Buffer
	if code := Main([]string{"-data", dir, "-lang", "pl", "-game", "chess"}, &out, &errs); code != exitUsage || errs.String() != "Nie ma gry chess: "+strings.Join(catalogue.IDs(catalogue.Games()), ", ")+".\n" {
		t.Errorf("exit code %d, %q", code, errs.String())
	}
	errs.Reset()
	if code := Main([]string{"-data", dir, "-lang", "fr"}, &out, &errs); code != exitUsage || !strings.Contains(errs.String(), "de, en, es, pl") {
		t.Errorf("exit code %d, %q", code, errs.String())
	}
	f, texts, err := parse([]string{"-data", dir, "-lang", "pl"})
	if err != nil || texts.Lang() != "pl" {
		t.Fatal(err)
	}
	a, err := newApp(f.Options)
	must.OK(t, err)
	notices := strings.Join(a.stage.TakeNotices(), "\n")
	if a.stage.Texts.Lang() != "pl" || !strings.Contains(notices, "pl/shared.json, line 1: ") {
		t.Errorf("the program speaks %q and tells %q", a.stage.Texts.Lang(), notices)
	}
}
