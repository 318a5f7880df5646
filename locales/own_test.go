//go:build !js

package locales

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// added returns languages in a folder: the file shared.json of Polish, and entries that are no language.
func added(polish string) fstest.MapFS {
	return fstest.MapFS{
		"pl/shared.json": {Data: []byte(polish)}, "de/shared.json": {Data: []byte(`{"common.back": "Heim"}`)},
		"polski/shared.json": {Data: []byte(`{}`)}, "fr": {Data: []byte(`{}`)}, "PL/shared.json": {Data: []byte(`{}`)},
	}
}

// someGame holds the texts of a game.
type someGame struct{ fs.FS }

func (someGame) Folder() string { return "locales/some/" }

// TestLanguageIsAdded: a folder that is named by a code is a language beside those of the program, whose texts are used, in the
// plural forms that it needs; missing ones are in English, by the rules of English.
func TestLanguageIsAdded(t *testing.T) {
	files := added(`{
		"common.back": "Wstecz",
		"device.adds": {"one": "{n} gra", "few": "{n} gry", "many": "{n} gier", "other": "{n} gry"},
		"language.pl": "Polski",
		"list.and": {"other": "{first} i {last}", "{last}=i": "{first} oraz {last}"}
	}`)
	files["pl/some.json"] = &fstest.MapFile{Data: []byte(`{"own.card": "karta"}`)}
	o := FindOwn(files)
	if got := o.Languages(); !slices.Equal(got, []string{"de", "en", "es", "pl"}) || !slices.Equal(o.Codes(), []string{"pl"}) || o.Name("pl") != "Polski" || o.Name("de") != "" {
		t.Fatalf("languages are %q, added %q, called %q", got, o.Codes(), o.Name("pl"))
	}
	game := someGame{fstest.MapFS{"en.json": {Data: []byte(`{"own.card": "card", "own.cards": {"one": "{n} card", "other": "{n} cards"}}`)}}}
	c, faults, err := o.Open("pl", game)
	if err != nil {
		t.Fatal(err)
	}
	english := open(t, "en")
	for want, got := range map[string]string{
		"pl": c.Lang(), "Wstecz": c.Text("common.back"), "5 gier": c.Text("device.adds", "n", 5), "22 gry": c.Text("device.adds", "n", 22),
		"karta": c.Text("own.card"), "1 card": c.Text("own.cards", "n", 1), "2 cards": c.Text("own.cards", "n", 2),
		english.Text("common.rules"): c.Text("common.rules"), "[nothing]": c.Text("nothing"),
		"Ana, Ben i Ewa": List(c.Text, []string{"Ana", "Ben", "Ewa"}), "Ana oraz Iga": List(c.Text, []string{"Ana", "Iga"}),
	} {
		if got != want {
			t.Errorf("%q is said, not %q", got, want)
		}
	}
	if !c.Has("common.rules") || !c.Has("own.cards") || len(c.Keys()) != len(english.Keys())+3 {
		t.Errorf("there are %d texts, in English %d and 2 of the game", len(c.Keys()), len(english.Keys()))
	}
	if last := faults[len(faults)-1].String(); last != `pl/some.json, line 1: "own.cards" is missing, in English: "{n} cards"` {
		t.Errorf("of what is missing is told %q", last)
	}
	for _, lang := range []string{"fr", "polski", "PL", "de/..", ""} {
		if _, _, err := o.Open(lang); err == nil {
			t.Errorf("%q was opened", lang)
		}
	}
	if german, _, err := o.Open("de"); err != nil || german.Text("common.back") != open(t, "de").Text("common.back") {
		t.Errorf("a folder takes the place of a language of the program: %v", err)
	}
	var none *Own
	if c, faults, err := none.Open("de"); err != nil || faults != nil || c.Lang() != "de" || !slices.Equal(none.Languages(), Languages()) {
		t.Errorf("where no language was added German is not opened: %v %v", faults, err)
	}
	if got := FindOwn(fstest.MapFS{"pl/shared.json": {Data: []byte("no")}}).Name("pl"); got != "pl" {
		t.Errorf("a language without a name is called %q", got)
	}
}

