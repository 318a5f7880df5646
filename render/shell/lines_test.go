package shell_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"islas/locales"
	"islas/render/internal/harness"
	"islas/render/ui"
)

// Running text (Xbox Accessibility Guideline 101) has lines of at most lineMost letters, and no sentence is written in capitals.
const (
	lineMost = 80
	capsMost = 3 // words in capitals one after the other, which an abbreviation may be
)

// Running texts stand in lines that are not too long to be read, left-justified, and at 100 % in type of at least 18 pixels at 1080p.
func TestLinesOfRunningText(t *testing.T) {
	for _, sc := range scenes() {
		if !slices.Contains([]string{"rules", "access", "settings"}, sc.name) {
			continue
		}
		for _, lang := range locales.Languages() {
			for _, w := range []harness.Window{{W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 100}, {W: 2560, H: 1080, Percent: 100}} {
				t.Run(fmt.Sprintf("%s %s %s", sc.name, lang, w), func(t *testing.T) {
					t.Parallel()
					s := newStage(t, lang)
					r := open(t, s, sc.open(t, s), w)
					r.Rest()
					type written struct {
						at ui.Rect
						em float64
					}
					lines, longest := map[string]written{}, ""
					r.UI.DrawnEms(func(line string, at ui.Rect, em float64) bool {
						lines[line] = written{at, em}
						if utf8.RuneCountInString(line) > utf8.RuneCountInString(longest) {
							longest = line
						}
						return true
					})
					if n := utf8.RuneCountInString(longest); n > lineMost {
						t.Errorf("%q has %d letters", longest, n)
					}
					if w.H == 1080 && w.W == 1920 {
						for line, at := range lines {
							if at.em < 18 {
								t.Errorf("%q is written in type of %.1f pixels", line, at.em)
							}
						}
					}
				})
			}
		}
	}
}

// No text of the game, in any language, is a passage in capitals.
func TestNoPassageInCapitals(t *testing.T) {
	for _, lang := range locales.Languages() {
		for key, text := range textsOf(t, lang) {
			n := 0
			for word := range strings.FieldsSeq(text) {
				letters := strings.Map(func(r rune) rune {
					if unicode.IsLetter(r) {
						return r
					}
					return -1
				}, word)
				if utf8.RuneCountInString(letters) < 2 || letters != strings.ToUpper(letters) {
					n = 0
					continue
				}
				if n++; n > capsMost {
					t.Errorf("%s: %s is written in capitals: %q", lang, key, text)
					break
				}
			}
		}
	}
}

// textsOf are all texts of a language, of the program and of its games.
func textsOf(t *testing.T, lang string) map[string]string {
	all := map[string]string{}
	for _, folder := range []string{"", "islas", "puertorico"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "locales", folder, lang+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var entries map[string]any
		if err := json.Unmarshal(data, &entries); err != nil {
			t.Fatal(err)
		}
		for key, text := range entries {
			all[folder+"/"+key] = fmt.Sprint(text)
		}
	}
	if len(all) < 1000 {
		t.Fatalf("there are but %d texts", len(all))
	}
	return all
}
