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

	"islas/game/match"
	"islas/locales"
	"islas/render/catalogue"
	"islas/render/testkit/harness"
	"islas/render/testkit/must"
	"islas/render/theme"
	"islas/render/ui"
)

// odd are names as they may be typed, pasted or received, and their parts that the fonts can draw: empty where the usual name replaces
// them.
var odd = []struct{ what, name, want string }{
	{"emoji", "Zoë 🏝️", "Zoë"},
	{"emoji alone", "👨‍👩‍👧🇪🇸", ""},
	{"emoji with a shade", "👍🏽 Pia", "Pia"},
	{"a keycap", "1️⃣ Ana", "1 Ana"},
	{"accents that follow", "Jose\u0301 Nun\u0303ez", "José Nuñez"},
	{"accents upon accents", "Z\u0300\u0301\u0302\u0489algo", "Źalgo"},
	{"Chinese", "李小龍", ""},
	{"Japanese and Latin", "さくら Mori", "Mori"},
	{"Hebrew", "שרה", ""},
	{"Arabic, turned", "\u202eليلى\u202c Ben", "Ben"},
	{"joiners of no width", "A\u200dn\u200ca\u2060\ufeff", "Ana"},
	{"private signs", "Mo\ue000na\U000f0000", "Mona"},
	{"far too long", strings.Repeat("W", 200), strings.Repeat("W", match.MaxName)},
	{"braces", "{n} {name}", "{n} {name}"},
	{"letters of the neighbours", "Łukasz Čapek-Őry", "Łukasz Čapek-Őry"},
}

// readable fails for every text that is drawn with a box in place of a letter.
func (r *rig) readable() {
	r.t.Helper()
	for text := range r.UI.DrawnTexts {
		for _, style := range theme.Styles() {
			if _, boxes := r.Stage.Theme.Shown(style, text); len(boxes) > 0 {
				r.t.Errorf("%q is drawn with %d boxes", text, len(boxes))
				break
			}
		}
	}
}

// Names lose letters that the fonts cannot draw while they are typed; if nothing is left the usual name is used.
func TestTypedNamesCanBeDrawn(t *testing.T) {
	for _, c := range odd {
		t.Run(c.what, func(t *testing.T) {
			r := openNew(t, "en", full, 1)
			r.Watch = r.readable
			r.write("seat.1.name", c.name)
			told := strings.Contains(strings.Join(r.Notices(), ""), r.T("ui.letters-lost", "n", 1))
			if lost := c.want == ""; (lost || c.name == c.want) && lost != told {
				t.Errorf("letters are left out: %v, and that is told: %v", lost, told)
			}
			if got := match.CleanName(r.name(0)); got != c.want {
				t.Errorf("the field shows %q, want %q", got, c.want)
			}
			r.Pick("random")
			r.Pick("start")
			want := c.want
			if want == "" {
				want = r.T("new.name.1")
			}
			if got := r.begun().Seats[0].Name; got != want {
				t.Errorf("%q became %q, want %q", c.name, got, want)
			}
		})
	}
}

// Stored names, in a saved game or the last set-up, lose the same letters, and stay different from each other.
func TestKeptNamesCanBeDrawn(t *testing.T) {
	for _, c := range odd {
		t.Run(c.what, func(t *testing.T) {
			s := newStage(t, "de")
			setup := someSetup(3)
			setup.Seats[0].Name, setup.Seats[1].Name, setup.Seats[2].Name = c.name, c.name, "Nayra"
			m, err := s.Game.New(setup)
			must.OK(t, err)
			s.Saves.Keep(m)
			r := open(t, s, s.Routes.Title(s), full)
			r.Watch = r.readable
			r.Wait(5)
			r.readable()
			r.Click("continue")
			seats := s.Top().(*stand).match.Setup().Seats
			want := c.want
			if want == "" {
				want = r.T("new.name.1")
			}
			if seats[0].Name != want || seats[2].Name != "Nayra" {
				t.Errorf("%q became %q, want %q; %q stays", c.name, seats[0].Name, want, seats[2].Name)
			}
			names := []string{seats[0].Name, seats[1].Name, seats[2].Name}
			if slices.Sort(names); len(slices.Compact(names)) < 3 || slices.Contains(names, "") {
				t.Errorf("the players are %v", names)
			}
			if c.want == "" && !s.Game.Cast().Has(seats[1].Name) {
				t.Errorf("a computer without a name is %q", seats[1].Name)
			}
		})
	}
}

// Running text (Xbox Accessibility Guideline 101) has lines of at most lineMost letters, and no sentence in capitals.
const (
	lineMost = 80
	capsMost = 3 // consecutive words in capitals, as in an abbreviation
)

// Running texts are in lines that are not too long to be read, left-justified, and at 100 % in type of at least 18 pixels at 1080p.
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

// textsOf returns all texts of a language, of the program and of its games.
func textsOf(t *testing.T, lang string) map[string]string {
	all := map[string]string{}
	for _, folder := range append(catalogue.IDs(catalogue.Games()), "") {
		data, err := os.ReadFile(filepath.Join("..", "..", "locales", folder, lang+".json"))
		must.OK(t, err)
		var entries map[string]any
		must.OK(t, json.Unmarshal(data, &entries))
		for key, text := range entries {
			all[folder+"/"+key] = fmt.Sprint(text)
		}
	}
	if len(all) < 1000 {
		t.Fatalf("there are but %d texts", len(all))
	}
	return all
}