// TestFaultsOfALanguage: each error in a file is reported with file and line, and does no harm to its other texts.
func TestFaultsOfALanguage(t *testing.T) {
	english := someGame{fstest.MapFS{"en.json": {Data: []byte(`{
		"back": "Back", "cards": {"one": "one card", "other": "{n} cards"}, "drawn": "{who} draws {what}", "plain": "Plain"
	}`)}}}
	const good = `"back": "Wstecz", "cards": {"one": "karta", "few": "{n} karty", "many": "{n} kart", "other": "{n} karty"}, "plain": "Tak"`
	for data, want := range map[string]string{
		"{\n\"drawn\": \"{who} bierze {what}\",\n" + good + "\n}": "",
		"{\n" + good + "\n}": `line 2: "drawn" is missing, in English: "{who} draws {what}"`,
		"{\n\"drawn\": \"{who} bierze {co}\",\n" + good + "}":                           `line 2: "drawn" has {co}, which is not in the English text; line 2: "drawn" lacks {what}`,
		"{\n\"drawn\": \"{who} bierze {what} }\",\n" + good + "}":                       `line 2: "drawn" has a brace without its partner`,
		"{\n\"drawn\": 5,\n" + good + "}":                                               `line 2: "drawn" a text must be a string or {"one": …, "other": …}, not 5`,
		"{\n\"drawn\": \" \",\n" + good + "}":                                           `line 2: "drawn" is empty`,
		"{\n\"drawn\": \"{who} {what}\",\n" + good + ",\n\"more\": \"x\"}":              `line 4: "more" is nothing that the program asks for`,
		"{\n\"drawn\": \"{who} {what}\",\n" + good + ",\n\"back\": \"x\"}":              `line 4: "back" is there twice, in line 3 already`,
		"{\n\"drawn\": {\"one\": \"{who} {what}\"},\n" + good + "}":                     `line 2: "drawn" has plural forms, but no number {n} is put into it`,
		"{\n\"drawn\": {\"other\": \"{who} {what}\", \"{co}=i\": \"\"},\n" + good + "}": `line 2: "drawn" before "i" is empty; line 2: "drawn" hangs on how {co} begins, which is not in the English text`,
		"{\n" + good + ",\n\"drawn\": \"{who} {what}\"\n":                               `some.json: line 4: the file ends too early, a } is missing; what follows is missing`,
		// An entry that is no text does not hide a place that is no JSON, which has its own line, however far down.
		"{\n\"drawn\": 5,\n\"plain\": \"Tak\",\n\"back\": \"Wstecz\"\n\n\"cards\": \"x\"\n}": `some.json: line 6: invalid character '"' after object key:value pair; what follows is missing; line 2: "drawn" a text`,
		"{\n" + good + ",\n\"a\": \"x\",\n\"b\": {\n\"one\": \"x\"\n\"other\": \"y\"}}":      `line 6: invalid character '"' after object key:value pair; what follows is missing`,
		"{\n" + good + ",\n\"drawn\": \"{who} {what}\n\"}":                                   `line 3: invalid character '\n' in string literal; what follows is missing`,
		"{\n" + good + "},\n\"drawn\": \"{who} {what}\"\n}":                                  `line 2: the } before this ends the file; what follows is missing`,
		"[]": `some.json: line 1: the file must begin with {; what follows is missing`,
	} {
		o := FindOwn(fstest.MapFS{"pl/some.json": {Data: []byte(data)}})
		c, faults, err := o.Open("pl", english)
		if err != nil {
			t.Fatal(err)
		}
		var told []string
		for _, f := range faults {
			if f.File == "pl/some.json" {
				told = append(told, strings.TrimPrefix(f.String(), "pl/some.json, "))
			}
		}
		if got := strings.Join(told, "; "); (want == "") != (got == "") || !strings.Contains(got, want) {
			t.Errorf("%s\ntold is %s\nwant %s", data, got, want)
		}
		if want := map[bool]string{true: "Wstecz", false: "Back"}[strings.HasPrefix(data, "{")]; c.Text("back") != want {
			t.Errorf("%s\n%q is said, not %q", data, c.Text("back"), want)
		}
		if got := c.Text("drawn", "who", "Ana", "what", "x"); strings.Contains(got, "[") || got == "" {
			t.Errorf("%s\ndrawn is said as %q", data, got)
		}
	}
}

