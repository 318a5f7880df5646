package shell_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
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
	{"a keycap", "1️⃣ Ana", "1 Ana"},
	{"accents that follow", "Jose\u0301 Nun\u0303ez", "José Nuñez"},
	{"Hebrew", "שרה", ""},
	{"Arabic, turned", "\u202eليلى\u202c Ben", "Ben"},
	{"joiners of no width", "A\u200dn\u200ca\u2060\ufeff", "Ana"},
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

// Running texts (Xbox Accessibility Guideline 101) are in lines of at most 80 letters, and at 100 % in type of at least 18 pixels at 1080p.
func TestLinesOfRunningText(t *testing.T) {
	for i, name := range []string{"rules", "access", "settings"} {
		all := scenes()
		sc := all[slices.IndexFunc(all, func(sc scene) bool { return sc.name == name })]
		for k, w := range []harness.Window{{W: 1920, H: 1080, Percent: 100}, {W: 1280, H: 720, Percent: 100}, {W: 2560, H: 1080, Percent: 100}} {
			lang := locales.Languages()[(i+k)%3]
			t.Run(fmt.Sprintf("%s %s %s", name, lang, w), func(t *testing.T) {
				s := newStage(t, lang)
				r := open(t, s, sc.open(t, s), w)
				r.Rest()
				r.UI.DrawnEms(func(line string, _ ui.Rect, em float64) bool {
					if n := utf8.RuneCountInString(line); n > 80 {
						t.Errorf("%q has %d letters", line, n)
					}
					if k == 0 && em < 18 {
						t.Errorf("%q is written in type of %.1f pixels", line, em)
					}
					return true
				})
			})
		}
	}
}

// Names lose letters that the fonts cannot draw while they are typed, with a message; if nothing is left the usual name is used.
func TestTypedNamesCanBeDrawn(t *testing.T) {
	for _, c := range odd {
		t.Run(c.what, func(t *testing.T) {
			r := openNew(t, "en", harness.Window{W: 1280, H: 720, Percent: 100}, 1)
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
			if got := r.begun().Seats[0].Name; got != cmp.Or(c.want, r.T("new.name.1")) {
				t.Errorf("%q became %q, want %q", c.name, got, c.want)
			}
		})
	}
}

// No text of the program or of a game, in any language, is a passage of more than three words in capitals, as in an abbreviation.
func TestNoPassageInCapitals(t *testing.T) {
	passage := regexp.MustCompile(`(\p{Lu}{2,}\P{L}+){3}\p{Lu}{2,}`)
	for _, lang := range locales.Languages() {
		for _, g := range catalogue.Games() {
			texts, err := locales.Open(lang, g.Texts())
			must.OK(t, err)
			for _, key := range texts.Keys() {
				if found := passage.FindString(texts.Text(key)); found != "" {
					t.Errorf("%s: %s is written in capitals: %q", lang, key, found)
				}
			}
		}
	}
}
