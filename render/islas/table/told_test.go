package table_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/render/internal/autoplayer"
	"islas/render/islas/demo"
	"islas/render/keep/settings"
	"islas/render/testkit/need"
)

// TestReadersAreToldTheIsland checks that for people who don't see the table labels say, region by region, which plot is which, what
// stands there and on the plots beside it, and which card is chosen.
func TestReadersAreToldTheIsland(t *testing.T) {
	bubble(t, func(t *testing.T) {
		r := find(t, 3, func(m moment) bool { return decides(islas.PhaseAction, 4)(m) && can(m, islas.Build) }).rested(t, "en", full)
		s, parts := r.state(), r.Parts()
		what := func(plot islas.Plot) string {
			if b, ok := s.At(0, plot); ok {
				return r.T("building." + b.Kind.String() + "." + b.Colour.String())
			}
			return "free"
		}
		own := parts[r.name(0)+"’s island"]
		for plot := range islas.Plot(islas.Plots) {
			name := fmt.Sprintf("Plot %d: %s\n", plot+1, what(plot))
			var beside []string
			for next := range s.Neighbours(0, plot).All() {
				beside = append(beside, fmt.Sprintf("%d %s", next+1, what(next)))
			}
			if !slices.ContainsFunc(own, func(told string) bool {
				return strings.HasPrefix(told, name) && strings.HasSuffix(told, "Neighbouring plots: "+strings.Join(beside, ", "))
			}) {
				t.Errorf("%q beside %q is not told of: %q", name, beside, own)
			}
		}
		for _, part := range []string{"Your hand", "Your turn", "Ship and piles", "Points", "Privileges", "Log"} {
			if len(parts[part]) == 0 {
				t.Errorf("there is no part %q", part)
			}
		}
		if alone := len(parts[""]); alone > 12 {
			t.Errorf("%d things belong to no part: %q", alone, parts[""])
		}
		card := r.way(r.some(islas.Build))[0]
		for _, chosen := range []bool{true, false} {
			r.Click(card)
			r.Rest()
			if got := slices.Contains(r.Parts()["Your hand"], r.Widget(card).Label+": selected"); got != chosen {
				t.Errorf("the card %s is told to be selected: %v", card, got)
			}
		}
	})
}

// holed matches a sentence with a hole where a name or a number should be: a possessive without its owner, a parameter that was not
// filled in, punctuation after a blank, two blanks, or one at an end.
var holed = regexp.MustCompile(`(^|[\s„“])[’']s\b|[{}]|\s[,.:;!?)]|\(\s|\(\)|„“|“”|\s\s|^\s|\s$|%!`)

// checkWords looks for sentences with holes in all texts that are drawn, and in all labels and tooltips.
func (r *rig) checkWords(told map[string]bool) {
	r.t.Helper()
	const drawn = "drawn" // a part of a sentence that continues in the next line
	check := func(where, text string) {
		for line := range strings.SplitSeq(text, "\n") {
			if (holed.MatchString(line) || where != drawn && strings.HasSuffix(line, ":")) && !told[line] {
				told[line] = true
				r.t.Errorf("%s: %q has a hole", where, line)
			}
		}
	}
	for text := range r.UI.DrawnTexts {
		check(drawn, text)
	}
	for _, w := range r.UI.Widgets() {
		check(w.ID, w.Label)
		check(w.ID, w.Why)
		check(w.ID, w.Tooltip)
	}
}

// TestNoSentenceHasAHole plays whole games by mouse, requests suggestions again and again, and checks all texts in every tick, up to the
// end of the game and the ledgers that are opened then.
func TestNoSentenceHasAHole(t *testing.T) {
	need.Time(t)
	human := game.Human
	for i, lang := range []string{"en", "de", "es"} {
		seats := [][]string{{human, level}, {human, human, level}}[i%2]
		bubbled(t, fmt.Sprint(lang, len(seats)), func(t *testing.T) {
			r := begin(t, lang, full, short(someSetup(uint64(3+i), seats...)))
			r.Stage.Settings.Speed = settings.Fast
			told := map[string]bool{}
			r.Watch = func() { r.checkWords(told) }
			rng := rand.New(rand.NewPCG(uint64(i), 7))
			for range 3000 {
				if r.Rest(); r.Has("result") {
					break
				}
				if w, _ := r.Find("suggest"); w.Enabled && rng.IntN(4) == 0 {
					r.Click("suggest")
					r.Rest()
					r.Click("suggest.do")
					continue
				}
				w, ok := autoplayer.Next(rng, r.UI.Widgets(), demo.Clicks())
				if !ok {
					t.Fatalf("nothing can be clicked: %v", r.IDs())
				}
				r.ClickAt(w.Rect.Middle())
			}
			if !r.Has("result") {
				t.Fatal("the game does not end")
			}
			if w := r.Widget("suggest"); w.Enabled || w.Why != r.T("why.game-over") {
				t.Errorf("after the end the lantern says %q", w.Why)
			}
		})
	}
}