// TestEmptyFormsOfALanguage: an empty form is reported, and the form other takes its place.
func TestEmptyFormsOfALanguage(t *testing.T) {
	english := someGame{fstest.MapFS{"en.json": {Data: []byte(`{"k": {"one": "one", "other": "{n} x"}, "list": "{a}, {last}"}`)}}}
	o := FindOwn(fstest.MapFS{"es-MX/some.json": {Data: []byte(`{"k": {"one": " ", "many": "{n} y", "other": "{n} y"}, "list": {"other": "{a} y {last}", "{last}=i": ""}}`)}})
	c, faults, err := o.Open("es-MX", english)
	if err != nil {
		t.Fatal(err)
	}
	if got := c.Text("k", "n", 1) + "; " + c.Text("list", "a", "Ana", "last", "Inés"); got != "1 y; Ana y Inés" {
		t.Errorf("said is %q", got)
	}
	told := fmt.Sprint(faults)
	for _, want := range []string{`"k" in its form one is empty`, `"list" before "i" is empty`} {
		if !strings.Contains(told, want) {
			t.Errorf("told is %s, want %s", told, want)
		}
	}
}

// TestPluralFormsOfALanguage: a language must have the forms that it needs, and no others; a number may be left out where a form
// is of one number alone.
func TestPluralFormsOfALanguage(t *testing.T) {
	english := someGame{fstest.MapFS{"en.json": {Data: []byte(`{"k": {"one": "one", "other": "{n} x"}}`)}}}
	for _, tt := range []struct{ lang, text, want string }{
		{"pl", `{"one": "x", "few": "{n}", "many": "{n}", "other": "{n}"}`, ""},
		{"pl", `{"one": "x", "many": "{n}", "other": "{n}"}`, `lacks the plural form few, the language needs few, many, one and other`},
		{"pl", `{"one": "x", "few": "{n}", "many": "{n}", "other": "{n}", "two": "{n}"}`, `has the plural form two, the language needs few, many, one and other`},
		{"pl", `{"one": "x", "few": "x", "many": "{n}", "other": "{n}"}`, `in its form few lacks {n}`},
		{"pl", `"{n}"`, `needs the plural forms few, many, one and other`},
		{"ru", `{"one": "x", "few": "{n}", "many": "{n}", "other": "{n}"}`, `in its form one lacks {n}`}, // of 21, too
		{"ja", `"{n}"`, ""}, {"ja", `{"other": "{n}"}`, ""},
		{"ar", `{"zero": "x", "one": "x", "two": "x", "few": "{n}", "many": "{n}", "other": "{n}"}`, ""},
	} {
		o := FindOwn(fstest.MapFS{tt.lang + "/some.json": {Data: fmt.Appendf(nil, `{"k": %s}`, tt.text)}})
		c, faults, err := o.Open(tt.lang, english)
		if err != nil {
			t.Fatal(err)
		}
		last := faults[len(faults)-1]
		if last.File != tt.lang+"/some.json" {
			last.Problem = ""
		}
		if last.Problem != tt.want {
			t.Errorf("%s: of %s is told %q, not %q", tt.lang, tt.text, last.Problem, tt.want)
		}
		if got := c.Text("k", "n", 3); !strings.Contains(got, "3") && got != "x" {
			t.Errorf("%s: %s says %q of three", tt.lang, tt.text, got)
		}
	}
}

// TestLanguagesAgree judges every language beside English, text by text and game by game, as if a player had added it. Open
// checks that no game has a shared key.
func TestLanguagesAgree(t *testing.T) {
	all := games(t)
	all["shared"] = shared{files}
	for game, files := range all {
		with := someGame{files}
		for _, lang := range Languages() {
			data, err := fs.ReadFile(files, lang+".json")
			if err != nil {
				t.Fatal(err)
			}
			got, err := compared(fstest.MapFS{path.Join(lang, fileOf(with)): {Data: data}}, lang, with)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range got.faults {
				t.Errorf("%s: %v", game, f)
			}
		}
	}
}
